import type { Command } from '@baguni/use-cases';
import type { CouponBoxView, CouponRunningTotalView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import styles from './CouponBox.module.scss';

/** The total of the choice: visible as a sum, announced as one sentence (WA-28). */
function CouponTotal({ total }: { readonly total: CouponRunningTotalView }): ReactNode {
  const { label, saving, payableLabel, before, after, text } = total;
  return (
    <>
      <output className="visually-hidden">{text}</output>
      <dl className={styles['total']} aria-hidden="true">
        <div className={styles['row']}>
          <dt>{label}</dt>
          <dd className={styles['saving']}>{saving}</dd>
        </div>
        <div className={styles['row']}>
          <dt>{payableLabel}</dt>
          <dd className={styles['payable']}>
            {before === after ? null : <s className={styles['before']}>{before}</s>}
            <strong className={styles['after']}>{after}</strong>
          </dd>
        </div>
      </dl>
    </>
  );
}

interface CouponBoxFootProps {
  readonly box: CouponBoxView;
  readonly send: (command: Command) => void;
}

/** The total of the choice, notes, and the buttons to apply or cancel. */
export function CouponBoxFoot({ box, send }: CouponBoxFootProps): ReactNode {
  const { body, total, notices, apply, cancel, isApplying, applyingText } = box;
  return (
    <>
      {body === 'Coupons' ? <CouponTotal total={total} /> : null}
      {notices.map((notice) => (
        <p key={notice} className={styles['notice']}>
          {notice}
        </p>
      ))}
      <output className={styles['applying']}>{isApplying ? applyingText : null}</output>
      <div className={styles['buttons']}>
        <ActionButton action={cancel} send={send} size="large" className={styles['cancel']} />
        {body === 'Coupons' ? (
          <ActionButton
            action={apply}
            send={send}
            look="primary"
            size="large"
            className={styles['apply']}
            isBusy={isApplying}
          />
        ) : null}
      </div>
    </>
  );
}
