import { describe, expect, test } from 'vitest';
import type { Reader } from '../reader.ts';
import { definePromotion, offerOf } from './promotion.ts';

const isWhole = (given: unknown): given is number => Number.isSafeInteger(given);

const validate = (given: unknown) => (isWhole(given) ? { value: given } : { issues: [{ message: 'not whole' }] });
const schema = { '~standard': { version: 1, vendor: 'ours', validate } } as const;

const readers: Readonly<Record<string, Reader<number>>> = {
  'a function': (given) => (isWhole(given) ? given : undefined),
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
    expect(() => offerWith(params, 0.5)).toThrow(new TypeError('no params of OFF: 0.5'));
  });

  test('and refuses a schema that answers later', () => {
    const later = { '~standard': { ...schema['~standard'], validate: async (given: unknown) => validate(given) } };
    expect(() => offerWith(later, 7)).toThrow(/params: a schema that validates at once is expected, not a promise/u);
  });
});
