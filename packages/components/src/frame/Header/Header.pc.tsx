import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import type { PageStore } from '../../context/store.ts';
import { ClosePage } from './ClosePage.tsx';
import styles from './Header.module.scss';
import { SiteLinks } from './SiteLinks.tsx';
import { Steps } from './Steps.tsx';
import { Title } from './Title.tsx';

interface HeaderPcProps {
  readonly header: HeaderView;
  readonly send: PageStore['send'];
}

/** The head on PC: service and links over title and steps. */
export function HeaderPc({ header, send }: HeaderPcProps): ReactNode {
  const { close } = header;
  return (
    <header className={styles['pc']}>
      <div className={styles['row']}>
        <a className={styles['service']} href={header.home.href}>
          {header.serviceName}
        </a>
        <SiteLinks header={header} />
      </div>
      <div className={styles['row']}>
        <Title header={header} />
        <Steps header={header} />
        {close === undefined ? null : <ClosePage close={close} send={send} />}
      </div>
    </header>
  );
}
