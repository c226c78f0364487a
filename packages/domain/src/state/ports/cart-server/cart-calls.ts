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

/** CM-06: an item with what was chosen of it. Prices, names and terms are the server's to know. */
export interface AddCartRequest {
  /** The item. */
  readonly itemNo: ItemNo;
  /** Pieces. */
  readonly quantity: number;
  /** The options that were chosen, by number. */
  readonly optionNos: readonly string[];
  /** What comes with it: `additionNo` names an addition of the item, `quantity` its pieces. */
  readonly additions: readonly { readonly additionNo: string; readonly quantity: number }[];
  /** What was measured or written, for the options that ask for it; left out where none does. */
  readonly entered?: readonly EnteredOption[];
  /** The unit that it stood before, where it is brought back; left out: it goes to the end (DL-03). */
  readonly before?: CartUnitId;
}

/** The options that a unit is to have instead of its own. */
export interface OptionChange extends Pick<AddCartRequest, 'optionNos' | 'entered'> {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** The version that the shopper saw; an older one than the server's is refused. */
  readonly unitVersion: number;
}

/** What came of a change of options. */
export interface OptionChangeReply {
  /** The version of the cart after it. */
  readonly cartVersion: number;
  /** The unit with these options that was there already and is part of the changed one now (GM-2). */
  readonly joined: Option<CartUnitId>;
}

/** What a page asks for after a change of its cart, answered along with the change: CM-11, CM-13 and CM-33 (SE-03, CB-02). */
export interface RefreshReply {
  /** The fees of the selected parcels (CM-13). */
  readonly shipping: ShippingReply;
  /** The discounts that units may have now (CM-11). */
  readonly discount: DiscountReply;
  /** What the selection gives back (CM-33). */
  readonly cashback: CashbackAnswer;
}

/** Another quantity of a unit (CM-04). */
export interface SetQuantityRequest {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** Pieces, 1 to 999. */
  readonly quantity: number;
  /** How SmileFresh is to bring (LY-09). */
  readonly branchServiceType: BranchServiceType;
  /** The version that the shopper saw; an older one than the server's answers 409 with the current unit. */
  readonly unitVersion: number;
  /** The shopper agreed that the unit's coupons are cancelled (QT-04). */
  readonly cancelCoupons: boolean;
  /** What is selected, in its new quantities, and where it goes: its prices are wanted with the answer. */
  readonly refresh?: ShippingRequest;
}

/** CM-04's answer: the unit as it now is. */
export interface SetQuantityReply extends PartlyRead {
  /** The unit. */
  readonly unit: CartUnit;
  /** The version of the cart with it. */
  readonly cartVersion: number;
  /** Where they were asked for; left out by a server that does not know them, and where the request is repeated. */
  readonly refreshed?: RefreshReply;
}

/** CM-06's answer: the unit that holds it, a new one or the one of the same choice. */
export interface AddCartReply {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** The version of the cart with it. */
  readonly cartVersion: number;
}

/** What a merge of the guest’s cart has done, with the version of the cart after it (CM-03). */
export interface MergeReply extends MergeReport {
  /** The version of the cart after it. */
  readonly cartVersion: number;
}

/** Units that the buyer wants deleted (CM-05). */
export interface RemoveCartUnitsRequest {
  /** The units. */
  readonly cartUnitIds: readonly CartUnitId[];
  /** Who wants it: always the buyer (DL-05). */
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
  readonly setQuantity: (request: SetQuantityRequest) => Answer<SetQuantityReply>;
  /** CM-05 */
  readonly removeCartUnits: (
    request: RemoveCartUnitsRequest,
  ) => Answer<{ readonly removedCartUnitIds: readonly CartUnitId[]; readonly cartVersion: number }>;
  /** CM-06 */
  readonly addCart: (request: AddCartRequest) => Answer<AddCartReply>;
}
