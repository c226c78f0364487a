import { couponKeyOf, won, type Cart as DomainCart } from '@baguni/domain/internal';
import { arbCart, arbOrderState, arbSmallOrder, lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketplace, type Cart, type Shop } from '../cart/shop.ts';
import { answerQuestion, type Answer, type FoundOffers } from '../search/answer-question.ts';
import { english, readExample, readGuideCart } from '../testing/read.ts';
import { judgeCoupons, makeMatrix } from './coupon-matrix.ts';
import { describeSaving } from './CouponPanel.tsx';
import { describeChange, formatFix } from './OrderPanel.tsx';
import { makePriceTree, type PriceNode } from './price-tree.ts';

const now = Date.UTC(2026, 10, 28);

/** Reads an example at a moment, as the page does. */
const readAtMoment = (name: Parameters<typeof readExample>[0]) => {
  const { shop, cart } = readExample(name);
  return { shop, cart: { ...cart, pricesAsOf: now } };
};

const ALL = { coupons: Infinity, units: Infinity };

const ask = (type: 'BestOffers' | 'SmallestChange', { json: shop }: Shop, cart: Cart): Answer => {
  const answers: Answer[] = [];
  answerQuestion(
    { type, shop, cart: structuredClone(cart) },
    () => 0,
    (answer) => answers.push(answer),
  );
  const last = answers.at(-1);
  if (!last) throw new Error('no answer');
  return last;
};
const findOffers = (shop: Shop, cart: Cart): FoundOffers => {
  const answer = ask('BestOffers', shop, cart);
  if (answer.type !== 'BestOffers') throw new Error(answer.type);
  return answer.offers;
};

const flatten = (node: PriceNode): readonly PriceNode[] => [node, ...node.children.flatMap(flatten)];

test('[EN-20 PR-08] each node of the price tree is the sum of its children, and the total is the price', () => {
  fc.assert(
    fc.property(arbOrderState, (cart) => {
      const { price, entries } = marketplace.engine.priceOfCart(cart, cart.pricesAsOf);
      const tree = makePriceTree(marketplace, cart);
      const nodes = flatten(tree);
      expect(tree.amount).toBe(price);
      for (const { children, amount } of nodes)
        if (children.length > 0) expect(children.reduce((sum, child) => sum + child.amount, 0)).toBe(amount);
      expect(nodes.filter(({ kind }) => kind === 'Entry')).toHaveLength(entries.length);
      expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
      for (const { label } of nodes) expect(label.trim()).not.toBe('');
    }),
    { numRuns: lawRuns(200) },
  );
});

