import type { Command } from '@baguni/use-cases';
import type { ActionView, RecommendationsView, RecommendedItemView } from '@baguni/presentation';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.tsx';
import { ItemImage } from '../../parts/ItemImage/ItemImage.tsx';
import styles from './Recommendations.module.scss';
import { whenSeen } from './when-seen.ts';

interface RecommendationsProps {
  readonly recommendations: RecommendationsView;
  readonly send: (command: Command) => void;
}

interface ActionProps {
  readonly action: ActionView;
  readonly send: (command: Command) => void;
}

function ActionButton({ action, send }: ActionProps): ReactNode {
  const { label, accessibleName, command } = action;
  return <Button label={label} accessibleName={accessibleName} onPress={() => send(command)} />;
}

interface ItemProps {
  readonly item: RecommendedItemView;
  readonly send: (command: Command) => void;
}

function Item({ item, send }: ItemProps): ReactNode {
  const { image, name, price, seller, least, add } = item;
  return (
    <li className={styles['item']}>
      <ItemImage image={image} />
      <p className={styles['name']}>{name}</p>
      <p className={styles['seller']}>{seller}</p>
      <p className={styles['price']}>
        {price}
        {least === undefined ? null : <span className={styles['least']}> {least}</span>}
      </p>
      <ActionButton action={add} send={send} />
    </li>
  );
}

interface ItemsProps {
  readonly items: readonly RecommendedItemView[];
  readonly send: (command: Command) => void;
}

/** The visible items. Reported once when drawn and once when half of them is visible (RC-02). */
function Items({ items, send }: ItemsProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    send({ type: 'ReportRecommendations', impression: 'Drawn' });
    return list.current
      ? whenSeen(list.current, () => send({ type: 'ReportRecommendations', impression: 'Seen' }))
      : undefined;
  }, [send]);
  return (
    <ul className={styles['items']} ref={list}>
      {items.map((item) => (
        <Item key={item.key} item={item} send={send} />
      ))}
    </ul>
  );
}

/** Recommendations for one item of the cart, with a button for the next item. */
export function Recommendations({ recommendations, send }: RecommendationsProps): ReactNode {
  const { heading, showing, items, next } = recommendations;
  const headingId = useId();
  return (
    <section className={styles['root']} aria-labelledby={headingId} data-recommendations="">
      <div className={styles['head']}>
        <h2 className={styles['heading']} id={headingId} aria-live="polite">
          {heading}
        </h2>
        {next === undefined ? null : <ActionButton action={next} send={send} />}
      </div>
      <Items key={showing} items={items} send={send} />
    </section>
  );
}
