import {
  bestCombination,
  cartUnitId,
  couponKeyOf,
  couponSituationOf,
  pricingInput,
  won,
  type BestCombination,
  type CartState,
} from '@baguni/domain';
import { arbCart, arbOrderState, arbSmallOrder, lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guideExample } from '../examples/guide-example.ts';
import { english } from '../testing/wording.ts';
import { readCart } from '../testing/read-cart.ts';
import { couponCells } from './coupon-cells.ts';
import { matrixView } from './matrix.ts';

const arbCoupons = fc.integer({ min: 2, max: 4 }).chain((coupons) => arbCart({ units: 4, coupons }));

const bestOf = (cart: CartState): BestCombination & { readonly promotions: readonly string[] } => ({
  promotions: [],
  ...bestCombination({
    pricing: pricingInput(cart),
    coupons: cart.coupons.offered,
    situation: couponSituationOf(cart, cart.pricesAsOf),
  }),
});

test('[EN-20 CP-19] the chosen cells of any cart are the best combination, and every other cell has its reason', () => {
  let shared = 0;
  fc.assert(
    fc.property(fc.oneof(arbOrderState, arbSmallOrder, arbCoupons), (cart) => {
      const best = bestOf(cart);
      const { units, rows } = couponCells(english.engine, cart, best);
      const marked = rows.flatMap(({ coupon, cells }) =>
        cells.flatMap((cell, i) => (cell.type === 'Chosen' ? [`${couponKeyOf(coupon)} ${units[i]?.cartUnitId}`] : [])),
      );
      const chosen = best.chosen.flatMap(({ coupon, place }) =>
        place.cartUnitIds.map((id) => `${couponKeyOf(coupon)} ${id}`),
      );
      shared += best.chosen.length > 0 && units.length > 1 ? 1 : 0;
      expect(marked.toSorted()).toEqual(chosen.toSorted());
      expect(rows.map(({ coupon }) => coupon)).toEqual(cart.coupons.offered);
      for (const { cells } of rows) expect(cells).toHaveLength(units.length);
      const { rows: drawn, reasons } = matrixView(english, cart, best);
      const numbers = new Set(reasons.map(({ key }) => `${key}`));
      for (const { isChosen, mark, text } of drawn.flatMap(({ cells }) => cells)) {
        expect(text).not.toBe('');
        if (!isChosen) expect(numbers.has(mark)).toBe(true);
      }
    }),
    { numRuns: lawRuns(150) },
  );
  // carts in which a coupon has more than one place to be
  expect(shared).toBeGreaterThan(5);
});

test('[EN-20 CP-19] what the chosen coupons take off, cell by cell, is what they save', () => {
  const { cart } = readCart(guideExample);
  if (!cart) throw new Error('the guide’s cart is none');
  const best = bestOf(cart);
  const { rows } = couponCells(english.engine, cart, best);
  const amounts = rows.flatMap(({ cells }) => cells.map((cell) => (cell.type === 'Chosen' ? cell.amount : 0)));
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(best.saving);
});

test('[EN-20 CP-19] the matrix of the guide’s cart', () => {
  const { cart } = readCart(guideExample);
  if (!cart) throw new Error('the guide’s cart is none');
  const { units, rows, reasons, notes, isPart } = matrixView(english, cart, bestOf(cart));
  expect([notes, isPart]).toEqual([['Not bought, so not in the table: Juice'], false]);
  expect(units.map(({ name }) => name)).toEqual(['Apples', 'Pears']);
  expect(rows.map(({ name, worth, cells }) => [name, worth, ...cells.map(({ mark }) => mark)])).toEqual([
    ['5% off', '5%', '−₩1,350', '1'],
    ['Hill farm, 1,000 off', '₩1,000', '−₩1,000', '1'],
    ['Shipping', '₩3,000', '−₩3,000', ''],
    ['A fifth', '20%', '2', '2'],
    ['For the club', '₩5,000', '3', '3'],
  ]);
  expect(reasons.map(({ text }) => text)).toEqual([
    'Used on another item: used here instead it would save no more in all.',
    'This coupon can be used on purchases of ₩50,000 or more.',
    'This coupon is for club members only.',
  ]);
});

test('[EN-20 CP-19] of a large cart a part is worked out, what is chosen first, and it says so', () => {
  const { cart } = readCart(guideExample);
  if (!cart) throw new Error('the guide’s cart is none');
  const best = bestOf(cart);
  const pears = {
    ...best,
    chosen: best.chosen.map((one) => ({ ...one, place: { ...one.place, cartUnitIds: [2].map(cartUnitId) } })),
  };
  const { units, rows, notes, isPart } = matrixView(english, cart, pears, { coupons: 2, units: 1 });
  expect(units.map(({ name }) => name)).toEqual(['Pears']);
  expect(rows).toHaveLength(2);
  expect([notes[0], isPart]).toEqual(['Shown: the first 2 coupons on the first 1 items.', true]);
});

test('[EN-20 CP-19] while it is not proved, nothing is said of what another place would save', () => {
  const { cart } = readCart(guideExample);
  if (!cart) throw new Error('the guide’s cart is none');
  const best = bestOf(cart);
  const { reasons } = matrixView(english, cart, { ...best, bound: won(best.saving + 1) });
  expect(reasons[0]?.text).toBe('This coupon is used on another item.');
});
