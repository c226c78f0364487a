import { useMemo, useRef } from 'react';
import type { Cart, Shop } from '../cart/shop.ts';
import { Panel } from './Panel.tsx';
import { makePriceTree, type PriceNode } from './price-tree.ts';
import styles from './results.module.scss';

/** Sellers start closed if the cart has more units and parcels. */
const MANY = 40;

interface NodeProps {
  readonly node: PriceNode;
  /** The largest amount of the tree: the length of a full bar. */
  readonly max: number;
  /** The number of levels that start open. */
  readonly openLevels: number;
}

const Line = ({ node, max }: Pick<NodeProps, 'node' | 'max'>) => (
  <span className={styles['line']} data-less={node.amount < 0}>
    <span className={styles['label']}>
      {node.label}
      {node.detail !== '' && <span className={styles['detail']}>{node.detail}</span>}
    </span>
    <span className={styles['amount']}>{node.text}</span>
    <svg className={styles['bar']} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width={max > 0 ? (Math.abs(node.amount) / max) * 100 : 0} height="4" />
    </svg>
  </span>
);

const Node = ({ node, max, openLevels }: NodeProps) =>
  node.children.length === 0 ? (
    <div className={styles['leaf']}>
      <Line node={node} max={max} />
    </div>
  ) : (
    <details open={openLevels > 0}>
      <summary className={styles['branch']} data-kind={node.kind}>
        <Line node={node} max={max} />
      </summary>
      <ul className={styles['children']}>
        {node.children.map((child) => (
          <li key={child.key}>
            <Node node={child} max={max} openLevels={openLevels - 1} />
          </li>
        ))}
      </ul>
    </details>
  );

const findMax = (node: PriceNode): number => Math.max(Math.abs(node.amount), ...node.children.map(findMax));

/** The ledger of the cart as a tree (PR-08, EN-20). */
export const PricePanel = ({ shop, cart }: { readonly shop: Shop; readonly cart: Cart }) => {
  const tree = useMemo(() => makePriceTree(shop, cart), [shop, cart]);
  const host = useRef<HTMLDivElement>(null);
  const places = tree.children.reduce((sum, { children }) => sum + children.length, 0);
  const openAll = (): void => {
    for (const details of host.current?.querySelectorAll('details') ?? []) details.open = true;
  };
  const aside = places > 0 && (
    <button type="button" className={styles['quiet']} onClick={openAll}>
      Open all
    </button>
  );
  return (
    <Panel title="Where the price comes from" aside={aside}>
      <div ref={host}>
        {places > 0 ? (
          <Node node={tree} max={findMax(tree)} openLevels={places > MANY ? 1 : 2} />
        ) : (
          <p className={styles['hint']}>Nothing is selected.</p>
        )}
      </div>
      {!shop.engine.priceOfCart(cart, cart.pricesAsOf).shippingKnown && (
        <p className={styles['hint']}>Shipping fees are not known yet.</p>
      )}
    </Panel>
  );
};
