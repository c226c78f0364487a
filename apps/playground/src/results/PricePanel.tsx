import { useMemo, useState } from 'react';
import type { Cart, Shop } from '../cart/shop.ts';
import { makePriceTree, type PriceNode } from './price-tree.ts';
import { Panel } from './Panel.tsx';
import styles from './results.module.scss';

interface TreeProps {
  readonly node: PriceNode;
  /** The largest amount of the tree: the length of a full bar. */
  readonly max: number;
  readonly isOpen: (key: string) => boolean;
  readonly onToggle: (key: string, isOpen: boolean) => void;
}

const Line = ({ node, max }: Pick<TreeProps, 'node' | 'max'>) => (
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

const Tree = ({ node, max, isOpen, onToggle }: TreeProps) =>
  node.children.length === 0 ? (
    <div className={styles['leaf']}>
      <Line node={node} max={max} />
    </div>
  ) : (
    <details open={isOpen(node.key)} onToggle={({ currentTarget }) => onToggle(node.key, currentTarget.open)}>
      <summary className={styles['branch']} data-kind={node.kind}>
        <Line node={node} max={max} />
      </summary>
      {/* a large cart has thousands of entries: closed branches stay empty */}
      {isOpen(node.key) && (
        <ul className={styles['children']}>
          {node.children.map((child) => (
            <li key={child.key}>
              <Tree node={child} max={max} isOpen={isOpen} onToggle={onToggle} />
            </li>
          ))}
        </ul>
      )}
    </details>
  );

const listBranches = (node: PriceNode): readonly string[] =>
  node.children.length === 0 ? [] : [node.key, ...node.children.flatMap(listBranches)];

const findMax = (node: PriceNode): number => Math.max(Math.abs(node.amount), ...node.children.map(findMax));

/** Sellers start closed if the cart has more units and parcels. */
const MANY = 40;

const branchesOpenAtFirst = (tree: PriceNode): readonly string[] => {
  const places = tree.children.reduce((sum, { children }) => sum + children.length, 0);
  return [tree.key, ...(places > MANY ? [] : tree.children.map(({ key }) => key))];
};

/** The ledger of the cart as a tree (PR-08, EN-20). */
export const PricePanel = ({ shop, cart }: { readonly shop: Shop; readonly cart: Cart }) => {
  const tree = useMemo(() => makePriceTree(shop, cart), [shop, cart]);
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const first = branchesOpenAtFirst(tree);
  const isOpen = (key: string): boolean => toggled.get(key) ?? first.includes(key);
  const branches = listBranches(tree);
  const areAllOpen = branches.every(isOpen);
  const toggleAll = (): void => setToggled(new Map(branches.map((key) => [key, !areAllOpen])));
  const aside = branches.length > 0 && (
    <button type="button" className={styles['quiet']} onClick={toggleAll}>
      {areAllOpen ? 'Close all' : 'Open all'}
    </button>
  );
  return (
    <Panel title="Where the price comes from" aside={aside}>
      {branches.length === 0 ? (
        <p className={styles['hint']}>Nothing is selected.</p>
      ) : (
        <Tree
          node={tree}
          max={findMax(tree)}
          isOpen={isOpen}
          onToggle={(key, open) => setToggled((before) => new Map(before).set(key, open))}
        />
      )}
      {!shop.engine.priceOfCart(cart, cart.pricesAsOf).shippingKnown && (
        <p className={styles['hint']}>Shipping fees are not known yet.</p>
      )}
    </Panel>
  );
};
