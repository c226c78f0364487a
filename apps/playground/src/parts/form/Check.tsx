import styles from './form.module.scss';

interface CheckProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A checkbox with its label. */
export const Check = ({ label, isOn, onChange }: CheckProps) => (
  <label className={styles['check']}>
    <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
    <span>{label}</span>
  </label>
);
