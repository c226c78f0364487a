import type { Command } from '@baguni/use-cases';
import type { CouponPromptView } from '@baguni/presentation';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './CouponButton.module.scss';

interface CouponPromptProps {
  readonly prompt: CouponPromptView;
  readonly send: (command: Command) => void;
  /** Of the button that it points at: its text describes it, and the focus goes there when it closes. */
  readonly buttonId: string;
}

/**
 * A tip that points at the button of coupons, until it is closed by its cross or by Escape (CP-13): by one that nothing
 * else has used, e.g. to close a layer over it or to give up a number that is typed. It has a place of its own in the
 * layout, before the button that it points at, so that it covers nothing.
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
