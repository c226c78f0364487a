import styles from './CouponButton.module.scss';
import type { CouponButtonView, CouponPromptView } from '@baguni/presentation';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { classes, type PartProps } from '../../lib/store.ts';
import { CouponIcon } from '../../lib/icons.tsx';

export interface CouponButtonProps extends PartProps {
  readonly coupon: CouponButtonView;
  /** `${id}why` contains the reason why the unit or the buyer has no coupons. */
  readonly id: string;
  /** Id of the item's name, which is part of the accessible name. */
  readonly nameId?: string;
}

/** Opens a unit's coupons and shows the discount of those in use. It keeps its position when disabled. */
export const CouponButton = memo(function CouponButton({ coupon, send, id, nameId }: CouponButtonProps): ReactNode {
  const { label, appliedText, accessibleName, isEnabled, reason, prompt, command } = coupon;
  return (
    <button
      type="button"
      className={classes(styles['root'], appliedText && styles['applied'])}
      id={id}
      title={appliedText}
      aria-label={nameId ? (appliedText ?? label) : accessibleName}
      aria-labelledby={nameId && `${id} ${nameId}`}
      aria-haspopup="dialog"
      aria-disabled={!isEnabled || undefined}
      aria-describedby={reason ? `${id}why` : prompt && `${id}tip`}
      onClick={() => isEnabled && send(command)}
    >
      <CouponIcon className={styles['icon']} />
      {label}
    </button>
  );
});

type CouponPromptProps = PartProps<{ prompt: CouponPromptView; buttonId: string }>;

/**
 * A tip before the coupon button until it is closed (CP-13). Ignores an Escape that another element has handled. It
 * takes no space, so that nothing moves when it appears.
 */
export function CouponPrompt({ prompt, send, buttonId }: CouponPromptProps): ReactNode {
  const { text, dismiss } = prompt;
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const close = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented && !tip.current?.closest('[inert]')) send(dismiss.command);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [send, dismiss]);
  const leave = (): void => {
    document.querySelector<HTMLElement>(`#${CSS.escape(buttonId)}`)?.focus();
    send(dismiss.command);
  };
  return (
    <span className={styles['anchor']} ref={tip}>
      <span className={styles['prompt']} data-prompt="">
        <span id={`${buttonId}tip`}>{text}</span>
        <button type="button" className={styles['dismiss']} aria-label={dismiss.accessibleName} onClick={leave} />
      </span>
    </span>
  );
}
