import { describe, expect, test } from 'vitest';
import { addItem } from '../cart-verbs.ts';
import { EUR } from '../../money/currency.ts';
import { bestOffers } from '../find-best-offers.ts';
import { testNow } from '../../testing/index.ts';
import { createEngine } from '../create-engine.ts';
import { definePromotion, offerOf } from '../promotions/promotion.ts';
import type { Reader } from '../reader.ts';
import { defineRule, type ShopFacts } from '../rule.ts';
import type { FieldsOf } from './fields.ts';

interface Book {
  readonly limited: boolean;
}
interface Gift {
  readonly giftWrap: boolean;
}
interface Reading {
  readonly group: string;
}

const isBook = (given: unknown): given is Book =>
  typeof given === 'object' && given !== null && 'limited' in given && typeof given.limited === 'boolean';
const isGift = (given: unknown): given is Gift =>
  typeof given === 'object' && given !== null && 'giftWrap' in given && typeof given.giftWrap === 'boolean';
const isReading = (given: unknown): given is Reading =>
  typeof given === 'object' && given !== null && 'group' in given && typeof given.group === 'string';

const fields = {
  item: {
    '~standard': {
      version: 1,
      vendor: 'ours',
      // like valibot, the result of invalid fields has their value
      validate: (given: unknown): { readonly value: Book; readonly issues?: readonly unknown[] } =>
        isBook(given) ? { value: given } : { value: { limited: false }, issues: [{ path: [{ key: 'limited' }] }] },
    },
  },
  buyer: (given: unknown) => (isReading(given) ? given : undefined),
  order: (given: unknown) => (isGift(given) ? given : undefined),
} as unknown as { readonly item: Reader<Book>; readonly buyer: Reader<Reading>; readonly order: Reader<Gift> };

const onlyPress = defineRule({
  fields,
  code: 'ONLY-PRESS',
  message: { en: '{title} is for the press.' },
  broken: ({ chosen, buyer }) => {
    const limited = chosen.find(({ item }) => item.fields.limited);
    return limited && buyer.fields.group !== 'press' ? { params: { title: limited.item.itemName } } : undefined;
  },
});

const offLimited = offerOf(
  definePromotion({
    fields,
    code: 'OFF-LIMITED',
    params: (given) => (typeof given === 'number' ? given : undefined),
    appliesTo: ({ item }) => item.fields.limited,
    worth: (units, off, { buyer }) =>
      units.every(({ unit }) => unit.item.fields.limited) && buyer.fields.group === 'press' ? off : 0,
    message: { en: '' },
  }),
  { id: 'off', name: 'Off', params: 100 },
);

const shop = createEngine({ currency: EUR, fields, rules: [onlyPress], promotions: [offLimited] });
const book = (id: number, limited: boolean) => ({
  id,
  item: `b${id}`,
  name: `B${id}`,
  price: '5.00',
  fields: { limited },
});
const cartOf = (group: string, ...limited: readonly boolean[]) =>
  shop.cartOf(
    limited.map((one, i) => book(i + 1, one)),
    { buyer: { ...shop.plain.buyer, fields: { group } }, fields: { giftWrap: false } },
  );

