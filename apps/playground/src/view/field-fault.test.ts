import type { CartProblem } from '@baguni/contract/cart-json';
import { languages } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { readExample } from '../testing/read-example.ts';
import { english } from '../testing/wording.ts';
import { loadWording } from '../words/load-wording.ts';
import { faultText } from './field-fault.ts';

const unit = {
  cartUnitId: 1,
  quantity: 1,
  item: { itemNo: 'A', itemName: '', itemSellPrice: 1 },
  seller: { sellerKey: 's' },
};

/** The first problem of a cart of two such units. */
const problemOf = (over: object): CartProblem => {
  const read = english.engine.parseCart({
    units: [
      { ...unit, ...over },
      { ...unit, cartUnitId: 2 },
    ],
  });
  if (E.isRight(read)) throw new Error('it is a cart');
  const [problem] = read.left;
  if (!problem) throw new Error('without a problem');
  return problem;
};

test.each([
  [{ quantity: 123_456 }, false, 'A whole number from 0 to 99,999.'],
  [{ quantity: 'abc' }, false, 'A whole number from 0 to 99,999.'],
  [{ quantity: undefined }, false, 'Please fill this in.'],
  [{ seller: { sellerKey: '' } }, false, 'Please fill this in.'],
  [{ cartUnitId: 2 }, false, 'This is in use already.'],
  [{ item: { ...unit.item, itemSellPrice: '12.5' } }, true, 'An amount from ₩0 to ₩1,000,000,000.'],
  [{ item: { ...unit.item, shippingWeight: -1 } }, false, 'A number from 0 to 10,000,000.'],
  [{ item: { ...unit.item, itemName: 1 } }, false, 'This does not fit here.'],
])('[EN-20 WA-22] %j is refused beside its field, with its bounds', (over, isAmount, text) => {
  expect(faultText(english, problemOf(over), isAmount)).toBe(text);
});

test('[EN-20 WA-22] bounds are written in the shop’s currency, and every language says them', async () => {
  const { wording } = readExample('bakery');
  const problem = problemOf({ item: { ...unit.item, itemSellPrice: -1 } });
  expect(faultText(wording, problem, true)).toBe('An amount from $0.00 to $10,000,000.00.');
  for (const language of languages) {
    const text = faultText(
      { ...(await loadWording(language)), engine: english.engine },
      problemOf({ quantity: -1 }),
      false,
    );
    expect(text).toContain('99,999');
  }
});
