import { expect, test } from 'vitest';
import { readExample } from '../testing/read-example.ts';
import { couponCells } from './coupon-cells.ts';
import { priceTree, type PriceNode } from './price-tree.ts';
import { changeView, reasonViews } from './reasons.ts';
import { answer } from '../engine/answer.ts';
import { shopExamples } from '../examples/shop-examples.ts';
import { unusedOfferViews } from './unused-offers.ts';

const bakeryShop: unknown = JSON.parse(shopExamples[0]?.texts.shop ?? '');

const all = (node: PriceNode): readonly PriceNode[] => [node, ...node.children.flatMap(all)];

const linesOf = (name: 'bakery' | 'dinar'): readonly string[] => {
  const { engine, cart, wording } = readExample(name);
  const tree = priceTree(wording, cart, engine.priceOfCart(cart, 0));
  return all(tree).map(({ kind, label, detail, text }) => `${kind} ${label} ${detail} ${text}`);
};

test('[EN-20 EN-08] the tree of a bakery has its promotions, in dollars', () => {
  const lines = linesOf('bakery');
  expect(lines[0]).toBe('Total To pay for 2 of 2 units  $18.99');
  expect(lines.filter((line) => line.includes('Promotion'))).toEqual([
    'Entry Promotion ‘3 for 2 on bakery’ · on $7.50 −$2.50',
  ]);
});

test('[EN-20 EN-08] the tree of a shop in dinars has three decimals', () => {
  const lines = linesOf('dinar');
  expect(lines[0]).toContain('KWD');
  expect(lines[0]).toMatch(/10\.300$/u);
});

test('[EN-20 EN-09] what blocks a bakery’s order is said in its words, and its promotion comes out of use by a press', () => {
  const { engine, cart, wording } = readExample('bakery');
  const [reason, ...others] = reasonViews(wording, cart, engine.checkOrder(cart, 0));
  expect(others).toEqual([]);
  expect([reason?.code, reason?.text, reason?.fixes.map(({ label }) => label)]).toEqual([
    'TIERED',
    'Spend $6.00 more for ‘The more, the less’.',
    ['Take promotion ‘The more, the less’ off'],
  ]);
  const heard = answer({ type: 'Change', shop: bakeryShop, cart: structuredClone(cart) }, () => 0);
  expect(heard.type === 'Change' && heard.change && changeView(wording, cart, heard.change)).toMatchObject({
    lost: 'Gives up nothing.',
    steps: [{ fix: { type: 'RemovePromotion', promotion: 'more' } }],
  });
});

test('[EN-20 EN-09] the best of a bakery is searched by its text, and the matrix has what its coupons take off', () => {
  const { engine, cart, wording } = readExample('bakery');
  const heard = answer({ type: 'Offers', shop: bakeryShop, cart: structuredClone(cart) }, () => 0);
  if (heard.type !== 'Offers') throw new Error(heard.type);
  const { found } = heard;
  expect([found.promotions, found.saving, found.bound]).toEqual([['bakery'], 350, 350]);
  expect(unusedOfferViews(wording, found)).toEqual([
    { key: 'more', name: 'The more, the less', reason: 'Spend $6.00 more for ‘The more, the less’.' },
  ]);
  const { rows } = couponCells(engine, cart, found);
  const amounts = rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.type === 'Chosen' ? [cell.amount] : [])));
  expect(amounts).toEqual([100]);
  expect(answer({ type: 'Offers', shop: { currency: 1 }, cart }, () => 0)).toEqual({ type: 'Failed' });
});
