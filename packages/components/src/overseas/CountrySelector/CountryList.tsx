import type { CountrySelectorView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import styles from './CountrySelector.module.scss';

export interface CountryChoice {
  readonly sought: string;
  readonly seek: (sought: string) => void;
  readonly found: CountrySelectorView['countries'];
  readonly chosen: string | undefined;
  readonly choose: (country: string) => void;
}

interface CountryListProps {
  readonly selector: CountrySelectorView;
  readonly choice: CountryChoice;
}

export function CountryList({ selector, choice }: CountryListProps): ReactNode {
  const id = useId();
  const { sought, seek, found, chosen, choose } = choice;
  return (
    <>
      <input
        className={styles['search']}
        type="search"
        aria-label={selector.searchLabel}
        placeholder={selector.searchLabel}
        value={sought}
        onChange={({ target }) => seek(target.value)}
      />
      <fieldset className={styles['countries']}>
        <legend className="visually-hidden">{selector.legend}</legend>
        {found.map(({ value, label }) => (
          <label key={value} className={styles['country']}>
            <input
              className={styles['radio']}
              type="radio"
              name={id}
              value={value}
              checked={value === chosen}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <output className={styles['none']}>{found.length === 0 ? selector.noneText : null}</output>
    </>
  );
}
