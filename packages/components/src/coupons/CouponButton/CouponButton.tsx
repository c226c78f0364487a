import type { Command } from '@baguni/domain';
import type { CouponButtonView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { CouponIcon } from '../../lib/icons.tsx';
import styles from './CouponButton.module.scss';

interface CouponButtonProps {
  readonly coupon: CouponButtonView;
  readonly send: (command: Command) => void;
  readonly id: string;
  /** Id of the item's name: the button is named by what it shows and by the item. */
  readonly nameId?: string;
}

/**
 * Opens a unit's coupons and says what those in use take off (CP-11). It keeps its place where it may not be pressed. The
 * prompt to use them stands beside it, in `CouponPrompt` (CP-13).
 */
export function CouponButton({ coupon, send, id, nameId }: CouponButtonProps): ReactNode {
  const { label, appliedText, accessibleName, isEnabled, reason, prompt, command } = coupon;
  const reasonId = reason === undefined ? undefined : `${id}why`;
  const promptId = prompt === undefined ? undefined : `${id}tip`;
  const button = (
    <button
      type="button"
      className={classes(styles['root'], appliedText !== undefined && styles['applied'])}
      id={id}
      aria-label={nameId === undefined ? accessibleName : undefined}
      aria-labelledby={nameId === undefined ? undefined : `${id} ${nameId}`}
      aria-haspopup="dialog"
      aria-disabled={isEnabled ? undefined : true}
      aria-describedby={reasonId ?? promptId}
      onClick={isEnabled ? () => send(command) : undefined}
    >
      <CouponIcon className={styles['icon']} />
      {appliedText ?? label}
    </button>
  );
  if (reasonId === undefined) return button;
  return (
    <span className={styles['place']}>
      {button}
      <span id={reasonId} className={styles['reason']}>
        {reason}
      </span>
    </span>
  );
}
