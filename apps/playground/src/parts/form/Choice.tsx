import { useId } from 'react';
import styles from './form.module.scss';

/** A value and what it is called. */
export interface Option {
  readonly value: string;
  readonly label: string;
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly isWide?: boolean;
  readonly onChoose: (value: string) => void;
}

/** Values by their names, in their order. */
export const optionsOf = <K extends string>(names: Readonly<Record<K, string>>): readonly Option[] =>
  Object.entries<string>(names).map(([value, label]) => ({ value, label }));

/** One of several values. */
export const Choice = ({ label, value, options, isWide = false, onChoose }: ChoiceProps) => {
  const id = useId();
  return (
    <span className={isWide ? styles['wide'] : styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </span>
  );
};
