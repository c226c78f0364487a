import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Header.module.scss';
import { SiteLinks } from './SiteLinks.tsx';

export function Footer({ header }: { readonly header: HeaderView }): ReactNode {
  return (
    <footer className={styles['footer']}>
      <SiteLinks header={header} />
    </footer>
  );
}
