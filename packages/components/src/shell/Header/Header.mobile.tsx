import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { PageStore } from '../../lib/store.ts';
import { BackIcon, HomeIcon } from '../../lib/icons.tsx';
import { ClosePage, SignIn, Steps, Title } from './HeaderParts.tsx';
import styles from './Header.module.scss';

interface HeaderMobileProps {
  readonly header: HeaderView;
  readonly showsSteps: boolean;
  readonly send: PageStore['send'];
}

/** The mobile top bar: back, title, home or close, and the order steps. */
export function HeaderMobile({ header, showsSteps, send }: HeaderMobileProps): ReactNode {
  const { back, home, close } = header;
  return (
    <header className={styles['mobile']}>
      <div className={styles['bar']}>
        <a className={styles['icon']} href={back.href} aria-label={back.label}>
          <BackIcon />
        </a>
        <Title header={header} />
        {close === undefined ? (
          <a className={styles['icon']} href={home.href} aria-label={home.label}>
            <HomeIcon />
          </a>
        ) : (
          <ClosePage close={close} send={send} />
        )}
      </div>
      <SignIn header={header} send={send} />
      {showsSteps ? <Steps header={header} /> : null}
    </header>
  );
}
