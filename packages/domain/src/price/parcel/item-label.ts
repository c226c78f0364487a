import type { ItemNo } from '../../money/ids.ts';
import { isShippingFeeShown } from './fee-display.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';

/** Shipping label of an item before selection, from defaultItemShippingFeeIsFreeList. */
export interface DefaultItemShippingFee {
  readonly itemNo: ItemNo;
  readonly isFreeShipping: boolean;
}

export interface ItemLabelFacts {
  readonly itemNo: ItemNo;
  /** True if a unit of its parcel is selected; then the parcel’s fee is shown instead. */
  readonly isParcelSelected: boolean;
  /** Policies of its parcel; without a label if all hide the fee. */
  readonly policies: readonly Pick<ShippingPolicy, 'isDisplayShippingFee'>[];
  readonly defaultItemShippingFeeIsFreeList: readonly DefaultItemShippingFee[];
}

/**
 * True if the item shows the label 'free shipping': the server lists it, its parcel has no selected unit, and its fee
 * is visible.
 * @example
 * const defaultItemShippingFeeIsFreeList = [{ itemNo: itemNo('A-100'), isFreeShipping: true }];
 * const facts = { itemNo: itemNo('A-100'), policies: [plainPolicy], defaultItemShippingFeeIsFreeList };
 * [false, true].map((isParcelSelected) => hasFreeShippingLabel({ ...facts, isParcelSelected })); // [ true, false ]
 */
export const hasFreeShippingLabel = (facts: ItemLabelFacts): boolean => {
  const { itemNo, isParcelSelected, policies, defaultItemShippingFeeIsFreeList: list } = facts;
  if (isParcelSelected || !isShippingFeeShown(policies)) return false;
  return list.find((row) => row.itemNo === itemNo)?.isFreeShipping ?? false;
};
