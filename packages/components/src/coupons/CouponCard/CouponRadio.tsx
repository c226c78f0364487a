import type { Command } from '@baguni/use-cases';
import type { ReactNode } from 'react';
import styles from './CouponCard.module.scss';

interface CouponRadioProps {
  readonly id: string;
  /** Common to the radios of a section. */
  readonly name: string;
  readonly isChosen: boolean;
  /** False: it can have the focus and says why, but cannot be checked. */
  readonly isEnabled?: boolean;
  readonly accessibleName: string;
  readonly describedBy?: string | undefined;
  readonly choose: Command;
  readonly send: (command: Command) => void;
}

/** A native radio: arrows move and check, Space checks; nothing is applied by it (WA-20). */
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
