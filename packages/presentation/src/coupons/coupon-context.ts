import type { ActionView } from '../views/common/common-types.ts';
import { won, type Coupon, type CouponBoxShop } from '@baguni/domain';
import type { Command } from '@baguni/use-cases';
import { action } from '../views/common/action-views.ts';
import { money, type ViewContext } from '../views/common/context.ts';
import type { TranslateCoupon } from './words/coupon-words.ts';

/** What the views of coupons are worded with. */
export interface CouponContext {
  readonly view: ViewContext;
  readonly translate: TranslateCoupon;
  /** How the cart is priced with other coupons, and what the shop has against one: by the engine of page and server (EN-09). */
  readonly shop: CouponBoxShop;
}

/** What a coupon takes off, e.g. `10% 할인`; Chinese says what is left, in tenths: `9折`. */
export const worthText = (
  { view, translate }: CouponContext,
  { discountUnitType, discountValue, flags }: Coupon,
): string => {
  if (flags.isFreeShipping && discountUnitType === 'Rate' && discountValue >= 100) return translate('freeShipping');
  if (discountUnitType === 'Rate')
    return translate('rate', { n: view.words.language === 'cn' ? (100 - discountValue) / 10 : discountValue });
  return translate('amount', { amount: money(view, won(discountValue)) });
};

/** A control whose name is its label. */
export const plainAction = (label: string, command: Command, isEnabled = true, reason?: string): ActionView => ({
  ...action(label, label, command),
  isEnabled,
  reason,
});
