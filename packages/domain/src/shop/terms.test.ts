import { either as E } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { cartUnitId } from '../money/ids.ts';
import { USD } from '../money/currency.ts';
import { money, ratio, shares } from '../money/money.ts';
import { anOffer } from '../testing/shop-offers.ts';
import { engineOf } from './engine-of.ts';
import type { EngineTerms } from './engine.ts';
import type { Offer } from './promotion.ts';
import { defineRule } from './rule.ts';

const now = Date.parse('2026-11-25T00:00:00Z');

const off = anOffer('off', { worth: () => 100 }, { name: 'A dollar off' });

const cartIn = (engine: ReturnType<typeof engineOf<'USD'>>, count = 1) =>
  engine.cartOf(
    Array.from({ length: count }, (_, i) => ({
      ...engine.plain.unit,
      cartUnitId: cartUnitId(i + 1),
      item: { ...engine.plain.item, itemSellPrice: engine.amount('5.00') },
    })),
  );

describe('[EN-09] invalid terms are rejected as errors of their author', () => {
  test.each([
    [{ limits: { units: Number.NaN } }, 'limits.units is a whole number of 1 or more: NaN'],
    [{ limits: { pieces: 2.5 } }, 'limits.pieces is a whole number of 1 or more: 2.5'],
    [{ limits: { lines: 0 } }, 'limits.lines is a whole number of 1 or more: 0'],
    [{ limits: { units: '3' } }, 'limits.units is a whole number of 1 or more: 3'],
    [{ limits: { unit: 3 } }, 'no limit of a shop: unit; they are units, pieces, lines, overseas'],
    [{ features: { club: true } }, 'no feature of a shop: club; they are overseaShipping, extraDiscount'],
    [{ rules: [rule('A', 'One'), rule('A', 'Other')] }, 'two of one code say something else: A'],
  ])('%j', (terms, message) => {
    expect(() => engineOf({ currency: USD, ...(terms as Partial<EngineTerms<'USD'>>) })).toThrow(message);
  });

  test('terms at the boundary are accepted', () => {
    const terms = { limits: { units: 1, pieces: 1, lines: 1 }, rules: [rule('A', 'One'), rule('A', 'One')] };
    expect(() => engineOf({ currency: USD, ...terms })).not.toThrow();
  });
});

function rule(code: string, en: string) {
  return defineRule({ code, message: { en }, broken: () => ({ params: {} }) });
}

test('[EN-09] a custom rule stays if the marketplace rule with the same code is omitted', () => {
  const own = rule('CART-BR7-33', 'Own.');
  const engine = engineOf({ currency: USD, rules: [own], limits: { units: 2 }, without: ['CART-BR7-33'] });
  expect(engine.checkOrder(cartIn(engine), now).map(({ code }) => code)).toEqual(['CART-BR7-33']);
  expect(engine.say({ code: 'CART-BR7-33', params: {} }, 'en')).toBe('Own.');
});

test('[EN-09] values of a message are typed in each language, and every language is optional', () => {
  const german = defineRule({
    code: 'MINDESTENS',
    message: { de: 'Erst ab {least}.' },
    broken: () => ({ params: { least: money(USD, 500) } }),
  });
  defineRule({
    code: 'FALSCH',
    message: { en: 'From {least} on.', de: 'Erst ab {wenigstens}.' },
    // @ts-expect-error the German text names `wenigstens`
    broken: () => ({ params: { least: money(USD, 500) } }),
  });
  const engine = engineOf({ currency: USD, rules: [german] });
  const [found] = engine.checkOrder(cartIn(engine), now);
  expect([engine.say(found!, 'de'), engine.say(found!, 'en')]).toEqual([
    'Erst ab 5,00\u{a0}$.',
    'Erst ab 5,00\u{a0}$.',
  ]);
});

test('[EN-09 ER-09] a text that exists only in English is the fallback for every other language', () => {
  const messages = { en: { 'CART-BR7-33': 'At most {max}.' }, de: { 'CART-BR7-01': 'Nichts ausgewählt.' } };
  const engine = engineOf({ currency: USD, messages });
  const many = { code: 'CART-BR7-33', params: { max: 30 } };
  expect([engine.say(many, 'de'), engine.say({ code: 'CART-BR7-01', params: {} }, 'fr')]).toEqual([
    'At most 30.',
    'Nichts ausgewählt.',
  ]);
  expect(engine.say(many, 'fr', { 'CART-BR7-33': 'Au plus {max}.' })).toBe('Au plus 30.');
  expect(engine.say({ code: 'NO-SUCH', params: {} }, 'de')).toBe('NO-SUCH');
});

test('[EN-09] reports an offered promotion that is not in use, and names one that is not offered', () => {
  const engine = engineOf({ currency: USD, promotions: [off] });
  const codes = ['off', 'gone'].map((promotion) => {
    const dropped = engine.removePromotion(cartIn(engine), promotion);
    return E.isLeft(dropped) && engine.say(dropped.left, 'en');
  });
  expect(codes).toEqual(['‘A dollar off’ is not in use.', 'There is no offer ‘gone’.']);
  const stale = { ...cartIn(engine), promotions: ['gone'] };
  expect(engine.checkOrder(stale, now).map((found) => engine.say(found, 'en'))).toEqual(['There is no offer ‘gone’.']);
});

test('[EN-09] later changes of the input lists do not affect an engine', () => {
  const promotions: Offer[] = [off];
  const engine = engineOf({ currency: USD, promotions });
  promotions.length = 0;
  const used = engine.applyPromotion(cartIn(engine), 'off', now);
  expect(E.isRight(used) && engine.priceOfCart(used.right, now).price).toBe(400);
  expect(engine.terms.promotions).toEqual([off]);
  expect(Object.isFrozen(engine.terms.promotions)).toBe(true);
});

test('[EN-08] rates and weights must be numbers', () => {
  expect(() => ratio(money(USD, 100), Number.NaN)).toThrow('not a rate in per cent: NaN');
  for (const weight of [-1, 0.5, Number.NaN])
    expect(() => shares(money(USD, 100), [1, weight])).toThrow(`not a whole weight of 0 or more: ${weight}`);
  expect(shares(money(USD, 100), [0, 1]).map(({ minor }) => minor)).toEqual([0, 100]);
});
