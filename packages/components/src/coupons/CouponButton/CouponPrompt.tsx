import type { Command } from '@baguni/domain';
import type { CouponPromptView } from '@baguni/presentation';
import { useEffect, type ReactNode } from 'react';
import styles from './CouponButton.module.scss';

interface CouponPromptProps {
  readonly prompt: CouponPromptView;
  readonly send: (command: Command) => void;
  /** Of its text: it describes the button. */
  readonly id: string;
  /** Of the button that it points at: the focus goes there when it closes. */
  readonly buttonId: string;
}

/** A tip that points at the button of coupons, until it is closed by its cross or by Escape (CP-13). */
export function CouponPrompt({ prompt, send, id, buttonId }: CouponPromptProps): ReactNode {
  const { text, dismiss } = prompt;
  useEffect(() => {
    const close = ({ key }: { readonly key: string }): void => {
      if (key === 'Escape') send(dismiss.command);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [send, dismiss]);
  const leave = (): void => {
    document.querySelector<HTMLElement>(`#${CSS.escape(buttonId)}`)?.focus();
    send(dismiss.command);
  };
  return (
    <span className={styles['prompt']}>
      <span id={id}>{text}</span>
      <button type="button" className={styles['dismiss']} aria-label={dismiss.accessibleName} onClick={leave}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </button>
    </span>
  );
}
