import { bestOffers, couponIssueNo, itemNo, type ShopFinding, USD } from '@baguni/domain';
import { formatFinding } from '@baguni/domain/texts';
import { addItem, applyCoupon, applyPromotion, withFix } from '@baguni/domain/verbs';
import { arbWonIn, checkPromotion, lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { things } from './catalogue.json';
import { offers } from './promotions.ts';
import { coupons, emptyCart, lineOf, shop, withMore, type Cart, type Changed } from './shop.ts';
import { basketIn, pressed, textOf } from './store.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

const right = (verdict: Changed): Cart => {
  if (!verdict.ok) throw new Error(formatFinding(shop, verdict.reason, 'en'));
  return verdict.cart;
};
const left = (verdict: Changed): string => (verdict.ok ? '' : formatFinding(shop, verdict.reason, 'en'));
const say = (finding: ShopFinding): string => formatFinding(shop, finding, 'en');

/** Returns a cart with these quantities. */
const cartWith = (pieces: Readonly<Record<string, number>>): Cart =>
  Object.entries(pieces).reduce((cart, [sku, n]) => right(withMore(cart, sku, n)), emptyCart);

const codes = (cart: Cart) => shop.checkOrder(cart, now).map(({ code }) => code);

const total = (cart: Cart): string => shop.format(shop.priceOfCart(cart, now).price, 'en-US');

const offBy = (id: string, cart: Cart): number =>
  shop.priceOfCart(right(applyPromotion(shop, cart, id, now)), now).promotions[0]?.total ?? 0;

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', { setItem: (key: string, text: string) => storage.set(key, text) });

/** Returns the basket after a press that changes a quantity. */
const press = (cart: Cart, sku: string, more: number) => pressed(cart, withMore(cart, sku, more), 'pressed');

/** Arbitrary baskets with a few available items. */
const arbPieces = fc.dictionary(
  fc.constantFrom(...things.flatMap(({ sku, left: n }) => (n === undefined ? [sku] : []))),
  fc.integer({ min: 1, max: 6 }),
  { minKeys: 1, maxKeys: 6 },
);

describe('offers', () => {
  test.each([
    ['three bagels', { bagel: 3 }, 195],
    ['five', { bagel: 5 }, 195],
    ['six', { bagel: 6 }, 390],
    ['of the three dearest, then of the next', { croissant: 2, baguette: 1, bagel: 2, doughnut: 1 }, 275 + 160],
  ])('[EN-09] makes the cheapest of every three free: %s', (_, pieces, off) =>
    expect(offBy('bread', cartWith(pieces))).toBe(off),
  );

  test.each([
    ['five apples', { apple: 5 }, 50],
    ['two bags', { pear: 4, apple: 5, tomato: 1 }, 4 * 110 + 90 - 400 + (4 * 90 + 85 - 400)],
    ['apples and tomatoes', { apple: 1, tomato: 4 }, 90 + 4 * 85 - 400],
  ])('[EN-09] any five for $4: each full bag costs $4, of %s', (_, pieces, off) =>
    expect(offBy('greens', cartWith(pieces))).toBe(off),
  );

  test('[EN-09] does not raise the price of a bag that is cheaper without the offer', () => {
    const plums = { ...lineOf('apple', 5), item: 'plum', price: '0.20' };
    expect(left(applyPromotion(shop, right(addItem(shop, emptyCart, plums)), 'greens', now))).toContain('Any five');
    expect(offBy('greens', right(addItem(shop, cartWith({ pear: 5 }), plums)))).toBe(5 * 110 - 400);
  });

  test('[EN-09] shows how many pieces an offer still needs', () => {
    const signs = (cart: Cart) => offers.map(({ id }) => left(applyPromotion(shop, cart, id, now)));
    expect(signs(emptyCart)).toEqual(['Three for two: 3 to go', 'Any five for $4: 5 to go']);
    expect(signs(cartWith({ bagel: 1, doughnut: 1, apple: 6 }))).toEqual(['Three for two: 1 to go', '']);
  });

  test('[EN-09] does not combine three for two with a coupon on the same item', () => {
    const cart = right(applyPromotion(shop, cartWith({ bagel: 3 }), 'bread', now));
    const ids = cart.units.map(({ cartUnitId }) => cartUnitId);
    const key = couponIssueNo(coupons[0]?.couponName ?? '');
    expect(left(applyCoupon(shop, cart, key, ids, now))).toContain('Three for two');
  });

  test('[EN-09] names every offer after its aisle', () => {
    const aisles = things.map(({ aisle }) => aisle);
    expect(aisles).toEqual(expect.arrayContaining(offers.map(({ id }) => id)));
    expect(offers).toMatchObject(offers.map(({ id }) => ({ id, params: { aisle: id } })));
  });
});

test.each(offers)('[EN-09] keeps the laws of promotions for the offer $id', (offer) => {
  const { unit: plain, item } = shop.plain;
  const unit = arbWonIn(1, 900).map((cents) => {
    const category = { ...item.category, large: cents % 2 === 0 ? 'bread' : 'greens' };
    const sold = { ...item, itemNo: itemNo(String(cents)), itemSellPrice: shop.amount(cents), category };
    return { ...plain, quantity: 1 + (cents % 6), item: sold };
  });
  expect(checkPromotion(offer, { currency: USD, unit, runs: 100 }).applied).toBeGreaterThan(10);
});

describe('rules', () => {
  test('[EN-09] requires proof of age for wine, or its removal', () => {
    const cart = cartWith({ wine: 1, cheese: 1 });
    const findings = shop.checkOrder(cart, now);
    expect(findings.map(say)).toEqual(['Wine is for people of 21 and over.']);
    const mended = findings.flatMap(({ fixes }) => fixes.map((fix) => withFix(shop, cart, fix)));
    expect(mended.map((one) => shop.checkOrder(one, now))).toEqual([[], []]);
    expect(mended.map((one) => one.units.length)).toEqual([2, 1]);
  });

  test.each([
    ['two bagels and an apple', { bagel: 2, apple: 1 }, ['We deliver from $5.00 on: $0.20 to go.']],
    ['milk, an apple and a tomato', { milk: 1, apple: 1, tomato: 1 }, ['We deliver from $5.00 on: $0.05 to go.']],
    ['doughnuts and apples', { doughnut: 2, apple: 2 }, []],
    // the minimum counts the prices before discounts
    ['three bagels', { bagel: 3 }, []],
    ['nothing', {}, ['Nothing in it yet. The bread is still warm.']],
  ])('[EN-09] refuses an order below five dollars: %s', (_, pieces, words) => {
    const { cart } = basketIn(textOf(cartWith(pieces)), now);
    expect(shop.checkOrder(cart, now).map(say)).toEqual(words);
  });

  test('[EN-09] raises a small order to the minimum by one press, and not beyond', () => {
    fc.assert(
      fc.property(arbPieces, (pieces) => {
        const { cart } = basketIn(JSON.stringify(pieces), now);
        for (const { fixes } of shop.checkOrder(cart, now).filter(({ code }) => code === 'LEAST-ORDER')) {
          const [after = cart] = fixes.map(
            (fix) => pressed(cart, { ok: true, cart: withFix(shop, cart, fix) }, '').cart,
          );
          const last = after.units.at(-1)?.item.itemNo ?? '';
          expect([codes(after), codes(press(after, last, -1).cart)]).toEqual([[], ['LEAST-ORDER']]);
        }
      }),
      { numRuns: lawRuns(60) },
    );
  });

  test('[EN-10] limits pieces per item, items per basket, and pieces to the stock', () => {
    expect(left(withMore(emptyCart, 'bagel', 13))).toBe('The maximum quantity is 12. Please enter 12 or fewer.');
    expect(left(withMore(emptyCart, 'honey', 1))).toBe('There is no stock left of ‘Linden honey’.');
    expect(left(withMore(cartWith({ doughnut: 4 }), 'doughnut', 1))).toBe(
      'There is not enough stock. Please order 4 or fewer.',
    );
    const [eleventh = '', ...ten] = 'wine croissant baguette bagel doughnut apple lemon pear tomato milk cheese'.split(
      ' ',
    );
    const full = cartWith(Object.fromEntries(ten.map((sku) => [sku, 1])));
    expect(left(withMore(full, eleventh, 1))).toBe('Your cart can hold up to 10 items.');
  });
});

describe('the best price', () => {
  test('[CP-19 EN-09] is applied at every press, with proof, and adds up', () => {
    const plain = cartWith({ croissant: 2, baguette: 1, apple: 5, cheese: 1 });
    const { cart } = basketIn(textOf(plain), now);
    expect([total(plain), total(cart), bestOffers(shop, cart, now).isProved]).toEqual(['$22.39', '$17.64', true]);
    const { entries, price } = shop.priceOfCart(cart, now);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
  });

  test('[CP-19 EN-09] never blocks an order', () => {
    fc.assert(
      fc.property(arbPieces, (pieces) => {
        expect(codes(basketIn(JSON.stringify(pieces), now).cart)).toEqual(codes(cartWith(pieces)));
      }),
      { numRuns: lawRuns(30) },
    );
  });

  test('[CP-19 EN-21] leaves every quantity changeable despite coupons', () => {
    fc.assert(
      fc.property(arbPieces, fc.nat(), (pieces, n) => {
        const { cart } = basketIn(JSON.stringify(pieces), now);
        const sku = Object.keys(pieces)[n % Object.keys(pieces).length] ?? '';
        const more = press(cart, sku, 1);
        expect([more.said, bestOffers(shop, more.cart, now).savingAgainstPresent]).toEqual(['pressed', 0]);
        const less = press(more.cart, sku, -1);
        expect([textOf(less.cart), total(less.cart)]).toEqual([textOf(cart), total(cart)]);
      }),
      { numRuns: lawRuns(30) },
    );
  });

  test('[EN-21] is not applied if a change is refused: the cart stays, with the reason', () => {
    const { cart } = basketIn('{"bubbles":2}', now);
    const refused = press(cart, 'bubbles', 1);
    expect(refused).toMatchObject({ cart, said: 'There is not enough stock. Please order 2 or fewer.' });
  });

  test('[EN-21] stores quantities without prices, and reports if storage fails', () => {
    const cart = cartWith({ wine: 1, cheese: 2 });
    expect([press(cart, 'cheese', 1).said, storage.get('corner-shop')]).toEqual(['pressed', '{"wine":1,"cheese":3}']);
    vi.stubGlobal('localStorage', undefined);
    expect(press(cart, 'cheese', 1).said).toContain('This browser keeps nothing');
  });
});

describe('the kept basket', () => {
  const text = textOf(cartWith({ croissant: 2, baguette: 1, apple: 5, cheese: 1, wine: 1 }));

  test('[EN-21] is restored from storage', () => {
    const { cart, said } = basketIn(text, now);
    expect([textOf(cart), said, total(cart)]).toEqual([text, '', '$31.64']);
  });

  test('[EN-21] shows no message on the first visit', () =>
    expect(basketIn(null, now)).toEqual({ cart: emptyCart, said: '', now }));

  test.each([
    '',
    'null',
    '[]',
    '{"pieces":{}}',
    '{"__proto__":{"wine":1}}',
    text.slice(0, -1),
    text.replace('"croissant":2', '"croissant":-2'),
    text.replace('"croissant":2', '"croissant":1.5'),
    text.replace('"croissant":2', '"croissant":1e999'),
    text.replace('"croissant":2', '"croissant":"2"'),
  ])('[EN-21] reports unreadable data and starts an empty basket: %s', (broken) => {
    const { cart, said } = basketIn(broken, now);
    expect([cart.units, said]).toEqual([[], expect.stringContaining('could not be read')]);
  });

  test.each([
    ['is not sold any more', '"pretzel":2', 'Without pretzel: There is no stock left of ‘pretzel’.'],
    [
      'is more than anybody may take',
      '"croissant":2e9',
      'Without croissant: The maximum quantity is 12. Please enter 12 or fewer.',
    ],
  ])('[EN-21] omits %s and explains why', (_, theirs, told) => {
    const { cart, said } = basketIn(text.replace('"croissant":2', theirs), now);
    expect([said.trim(), cart.units.length]).toEqual([told, 4]);
  });
});
