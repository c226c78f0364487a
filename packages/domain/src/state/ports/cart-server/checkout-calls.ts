import type { MergeReport } from '../../../entities/cart/merge.ts';
import type { Order } from '../../order.ts';
import type { Option } from 'fp-ts/Option';
import type { BranchServiceType } from '../../../entities/cart/seller.ts';
import type { SlotKey } from '../../../entities/shipping/delivery-slot.ts';
import type { CouponType } from '../../../entities/coupon/coupon.ts';
import type { ShippingCompanyType } from '../../../entities/overseas/company.ts';
import type { OverseaPapers } from '../../../entities/overseas/oversea.ts';
import type { MessageKey } from '../../../messages/ko.ts';
import type { CartUnitId, CouponIssueNo, IdempotencyKey, TxKey } from '../../../money/ids.ts';
import type { Won } from '../../../money/won.ts';
import type { Answer } from './answer.ts';

export interface CheckoutRequest {
  /** At most 30 units (CK-01). */
  readonly cartUnitIds: readonly CartUnitId[];
  /** Coupons in use: `couponNo` of `couponType` on `cartUnitIds`. */
  readonly coupons: readonly {
    readonly cartUnitIds: readonly CartUnitId[];
    readonly couponNo: CouponIssueNo;
    readonly couponType: CouponType;
  }[];
  /** The applied extra discount: `discountNo` over `cartUnitIds`; `discountType` is always `Extra` (DC-06). */
  readonly discounts: readonly {
    readonly cartUnitIds: readonly CartUnitId[];
    readonly discountNo: string;
    readonly discountType: 'Extra';
  }[];
  readonly branchServiceType: BranchServiceType;
  readonly cartVersion: number;
  /** Payable total that the shopper saw, in won. The server refuses a different one. */
  readonly payableSeen: Won;
  /** Accepted questions; the server asks all others again (CK-08, OV-12). */
  readonly agreed: readonly MessageKey[];
  readonly oversea: Option<OverseaCheckout>;
  /** At most 100 bytes; missing without a memo (LY-08). */
  readonly memo?: string;
  /** Chosen delivery times, at most one per branch (LY-09). */
  readonly deliverySlots?: readonly SlotKey[];
}

/** Overseas choices of the shopper; the server determines fees and limits (CK-19). */
export interface OverseaCheckout {
  /** Destination shown by the page; the server compares it and never adopts it (CK-19, OV-01). */
  readonly countryType: string;
  readonly shippingCompany: ShippingCompanyType;
  /** Judged, then discarded: never stored, never logged (OV-10, OV-12). */
  readonly papers: OverseaPapers;
}

/** Outcomes of an order by its key. */
export const orderFates = ['Unknown', 'Running', 'Opened', 'Refused'] as const;

export type OrderFate = (typeof orderFates)[number];

/** An order found by its key, with its checkout if it was opened. */
export interface FoundOrder {
  readonly fate: OrderFate;
  /** `none` unless the order was opened. */
  readonly txKey: Option<TxKey>;
}

/** Answer of CM-10; if `isSuccess` is false, the page shows `message` (CK-16). */
export interface CheckoutReply {
  readonly isSuccess: boolean;
  readonly checkoutUnitIds: readonly CartUnitId[];
  /** Valid only if the checkout was opened. */
  readonly txKey: TxKey;
  /** Reason from the server; empty on success. */
  readonly message: string;
}

export interface CheckoutCalls {
  /**
   * CM-10.
   * @param key unchanged until the outcome is known, so that no order is opened twice (CK-14)
   */
  readonly addCheckoutByCart: (request: CheckoutRequest, key: IdempotencyKey) => Answer<CheckoutReply>;
  /** Finds the outcome of an order after a lost answer; specific to the reference marketplace (CK-16). */
  readonly findOrder: (request: { readonly idempotencyKey: IdempotencyKey }) => Answer<FoundOrder>;
}

/** An order of a visitor, prepared again after sign-in (CK-15). */
export interface TakenOrder {
  readonly order: Order;
  /** Total of the visitor, in won. */
  readonly payableBefore: Won;
  /** Result of merging the visitor cart (GM-4). */
  readonly merge: MergeReport;
}
