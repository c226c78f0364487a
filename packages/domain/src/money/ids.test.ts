import { expect, test } from 'vitest';
import { bundleKey, cartUnitId, couponIssueNo, itemNo, sellerKey, shippingPolicyKey, txKey } from './ids.ts';

test('an id is its plain value at run time: it prints, compares and serializes like it', () => {
  expect(cartUnitId(7)).toBe(7);
  for (const branded of [itemNo, sellerKey, bundleKey, shippingPolicyKey, couponIssueNo, txKey])
    expect(branded('a/1')).toBe('a/1');
});

test('an id of one type is not accepted as another', () => {
  const ofSeller = (key: ReturnType<typeof sellerKey>): string => key;
  // @ts-expect-error an item's number is no seller's key
  expect(ofSeller(itemNo('1'))).toBe('1');
  // @ts-expect-error neither is plain text
  expect(ofSeller('1')).toBe('1');
});
