import type { Command } from '@baguni/use-cases';
import type { ExpressShopView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import styles from './ExpressShop.module.scss';

interface ExpressShopProps {
  readonly shop: ExpressShopView;
  readonly send: (command: Command) => void;
}

export function ExpressShop({ shop: { text, open }, send }: ExpressShopProps): ReactNode {
  return (
    <div className={styles['root']} data-express-shop="">
      <p className={styles['text']}>{text}</p>
      <Button label={open.label} onPress={() => send(open.command)} />
    </div>
  );
}
