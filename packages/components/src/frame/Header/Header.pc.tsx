import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Header.module.scss';
import { SiteLinks } from './SiteLinks.tsx';
import { Steps } from './Steps.tsx';
import { Title } from './Title.tsx';

/** The head on PC: service and links over title and steps. */
export function HeaderPc({ header }: { readonly header: HeaderView }): ReactNode {
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
      </div>
    </header>
  );
}
