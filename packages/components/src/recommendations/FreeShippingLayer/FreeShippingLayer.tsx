import type { FreeShippingView } from '@baguni/presentation';
import type { ReactNode } from 'react';
import { classes, type TopProps } from '../../lib/store.ts';
import { ActionButton } from '../../parts/Button/Button.tsx';
import { DialogLayer, LayerFailure } from '../../parts/DialogLayer/DialogLayer.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import styles from './FreeShippingLayer.module.scss';

const places = ['first', 'second', 'third'];

function RowSkeletons(): ReactNode {
  return (
    <div aria-hidden="true">
      {places.map((place) => (
        <div key={place} className={styles['row']}>
          <span className={styles['picture']} />
          <span className={classes(styles['texts'], styles['lines'])}>
            <span />
            <span />
            <span />
            <span />
          </span>
          <span className={styles['button']} />
        </div>
      ))}
    </div>
  );
}

/** The layer with items that make a parcel ship free (FG-01). */
export function FreeShippingLayer({ offers, isTop, send }: TopProps<{ offers: FreeShippingView }>): ReactNode {
  const { lead, text, failure, isReading, rows, isBusy } = offers;
  return (
    <DialogLayer
      layer={{ ...offers, type: 'FreeShipping', domId: 'free-shipping', isTop }}
      shape="note"
      lead={lead}
      onClose={() => send({ type: 'CloseSideLayer' })}
      isBusy={isBusy}
    >
      <output className={isReading ? 'visually-hidden' : styles['text']}>{text}</output>
      {isReading ? <RowSkeletons /> : null}
      {failure ? <LayerFailure failure={failure} send={send} /> : null}
      <ul className={styles['rows']}>
        {rows.map(({ key, image, name, facts, net, isCheaper, add }) => (
          <li key={key} className={styles['row']}>
            <ItemImage image={image} size="small" />
            <div className={styles['texts']}>
              <p className={styles['name']}>{name}</p>
              <dl className={styles['facts']}>
                {facts.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt> <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p className={classes(styles['net'], isCheaper && styles['cheaper'])}>{net}</p>
            </div>
            <ActionButton action={add} send={send} className={styles['add']} />
          </li>
        ))}
      </ul>
    </DialogLayer>
  );
}
