import { priceOfCart } from '@baguni/domain/engine';
import { arbOrderState, lawRuns, testNow } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guideExample } from '../examples/guide-example.ts';
import { english } from '../testing/wording.ts';
import { readCart } from '../testing/read-cart.ts';
import { priceTree, type PriceNode } from './price-tree.ts';

const all = (node: PriceNode): readonly PriceNode[] => [node, ...node.children.flatMap(all)];

test('[EN-20 PR-08] each branch of any cart’s tree is the sum of its branches, and the total is what is paid', () => {
  fc.assert(
    fc.property(arbOrderState, (cart) => {
      const price = priceOfCart(cart, testNow);
      const tree = priceTree(english, cart, price);
      expect(tree.amount).toBe(price.price);
      const nodes = all(tree);
      for (const { children, amount } of nodes)
        if (children.length > 0) expect(children.reduce((sum, child) => sum + child.amount, 0)).toBe(amount);
      expect(nodes.filter(({ kind }) => kind === 'Entry')).toHaveLength(price.entries.length);
      expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
      for (const { label } of nodes) expect(label.trim()).not.toBe('');
    }),
    { numRuns: lawRuns(200) },
  );
});

test('[EN-20] the tree of the guide’s cart says where each won comes from', () => {
  const { cart } = readCart(guideExample);
  if (!cart) throw new Error('the guide’s cart is none');
  const tree = priceTree(english, cart, priceOfCart(cart, cart.pricesAsOf));
  const lines = all(tree).map(({ kind, label, text }) => `${kind} ${label} ${text}`);
  expect(lines).toEqual([
    'Total To pay for 2 of 3 units ₩38,640',
    'Seller Hill farm ₩38,640',
    'Unit Apples ₩25,650',
    'Entry Item price ₩25,800',
    'Entry Option price ₩2,200',
    'Entry Additional product ₩1,500',
    'Entry Seller discount −₩2,500',
    'Entry Item coupon −₩1,350',
    'Unit Pears ₩9,990',
    'Entry Item price ₩9,990',
    'Parcel Parcel ₩3,000',
    'Entry Shipping ₩3,000',
  ]);
});
