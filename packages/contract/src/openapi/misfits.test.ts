import { either as E, option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnit } from '../codecs/cart/cart-unit.ts';
import { misfitsOf, placesIn } from './misfits.ts';
import { couponTarget } from '../codecs/coupon.ts';
import type * as t from 'io-ts';
import { itemNo } from '../codecs/base/values.ts';
import { aUnit } from '@baguni/domain/testing';

const misfits = (over: object) => {
  const read = cartUnit.decode({ ...(cartUnit.encode(aUnit()) as object), ...over });
  return E.isLeft(read) ? misfitsOf(read.left) : [];
};

test('[CM-53] reports invalid values with their path and the accepted values', () => {
  expect(misfits({ quantity: -1, cartUnitType: 'Post' })).toEqual([
    {
      path: 'cartUnitType',
      fits: O.some({ type: 'string', enum: ['Normal', 'SmileFresh', 'SmileDelivery', 'ExpressShop'] }),
    },
    { path: 'quantity', fits: O.some({ type: 'integer', minimum: 0, maximum: 99_999 }) },
  ]);
  expect(misfits({})).toEqual([]);
});

test('[CM-53] reports an invalid discriminator field with all accepted values', () => {
  const fits = O.some({ type: 'string', enum: ['All', 'Items', 'Sellers', 'LargeCategories'] });
  for (const value of [{}, { type: 'Some' }, { sellerKeys: [] }]) {
    const read = couponTarget.decode(value);
    expect(E.isLeft(read) && misfitsOf(read.left)).toEqual([{ path: 'type', fits }]);
  }
  for (const value of [5, null, []]) {
    const read = couponTarget.decode(value);
    expect(E.isLeft(read) && misfitsOf(read.left)[0]?.path).toBe('');
  }
});

test('[CM-53] reports each path once, in linear time', () => {
  const placesOf = (count: number): readonly [told: number, looks: number] => {
    let looks = 0;
    const errorAt = (n: number): t.ValidationError => {
      const entry = { type: itemNo, actual: n };
      Object.defineProperty(entry, 'key', { get: () => ((looks += 1), String(n % 100)) });
      return { value: n, context: [entry as unknown as t.ContextEntry] };
    };
    const { size } = placesIn(Array.from({ length: count }, (_, n) => errorAt(n)));
    return [size, looks];
  };
  const [[told, looks], [, twice]] = [placesOf(1000), placesOf(2000)];
  expect([told, twice]).toEqual([100, 2 * looks]);
});
