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
import { plain } from './described.ts';
import type { Codec } from './shape.ts';
import { keyText } from './text.ts';

const wholeFrom =
  (min: number) =>
  (value: unknown): value is number =>
    Number.isSafeInteger(value) && Number(value) >= min;

const unitIdFrom = (min: number): Codec<CartUnitId> =>
  plain({ type: 'Integer', min, max: Number.MAX_SAFE_INTEGER }, wholeFrom(min), aCartUnitId);

/** The most units of one cart. */
export const MAX_UNITS = 500;

/** A unit's number in a request. */
export const cartUnitId: Codec<CartUnitId> = unitIdFrom(1);
/** A unit's number in an answer or a State; below 0 it stands for a unit whose number could not be read (CM-53). */
export const anyCartUnitId: Codec<CartUnitId> = unitIdFrom(Number.MIN_SAFE_INTEGER);

/** An item's number. */
export const itemNo: Codec<ItemNo> = keyText(anItemNo);
/** A seller's key. */
export const sellerKey: Codec<SellerKey> = keyText(aSellerKey);
/** A bundle's key. */
export const bundleKey: Codec<BundleKey> = keyText(aBundleKey);
/** A shipping policy's key. */
export const shippingPolicyKey: Codec<ShippingPolicyKey> = keyText(aShippingPolicyKey);
/** A coupon's issue number. */
export const couponIssueNo: Codec<CouponIssueNo> = keyText(aCouponIssueNo);
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;
const isUuid = (value: unknown): value is string => typeof value === 'string' && uuid.test(value);
/** The key of a write, a UUID (BL-8). */
export const idempotencyKey: Codec<IdempotencyKey> = plain(
  { type: 'Text', min: 36, max: 36 },
  isUuid,
  anIdempotencyKey,
);

/** A checkout's key. */
export const txKey: Codec<TxKey> = keyText(aTxKey);
