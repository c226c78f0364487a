import type { HeaderView, ActionView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Header.module.scss';
import type { PageStore } from '../../lib/store.ts';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { CloseIcon } from '../../lib/icons.tsx';

interface TitleProps {
  readonly header: Pick<HeaderView, 'title' | 'count' | 'accessibleTitle'>;
}

export function Title({ header }: TitleProps): ReactNode {
  return (
    <h1 className={styles['title']} aria-label={header.accessibleTitle}>
      {header.title}
      {header.count === undefined ? null : <span className={styles['count']}>{header.count}</span>}
    </h1>
  );
}

interface StepsProps {
  readonly header: Pick<HeaderView, 'stepsLabel' | 'steps'>;
}

export function Steps({ header }: StepsProps): ReactNode {
  return (
    <ol className={styles['steps']} aria-label={header.stepsLabel}>
      {header.steps.map(({ label, isCurrent }) => (
        <li key={label} className={styles['step']} aria-current={isCurrent ? 'step' : undefined}>
          {label}
        </li>
      ))}
    </ol>
  );
}

interface SignInProps {
  readonly header: HeaderView;
  readonly send: PageStore['send'];
}

/** The sign-in link of a guest, or null for others. */
export const SignIn = ({ header: { signIn }, send }: SignInProps): ReactNode =>
  signIn && <ActionButton action={signIn} send={send} look="quiet" className={styles['signIn']} />;

interface ClosePageProps {
  readonly close: ActionView;
  readonly send: PageStore['send'];
}

export function ClosePage({ close, send }: ClosePageProps): ReactNode {
  return (
    <button
      type="button"
      className={styles['icon']}
      aria-label={close.accessibleName}
      onClick={() => send(close.command)}
    >
      <CloseIcon />
    </button>
  );
}
