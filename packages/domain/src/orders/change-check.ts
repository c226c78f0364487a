import { checkAdd } from '../rules/add/index.ts';
import { MAX_ORDER_UNITS } from '../rules/checkout/facts.ts';
import { judgeRequestedCoupons } from '../rules/coupon/in-use.ts';
import { checkQuantity } from '../rules/quantity/index.ts';

/** How a change of a cart is judged before it is made (EN-09). */
export interface ChangeCheck {
  /** What is put in: who buys, how many lines and pieces (CM-06). */
  readonly add: typeof checkAdd;
  /** The pieces that a unit is set to (QT-01). */
  readonly quantity: typeof checkQuantity;
  /** Coupons that are to be put into use on units (CP-05). */
  readonly coupons: typeof judgeRequestedCoupons;
  /** The first units of which an answer counts cashback: as many as one order holds, and 30 at most, as the calls take no more (CK-01). */
  readonly orderUnits: number;
}

/** How the marketplace judges a change of a cart. */
export const marketplaceChanges: ChangeCheck = Object.freeze({
  add: checkAdd,
  quantity: checkQuantity,
  coupons: judgeRequestedCoupons,
  orderUnits: MAX_ORDER_UNITS,
});
