import styles from './BestCombination.module.scss';
import type { BestCombinationView, CombinationLineView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { useDisclosure } from '../../lib/disclosure.ts';
import { ChevronIcon, DoneIcon, NoticeIcon } from '../../lib/icons.tsx';
import type { Command } from '@baguni/use-cases';
import { DialogLayer, LayerFailure } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ActionButton } from '../../parts/Button/Button.tsx';
import type { TopProps } from '../../lib/store.ts';

function UnusedCoupons({ bestCombination }: { readonly bestCombination: BestCombinationView }): ReactNode {
  const { button, isOpen, panelId, onKeyDown } = useDisclosure();
  if (bestCombination.unused.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape reaches the panel by bubbling
    <div onKeyDown={onKeyDown}>
      <button {...button} type="button" className={styles['toggle']}>
        {bestCombination.unusedLabel}
        <ChevronIcon className={styles['chevron']} />
      </button>
      {isOpen ? (
        <ul className={styles['unused']} id={panelId}>
          {bestCombination.unused.map(({ key, name, reason }) => (
            <li key={key}>
              <span className={styles['unusedName']}>{name}</span> <span className={styles['reason']}>{reason}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Line({ line }: { readonly line: CombinationLineView }): ReactNode {
  const { coupon, worthText, amount, on, shares, notes } = line;
  return (
    <li className={styles['line']}>
      <span className={styles['coupon']}>{coupon}</span>
      <span className={styles['worth']}>{amount}</span>
      <span className={styles['on']}>
        {worthText} · {on}
      </span>
      {shares.map((share) => (
        <span key={share.key} className={styles['share']}>
          <span>{share.name}</span> <span>{share.amount}</span>
        </span>
      ))}
      {notes.map((note) => (
        <span key={note} className={styles['note']}>
          {note}
        </span>
      ))}
    </li>
  );
}

function CombinationLines({ bestCombination }: { readonly bestCombination: BestCombinationView }): ReactNode {
  const { domId, linesLabel, lines, rest, unused } = bestCombination;
  // a scrollable list needs a tab stop even without controls
  const tabIndex = unused.length === 0 ? 0 : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section aria-labelledby={`${domId}-lines`} tabIndex={tabIndex}>
      <h3 className={styles['heading']} id={`${domId}-lines`}>
        {linesLabel}
      </h3>
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <Line key={line.key} line={line} />
        ))}
        {rest.map(({ key, label, amount }) => (
          <li key={key} className={styles['line']}>
            <span>{label}</span>
            <span className={styles['amount']}>{amount}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface CombinationBodyProps {
  readonly bestCombination: BestCombinationView;
}

function Saving({ bestCombination }: CombinationBodyProps): ReactNode {
  const { savingLabel, saving, beforeLabel, before, afterLabel, after } = bestCombination;
  return (
    <dl className={styles['sum']}>
      <div className={styles['savingRow']}>
        <dt>{savingLabel}</dt>
        <dd className={styles['saving']}>{saving}</dd>
      </div>
      <div className={styles['row']}>
        <dt>{beforeLabel}</dt>
        <dd className={styles['before']}>{before}</dd>
      </div>
      <div className={styles['row']}>
        <dt>{afterLabel}</dt>
        <dd className={styles['after']}>{after}</dd>
      </div>
    </dl>
  );
}

function Proof({ bestCombination }: CombinationBodyProps): ReactNode {
  const Icon = bestCombination.isProved ? DoneIcon : NoticeIcon;
  return (
    <p className={styles['proof']} data-is-proved={bestCombination.isProved}>
      <Icon className={styles['icon']} />
      {bestCombination.proofText}
    </p>
  );
}

function Found({ bestCombination }: CombinationBodyProps): ReactNode {
  return (
    <div className={styles['found']}>
      <Saving bestCombination={bestCombination} />
      <CombinationLines bestCombination={bestCombination} />
      <Proof bestCombination={bestCombination} />
      <UnusedCoupons bestCombination={bestCombination} />
    </div>
  );
}

type BestCombinationProps = TopProps<{ bestCombination: BestCombinationView }>;

function CombinationBody({ bestCombination, send }: Omit<BestCombinationProps, 'isTop'>): ReactNode {
  const { body, text } = bestCombination;
  switch (body) {
    case 'Searching':
      return (
        <div className={styles['message']}>
          <span className={styles['searching']} aria-hidden="true" />
          <output>{text}</output>
        </div>
      );
    case 'Failure':
      return <LayerFailure failure={bestCombination.failure} send={send} />;
    case 'Nothing':
      return (
        <>
          <div className={styles['message']}>
            {bestCombination.isProved ? <DoneIcon className={styles['lowest']} /> : null}
            <output>{text}</output>
            <Proof bestCombination={bestCombination} />
          </div>
          <UnusedCoupons bestCombination={bestCombination} />
        </>
      );
    case 'Found':
      return (
        <>
          <output className={styles['text']}>{text}</output>
          <Found bestCombination={bestCombination} />
        </>
      );
  }
}

function Foot({ bestCombination, send }: Omit<BestCombinationProps, 'isTop'>): ReactNode {
  const { domId, body, apply, stop, close, isApplying, applyingText } = bestCombination;
  // the button disappears with the search, so focus moves to the title and not to the apply button
  const stopSearch = (command: Command): void => {
    document.querySelector<HTMLElement>(`#${domId}-title`)?.focus();
    send(command);
  };
  return (
    <>
      <output className={styles['applying']}>{isApplying ? applyingText : null}</output>
      <div className={styles['buttons']}>
        <ActionButton action={close} send={send} size="large" />
        {body === 'Searching' ? (
          <ActionButton key="stop" action={stop} send={stopSearch} look="primary" size="large" />
        ) : null}
        {body === 'Found' ? (
          <ActionButton key="apply" action={apply} send={send} look="primary" size="large" isBusy={isApplying} />
        ) : null}
      </div>
    </>
  );
}

export function BestCombination({ bestCombination, isTop, send }: BestCombinationProps): ReactNode {
  const { close, isApplying } = bestCombination;
  return (
    <DialogLayer
      layer={{ ...bestCombination, type: 'BestCombination', isTop }}
      shape="card"
      isBusy={isApplying}
      onClose={isApplying ? undefined : () => send(close.command)}
      foot={<Foot bestCombination={bestCombination} send={send} />}
    >
      <CombinationBody bestCombination={bestCombination} send={send} />
    </DialogLayer>
  );
}
