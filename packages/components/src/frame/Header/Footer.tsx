import type { HeaderView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import styles from './Header.module.scss';
import { SiteLinks } from './SiteLinks.tsx';

/** The foot of a page on mobile: what has no room in the top bar. */
export function Footer({ header }: { readonly header: HeaderView }): ReactNode {
  return (
    <footer className={styles['footer']}>
      <SiteLinks header={header} />
    </footer>
  );
}
