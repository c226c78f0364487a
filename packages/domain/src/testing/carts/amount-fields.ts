import type { Option } from 'fp-ts/Option';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { AppliedCoupon } from '../../entities/coupon/coupon.ts';
import type { Coupon } from '../../entities/coupon/held-coupon.ts';
import type { ExtraDiscountCandidate } from '../../entities/discount/extra-discount.ts';
import type { FundingDiscount } from '../../entities/discount/funding-discount.ts';
import type { OverseaShipping } from '../../entities/overseas/oversea.ts';
import type { ShippingPolicy } from '../../entities/shipping/policy.ts';
import type { Won } from '../../money/won.ts';
import type { UnitOverseas } from './unit-draft.ts';

type Plain = string | number | boolean | undefined | null;

/** Names of all amount fields of a type, including nested ones. */
type AmountField<T> = T extends Plain
  ? never
  : T extends readonly (infer One)[]
    ? AmountField<One>
    : { [K in keyof T]: T[K] extends Won | Option<Won> ? K : AmountField<T[K]> }[keyof T];

type Told =
  | CartUnit
  | Coupon
  | AppliedCoupon
  | ShippingPolicy
  | FundingDiscount
  | ExtraDiscountCandidate
  | OverseaShipping
  | UnitOverseas;

/** Amount fields of a cart. A missing one is a compile error. */
const amountFields: Readonly<Record<AmountField<Told>, true>> = {
  itemSellPrice: true,
  optionPrice: true,
  price: true,
  branchAdditionalPrice: true,
  discountPrice: true,
  maxDiscountPrice: true,
  possiblePrice: true,
  limitPrice: true,
  shippingFee: true,
  conditionalFreeBasisCost: true,
  baseAmount: true,
  discountAmount: true,
  maxDiscountAmount: true,
  fee: true,
  freeFrom: true,
};

export const isAmountField = (name: string): boolean => Object.hasOwn(amountFields, name);
