import type { Command } from '@baguni/use-cases';
import type { OverseasPanelView } from '@baguni/presentation';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import styles from './OverseasPanel.module.scss';

interface CurrencyProps {
  readonly panel: Pick<OverseasPanelView, 'currencies' | 'currencyLabel' | 'inCurrency'>;
  readonly send: (command: Command) => void;
}

export function Currency({ panel, send }: CurrencyProps): ReactNode {
  const id = useId();
  const choose = ({ target }: ChangeEvent<HTMLSelectElement>): void => {
    const chosen = panel.currencies.find(({ value }) => value === target.value);
    if (chosen) send({ type: 'ChooseCurrency', currency: chosen.value });
  };
  return (
    <div className={styles['currency']}>
      {/* not announced here, because the live region announces totals (WA-28) */}
      {panel.inCurrency === undefined ? null : <span className={styles['total']}>{panel.inCurrency}</span>}
      <label className={styles['currencyLabel']} htmlFor={id}>
        {panel.currencyLabel}
      </label>
      <select
        className={styles['select']}
        id={id}
        value={panel.currencies.find(({ isChosen }) => isChosen)?.value}
        onChange={choose}
      >
        {panel.currencies.map(({ value }) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </div>
  );
}
