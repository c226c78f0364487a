import { won } from '../../money/won.ts';
import type { CouponInputs } from '../ledger/ledger-inputs.ts';
import type { CouponUse } from '../ledger/step.ts';

/** What a coupon's entry in the ledger says: its name, its rate or amount, what it applied to, the limit that cut it (PR-08). */
export const couponInputs = ({ coupon, basis, worth }: Omit<CouponUse, 'rule'>): CouponInputs => {
  const { couponName: name, discountUnitType, discountValue, limitPrice: limit } = coupon;
  // written out, for objects that are put together from parts take many times as long
  if (discountUnitType === 'Rate') {
    const rate = discountValue;
    return worth === limit ? { name, rate, basis, limit } : { name, rate, basis };
  }
  const each = won(discountValue);
  return worth === limit ? { name, each, basis, limit } : { name, each, basis };
};
