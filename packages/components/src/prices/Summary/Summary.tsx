import styles from './Summary.module.scss';
import { type ReactNode, useId, type ComponentType, lazy, memo, Suspense, useState } from 'react';
import { classes, type PartProps } from '../../lib/store.ts';
import {
  type SummaryRowView,
  landmarks,
  type ActionView,
  type OffersView,
  type SummaryView,
  type BlockersView,
} from '@baguni/presentation';
import { useDisclosure, type Disclosure } from '../../lib/disclosure.ts';
import { ChevronIcon } from '../../lib/icons.tsx';
import { Ledger } from '../Ledger/Ledger.tsx';
import type { Command } from '@baguni/use-cases';
import { ActionButton } from '../../parts/Button/Button.tsx';

export interface BlockersProps extends PartProps {
  readonly blockers: BlockersView;
  /** True before hydration. */
  readonly isDisabled?: boolean;
}

/** Never loads, so that React keeps the server-rendered content. */
const AsDrawn = lazy(() => new Promise<never>(() => undefined));

const Drawn = memo(function Drawn({ drawn }: { readonly drawn: ReactNode }): ReactNode {
  return <Suspense fallback={null}>{drawn === undefined ? <AsDrawn /> : drawn}</Suspense>;
});

/** Renders order blockers before and after their code is loaded. */
export interface BlockersSource {
  /** Undefined until it and the rules are loaded. */
  readonly Blockers?: ComponentType<BlockersProps> | undefined;
  /** Server-rendered blockers, not interactive; null if there are none. Undefined in a browser. */
  readonly drawnBlockers?: ReactNode;
}

interface LateBlockersProps extends BlockersSource {
  readonly blockers: BlockersView | undefined;
  readonly send: (command: Command) => void;
  /** The order's count and amount: server-rendered blockers may be outdated once they change. */
  readonly order: string;
}

/** Order blockers, server-rendered until their code is loaded (CK-18). */
export function LateBlockers({ blockers, send, order, Blockers, drawnBlockers }: LateBlockersProps): ReactNode {
  const [drawnFor] = useState(order);
  if (Blockers) return blockers && <Blockers blockers={blockers} send={send} />;
  return drawnFor === order ? <Drawn drawn={drawnBlockers} /> : null;
}

interface PayableProps {
  readonly label: string;
  readonly amount: string;
  readonly inCurrency?: string | undefined;
  readonly isUpdating?: boolean;
}

/** The payable amount, dimmed while the server confirms it. */
export function Payable({ label, amount, inCurrency, isUpdating = false }: PayableProps): ReactNode {
  return (
    <dl
      className={classes(styles['payable'], isUpdating && styles['updating'])}
      data-total=""
      aria-busy={isUpdating || undefined}
    >
      <dt className={styles['payableLabel']}>{label}</dt>
      <dd className={styles['payableAmount']}>
        {amount}
        {inCurrency && <small>{inCurrency}</small>}
      </dd>
    </dl>
  );
}

interface SummaryRowProps {
  readonly row: SummaryRowView;
}

function Toggle({ row, button }: SummaryRowProps & { readonly button: Disclosure['button'] }): ReactNode {
  return (
    <button {...button} type="button" className={styles['toggle']} aria-label={row.toggleLabel}>
      {row.label}
      <ChevronIcon className={styles['chevron']} />
    </button>
  );
}

function SummaryRow({ row }: SummaryRowProps): ReactNode {
  const { button, isOpen, panelId } = useDisclosure();
  const { hasLines } = row;
  return (
    <div className={styles['row']} data-row={row.key} data-tone={row.tone}>
      <dt className={styles['label']}>{hasLines ? <Toggle row={row} button={button} /> : row.label}</dt>
      <dd className={styles['amount']}>
        {row.amount}
        {row.inCurrency && <small>{row.inCurrency}</small>}
      </dd>
      {hasLines && isOpen ? (
        <dd className={styles['ledger']}>
          <Ledger id={panelId} lines={row.lines} />
        </dd>
      ) : null}
    </div>
  );
}

export function SummaryRows({ rows }: { readonly rows: readonly SummaryRowView[] }): ReactNode {
  return (
    <dl className={styles['rows']}>
      {rows.map((row) => (
        <SummaryRow key={row.key} row={row} />
      ))}
    </dl>
  );
}

export type OffersProps = PartProps<{ bestCombination?: ActionView | undefined; offers?: OffersView | undefined }>;

interface SummaryProps extends OffersProps, BlockersSource {
  readonly summary: SummaryView;
  /** Renders the best-coupons button and the offers. Undefined until it is loaded. */
  readonly Offers?: ComponentType<OffersProps> | undefined;
  /** False if the order bar has the button and its blockers (mobile). */
  readonly hasOrderButton?: boolean;
}

function Head({ summary, id }: { readonly summary: SummaryView; readonly id: string }): ReactNode {
  return (
    <div className={styles['head']}>
      <h2 className={styles['title']} id={id}>
        {summary.title}
      </h2>
      <span className={styles['count']}>{summary.isUpdating ? summary.updatingText : summary.countText}</span>
    </div>
  );
}

function Notices({ notices }: Pick<SummaryView, 'notices'>): ReactNode {
  return notices.map((notice) => (
    <p key={notice} className={styles['notice']}>
      {notice}
    </p>
  ));
}

function Total({ summary }: Pick<SummaryProps, 'summary'>): ReactNode {
  const { payableLabel, payable, payableInCurrency, isUpdating } = summary;
  return <Payable label={payableLabel} amount={payable} inCurrency={payableInCurrency} isUpdating={isUpdating} />;
}

function Foot({ summary, send }: Pick<SummaryProps, 'summary' | 'send'>): ReactNode {
  return (
    <div className={styles['foot']}>
      <ActionButton action={summary.order} send={send} look="primary" size="large" isFull />
    </div>
  );
}

export function Summary({
  summary,
  send,
  bestCombination,
  offers,
  Offers,
  hasOrderButton = true,
  ...source
}: SummaryProps): ReactNode {
  const id = useId();
  return (
    <section className={styles['root']} id={landmarks.summary} tabIndex={-1} aria-labelledby={id}>
      <div className={styles['body']}>
        <Head summary={summary} id={id} />
        <SummaryRows rows={summary.rows} />
        <Total summary={summary} />
        <Notices notices={summary.notices} />
        {hasOrderButton ? (
          <>
            <LateBlockers
              {...source}
              blockers={summary.blockers}
              send={send}
              order={`${summary.countText} ${summary.payable}`}
            />
            <Foot summary={summary} send={send} />
          </>
        ) : null}
        {/* last, because they load last and must not move other content (PG-10) */}
        {Offers && <Offers bestCombination={bestCombination} offers={offers} send={send} />}
      </div>
    </section>
  );
}