test('[EN-20 PR-08] the price tree of the guide', () => {
  const nodes = flatten(makePriceTree(marketplace, readGuideCart()));
  expect(nodes.map(({ kind, label, text }) => `${kind} ${label} ${text}`)).toEqual([
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

test('[EN-20 EN-08] the price trees of other shops contain promotions and their currencies', () => {
  const bakery = readAtMoment('bakery');
  const nodes = flatten(makePriceTree(bakery.shop, bakery.cart));
  expect(nodes[0]?.text).toBe('$18.99');
  expect(nodes.filter(({ label }) => label === 'Promotion').map(({ detail, text }) => `${detail} ${text}`)).toEqual([
    '‘3 for 2 on bakery’ · on $7.50 −$2.50',
  ]);
  const dinar = readAtMoment('dinar');
  expect(makePriceTree(dinar.shop, dinar.cart).text).toMatch(/^KWD.*10\.300$/u);
});

const arbCoupons = fc.integer({ min: 2, max: 4 }).chain((coupons) => arbCart({ units: 4, coupons }));

test('[EN-20 CP-19] the chosen cells of any cart are the best combination, and all others have a reason', () => {
  let shared = 0;
  fc.assert(
    fc.property(fc.oneof(arbOrderState, arbSmallOrder, arbCoupons), (cart: DomainCart) => {
      const best = findOffers(marketplace, cart);
      const { units, rows } = judgeCoupons(marketplace, cart, best, ALL);
      const marked = rows.flatMap(({ coupon, cells }) =>
        cells.flatMap((cell, i) => (cell.type === 'Chosen' ? [`${couponKeyOf(coupon)} ${units[i]?.cartUnitId}`] : [])),
      );
      const chosen = best.coupons.flatMap(({ coupon, place }) =>
        place.cartUnitIds.map((id) => `${couponKeyOf(coupon)} ${id}`),
      );
      shared += best.coupons.length > 0 && units.length > 1 ? 1 : 0;
      expect(marked.toSorted()).toEqual(chosen.toSorted());
      expect(rows.map(({ coupon }) => coupon)).toEqual(cart.coupons.offered);
      const matrix = makeMatrix(marketplace, cart, english, best, ALL);
      for (const { isChosen, text } of matrix.rows.flatMap(({ cells }) => cells))
        if (!isChosen) expect(matrix.reasons[Number(text) - 1]?.text.trim()).toMatch(/./u);
    }),
    { numRuns: lawRuns(150) },
  );
  expect(shared).toBeGreaterThan(5);
});

test('[EN-20 CP-19] the coupon matrix of the guide', () => {
  const cart = readGuideCart();
  const best = findOffers(marketplace, cart);
  const { units, rows, reasons, notOrdered, isPart } = makeMatrix(marketplace, cart, english, best, ALL);
  expect(best.saving).toBe(1350 + 1000 + 3000);
  expect([units, notOrdered, isPart]).toEqual([['Apples', 'Pears'], ['Juice'], false]);
  expect(rows.map(({ name, worth, cells }) => [name, worth, ...cells.map(({ text }) => text)])).toEqual([
    ['5% off', '5%', '−₩1,350', '1'],
    ['Hill farm, 1,000 off', '₩1,000', '−₩1,000', '1'],
    ['Shipping', '₩3,000', '−₩3,000', ''],
    ['A fifth', '20%', '2', '2'],
    ['For the club', '₩5,000', '3', '3'],
  ]);
  expect(reasons.map(({ text }) => text)).toEqual([
    'Used on another item; it would not save more here.',
    'This coupon can be used on purchases of ₩50,000 or more.',
    'This coupon is for club members only.',
  ]);
  const unproved = makeMatrix(marketplace, cart, english, { ...best, bound: won(best.saving + 1) }, ALL);
  expect(unproved.reasons[0]?.text).toBe('Used on another item.');
  const part = makeMatrix(marketplace, cart, english, best, { coupons: 2, units: 1 });
  expect([part.units, part.rows.length, part.isPart]).toEqual([['Apples'], 2, true]);
});

test('[EN-20 CP-19] describes the saving with the amounts before and after', () => {
  const cart = readGuideCart();
  const best = findOffers(marketplace, cart);
  expect(describeSaving(marketplace, best)).toEqual({
    total: '₩34,640 to pay: ₩5,350 less than without offers (₩39,990).',
    comparison: 'That is ₩4,000 less than with the offers in use (₩38,640).',
    proof: 'Proved: no other combination saves more.',
  });
  const used = { ...best, savingAgainstPresent: won(0) };
  expect(describeSaving(marketplace, used).comparison).toBe('The offers in use save the same.');
  expect(describeSaving(marketplace, { ...best, bound: won(best.saving + 10) }).proof).toContain('up to ₩10 more');
  expect(describeSaving(marketplace, { ...best, bound: Infinity as never }).proof).toBe('Not proved yet.');
});

test('[EN-20 EN-09] the bakery: reasons in its words, its smallest change and its best offers', () => {
  const { shop, cart } = readAtMoment('bakery');
  const [reason, ...others] = shop.engine.checkOrder(cart, now);
  expect(others).toEqual([]);
  expect(
    reason && [reason.code, english.say(shop, reason), ...reason.fixes.map((fix) => formatFix(shop, cart, fix))],
  ).toEqual(['TIERED', 'Spend $6.00 more for ‘The more, the less’.', 'Remove promotion ‘The more, the less’']);
  const answer = ask('SmallestChange', shop, cart);
  const change = answer.type === 'SmallestChange' ? answer.change : null;
  expect(change && [describeChange(shop, change).cost, change.fixes]).toEqual([
    'Gives up nothing.',
    [{ type: 'RemovePromotion', promotion: 'more' }],
  ]);
  const best = findOffers(shop, cart);
  expect([best.promotions, best.saving, best.bound]).toEqual([['bakery'], 350, 350]);
  expect(best.unusedPromotions?.map((one) => [one.promotion, english.say(shop, one.reason)])).toEqual([
    ['more', 'Spend $6.00 more for ‘The more, the less’.'],
  ]);
  const { rows } = judgeCoupons(shop, cart, best, ALL);
  expect(rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell.type === 'Chosen' ? [cell.amount] : [])))).toEqual([
    100,
  ]);
});
