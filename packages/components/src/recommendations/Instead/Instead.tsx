import type { InsteadView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import type { PartProps } from '../../lib/store.ts';
import styles from './Instead.module.scss';

/** Replacements for sold-out units, each with an add button. They appear below the list, so that no row moves. */
export function Instead({ instead: { heading, rows }, send }: PartProps<{ instead: InsteadView }>): ReactNode {
  const headingId = useId();
  return (
    <section className={styles['root']} aria-labelledby={headingId} data-instead="">
      <h2 className={styles['heading']} id={headingId}>
        {heading}
      </h2>
      <ul className={styles['rows']}>
        {rows.map(({ key, of, name, image, price, add }) => (
          <li key={key} className={styles['row']}>
            <ItemImage image={image} size="small" />
            <div className={styles['texts']}>
              <p className={styles['of']}>{of}</p>
              <p className={styles['name']}>{name}</p>
              <p className={styles['price']}>{price}</p>
            </div>
            <ActionButton action={add} send={send} />
          </li>
        ))}
      </ul>
    </section>
  );
}
