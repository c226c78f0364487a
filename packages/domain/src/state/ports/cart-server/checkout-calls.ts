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

/** An order of what is selected (CM-10). */
export interface CheckoutRequest {
  /** The units, at most 30 (CK-01). */
  readonly cartUnitIds: readonly CartUnitId[];
  /** The coupons in use on them: `couponNo` of `couponType` on the units `cartUnitIds`. */
  readonly coupons: readonly {
    readonly cartUnitIds: readonly CartUnitId[];
    readonly couponNo: CouponIssueNo;
    readonly couponType: CouponType;
  }[];
  /** The extra discount, where one applies: `discountNo` over the units `cartUnitIds`; its `discountType` is always `Extra` (DC-06). */
  readonly discounts: readonly {
    readonly cartUnitIds: readonly CartUnitId[];
    readonly discountNo: string;
    readonly discountType: 'Extra';
  }[];
  /** How SmileFresh is to bring (LY-09). */
  readonly branchServiceType: BranchServiceType;
  /** The version of the cart that the shopper saw. */
  readonly cartVersion: number;
  /** The payable total that the shopper saw, in won: the server never trusts it, and refuses where its own differs. */
  readonly payableSeen: Won;
  /** Questions of the order that the shopper said yes to: the server asks them again of these (CK-08, OV-12). */
  readonly agreed: readonly MessageKey[];
  /** How the order ships overseas; none at home. */
  readonly oversea: Option<OverseaCheckout>;
  /** What the shopper wrote for the order, at most 100 bytes; left out where nothing (LY-08). */
  readonly memo?: string;
  /** The delivery times that the shopper chose, at most one a branch; left out where none (LY-09). */
  readonly deliverySlots?: readonly SlotKey[];
}

/** What the shopper decides of shipping overseas; fees, limits and what is carried are the server's own (CK-19). */
export interface OverseaCheckout {
  /** Where the page says that it ships to: compared with the server's own, never taken over (CK-19, OV-01). */
  readonly countryType: string;
  /** Who is to carry the parcels. */
  readonly shippingCompany: ShippingCompanyType;
  /** Judged and forgotten: never stored, never logged (OV-10, OV-12). */
  readonly papers: OverseaPapers;
}

/** What may have become of an order by its key: nobody knows of it, it is being worked on, it was opened, it was refused. */
export const orderFates = ['Unknown', 'Running', 'Opened', 'Refused'] as const;

/** What became of an order. */
export type OrderFate = (typeof orderFates)[number];

/** An order that was asked for by its key; the key of its checkout where it was opened. */
export interface FoundOrder {
  /** What became of it. */
  readonly fate: OrderFate;
  /** The checkout; none unless it was opened. */
  readonly txKey: Option<TxKey>;
}

/** CM-10's answer; `isSuccess` false raises `message` (CK-16). */
export interface CheckoutReply {
  /** The checkout was opened. */
  readonly isSuccess: boolean;
  /** The units that it holds. */
  readonly checkoutUnitIds: readonly CartUnitId[];
  /** The checkout; it counts only where one was opened. */
  readonly txKey: TxKey;
  /** Why not, in the server’s words; empty where it was. */
  readonly message: string;
}

/** The calls of an order. */
export interface CheckoutCalls {
  /** CM-10. @param key the same until its outcome is known, so that no order is opened twice (CK-14) */
  readonly addCheckoutByCart: (request: CheckoutRequest, key: IdempotencyKey) => Answer<CheckoutReply>;
  /** What became of an order whose answer was lost; the reference marketplace's own call (CK-16). */
  readonly findOrder: (request: { readonly idempotencyKey: IdempotencyKey }) => Answer<FoundOrder>;
}

/** An order that a visitor prepared, prepared again for who has signed in since (CK-15). */
export interface TakenOrder {
  /** The order as it is now. */
  readonly order: Order;
  /** What it came to as the visitor's, in won. */
  readonly payableBefore: Won;
  /** What became of the visitor's cart by that (GM-4). */
  readonly merge: MergeReport;
}
