import type { ItemNo } from '../../money/ids.ts';
import { isShippingFeeShown } from './fee-display.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';

/** What the server says of an item's shipping while nothing is selected: a row of defaultItemShippingFeeIsFreeList. */
export interface DefaultItemShippingFee {
  /** The item. */
  readonly itemNo: ItemNo;
  /** It ships free by itself (SH-07). */
  readonly isFreeShipping: boolean;
}

/** What is asked of one item: whether a unit of its parcel is selected, and the policies of that parcel. */
export interface ItemLabelFacts {
  /** The item. */
  readonly itemNo: ItemNo;
  /** A unit of its parcel is selected: then the parcel’s own fee is shown. */
  readonly isParcelSelected: boolean;
  /** The terms of its parcel: where all hide the fee, there is no label (SH-07). */
  readonly policies: readonly Pick<ShippingPolicy, 'isDisplayShippingFee'>[];
  /** What the server says of items by themselves. */
  readonly defaultItemShippingFeeIsFreeList: readonly DefaultItemShippingFee[];
}

/**
 * Whether an item carries the label 'free shipping': before anything of its parcel is selected, where the server's list
 * says so; afterwards the parcel's own fee speaks instead. Never where the fee is hidden (SH-07).
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
