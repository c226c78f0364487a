/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { couponIssueNo, itemNo } from '@baguni/domain';
import { USD, type ShopChanged } from '@baguni/domain/shop';
import { arbWonIn, checkPromotion } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { offers } from './promotions.ts';
import { emptyCart, lineOf, shop, type Cart } from './shop.ts';
import { basketIn, textOf } from './store.ts';

const now = Date.parse('2026-11-23T12:00:00Z');

const right = (verdict: ShopChanged<'USD'>): Cart => {
  if (E.isLeft(verdict)) throw new Error(shop.say(verdict.left, 'en'));
  return verdict.right;
};
const left = (verdict: ShopChanged<'USD'>) => (E.isLeft(verdict) ? verdict.left : undefined);

/** A cart with so many of each thing. */
const cartWith = (pieces: Readonly<Record<string, number>>, isAdult = false): Cart =>
  Object.entries(pieces).reduce((cart, [sku, n]) => right(shop.addItem(cart, lineOf(sku, n))), emptyCart(isAdult));

const total = (cart: Cart): string => shop.format(shop.priceOfCart(cart, now).price, 'en-US');

const offBy = (id: string, cart: Cart): number =>
  shop.priceOfCart(right(shop.applyPromotion(cart, id, now)), now).promotions[0]?.total ?? 0;

describe('offers', () => {
  test.each([
    [{ bagel: 3 }, 195],
    [{ bagel: 5 }, 195],
    [{ bagel: 6 }, 390],
    // of the three dearest the cheapest, then of the next three
    [{ croissant: 2, baguette: 1, bagel: 2, doughnut: 1 }, 275 + 160],
  ])('[EN-09] three for two: of %j the cheapest of every three is free', (pieces, off) =>
    expect(offBy('bread', cartWith(pieces))).toBe(off),
  );

  test.each([
    [{ apple: 5 }, 50],
    [{ pear: 4, apple: 5, tomato: 1 }, 4 * 110 + 90 - 400 + (4 * 90 + 85 - 400)],
  ])('[EN-09] a bag for $4: of %j each full bag costs $4', (pieces, off) =>
    expect(offBy('bag', cartWith(pieces))).toBe(off),
  );

  test('[EN-09] a bag that is cheaper without the offer stays as cheap', () => {
    const against = left(shop.applyPromotion(cartWith({ apple: 1, tomato: 4 }), 'bag', now));
    expect(against).toBeUndefined();
    expect(offBy('bag', cartWith({ apple: 1, tomato: 4 }))).toBe(90 + 4 * 85 - 400);
  });

  test('[EN-09] one that lacks something says how much, and its button puts it in', () => {
    const cart = cartWith({ bagel: 2 });
    const refused = left(shop.applyPromotion(cart, 'bread', now));
    expect(refused && shop.say(refused, 'en')).toBe('‘Bread: three for two’ begins with 1 more.');
    const [fix] = refused?.fixes ?? [];
    expect(fix && offBy('bread', shop.withFix(cart, fix))).toBe(195);
  });

  test('[EN-09] three for two goes with no coupon on what it takes something off', () => {
    const cart = right(shop.applyPromotion(cartWith({ bagel: 3 }), 'bread', now));
    const ids = cart.units.map(({ cartUnitId }) => cartUnitId);
    expect(left(shop.applyCoupon(cart, couponIssueNo('HALF'), ids, now))?.code).toBe('PROMOTION-NOT-WITH-COUPON');
  });
});

test.each(offers)('[EN-09] the offer $id keeps the laws of promotions', (offer) => {
  const { unit: plain, item } = shop.plain;
  const unit = arbWonIn(1, 900).map((cents) => {
    const category = { ...item.category, large: cents % 2 === 0 ? 'bread' : 'greens' };
    const sold = { ...item, itemNo: itemNo(String(cents)), itemSellPrice: shop.amount(cents), category };
    return { ...plain, quantity: 1 + (cents % 6), item: sold };
  });
  expect(checkPromotion(offer, { currency: USD, unit, runs: 100 }).applied).toBeGreaterThan(10);
});

