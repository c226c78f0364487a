import { expect, test } from 'vitest';
import { pricingInput } from '../selectors/priced-of.ts';
import { anOpenCart, aUnit, withAllSelected } from '../testing/index.ts';
import { priceTogether } from './price-steps.ts';

test('[PR-01] before any step a price has only the item prices of its lines', () => {
  const unit = aUnit({ quantity: 2 });
  const pricing = priceTogether([], [unit], [], pricingInput(withAllSelected(anOpenCart([unit]))));
  expect(pricing).toMatchObject({ lines: [{ unit, left: 20_000 }], fees: [], shippingCoupons: [], overseas: [] });
});
