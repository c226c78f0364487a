import styles from './OverseasPanel.module.scss';
import type { Command } from '@baguni/use-cases';
import type { CompanyView, OverseasPanelView, LimitGaugeView, Draft } from '@baguni/presentation';
import { useId, type ReactNode, type ChangeEvent, useRef, useState, type ToggleEvent } from 'react';
import { classes, type PartProps } from '../../lib/store.ts';
import { ChevronIcon } from '../../lib/icons.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { Papers } from './Papers.tsx';

interface CompaniesProps extends PartProps {
  readonly panel: Pick<OverseasPanelView, 'companies' | 'companyLegend' | 'freeFromText' | 'isBusy' | 'isStale'>;
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

function Companies({ panel, send }: CompaniesProps): ReactNode {
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

type CurrencyProps = PartProps<{ panel: Pick<OverseasPanelView, 'currencies' | 'currencyLabel' | 'inCurrency'> }>;

function Currency({ panel, send }: CurrencyProps): ReactNode {
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

function Limit({ gauge }: { readonly gauge: LimitGaugeView }): ReactNode {
  const { label, text, percent, overText } = gauge;
  return (
    <li className={classes(styles['limit'], overText !== undefined && styles['over'])}>
      <span className={styles['limitLabel']}>{label}</span>
      <span className={styles['limitText']}>{text}</span>
      <meter className="visually-hidden" aria-label={label} min={0} max={100} value={percent}>
        {text}
      </meter>
      {/* drawn as SVG, because the content security policy refuses style attributes */}
      <svg className={styles['track']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles['bar']} width={percent} height="4" />
      </svg>
      {overText === undefined ? null : <span className={styles['overText']}>{overText}</span>}
    </li>
  );
}

function List({ gauges }: { readonly gauges: readonly LimitGaugeView[] }): ReactNode {
  return (
    <ul className={styles['limits']}>
      {gauges.map((gauge) => (
        <Limit key={gauge.key} gauge={gauge} />
      ))}
    </ul>
  );
}

function Limits({ panel }: { readonly panel: OverseasPanelView }): ReactNode {
  const { nearGauges: near, farGauges: far, limitsTitle } = panel;
  return (
    <>
      {near.length === 0 ? null : <List gauges={near} />}
      {far.length === 0 ? null : (
        <details className={styles['far']}>
          <summary>
            {limitsTitle}
            <ChevronIcon />
          </summary>
          <List gauges={far} />
        </details>
      )}
    </>
  );
}

interface OverseasPanelProps extends PartProps {
  readonly panel: OverseasPanelView;
  /** Keeps an ID number that the shopper has not finished while the panel is gone. */
  readonly draft?: Draft | undefined;
}

function NotCarried({ panel, send }: OverseasPanelProps): ReactNode {
  const { notCarried } = panel;
  if (notCarried === undefined) return null;
  return (
    <div className={styles['notCarried']}>
      <p className={styles['notCarriedTitle']}>{notCarried.title}</p>
      <ul className={styles['names']}>
        {[...new Set(notCarried.names)].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ActionButton action={notCarried.deselect} send={send} />
    </div>
  );
}

function Failure({ panel, send }: OverseasPanelProps): ReactNode {
  const { failure } = panel;
  if (failure === undefined) return null;
  return (
    <div className={styles['failure']}>
      <p role="alert">{failure.text}</p>
      <ActionButton action={failure.retry} send={send} />
    </div>
  );
}

/** Opens when attention is needed, and closes only by the shopper. */
const useFold = (needsLook: boolean) => {
  const [isOpen, setOpen] = useState(needsLook);
  const [neededLook, setNeededLook] = useState(needsLook);
  if (needsLook !== neededLook) {
    setNeededLook(needsLook);
    if (needsLook) setOpen(true);
  }
  return {
    open: isOpen,
    onToggle: ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => setOpen(currentTarget.open),
  };
};

export function OverseasPanel({ panel, draft, send }: OverseasPanelProps): ReactNode {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const fold = useFold(panel.needsLook);
  // the retry button disappears, so the focus moves to the panel (WA-14)
  const retry = (command: Command): void => {
    title.current?.focus();
    send(command);
  };
  return (
    <section className={styles['root']} aria-labelledby={id} aria-busy={panel.isBusy}>
      <details className={styles['fold']} {...fold}>
        <summary>
          <h2 ref={title} className={styles['title']} id={id} tabIndex={-1}>
            {panel.title}
          </h2>
          <span className={styles['lineText']}>{panel.lineText}</span>
          <ChevronIcon />
        </summary>
        <Currency panel={panel} send={send} />
        {panel.statusText === undefined ? null : <output className={styles['status']}>{panel.statusText}</output>}
        <Failure panel={panel} send={retry} />
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <Companies panel={panel} send={send} />
            <NotCarried panel={panel} send={send} />
          </div>
          <div className={styles['column']}>
            <Limits panel={panel} />
            <Papers papers={panel.papers} draft={draft} send={send} />
          </div>
        </div>
        <div className={styles['guides']}>
          {panel.guides.map((guide) => (
            <ActionButton key={guide.label} action={guide} send={send} look="quiet" />
          ))}
        </div>
      </details>
    </section>
  );
}
