import type { TaskEither } from 'fp-ts/TaskEither';
import type { CartUnit } from '../cart/cart-unit.ts';
import type { UnitDiscounts } from '../cart/event.ts';
import type { CartUnitId, CouponIssueNo, TxKey } from '../cart/ids.ts';
import type { CartContent, InitialCart } from '../cart/initial-cart.ts';
import type { BranchServiceType } from '../cart/seller.ts';
import type { CouponType } from '../coupon/coupon.ts';
import type { ApiError } from '../errors/api-error.ts';
import type { Won } from '../price/won.ts';
import type { ShippingBundle, ShippingPolicy } from '../shipping/policy.ts';
import type { Environment } from '../storefront/environment.ts';

/** A call: it is sent when run, and answers once, with a value or an error as data. */
export type Answer<A> = TaskEither<ApiError, A>;

/** A unit whose part of an answer could not be read: it shows as not orderable (CM-53). */
export interface Unreadable {
  /** Paths of the bad fields, e.g. `data.units.3.item.itemSellPrice`. */
  readonly unreadable: readonly string[];
}

/** CM-04. */
export interface SetQuantityRequest {
  readonly cartUnitId: CartUnitId;
  readonly quantity: number;
  readonly branchServiceType: BranchServiceType;
  /** The version that the shopper saw; an older one than the server's answers 409 with the current unit. */
  readonly unitVersion: number;
  /** The shopper agreed that the unit's coupons are cancelled (QT-04). */
  readonly cancelCoupons: boolean;
}

/** CM-05. */
export interface RemoveCartUnitsRequest {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly deleteCauseType: 'Buyer';
}

/** One unit that discounts or shipping are asked for. */
export interface PriceRequest {
  readonly cartUnitId: CartUnitId;
  readonly quantity: number;
}

/** CM-10. */
export interface CheckoutRequest {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly coupons: readonly {
    readonly cartUnitIds: readonly CartUnitId[];
    readonly couponNo: CouponIssueNo;
    readonly couponType: CouponType;
  }[];
  readonly discounts: readonly {
    readonly cartUnitIds: readonly CartUnitId[];
    readonly discountNo: string;
    readonly discountType: 'Extra';
  }[];
  readonly branchServiceType: BranchServiceType;
  readonly cartVersion: number;
  /** The payable total that the shopper saw, in won: the server never trusts it, and refuses where its own differs. */
  readonly payableSeen: Won;
}

/** CM-10's answer; `isSuccess` false raises `message` (CK-16). */
export interface CheckoutReply {
  readonly isSuccess: boolean;
  readonly checkoutUnitIds: readonly CartUnitId[];
  readonly txKey: TxKey;
  readonly message: string;
}

/** The marketplace behind the cart: one function a call (CM), in the specification's words. */
export interface CartServer {
  /** CM-43 */
  readonly getEnvironment: () => Answer<Environment>;
  /** CM-01 */
  readonly getInitialCart: () => Answer<InitialCart & Unreadable>;
  /** CM-02; no ids: the whole cart */
  readonly getCart: (request: { readonly cartUnitIdList: readonly CartUnitId[] }) => Answer<CartContent & Unreadable>;
  /** CM-03 */
  readonly mergeCart: () => Answer<{ readonly cartVersion: number }>;
  /** CM-04: answers the unit as it now is */
  readonly setQuantity: (
    request: SetQuantityRequest,
  ) => Answer<{ readonly unit: CartUnit; readonly cartVersion: number }>;
  /** CM-05 */
  readonly removeCartUnits: (
    request: RemoveCartUnitsRequest,
  ) => Answer<{ readonly removedCartUnitIds: readonly CartUnitId[]; readonly cartVersion: number }>;
  /** CM-10 */
  readonly addCheckoutByCart: (request: CheckoutRequest) => Answer<CheckoutReply>;
  /** CM-11 */
  readonly getAvailableDiscount: (request: {
    readonly requests: readonly PriceRequest[];
  }) => Answer<{ readonly discounts: readonly UnitDiscounts[] }>;
  /** CM-13 */
  readonly getShipping: (request: {
    readonly countryCode: string;
    readonly requests: readonly PriceRequest[];
  }) => Answer<{
    readonly shippingBundles: readonly ShippingBundle[];
    readonly shippingPolicies: readonly ShippingPolicy[];
  }>;
}
