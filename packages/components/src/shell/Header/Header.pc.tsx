import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { PageStore } from '../../lib/store.ts';
import { ClosePage, SignIn, Steps, Title } from './HeaderParts.tsx';
import styles from './Header.module.scss';
import { SiteLinks } from './SiteLinks.tsx';

interface HeaderPcProps {
  readonly header: HeaderView;
  readonly send: PageStore['send'];
}

/** The PC header. A tab with a custom home links there (RT-17). */
export function HeaderPc({ header, send }: HeaderPcProps): ReactNode {
  const { home, back, close } = header;
  return (
    <header className={styles['pc']}>
      <div className={styles['row']}>
        <a className={styles['service']} href={home.href}>
          {header.serviceName}
        </a>
        <SiteLinks header={header} />
      </div>
      <div className={styles['row']}>
        <Title header={header} />
        <SignIn header={header} send={send} />
        {back.href === home.href ? null : (
          <a className={styles['link']} href={back.href}>
            {back.label}
          </a>
        )}
        <Steps header={header} />
        {close === undefined ? null : <ClosePage close={close} send={send} />}
      </div>
    </header>
  );
}
