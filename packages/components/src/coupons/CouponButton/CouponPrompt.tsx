import type { Command } from '@baguni/use-cases';
import type { CouponPromptView } from '@baguni/presentation';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './CouponButton.module.scss';

interface CouponPromptProps {
  readonly prompt: CouponPromptView;
  readonly send: (command: Command) => void;
  readonly buttonId: string;
}

/**
 * A tip at the coupon button until it is closed (CP-13). Ignores an Escape that another element has handled. Its
 * space is reserved, so that it covers no content.
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
    <span className={styles['prompt']} ref={tip} data-prompt="">
      <span id={`${buttonId}tip`}>{text}</span>
      <button type="button" className={styles['dismiss']} aria-label={dismiss.accessibleName} onClick={leave} />
    </span>
  );
}
