import type { CartUnit } from '../entities/cart/cart-unit.ts';
import type { ItemNo } from '../money/ids.ts';
import { parcelSteps, priceTogether, unitSteps, type PricingInput } from './price-steps.ts';
import { feeDisplay } from './parcel/bundle-fee.ts';

/** Shipping label of an item before selection, from defaultItemShippingFeeIsFreeList. */
export interface DefaultItemShippingFee {
  readonly itemNo: ItemNo;
  readonly isFreeShipping: boolean;
}

/** All steps except those of the whole cart. */
const steps = /* @__PURE__ */ unitSteps.concat(parcelSteps);

/** True if the parcel row would show free shipping with only this unit selected (SH-07). */
export const isFreeAlone = (unit: CartUnit, input: PricingInput): boolean => {
  const policies = input.shippingPolicies.filter(
    ({ shippingPolicyKey }) => shippingPolicyKey === unit.shippingPolicyKey,
  );
  const alone = { ...input, serverBundles: undefined };
  const [charged] = priceTogether(steps, [unit], input.appliedCoupons, alone).fees;
  return charged !== undefined && feeDisplay(charged.fee, policies, policies.length > 0).type === 'FREE';
};

/** Returns the rows of defaultItemShippingFeeIsFreeList: items whose units ship free without other units (SH-07). */
export const itemsFreeByDefault = (
  terms: Omit<PricingInput, 'selected' | 'serverBundles' | 'shippingKnown'>,
): readonly DefaultItemShippingFee[] => {
  const input: PricingInput = { ...terms, selected: new Set(), serverBundles: undefined, shippingKnown: true };
  const charged = new Set<ItemNo>();
  for (const unit of terms.units) if (!isFreeAlone(unit, input)) charged.add(unit.item.itemNo);
  return [...new Set(terms.units.map(({ item }) => item.itemNo))].flatMap((itemNo) =>
    charged.has(itemNo) ? [] : [{ itemNo, isFreeShipping: true }],
  );
};
