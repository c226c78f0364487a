import { won } from '../../money/won.ts';
import type { CouponInputs } from '../ledger/ledger-inputs.ts';
import type { CouponUse } from '../ledger/step.ts';

export const couponInputs = ({ coupon, basis, worth }: Omit<CouponUse, 'rule'>): CouponInputs => {
  const { couponName: name, discountUnitType, discountValue, limitPrice: limit } = coupon;
  // No object spread, because this runs for every entry.
  if (discountUnitType === 'Rate') {
    const rate = discountValue;
    return worth === limit ? { name, rate, basis, limit } : { name, rate, basis };
  }
  const each = won(discountValue);
  return worth === limit ? { name, each, basis, limit } : { name, each, basis };
};
