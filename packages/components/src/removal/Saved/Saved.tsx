import type { SavedView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './Saved.module.scss';

/** Units saved for later, below the cart. */
export function Saved({ saved: { heading, rows }, send }: PartProps<{ saved: SavedView }>): ReactNode {
  const headingId = useId();
  return (
    <section className={styles['root']} aria-labelledby={headingId} data-saved="">
      <h2 className={styles['heading']} id={headingId}>
        {heading}
      </h2>
      <ul className={styles['rows']}>
        {rows.map(({ key, name, image, option, price, reason, move, remove }) => (
          <li key={key} className={styles['row']}>
            <ItemImage image={image} size="small" />
            <div className={styles['texts']}>
              <p className={styles['name']}>{name}</p>
              <p className={styles['option']}>{option}</p>
              {price && <p className={styles['price']}>{price}</p>}
              {reason && <p className={styles['reason']}>{reason}</p>}
            </div>
            <div className={styles['actions']}>
              {move && <ActionButton action={move} send={send} />}
              <ActionButton action={remove} send={send} look="quiet" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
