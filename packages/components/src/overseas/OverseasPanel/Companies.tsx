import type { Command } from '@baguni/use-cases';
import type { CompanyView, OverseasPanelView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import styles from './OverseasPanel.module.scss';

interface CompaniesProps {
  readonly panel: Pick<OverseasPanelView, 'companies' | 'companyLegend' | 'freeFromText' | 'isBusy' | 'isStale'>;
  readonly send: (command: Command) => void;
}

interface CompanyProps extends Pick<CompaniesProps, 'send'> {
  readonly company: CompanyView;
  readonly name: string;
  readonly isStale: boolean;
}

function Company({ company, name, isStale, send }: CompanyProps): ReactNode {
  const id = useId();
  return (
    <label className={styles['company']} htmlFor={id}>
      <input
        className={styles['radio']}
        type="radio"
        id={id}
        name={name}
        checked={company.isChosen}
        onChange={() => send(company.command)}
      />
      <span className={styles['companyName']}>{company.label}</span>
      {company.feeText === undefined ? null : (
        <span className={classes(styles['fee'], isStale && styles['stale'])}>{company.feeText}</span>
      )}
      {company.notCarriedText === undefined ? null : (
        <span className={styles['lacking']}>{company.notCarriedText}</span>
      )}
    </label>
  );
}

export function Companies({ panel, send }: CompaniesProps): ReactNode {
  const name = useId();
  if (panel.companies.length === 0)
    return panel.isBusy ? <div className={styles['skeleton']} aria-hidden="true" /> : null;
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{panel.companyLegend}</legend>
      {panel.companies.map((company) => (
        <Company key={company.value} company={company} name={name} isStale={panel.isStale} send={send} />
      ))}
      {panel.freeFromText === undefined ? null : <p className={styles['hint']}>{panel.freeFromText}</p>}
    </fieldset>
  );
}