describe('rules', () => {
  test('[EN-09] wine waits for a proof of age, or goes back on its shelf', () => {
    const cart = cartWith({ wine: 1, cheese: 1 });
    const [finding] = shop.checkOrder(cart, now);
    expect(finding && shop.say(finding, 'en')).toBe('‘House red’ is for people of 21 and over.');
    const mended = finding?.fixes.map((fix) => shop.withFix(cart, fix)) ?? [];
    expect(mended.map((one) => shop.checkOrder(one, now))).toEqual([[], []]);
    expect(mended.map((one) => one.units.length)).toEqual([2, 1]);
  });

  test.each([
    [{ bagel: 2, apple: 1 }, ['We deliver from $5.00 on: $0.20 to go.']],
    [{ milk: 1, apple: 1, tomato: 1 }, ['We deliver from $5.00 on: $0.05 to go.']],
    [{ doughnut: 2, apple: 2 }, []],
  ])('[EN-09] %j: no order below five dollars', (pieces, words) =>
    expect(shop.checkOrder(cartWith(pieces), now).map((finding) => shop.say(finding, 'en'))).toEqual(words),
  );

  test('[EN-10] a dozen of a thing, ten things, and what is on the shelf', () => {
    const words = (verdict: ShopChanged<'USD'>) => E.isLeft(verdict) && shop.say(verdict.left, 'en');
    expect(words(shop.addItem(emptyCart(false), lineOf('bagel', 13)))).toBe('You can buy up to 12.');
    expect(words(shop.addItem(emptyCart(false), lineOf('honey', 1)))).toBe('There is no stock left of ‘Linden honey’.');
    expect(words(shop.addItem(cartWith({ doughnut: 4 }), lineOf('doughnut', 1)))).toBe(
      'There is not enough stock. Please order 4 or fewer.',
    );
    const [eleventh = '', ...ten] = 'wine croissant baguette bagel doughnut apple lemon pear tomato milk cheese'.split(
      ' ',
    );
    const full = cartWith(Object.fromEntries(ten.map((sku) => [sku, 1])));
    expect(words(shop.addItem(full, lineOf(eleventh, 1)))).toBe('Your cart can hold up to 10 items.');
  });
});

test('[CP-19 EN-09] the best price is proved, and adds up to the cent', () => {
  const cart = cartWith({ croissant: 2, baguette: 1, apple: 5, cheese: 1 });
  const best = shop.bestOffers(cart, now);
  const after = shop.withBest(cart, best);
  expect([total(cart), total(after), best.isProved]).toEqual(['$22.39', '$17.64', true]);
  const { entries, price } = shop.priceOfCart(after, now);
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
});

describe('the kept basket', () => {
  const cart = cartWith({ croissant: 2, baguette: 1, apple: 5, cheese: 1, wine: 1 }, true);

  test('[EN-21] comes back as it was', () => {
    const best = shop.withBest(cart, shop.bestOffers(cart, now));
    const { cart: back, refused, said } = basketIn(textOf(best), now);
    expect([total(back), textOf(back), refused, said]).toEqual([total(best), textOf(best), [], '']);
  });

  test('[EN-21] a first visit says nothing', () =>
    expect(basketIn(null, now)).toMatchObject({ said: '', refused: [] }));

  const text = textOf(cart);
  test.each([
    '',
    'null',
    '[]',
    '{"__proto__":{"pieces":{}}}',
    text.slice(0, -1),
    text.replace('"isAdult":true', '"isAdult":"yes"'),
    text.replace('"croissant":2', '"croissant":-2'),
    text.replace('"croissant":2', '"croissant":1.5'),
    text.replace('"croissant":2', '"croissant":1e999'),
  ])('[EN-21] what cannot be read is said, and begins anew: %s', (broken) => {
    const basket = basketIn(broken, now);
    expect([basket.cart.units, basket.said]).toEqual([[], expect.stringContaining('could not be read')]);
  });

  test.each([
    ['is not sold any more', '"croissant":2', '"pretzel":2', 'Not in your basket any more: pretzel.'],
    ['is more than anybody may take', '"croissant":2', '"croissant":2e9', 'Not in your basket any more: croissant.'],
    ['is no offer', '"promotions":[]', '"promotions":["ours"]', ''],
    ['is no coupon', '"coupons":[]', '"coupons":[{"key":"ALL-FREE","skus":["wine"]}]', ''],
  ])('[EN-21] what %s is left out, and why is said', (_, ours, theirs, told) => {
    const { cart: back, refused, said } = basketIn(text.replace(ours, theirs), now);
    expect([said, ...refused.map((finding) => shop.say(finding, 'en'))]).toEqual([
      told,
      expect.stringMatching(/\w \w/u),
    ]);
    expect(back.units.length).toBeGreaterThan(3);
  });
});

test('[EN-21] the shop is at most 400 lines of code: TypeScript and styles, without tests, comments and blank lines', () => {
  const folder = `${import.meta.dirname}/..`;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!dist|node_modules|.*\.test\.).*\.(?:tsx?|css)$/u.test(file),
  );
  const lines = files.flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'));
  const code = lines.filter((line) => !/^\s*(?:\/\*\*? .*\*\/|\/\/.*)?$/u.test(line));
  expect(files.length).toBeGreaterThan(8);
  expect(code.length).toBeGreaterThan(300);
  expect(code.length).toBeLessThanOrEqual(400);
});

test('[EN-09] every offer is one of the shop', () => expect(shop.terms.promotions).toEqual(offers));