describe('[EN-17] custom fields', () => {
  test('are read by rules', () => {
    const found = (...args: Parameters<typeof cartOf>) =>
      shop.checkOrder(cartOf(...args), testNow).map(({ code }) => code);
    expect([found('press', true), found('reader', true), found('reader', false)]).toEqual([[], ['ONLY-PRESS'], []]);
  });

  test('are read by promotions', () => {
    const saving = (...args: Parameters<typeof cartOf>) => bestOffers(shop, cartOf(...args), testNow).saving;
    expect([saving('press', true, false), saving('press', false), saving('reader', true)]).toEqual([100, 0, 0]);
  });

  test('of the order are read by rules and promotions', () => {
    const noWrap = defineRule({
      fields: { order: fields.order },
      code: 'NO-WRAP',
      message: { en: '' },
      broken: ({ fields: { giftWrap }, chosen }) => (giftWrap && chosen.length > 1 ? { params: {} } : undefined),
    });
    const unwrapped = definePromotion({
      fields: { order: fields.order },
      code: 'UNWRAPPED',
      params: (given) => (typeof given === 'number' ? given : undefined),
      appliesTo: (_, __, order) => !order.fields.giftWrap,
      worth: (_, off, order) => (order.fields.giftWrap ? 0 : off),
      message: { en: '' },
    });
    const own = createEngine({
      currency: EUR,
      fields,
      rules: [noWrap],
      promotions: [offerOf(unwrapped, { id: 'un', name: 'Unwrapped', params: 10 })],
    });
    const found = (giftWrap: boolean) => {
      const cart = { ...cartOf('press', true, false), fields: { giftWrap } };
      return [own.checkOrder(cart, testNow).map(({ code }) => code), bestOffers(own, cart, testNow).saving];
    };
    expect([found(true), found(false)]).toEqual([
      [['NO-WRAP'], 0],
      [[], 10],
    ]);
  });

  test('are wrong or missing: `cartOf` names their paths', () => {
    const untyped: { readonly cartOf: (units: readonly unknown[], rest?: object) => unknown } = shop as never;
    const {
      units: [unit],
      buyer,
    } = cartOf('press', true);
    const order = { fields: { giftWrap: false } };
    expect(() => untyped.cartOf([], { buyer, fields: { giftWrap: 1 } })).toThrow(
      new TypeError('not a cart: fields: expected a value that its reader accepts, not {"giftWrap":1}'),
    );
    expect(() => untyped.cartOf([], { buyer })).toThrow('not a cart: fields: expected a value that its reader accepts');
    expect(() => untyped.cartOf([{ ...book(1, true), fields: { limited: 'yes' } }], { buyer, ...order })).toThrow(
      new TypeError('not a cart: units.0.fields.limited: expected a value that its reader accepts, not "yes"'),
    );
    expect(() => untyped.cartOf([unit, { ...book(2, true), fields: undefined }], { buyer, ...order })).toThrow(
      new TypeError('not a cart: units.1.fields.limited: expected a value that its reader accepts, not undefined'),
    );
    expect(() => untyped.cartOf([], { buyer: shop.plain.buyer, ...order })).toThrow(
      new TypeError('not a cart: buyer.fields: expected a value that its reader accepts, not {}'),
    );
  });

  test('of an added item are wrong: `addItem` names their paths', () => {
    const untyped = addItem as (engine: unknown, cart: unknown, item: unknown) => unknown;
    const wrong = { item: 'a', name: 'A', price: 1, fields: { limited: 1 } };
    expect(() => untyped(shop, cartOf('press'), wrong)).toThrow(
      new TypeError('not an item: added.fields.limited: expected a value that its reader accepts, not 1'),
    );
    expect(() => untyped(shop, cartOf('press'), { ...shop.plain.unit, ...wrong })).toThrow(TypeError);
  });

  test('are kept as the reader returns them', () => {
    const withDefault = createEngine({
      currency: EUR,
      fields: { item: (given: unknown) => ({ limited: false, ...(given as Partial<Book>) }) },
    });
    const untyped: { readonly cartOf: (units: readonly unknown[]) => ReturnType<typeof withDefault.cartOf> } =
      withDefault as never;
    const cart = untyped.cartOf([{ ...book(1, true), fields: undefined }, book(2, true)]);
    expect(cart.units.map(({ item }) => item.fields)).toEqual([{ limited: false }, { limited: true }]);
  });

  test('without a reader are kept as given', () => {
    const bare = createEngine({ currency: EUR });
    const cart = bare.cartOf([book(1, true)], { buyer: { ...bare.plain.buyer, fields: { note: 1 } } });
    expect([cart.units[0]?.item.fields, cart.buyer.fields]).toEqual([{ limited: true }, { note: 1 }]);
  });

  test('of one item that differ are two choices, in any order of names', () => {
    const bare = createEngine({ currency: EUR });
    const pen = (given: object) => ({ item: 'pen', name: 'Pen', price: 100, fields: given });
    const added = [pen({ text: 'Ann', ink: 1 }), pen({ ink: 1, text: 'Ann' }), pen({ text: 'Bob', ink: 1 })].reduce(
      (cart, item) => {
        const changed = addItem(bare, cart, item);
        return changed.ok ? changed.cart : cart;
      },
      bare.cartOf([]),
    );
    expect(added.units.map(({ item, quantity }) => [quantity, item.fields])).toEqual([
      [2, { text: 'Ann', ink: 1 }],
      [1, { text: 'Bob', ink: 1 }],
    ]);
  });

  test.each([
    ['zod', { '~standard': {}, shape: { limited: {} } }],
    ['valibot', { '~standard': {}, entries: { limited: {} } }],
  ])('that a schema of %s does not declare are refused in a target', (_, item) => {
    const untyped: (terms: object) => unknown = createEngine as never;
    const create = (field: string) => () =>
      untyped({
        currency: EUR,
        fields: { item },
        promotions: [{ ...offLimited, params: { on: { type: 'Field', field } } }],
      });
    expect(create('limited')).not.toThrow();
    expect(create('limitd')).toThrow('promotions.0.params.on.field: expected one of limited, not "limitd"');
  });

  test('are refused in targets of promotions and coupons if the shop reads none', () => {
    const untyped: (terms: object) => { readonly cartOf: (units: readonly object[], rest: object) => unknown } =
      createEngine as never;
    const on = { type: 'Field', field: 'limited', is: true };
    const promotions = [{ ...offLimited, params: { on } }];
    const reader = { item: (given: object) => given };
    const message = 'target: expected no custom field, because the shop has no `fields.item`';
    expect(() => untyped({ currency: EUR, promotions })).toThrow(message.replace('target', 'promotions.0.params.on'));
    expect(() => untyped({ currency: EUR, promotions, fields: { buyer: reader.item } })).toThrow(TypeError);
    expect(() => untyped({ currency: EUR, promotions, fields: reader })).not.toThrow();
    const offered = [shop.plain.coupon, { ...shop.plain.coupon, issueNo: 'C', target: on }];
    const coupons = { status: 'Known', offered };
    expect(() => untyped({ currency: EUR }).cartOf([], { coupons })).toThrow(
      `coupons.offered.1.${message}, not {"type":"Field","field":"limited","is":true}`,
    );
    expect(() => untyped({ currency: EUR, fields: reader }).cartOf([], { coupons })).not.toThrow();
    expect(() =>
      untyped({ currency: EUR }).cartOf([], { coupons: { status: 'Known', offered: [shop.plain.coupon] } }),
    ).not.toThrow();
  });

  test('have types', () => {
    const limited: boolean | undefined = cartOf('press', true).units[0]?.item.fields.limited;
    expect(limited).toBe(true);
    const wrapped: boolean | undefined = cartOf('press', true).fields?.giftWrap;
    expect(wrapped).toBe(false);
    // @ts-expect-error no such field of the order
    expect(cartOf('press', true).fields?.giftWrp).toBeUndefined();
    // @ts-expect-error another type
    expect(() => shop.cartOf([], { fields: { giftWrap: 'yes' } })).toThrow(TypeError);
    // @ts-expect-error no such field
    expect(cartOf('press', true).units[0]?.item.fields.limitd).toBeUndefined();
    // @ts-expect-error a unit without its fields
    expect(() => shop.cartOf([{ id: 1, item: 'a', name: 'A', price: 1 }])).toThrow(TypeError);
    // @ts-expect-error an item without its fields
    expect(() => addItem(shop, cartOf('press'), { item: 'a', name: 'A', price: 1 })).toThrow(TypeError);
    // @ts-expect-error a rule that reads fields which the engine does not have
    createEngine({ currency: EUR, rules: [onlyPress] });
    // @ts-expect-error a promotion that reads fields which the engine does not have
    createEngine({ currency: EUR, promotions: [offLimited] });
    const limitedOnly = { item: (given: unknown) => (isBook(given) ? given : undefined) };
    createEngine({
      currency: EUR,
      fields: limitedOnly,
      rules: [
        // a rule within the terms, and one that only annotates its facts
        defineRule({
          fields: limitedOnly,
          code: 'LIMITED',
          message: { en: '' },
          broken: ({ chosen }) => (chosen[0]?.item.fields.limited ? { params: {} } : undefined),
        }),
        defineRule({
          code: 'LIMITED-TOO',
          message: { en: '' },
          broken: ({ chosen }: ShopFacts<FieldsOf<typeof limitedOnly>>) =>
            chosen[0]?.item.fields.limited ? { params: {} } : undefined,
        }),
      ],
    });
    const bare = createEngine({ currency: EUR });
    // @ts-expect-error a cart without fields
    expect(shop.priceOfCart(bare.cartOf([]), testNow).price).toBe(0);
    expect(bare.priceOfCart(cartOf('press', true), testNow).price).toBe(500);
  });

  test('a reader that throws is named with its error', () => {
    const error = new RangeError('too long');
    const order = (): Gift => {
      throw error;
    };
    const own = createEngine({ currency: EUR, fields: { order } });
    const message =
      'fields.order: expected a function that returns undefined for invalid values, it threw RangeError: too long';
    expect(() => own.cartOf([])).toThrow(new TypeError(message, { cause: error }));
  });

  test.each([
    [{ itm: fields.item }, 'no custom fields of a shop: itm; they are item, buyer, order; did you mean item?'],
    [{ item: { limited: true } }, 'fields.item: expected a codec, a schema or a function, not {"limited":true}'],
    [[], 'fields: expected an object, not []'],
  ])('have readers: %o', (wrong, message) =>
    expect(() => createEngine({ currency: EUR, fields: wrong as object })).toThrow(new TypeError(message)),
  );
});
