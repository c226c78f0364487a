import { downloadableCoupon, targetsOf } from '@baguni/backend';
import { tenantOf } from '@baguni/cart-server';
import { calls } from '@baguni/contract';
import { isTargeted, type ApiError } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { messageIn, refusalOf, type ShopRefusal } from './add-to-cart.ts';
import { ask, enteredVisitor, readRows, visitorOf, type Asked } from './ask.ts';
import { keyOf, type Fields } from '../markup/forms.ts';
import type { ShopItem } from './shelf.ts';
import type { OfferedCoupon } from './item-page.tsx';

/** The downloadable coupons of an item, and which of them the visitor owns (CP-14). */
export const couponsFor = async (asked: Asked, { item, seller }: ShopItem): Promise<readonly OfferedCoupon[]> => {
  const { deps, request, language } = asked;
  const visitor = await visitorOf(asked);
  return readRows(asked, async (tx) => {
    const tenant = tenantOf(request, deps.config);
    const policies = await tx.downloadablePolicies(tenant, targetsOf([{ item, seller }]), deps.now());
    const held = visitor === null ? [] : await tx.issuedCoupons(visitor.session.scope);
    const fitting = policies.filter(({ policy }) => isTargeted(policy.target, { item, seller }));
    return fitting.map(({ policy }) => ({
      coupon: downloadableCoupon(policy, language),
      isHeld: held.some(({ policyNo }) => policyNo === policy.policyNo),
    }));
  });
};

const failed = ({ language }: Asked, isOverTry: boolean): ShopRefusal => ({
  status: 409,
  message: messageIn(language, isOverTry ? 'COUPON-OVER-TRY' : 'COUPON-DOWNLOAD-FAILED'),
});

/** Downloads a coupon by name with the server’s terms (CM-26). Returns the refusal, if any. */
export const downloadCoupon = async (asked: Asked, sold: ShopItem, fields: Fields): Promise<ShopRefusal | null> => {
  const offered = await couponsFor(asked, sold);
  const coupon = offered.find((one) => one.coupon.policyNo === fields.get('policyNo'))?.coupon;
  if (!coupon) return failed(asked, false);
  const visitor = await enteredVisitor(asked);
  const { eventNo, encStr, couponPromotionType } = coupon;
  const body = { eventNo, encStr, couponPromotionType };
  const answer = await ask(asked, visitor, ['issueCoupon', calls.issueCoupon], { body, idempotencyKey: keyOf(fields) });
  if (E.isLeft(answer)) return refusalOf(asked, answer.left satisfies ApiError);
  const { isSuccess, failedReason } = answer.right;
  return isSuccess ? null : failed(asked, failedReason === 'over-try');
};
