import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { isObject } from '../text/json.ts';
import { readExample, rightOf } from '../testing/read-example.ts';
import { readText } from '../text/read-text.ts';
import { fixed } from './fixed.ts';
import { switchPromotion, withFound } from './switch-coupon.ts';
import { written } from './written.ts';

const { engine, cart, given } = readExample('bakery');
const text = (after: typeof cart): string => written(isObject(given) ? given : {}, cart, after);
const promotionsIn = (after: typeof cart): unknown => readText(text(after), engine.parseCart).value?.promotions;

test('[EN-20 EN-09] a promotion that is fixed, switched or found is written into the cart’s text', () => {
  const off = rightOf(fixed(engine, cart, { type: 'RemovePromotion', promotion: 'more' }));
  expect(promotionsIn(off)).toEqual(['bakery']);
  const none = rightOf(switchPromotion(engine, off, 'bakery', 0));
  expect(promotionsIn(none)).toEqual([]);
  expect(promotionsIn(rightOf(switchPromotion(engine, none, 'bakery', 0)))).toEqual(['bakery']);
  expect(E.isLeft(switchPromotion(engine, off, 'more', 0))).toBe(true);
  expect(promotionsIn(withFound(cart, { promotions: ['more'], chosen: [] }))).toEqual(['more']);
});

test('[EN-20 EN-10] what the shop gives its carts stays out of the cart’s text', () => {
  const off = rightOf(fixed(engine, cart, { type: 'RemovePromotion', promotion: 'more' }));
  expect(Object.keys(JSON.parse(text(off)) as object)).toEqual(Object.keys(given));
  expect(text(off)).not.toContain('Morning price');
});
