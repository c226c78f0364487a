import type { Option } from 'fp-ts/Option';
import type { CartUnit } from '../../../entities/cart/cart-unit.ts';
import type { MergeReport } from '../../../entities/cart/merge.ts';
import type { BranchServiceType } from '../../../entities/cart/seller.ts';
import type { CartUnitId, ItemNo } from '../../../money/ids.ts';
import type { EnteredOption } from '../../../entities/cart/entered-option.ts';
import type { CartRead, InitialCart } from '../../initial-cart.ts';
import type { CashbackAnswer } from '../../../entities/cashback/cashback.ts';
import type { Answer, Unreadable, PartlyRead } from './answer.ts';
import type { DiscountReply } from './offers-calls.ts';
import type { ShippingReply, ShippingRequest } from './shipping-calls.ts';

/** CM-06: an item with its choice. The server determines prices, names and terms. */
export interface AddCartRequest {
  readonly itemNo: ItemNo;
  readonly quantity: number;
  readonly optionNos: readonly string[];
  /** `additionNo` is an addition of the item, `quantity` its pieces. */
  readonly additions: readonly { readonly additionNo: string; readonly quantity: number }[];
  /** Values of measured or entered options; missing without such options. */
  readonly entered?: readonly EnteredOption[];
  /** The unit before which a restored one is inserted; at the end if missing (DL-03). */
  readonly before?: CartUnitId;
}

/** New options of a unit. */
export interface OptionChange extends Pick<AddCartRequest, 'optionNos' | 'entered'> {
  readonly cartUnitId: CartUnitId;
  /** Version that the shopper saw; refused if older than that of the server. */
  readonly unitVersion: number;
}

export interface OptionChangeReply {
  readonly cartVersion: number;
  /** The equal unit that was merged into the changed one (GM-2). */
  readonly joined: Option<CartUnitId>;
}

/** Data requested together with a change of the cart: CM-11, CM-13 and CM-33 (SE-03, CB-02). */
export interface RefreshReply {
  readonly shipping: ShippingReply;
  readonly discount: DiscountReply;
  readonly cashback: CashbackAnswer;
}

export interface SetQuantityRequest {
  readonly cartUnitId: CartUnitId;
  /** Pieces, 1 to 999. */
  readonly quantity: number;
  readonly branchServiceType: BranchServiceType;
  /** Version that the shopper saw; the server answers 409 with the current unit if it is older. */
  readonly unitVersion: number;
  /** The shopper agreed to cancel the coupons of the unit (QT-04). */
  readonly cancelCoupons: boolean;
  /** The selection with new quantities and its destination, to include prices in the answer. */
  readonly refresh?: ShippingRequest;
}

export interface SetQuantityReply extends PartlyRead {
  readonly unit: CartUnit;
  readonly cartVersion: number;
  /** Missing if not requested, not supported, or for a repeated request. */
  readonly refreshed?: RefreshReply;
}

/** Answer of CM-06: the new unit, or the existing one of the same choice. */
export interface AddCartReply {
  readonly cartUnitId: CartUnitId;
  readonly cartVersion: number;
}

/** Result of merging the guest cart (CM-03). */
export interface MergeReply extends MergeReport {
  readonly cartVersion: number;
}

/** CM-05: units to delete. */
export interface RemoveCartUnitsRequest {
  readonly cartUnitIds: readonly CartUnitId[];
  /** Always the buyer (DL-05). */
  readonly deleteCauseType: 'Buyer';
}

export interface CartCalls {
  /** CM-01 */
  readonly getInitialCart: () => Answer<InitialCart & Unreadable>;
  /** CM-02; an empty list means the whole cart */
  readonly getCart: (request: { readonly cartUnitIdList: readonly CartUnitId[] }) => Answer<CartRead & Unreadable>;
  /** CM-03: result for every piece of the guest cart; empty without a guest cart or news (GM-4) */
  readonly mergeCart: () => Answer<MergeReply>;
  /** CM-04: returns the updated unit */
  readonly setQuantity: (request: SetQuantityRequest) => Answer<SetQuantityReply>;
  /** CM-05 */
  readonly removeCartUnits: (
    request: RemoveCartUnitsRequest,
  ) => Answer<{ readonly removedCartUnitIds: readonly CartUnitId[]; readonly cartVersion: number }>;
  /** CM-06 */
  readonly addCart: (request: AddCartRequest) => Answer<AddCartReply>;
}
