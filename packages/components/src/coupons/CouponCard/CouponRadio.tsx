import type { Command } from '@baguni/use-cases';
import type { ReactNode } from 'react';
import styles from './CouponCard.module.scss';

interface CouponRadioProps {
  readonly id: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** False: focusable with a reason, but cannot be checked. */
  readonly isEnabled?: boolean;
  readonly accessibleName: string;
  readonly describedBy?: string | undefined;
  readonly choose: Command;
  readonly send: (command: Command) => void;
}

/** A native radio: arrow keys move and check, Space checks. Choosing does not apply the coupon. */
export function CouponRadio(props: CouponRadioProps): ReactNode {
  const { id, name, isChosen, isEnabled = true, accessibleName, describedBy, choose, send } = props;
  return (
    <input
      className={styles['radio']}
      type="radio"
      id={id}
      name={name}
      checked={isChosen}
      aria-disabled={isEnabled ? undefined : true}
      aria-label={accessibleName}
      aria-describedby={describedBy}
      onChange={() => {
        if (isEnabled) send(choose);
      }}
    />
  );
}
