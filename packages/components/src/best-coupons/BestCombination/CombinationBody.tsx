import type { BestCombinationView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { DoneIcon, NoticeIcon } from '../../lib/icons.tsx';
import styles from './BestCombination.module.scss';
import { CombinationLines } from './CombinationLines.tsx';
import { UnusedCoupons } from './UnusedCoupons.tsx';

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

export function CombinationBody({ bestCombination }: CombinationBodyProps): ReactNode {
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
      return (
        <p className={styles['message']} role="alert">
          {text}
        </p>
      );
    case 'Nothing':
      return (
        <>
          <output className={styles['message']}>{text}</output>
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
