import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import type { MergeReport } from '../../../entities/cart/merge.ts';
import type { BranchServiceType } from '../../../entities/cart/seller.ts';
import type { CartUnitId } from '../../../money/ids.ts';
import type { AddCartRequest } from '../../command.ts';
import type { CartRead, InitialCart } from '../../initial-cart.ts';
import type { Answer, Unreadable, PartlyRead } from './answer.ts';

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

/** CM-06's answer: the unit that holds it, a new one or the one of the same choice. */
export interface AddCartReply {
  readonly cartUnitId: CartUnitId;
  readonly cartVersion: number;
}

/** CM-03's answer. */
export interface MergeReply extends MergeReport {
  readonly cartVersion: number;
}

/** CM-05. */
export interface RemoveCartUnitsRequest {
  readonly cartUnitIds: readonly CartUnitId[];
  readonly deleteCauseType: 'Buyer';
}

/** The calls that read and change the cart itself. */
export interface CartCalls {
  /** CM-01 */
  readonly getInitialCart: () => Answer<InitialCart & Unreadable>;
  /** CM-02; no ids: the whole cart */
  readonly getCart: (request: { readonly cartUnitIdList: readonly CartUnitId[] }) => Answer<CartRead & Unreadable>;
  /** CM-03: what became of every piece of the guest's cart; nothing where none waited, or nothing of it is new (GM-4) */
  readonly mergeCart: () => Answer<MergeReply>;
  /** CM-04: answers the unit as it now is */
  readonly setQuantity: (
    request: SetQuantityRequest,
  ) => Answer<{ readonly unit: CartUnit; readonly cartVersion: number } & PartlyRead>;
  /** CM-05 */
  readonly removeCartUnits: (
    request: RemoveCartUnitsRequest,
  ) => Answer<{ readonly removedCartUnitIds: readonly CartUnitId[]; readonly cartVersion: number }>;
  /** CM-06 */
  readonly addCart: (request: AddCartRequest) => Answer<AddCartReply>;
}
