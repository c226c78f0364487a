import type { LayerItemView, LayerListView } from '@baguni/presentation';
import { useId, type ReactNode } from 'react';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import { Labels } from '../../parts/Labels/Labels.tsx';
import { type LayerProps, MessageLayer } from '../../parts/MessageLayer/MessageLayer.tsx';
import styles from './OrderLayer.module.scss';

function Item({ item }: { readonly item: LayerItemView }): ReactNode {
  return (
    <li className={styles['item']}>
      <ItemImage image={item.image} size="small" />
      <div className={styles['texts']}>
        <p className={styles['name']}>{item.href === undefined ? item.name : <a href={item.href}>{item.name}</a>}</p>
        {item.optionText && <p className={styles['option']}>{item.optionText}</p>}
        <Labels labels={item.labels} />
      </div>
    </li>
  );
}

function Items({ list: { items, unfold } }: { readonly list: LayerListView }): ReactNode {
  const shown = (
    <ul className={styles['items']}>
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
    </ul>
  );
  if (unfold === undefined) return shown;
  return (
    <details>
      <summary className={styles['unfold']}>{unfold}</summary>
      {shown}
    </details>
  );
}

function Facts({ list: { facts = [], notes = [] } }: { readonly list: LayerListView }): ReactNode {
  return (
    <>
      {facts.length === 0 ? null : (
        <dl className={styles['facts']}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notes.map((note) => (
        <p key={note} className={styles['note']}>
          {note}
        </p>
      ))}
    </>
  );
}

function List({ list }: { readonly list: LayerListView }): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={styles['heading']} id={id}>
        {list.heading}
      </h3>
      <Facts list={list} />
      {list.items.length > 0 && <Items list={list} />}
    </section>
  );
}

/** A question or an alert with a list of items. */
export function OrderLayer({ layer, onAnswer }: LayerProps): ReactNode {
  return (
    <MessageLayer layer={layer} onAnswer={onAnswer}>
      {layer.lists === undefined ? null : (
        // a long list needs a tab stop for keyboard scrolling
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        <section className={styles['lists']} tabIndex={0} aria-label={layer.title}>
          {layer.lists.map((list) => (
            <List key={list.heading} list={list} />
          ))}
        </section>
      )}
    </MessageLayer>
  );
}
