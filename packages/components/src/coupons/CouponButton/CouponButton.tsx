import type { Command } from '@baguni/use-cases';
import type { CouponButtonView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes } from '../../lib/classes.ts';
import { CouponIcon } from '../../lib/icons.tsx';
import styles from './CouponButton.module.scss';

interface CouponButtonProps {
  readonly coupon: CouponButtonView;
  readonly send: (command: Command) => void;
  /** If disabled, `${id}why` contains the reason. */
  readonly id: string;
  /** Id of the item's name, which is part of the accessible name. */
  readonly nameId?: string;
}

/** Opens a unit's coupons and shows the discount of those in use. It keeps its position when disabled. */
export function CouponButton({ coupon, send, id, nameId }: CouponButtonProps): ReactNode {
  const { label, appliedText, accessibleName, isEnabled, prompt, command } = coupon;
  return (
    <button
      type="button"
      className={classes(styles['root'], appliedText !== undefined && styles['applied'])}
      id={id}
      title={appliedText}
      aria-label={nameId === undefined ? accessibleName : (appliedText ?? label)}
      aria-labelledby={nameId === undefined ? undefined : `${id} ${nameId}`}
      aria-haspopup="dialog"
      aria-disabled={isEnabled ? undefined : true}
      aria-describedby={isEnabled ? prompt && `${id}tip` : `${id}why`}
      onClick={isEnabled ? () => send(command) : undefined}
    >
      <CouponIcon className={styles['icon']} />
      {label}
    </button>
  );
}
