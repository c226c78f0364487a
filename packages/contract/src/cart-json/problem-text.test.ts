import { isObject } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { parseShop, shopSchema } from '../shop-json/index.ts';
import { cartSchema } from './cart-schema.ts';
import { problemText } from './problem-text.ts';
import { fitOf, withNearest } from './problem.ts';

const textsOf = (json: object): readonly string[] => {
  const read = parseShop({ currency: 'USD', ...json });
  return read.ok ? [] : read.problems.map(problemText);
};

test('[EN-10] describes patterns and empty choices in words', () => {
  expect(
    textsOf({
      home: 'Germany',
      promotions: [
        {
          id: 'a',
          name: 'A',
          code: 'PERCENT-OFF-ORDER',
          params: { percent: 10, on: { type: 'Field', field: 'x', is: 1 } },
          couponCode: ' ',
        },
      ],
      exclusions: [{ code: 'one each', message: {}, lanes: [], where: 'Anywhere' }],
      messages: { en: { MIN_SPEND: 'From {minimum}.', NOTHING_SELECTED: '{a}' } },
    }),
  ).toEqual([
    'promotions.0.couponCode is " "; it must be a text that is not blank',
    'exclusions.0.code is "one each"; it must be capital letters and digits with single hyphens, such as ONE-GIFT',
    'home is "Germany"; it must be an ISO 3166 code, e.g. DE',
    'promotions.0.params.on.field is "x"; it must be left out, because there is nothing to choose',
    'messages.en.MIN_SPEND is "From {minimum}."; it must be a text whose only braces are {min}',
    'messages.en.NOTHING_SELECTED is "{a}"; it must be a text without braces',
  ]);
});

test('[EN-10] says that a required rule cannot be removed, and how many entries a list needs', () => {
  const code = 'TIERED';
  const promotions = [{ id: 'a', name: 'A', code, params: { tiers: [] }, groups: [] }];
  expect(textsOf({ without: ['OUT_OF_STOCK', 'quantity', 'countrys'], promotions })).toEqual([
    'promotions.0.groups is an empty list; it must be a list of 1 to 100, each a text of 1 to 200 characters',
    'without.0 is "OUT_OF_STOCK"; this rule cannot be removed',
    'without.1 is "quantity"; this rule cannot be removed',
    expect.stringMatching(/^without\.2 is "countrys"; it must be one of .*; did you mean countries\?$/u),
    'promotions.0.params.tiers is an empty list; it must be a list of 1 to 20',
  ]);
  expect(textsOf({ without: ['countries', 'NOTHING_SELECTED'] })).toEqual([]);
});

test('[EN-10] names the only promotion of a shop for a list that is none', () => {
  const three = { id: 'three', name: 'Three', code: 'BUY-N-GET-M', params: { buy: 2, free: 1 } };
  const texts = (...ids: readonly string[]) => {
    const shop = parseShop({ currency: 'USD', promotions: ids.map((id) => ({ ...three, id })) });
    if (!shop.ok) throw new Error(JSON.stringify(shop.problems));
    const read = shop.value.parseCart({ units: [], promotions: 'three' });
    return read.ok ? [] : read.problems.map(problemText);
  };
  expect(texts('three')).toEqual(['promotions is "three"; it must be a list with only three']);
  expect(texts('three', 'two')).toEqual(['promotions is "three"; it must be a list, each one of three, two']);
  expect(texts()).toEqual(['promotions is "three"; it must be an empty list']);
});

const patternsIn = (schema: unknown): readonly unknown[] => {
  if (Array.isArray(schema)) return schema.flatMap(patternsIn);
  if (!isObject(schema)) return [];
  return [...(typeof schema['pattern'] === 'string' ? [schema] : []), ...Object.values(schema).flatMap(patternsIn)];
};

test('[EN-10] no description of a pattern of cart or shop JSON is a regular expression', () => {
  const fits = [cartSchema(), shopSchema()].flatMap(patternsIn).flatMap((schema) => fitOf(schema) ?? []);
  const texts = new Set(fits.map((fit) => problemText({ type: 'Misfit', path: 'x', found: 1, fits: fit })));
  expect(texts.size).toBeGreaterThan(5);
  expect([...texts].filter((text) => /[\\^[$]|of the form/u.test(text))).toEqual([]);
});

test('[EN-10] suggests a longer name only if no other one starts with the found words', () => {
  const nearestTo = (found: string) =>
    withNearest({
      type: 'Misfit',
      path: '',
      found,
      fits: { enum: ['PERCENT-OFF-ORDER', 'AMOUNT-OFF-ITEM', 'AMOUNT-OFF-ORDER'] },
    });
  expect(nearestTo('PERCENT-OFF')).toMatchObject({ nearest: 'PERCENT-OFF-ORDER' });
  for (const found of ['AMOUNT-OFF', 'PERCENT-O', 'OFF']) expect(nearestTo(found)).not.toHaveProperty('nearest');
});

test('[EN-17] names the declared custom fields for an unknown one', () => {
  const fields = { item: { limited: { type: 'boolean', default: false }, pages: { type: 'number', default: 0 } } };
  const texts = (declared: object, given: object) => {
    const shop = parseShop({ currency: 'USD', fields: declared });
    if (!shop.ok) throw new Error(JSON.stringify(shop.problems));
    const read = shop.value.parseCart({ units: [{ id: 1, item: 'a', name: 'A', price: 1, fields: given }] });
    return read.ok ? [] : read.problems.map(problemText);
  };
  const unknown = 'units.0.fields.limitd is not a known field';
  expect(texts(fields, { limitd: true })).toEqual([`${unknown}; they are limited, pages; did you mean limited?`]);
  expect(texts({ item: {} }, { limitd: true })).toEqual([`${unknown}; there are none`]);
  expect(texts(fields, { limited: true })).toEqual([]);
});
