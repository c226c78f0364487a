import { useMemo, useState } from 'react';
import type { AnyCart } from '../engine/cart-engine.ts';
import { priceTree, type PriceNode } from '../view/price-tree.ts';
import { messageOf, type Wording } from '../words/wording.ts';
import { Panel } from './Panel.tsx';
import { Tree } from './Tree.tsx';
import styles from './parts.module.scss';

const keysOf = (node: PriceNode): readonly string[] =>
  node.children.length === 0 ? [] : [node.key, ...node.children.flatMap(keysOf)];

const largest = (node: PriceNode): number => Math.max(Math.abs(node.amount), ...node.children.map(largest));

/** With more branches than this their sellers are closed at first. */
const MANY = 40;

/** Branches that are open until somebody closes them: what each seller gets, and of a cart that is not too large what for. */
const openAtFirst = (tree: PriceNode): ReadonlySet<string> => {
  const within = tree.children.reduce((sum, { children }) => sum + children.length, 0);
  return new Set([tree.key, ...(within > MANY ? [] : tree.children.map(({ key }) => key))]);
};

/** What the cart costs, as a tree that opens down to each won (PR-08, EN-20). */
export const PricePanel = ({ cart, wording }: { readonly cart: AnyCart; readonly wording: Wording }) => {
  const { words, engine } = wording;
  const price = useMemo(() => engine.priceOfCart(cart, cart.pricesAsOf), [engine, cart]);
  const tree = useMemo(() => priceTree(wording, cart, price), [wording, cart, price]);
  const [open, setOpen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const keys = useMemo(() => keysOf(tree), [tree]);
  const first = useMemo(() => openAtFirst(tree), [tree]);
  const isOpen = (key: string): boolean => open.get(key) ?? first.has(key);
  const areAllOpen = keys.every(isOpen);
  const toggleAll = (): void => setOpen(new Map(keys.map((key) => [key, !areAllOpen])));
  return (
    <Panel
      title={words.price}
      aside={
        price.entries.length > 0 && (
          <button type="button" className={styles['quiet']} data-press="all" onClick={toggleAll}>
            {areAllOpen ? words.closeAll : words.openAll}
          </button>
        )
      }
    >
      {price.entries.length === 0 ? (
        <p className={styles['hint']}>{words.nothingSelected}</p>
      ) : (
        <Tree
          node={tree}
          whole={largest(tree)}
          isOpen={isOpen}
          onToggle={(key, is) => setOpen((before) => new Map(before).set(key, is))}
        />
      )}
      {!price.shippingKnown && (
        <p className={styles['hint']}>{messageOf(wording, { code: 'SHIPPING-UNKNOWN', params: {} })}</p>
      )}
    </Panel>
  );
};
