import { checkAdd } from '../rules/add.ts';
import { judgeRequestedCoupons } from '../rules/coupon-in-use.ts';
import { MAX_ORDER_UNITS } from '../rules/facts.ts';
import { checkQuantity } from '../rules/quantity.ts';

/** Checks of a cart before a change (EN-09). */
export interface ChangeCheck {
  readonly add: typeof checkAdd;
  readonly quantity: typeof checkQuantity;
  readonly coupons: typeof judgeRequestedCoupons;
  /** Number of leading units that count for cashback: the units of one order, at most 30 (CK-01). */
  readonly orderUnits: number;
}

export const marketplaceChanges: ChangeCheck = Object.freeze({
  add: checkAdd,
  quantity: checkQuantity,
  coupons: judgeRequestedCoupons,
  orderUnits: MAX_ORDER_UNITS,
});
