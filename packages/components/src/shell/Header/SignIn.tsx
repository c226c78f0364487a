import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { PageStore } from '../../lib/store.ts';
import { ActionButton } from '../../parts/Button/ActionButton.tsx';
import styles from './Header.module.scss';

interface SignInProps {
  readonly header: HeaderView;
  readonly send: PageStore['send'];
}

/** The sign-in link of a guest, or null for others. */
export const SignIn = ({ header: { signIn }, send }: SignInProps): ReactNode =>
  signIn && <ActionButton action={signIn} send={send} look="quiet" className={styles['signIn']} />;
