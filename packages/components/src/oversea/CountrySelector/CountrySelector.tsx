import type { Command } from '@baguni/domain';
import type { CountrySelectorView } from '@baguni/presentation';
import { useCallback, useId, useState, type ReactNode } from 'react';
import { DialogLayer } from '../../layers/DialogLayer/DialogLayer.tsx';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import { Button } from '../../parts/Button/Button.tsx';
import styles from './CountrySelector.module.scss';

interface CountrySelectorProps {
  readonly selector: CountrySelectorView;
  readonly isTop: boolean;
  readonly send: (command: Command) => void;
}

interface ListProps extends Pick<CountrySelectorProps, 'selector'> {
  readonly chosen: string | undefined;
  readonly choose: (country: string) => void;
}

const matches = (label: string, sought: string): boolean =>
  label.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase());

function List({ selector, chosen, choose }: ListProps): ReactNode {
  const id = useId();
  const [sought, setSought] = useState('');
  const found = selector.countries.filter(({ label }) => matches(label, sought));
  return (
    <>
      <input
        className={styles['search']}
        type="search"
        aria-label={selector.searchLabel}
        placeholder={selector.searchLabel}
        value={sought}
        onChange={({ target }) => setSought(target.value)}
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

/** Where to ship: native radios, back to domestic, cancel and select; it closes when the server has changed (LY-05). */
export function CountrySelector({ selector, isTop, send }: CountrySelectorProps): ReactNode {
  const { title, closeLabel, isChanging, cancel, domestic } = selector;
  const [chosen, choose] = useState(selector.countries.find(({ isChosen }) => isChosen)?.value);
  const close = useCallback(() => send(cancel.command), [send, cancel.command]);
  const select = (): void => {
    if (chosen !== undefined) send({ type: 'ChangeCountry', countryType: chosen });
  };
  return (
    <DialogLayer
      layer={{
        type: 'CountrySelector',
        domId: 'country-selector',
        title,
        closeLabel,
        isDimmed: false,
        isClosing: false,
        isTop,
      }}
      shape="card"
      isBusy={isChanging}
      onClose={isChanging ? undefined : close}
      foot={
        <div className={styles['foot']}>
          <output className={styles['progress']}>{isChanging ? selector.changingText : null}</output>
          {domestic === undefined ? null : (
            <ActionButton action={domestic} send={send} size="large" className={styles['button']} />
          )}
          <ActionButton action={cancel} send={send} size="large" className={styles['button']} />
          <Button
            label={selector.selectLabel}
            look="primary"
            size="large"
            className={styles['button']}
            isEnabled={chosen !== undefined && !isChanging}
            onPress={select}
          />
        </div>
      }
    >
      <List selector={selector} chosen={chosen} choose={choose} />
    </DialogLayer>
  );
}
