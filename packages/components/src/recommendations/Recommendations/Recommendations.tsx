import type { RecommendationsView, RecommendedItemView } from '@baguni/presentation';
import { useEffect, useId, useRef, type ReactNode, type Ref } from 'react';
import { useSafeHref } from '../../lib/links.ts';
import { classes, type PartProps } from '../../lib/store.ts';
import { ActionButton, buttonClass } from '../../parts/Button/Button.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import styles from './Recommendations.module.scss';
import { whenSeen } from './when-seen.ts';

type RecommendationsProps = PartProps<{ recommendations: RecommendationsView }>;

interface ItemsProps extends PartProps {
  readonly items: readonly RecommendedItemView[];
  /** True for one line, which scrolls on a phone. */
  readonly isLine?: boolean;
  readonly ref?: Ref<HTMLUListElement>;
}

function Item({ item, send }: Pick<ItemsProps, 'send'> & { readonly item: RecommendedItemView }): ReactNode {
  const { name, link, image, seller, price, least, add, choose } = item;
  const href = useSafeHref()(link);
  return (
    <li className={styles['item']}>
      <ItemImage image={image} />
      <p className={styles['name']}>{href === undefined ? <span>{name}</span> : <a href={href}>{name}</a>}</p>
      <p className={styles['seller']}>{seller}</p>
      <p className={styles['price']}>
        {price}
        {least === undefined ? null : <span className={styles['least']}> {least}</span>}
      </p>
      {add ? (
        <ActionButton action={add} send={send} />
      ) : (
        <a className={buttonClass({})} href={href} aria-label={choose.accessibleName}>
          {choose.label}
        </a>
      )}
    </li>
  );
}

/** Items with a picture, name, price and a button to add each, or a link to choose its options. */
export function ItemCards({ items, send, isLine = false, ref }: ItemsProps): ReactNode {
  return (
    <ul className={classes(styles['items'], isLine && styles['line'])} ref={ref}>
      {items.map((item) => (
        <Item key={item.key} item={item} send={send} />
      ))}
    </ul>
  );
}

/** The visible items. Reported once when drawn and once when half of them is visible (RC-02). */
function Items({ items, send, isLine = false }: ItemsProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    send({ type: 'ReportRecommendations', impression: 'Drawn' });
    return list.current
      ? whenSeen(list.current, () => send({ type: 'ReportRecommendations', impression: 'Seen' }))
      : undefined;
  }, [send]);
  return <ItemCards items={items} send={send} isLine={isLine} ref={list} />;
}

/** Recommendations for one item of the cart, with a button for the next item. */
export function Recommendations({ recommendations, send }: RecommendationsProps): ReactNode {
  const { kind, heading, showing, items, next } = recommendations;
  const headingId = useId();
  return (
    <section className={styles['root']} aria-labelledby={headingId} data-recommendations="">
      <div className={styles['head']}>
        <h2 className={styles['heading']} id={headingId} aria-live="polite">
          {heading}
        </h2>
        {next === undefined ? null : <ActionButton action={next} send={send} />}
      </div>
      <Items key={showing} items={items} send={send} isLine={kind === 'BoughtBefore'} />
    </section>
  );
}
