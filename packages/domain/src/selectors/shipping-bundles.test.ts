import { expect, test } from 'vitest';
import { won } from '../money/won.ts';
import { anOpenCart, withAllSelected } from '../testing/builders/cart.ts';
import { aBundleTerms, aPolicy } from '../testing/builders/price.ts';
import { aUnit } from '../testing/builders/unit.ts';
import { shippingBundlesOf } from './priced-of.ts';

const unit = aUnit();
const cart = (isMaxCharge: boolean) =>
  anOpenCart([unit], {
    shippingPolicies: [aPolicy({ shippingFee: won(2500), isConditionalFree: false })],
    bundleTerms: [aBundleTerms({ bundleKey: unit.bundleKey, isMaxCharge })],
  });

test('[CM-13] returns the fee of each parcel of a selection with its charge type', () => {
  for (const isMaxCharge of [true, false])
    expect(shippingBundlesOf(withAllSelected(cart(isMaxCharge)))).toEqual([
      { bundleKey: unit.bundleKey, shippingFee: 2500, isMaxCharge },
    ]);
  expect(shippingBundlesOf({ ...cart(true), selected: [] })).toEqual([]);
});
