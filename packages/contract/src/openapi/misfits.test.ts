import { either as E, option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnit } from '../codecs/cart/cart-unit.ts';
import { misfitsOf } from './misfits.ts';
import { aUnit } from '@baguni/domain/testing';

const misfits = (over: object) => {
  const read = cartUnit.decode({ ...(cartUnit.encode(aUnit()) as object), ...over });
  return E.isLeft(read) ? misfitsOf(read.left) : [];
};

test('[CM-53] what does not fit is told with its path and with what would fit', () => {
  expect(misfits({ quantity: -1, cartUnitType: 'Post' })).toEqual([
    {
      path: 'cartUnitType',
      fits: O.some({ type: 'string', enum: ['Normal', 'SmileFresh', 'SmileDelivery', 'ExpressShop'] }),
    },
    { path: 'quantity', fits: O.some({ type: 'integer', minimum: 0, maximum: 99_999 }) },
  ]);
  expect(misfits({})).toEqual([]);
});
