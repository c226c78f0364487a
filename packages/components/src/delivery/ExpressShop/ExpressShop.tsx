import type { ExpressShopView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './ExpressShop.module.scss';

export function ExpressShop({ shop: { text, open }, send }: PartProps<{ shop: ExpressShopView }>): ReactNode {
  return (
    <div className={styles['root']} data-express-shop="">
      <p className={styles['text']}>{text}</p>
      <Button label={open.label} onPress={() => send(open.command)} />
    </div>
  );
}
