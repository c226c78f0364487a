import type { Command } from '@baguni/use-cases';
import type { CouponBoxView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import styles from './CouponBox.module.scss';
import { CouponTotal } from './CouponTotal.tsx';

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
