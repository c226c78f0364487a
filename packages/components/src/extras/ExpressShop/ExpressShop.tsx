import type { ExpressShopView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { buttonClass } from '../../parts/Button/Button.tsx';
import styles from './ExpressShop.module.scss';

interface ExpressShopProps {
  readonly shop: ExpressShopView;
}

/** The same-day shop that the page began with, and the way to its branch (LS-08). */
export function ExpressShop({ shop: { text, link } }: ExpressShopProps): ReactNode {
  return (
    <div className={styles['root']} data-express-shop="">
      <p className={styles['text']}>{text}</p>
      <a className={buttonClass({})} href={link.href}>
        {link.label}
      </a>
    </div>
  );
}
