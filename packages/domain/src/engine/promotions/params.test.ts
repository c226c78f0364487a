import { describe, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import { definePromotion, offerOf } from './promotion.ts';

const isWhole = (given: unknown): given is number => Number.isSafeInteger(given);

const isWholeReader = (given: unknown) => (isWhole(given) ? given : undefined);

const validate = (given: unknown) => (isWhole(given) ? { value: given } : { issues: [{ message: 'not whole' }] });
const schema = { '~standard': { version: 1, vendor: 'ours', validate } } as const;

const readers: Readonly<Record<string, Reader<number>>> = {
  'a function': isWholeReader,
  'a Standard Schema': schema,
  // a schema of zod also has a `decode`, which returns the value itself
  'a Standard Schema with a method decode': { ...schema, decode: String } as unknown as Reader<number>,
  'a Standard Schema that is a function': Object.assign(() => 'a result of arktype', schema),
  'a codec of io-ts': {
    decode: (given) => (isWhole(given) ? { _tag: 'Right', right: given } : { _tag: 'Left', left: [] }),
  },
};

const offerWith = (params: Reader<number>, given: number) =>
  offerOf(
    definePromotion({ code: 'OFF', params, appliesTo: () => true, worth: (_, off) => off, message: { en: 'Off' } }),
    { id: 'off', name: 'Off', params: given },
  );

describe('[EN-09] reads the params of an offer', () => {
  test.each(Object.entries(readers))('by %s', (_, params) => {
    expect(offerWith(params, 7).params).toBe(7);
    expect(() => offerWith(params, 0.5)).toThrow(
      new TypeError('no params of OFF: params: expected a value that its reader accepts, not 0.5'),
    );
  });

  test('and names the invalid one', () => {
    const issues = [{ message: 'not a number', path: ['percent'] }];
    const params: Reader<{ percent: number }> = {
      '~standard': { version: 1, vendor: 'ours', validate: () => ({ issues }) },
    };
    const percentOff = definePromotion({
      code: 'P',
      params,
      appliesTo: () => true,
      worth: () => 0,
      message: { en: '' },
    });
    const given = { percent: '10' } as unknown as { percent: number };
    expect(() => offerOf(percentOff, { id: 'p', name: 'P', params: given })).toThrow(
      new TypeError('no params of P: params.percent: expected a value that its reader accepts, not "10"'),
    );
  });

  test('and names one that a codec does not know', () => {
    const decode = (given: unknown) =>
      ({ _tag: 'Right', right: { percent: (given as { percent: number }).percent } }) as const;
    const offer = (params: { percent: number; min?: number }) =>
      offerOf(
        definePromotion({ code: 'P', params: { decode }, appliesTo: () => true, worth: () => 0, message: { en: '' } }),
        { id: 'p', name: 'P', params },
      );
    expect(offer({ percent: 10 }).code).toBe('P');
    expect(() => offer({ percent: 10, min: 500 })).toThrow(new TypeError('no field of params: min; they are percent'));
  });

  test('and refuses a schema that answers later', () => {
    const later = { '~standard': { ...schema['~standard'], validate: async (given: unknown) => validate(given) } };
    expect(() => offerWith(later, 7)).toThrow(/params: a reader that answers at once is expected, not a promise/u);
  });
});

test.each<readonly [object, string]>([
  [{ id: undefined }, 'id: expected a text, not undefined'],
  [{ name: 5 }, 'name: expected a text, not 5'],
  [{ groups: 'staff' }, 'groups: expected a list of groups, not "staff"'],
  [{ couponCode: 10 }, 'couponCode: expected a text, not 10'],
  [{ stacksWith: 'everything' }, 'stacksWith: expected ‘Everything’ or a list of names, not "everything"'],
])('[EN-09] refuses an offer with %j', (over, message) => {
  const promotion = definePromotion({
    code: 'OFF',
    params: isWholeReader,
    appliesTo: () => true,
    worth: () => 0,
    message: { en: 'Off' },
  });
  expect(() => offerOf(promotion, { id: 'off', name: 'Off', params: 7, ...over })).toThrow(new TypeError(message));
});

test.each([
  [0, ''],
  [1, ''],
  [10, 'mostShare: expected a share from 0 to 1, not 10'],
  [-0.1, 'mostShare: expected a share from 0 to 1, not -0.1'],
  [Number.NaN, 'mostShare: expected a share from 0 to 1, not NaN'],
])('[EN-09] %d is a share of the price that an offer may save at most, or is refused: %j', (share, message) => {
  const make = (lane: 'Item' | 'Shipping') => {
    const promotion = definePromotion({
      code: 'OFF',
      params: isWholeReader,
      lane,
      appliesTo: () => true,
      worth: () => 0,
      mostShare: () => share,
      message: { en: 'Off' },
    });
    return offerOf(promotion, { id: 'off', name: 'Off', params: 7 }).mostShare;
  };
  if (message === '') expect(make('Item')).toBe(share);
  else expect(() => make('Item')).toThrow(new TypeError(message));
  // prices of units do not limit fees
  expect(make('Shipping')).toBe(1);
});
