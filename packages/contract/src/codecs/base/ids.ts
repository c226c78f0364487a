import {
  bundleKey as aBundleKey,
  cartUnitId as aCartUnitId,
  couponIssueNo as aCouponIssueNo,
  idempotencyKey as anIdempotencyKey,
  itemNo as anItemNo,
  sellerKey as aSellerKey,
  shippingPolicyKey as aShippingPolicyKey,
  txKey as aTxKey,
  type BundleKey,
  type CartUnitId,
  type CouponIssueNo,
  type IdempotencyKey,
  type ItemNo,
  type SellerKey,
  type ShippingPolicyKey,
  type TxKey,
} from '@baguni/domain';
import { plain, type Codec } from './codec.ts';
import { keyText } from './text.ts';

const wholeFrom =
  (min: number) =>
  (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= min;

const unitIdFrom = (min: number): Codec<CartUnitId> =>
  plain({ type: 'Integer', min, max: Number.MAX_SAFE_INTEGER }, wholeFrom(min), aCartUnitId);

export const MAX_UNITS = 500;

export const cartUnitId: Codec<CartUnitId> = unitIdFrom(1);
/** Unit id in replies and States; negative for placeholders of unreadable units (CM-53). */
export const anyCartUnitId: Codec<CartUnitId> = unitIdFrom(Number.MIN_SAFE_INTEGER);

export const itemNo: Codec<ItemNo> = keyText(anItemNo);
export const sellerKey: Codec<SellerKey> = keyText(aSellerKey);
export const bundleKey: Codec<BundleKey> = keyText(aBundleKey);
export const shippingPolicyKey: Codec<ShippingPolicyKey> = keyText(aShippingPolicyKey);
export const couponIssueNo: Codec<CouponIssueNo> = keyText(aCouponIssueNo);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
/** Idempotency key of a write, a UUID. */
export const idempotencyKey: Codec<IdempotencyKey> = plain(
  { type: 'Text', min: 36, max: 36 },
  isUuid,
  anIdempotencyKey,
);

export const txKey: Codec<TxKey> = keyText(aTxKey);
