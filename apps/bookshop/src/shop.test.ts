import { refund } from '@baguni/domain';
import { formatFinding } from '@baguni/domain/texts';
import { addItem, applyCode, withFix } from '@baguni/domain/verbs';
import { describe, expect, test } from 'vitest';
import { things } from './catalogue.json';
import { empty, shop, withPieces, type Cart, type Changed, type Order, type Unit } from './shop.ts';

const giveBack = (order: Order, { cartUnitId }: Unit) => refund(shop, order, [{ cartUnitId, quantity: 1 }]);

const now = Date.parse('2026-11-28T12:00:00+01:00');

const cartAfter = (changed: Changed): Cart => {
  if (!changed.ok) throw new Error(formatFinding(shop, changed.reason, 'de'));
  return changed.cart;
};
const refusal = (changed: Changed): string => (changed.ok ? '' : formatFinding(shop, changed.reason, 'de'));

const add = (cart: Cart, item: string, quantity: number): Changed => {
  const thing = things.find(({ sold }) => sold.item === item);
  if (!thing) throw new Error(`no ${item}`);
  return addItem(shop, cart, { ...thing.sold, quantity });
};
const cartWith = (pieces: Readonly<Record<string, number>>): Cart =>
  Object.entries(pieces).reduce((cart, [item, n]) => cartAfter(add(cart, item, n)), empty);

const reasons = (cart: Cart): readonly string[] =>
  shop.checkOrder(cart, now).map((found) => formatFinding(shop, found, 'de'));
const price = (cart: Cart): number => shop.priceOfCart(cart, now).price;

describe('an order', () => {
  test('[EN-21] is possible, and costs its items with shipping', () => {
    const cart = cartWith({ faust: 2, lampe: 1 });
    expect([reasons(cart), price(cart)]).toEqual([[], 2 * 780 + 2990 + 390]);
  });

  test.each([
    [{ lampe: 2 }, 390],
    [{ lampe: 2, faust: 1 }, 0],
  ])('[EN-21] ships for free from 60 euros on: %o', (pieces, fee) =>
    expect(shop.priceOfCart(cartWith(pieces), now).shippingTotal).toBe(fee),
  );

  test('[EN-21] is refused in German if it is empty', () =>
    expect(reasons(empty)).toEqual(['Ihr Korb ist noch leer.']));

  test.each([
    ['sold out', 'sandmann', 1, '„Der Sandmann“ ist ausverkauft.'],
    ['more than the stock', 'prozess', 3, 'Davon ist nicht genug da. Bitte bestellen Sie höchstens 2.'],
  ])('[EN-21] is refused in German: %s', (_, item, more, text) => expect(refusal(add(empty, item, more))).toBe(text));

  test('[EN-21] changes the pieces of an item, and removes it for 0', () => {
    const cart = cartWith({ prozess: 1 });
    const pieces = (n: number) => cart.units.map((unit) => withPieces(cart, unit, n));
    expect(pieces(2).map((changed) => cartAfter(changed).units[0]?.quantity)).toEqual([2]);
    expect(pieces(3).map(refusal)).toEqual(['Davon ist nicht genug da. Bitte bestellen Sie höchstens 2.']);
    expect(pieces(0).map((changed) => cartAfter(changed).units)).toEqual([[]]);
  });

  test('[EN-21] has one copy of a limited edition, and the fix leaves one', () => {
    const cart = cartWith({ elegien: 2 });
    const [finding] = shop.checkOrder(cart, now);
    expect(reasons(cart)).toEqual(['Von „Duineser Elegien“ geben wir nur ein Exemplar je Bestellung ab.']);
    const fixed = finding?.fixes.map((fix) => withFix(shop, cart, fix)) ?? [];
    expect(fixed.map((one) => [one.units[0]?.quantity, reasons(one)])).toEqual([[1, []]]);
    expect(reasons(cartWith({ elegien: 1, faust: 2 }))).toEqual([]);
  });
});

describe('the code', () => {
  test.each([
    ['below 30 euros', { lampe: 1 }, 'Noch 0,10 € bis zum Rabatt „LESEN10“.'],
    ['from 30 euros on', { lampe: 1, judenbuche: 1 }, ''],
  ])('[EN-21] needs 30 euros: %s', (_, pieces, text) =>
    expect(refusal(applyCode(shop, cartWith(pieces), 'lesen10', now)).replaceAll('\u00A0', ' ')).toBe(text),
  );

  test.each([
    ['ten per cent', { lampe: 1, judenbuche: 1 }, 361],
    ['at most 15 euros', { elegien: 1, lampe: 4 }, 1500],
  ])('[EN-21] takes off %s', (_, pieces, off) => {
    const cart = cartAfter(applyCode(shop, cartWith(pieces), 'LESEN10', now));
    expect(shop.priceOfCart(cart, now).promotions.map(({ total }) => total)).toEqual([off]);
  });

  test('[EN-21] is refused in German if it is unknown', () =>
    expect(refusal(applyCode(shop, cartWith({ faust: 1 }), 'LESEN20', now))).toBe(
      'Den Code LESEN20 gibt es nicht. Bitte prüfen Sie ihn.',
    ));
});

test('[EN-21 EN-12] the receipt of every item adds up by rate, with the code and shipping', () => {
  const all = Object.fromEntries(things.flatMap(({ sold }) => (sold.stock === 0 ? [] : [[sold.item, 1]])));
  const cart = cartAfter(applyCode(shop, cartWith(all), 'LESEN10', now));
  const { tax, price: total } = shop.priceOfCart(cart, now);
  expect(tax?.rates.map(({ rate }) => rate)).toEqual([19, 7]);
  for (const { rate, net, tax: own, gross } of tax?.rates ?? []) {
    expect(net + own).toBe(gross);
    expect(Math.abs(own - (gross * rate) / (100 + rate))).toBeLessThan(things.length);
  }
  expect(tax?.rates.reduce((sum, { gross }) => sum + gross, 0)).toBe(total);
});

test('[EN-21 EN-13] returns pieces one by one, deducts the code once it no longer applies, and never more than was paid', () => {
  const cart = cartAfter(applyCode(shop, cartWith({ lampe: 1, judenbuche: 1 }), 'LESEN10', now));
  const [lamp, book] = cart.units;
  if (!lamp || !book) throw new Error('two things');
  const first = giveBack({ cart, now }, book);
  if (!first.ok) throw new Error(formatFinding(shop, first.reason, 'de'));
  // 6.20, less 3.61 because the lamp alone has no discount
  expect(first.refund.amount).toBe(620 - 361);
  const second = giveBack(first.order, lamp);
  expect(second.ok && first.refund.amount + second.refund.amount).toBe(price(cart));
  const third = second.ok ? giveBack(second.order, lamp) : second;
  expect(!third.ok && formatFinding(shop, third.reason, 'de')).toBe('Davon können Sie nur noch 0 zurückgeben.');
});
