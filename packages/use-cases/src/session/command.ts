import type { DeletePlace } from '../ports/shopper.ts';
import type {
  AddCartRequest,
  BoxScope,
  CartTab,
  CartUnitId,
  CouponIssueNo,
  CouponLane,
  CouponPolicyNo,
  CurrencyCode,
  EstimateBuyer,
  IdImage,
  Impression,
  ItemNo,
  LoadPlan,
  MessageKey,
  NudgeType,
  OverseaPapers,
  ShippingCompanyType,
  SideLayer,
  SlotKey,
} from '@baguni/domain';
import type { Option } from 'fp-ts/Option';

/** What the shopper wants. */
export type Command =
  /** Opens the cart: the first load begins (LS-01). */
  | { readonly type: 'OpenCart' }
  /** Goes on from a cart that is shown already, and does with it what `plan` says a first read asks for (LS-01). */
  | { readonly type: 'ResumeCart'; readonly plan: LoadPlan }
  /** Selects the unit `cartUnitId`, or takes it out of the selection (SE-01). */
  | { readonly type: 'ToggleUnit'; readonly cartUnitId: CartUnitId }
  /** Selects all units of the seller group `sellerGroupKey`, or none of them (SE-01). */
  | { readonly type: 'ToggleSellerGroup'; readonly sellerGroupKey: string }
  /** Selects all units of the tab, or none of them (SE-01, SE-02). */
  | { readonly type: 'ToggleTab' }
  /** Takes units out of the selection, e.g. those that are too many for one order: `cartUnitIds` (CK-18). */
  | { readonly type: 'Deselect'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Shows another `tab` (RT-03). */
  | { readonly type: 'SwitchTab'; readonly tab: CartTab }
  /** Wants another quantity of the unit `cartUnitId`; `asked` is what stands in the field, as typed (QT-01). */
  | { readonly type: 'ChangeQuantity'; readonly cartUnitId: CartUnitId; readonly asked: string }
  /** Wants the units `cartUnitIds` out of the cart; `place` is where it was asked (DL-02). */
  | { readonly type: 'DeleteUnits'; readonly cartUnitIds: readonly CartUnitId[]; readonly place: DeletePlace }
  /** Wants the selected units of the tab out of the cart, from the toolbar (PG-07). */
  | { readonly type: 'DeleteSelected' }
  /** Brings back what was deleted just now (DL-03). */
  | { readonly type: 'UndoRemoval' }
  /** Whether the shopper is at the notice that offers to bring units back, which then stays: `isHeld` (WA-11). */
  | { readonly type: 'HoldRemoval'; readonly isHeld: boolean }
  /** Closes that notice. */
  | { readonly type: 'DismissRemoval' }
  /** Opens the coupons of the unit `cartUnitId`, with its item's and its parcel's (CP-11), or of all units of its item, as `scope` says (CP-12). */
  | { readonly type: 'OpenCouponBox'; readonly cartUnitId: CartUnitId; readonly scope?: BoxScope }
  /** In the open box: a coupon of a lane, or none (CP-10). */
  | {
      readonly type: 'ChooseCoupon';
      /** The section of the box. */
      readonly lane: CouponLane;
      /** The coupon by its key; none takes the choice back. */
      readonly couponKey: Option<CouponIssueNo>;
      /** A unit of the place that it is for; the box's own where it is left out. */
      readonly cartUnitId?: CartUnitId;
    }
  /** Applies what is chosen in the open box (CP-10). */
  | { readonly type: 'ApplyCouponBox' }
  /** Leaves the box; what is chosen and not applied is asked about first (CP-10). */
  | { readonly type: 'CloseCouponBox' }
  /** In the open box: wants a coupon of `policyNo` that is not held yet (CP-14). */
  | { readonly type: 'DownloadCoupon'; readonly policyNo: CouponPolicyNo }
  /** Closes the prompt to use coupons (CP-13). */
  | { readonly type: 'DismissCouponPrompt' }
  /** Reads the buyer's coupons again after a failure (CP-18). */
  | { readonly type: 'ReadCoupons' }
  /** Seeks the cheapest coupons for what is selected, and shows them before anything is applied (CP-19). */
  | { readonly type: 'FindBestCombination' }
  /** Applies the combination that is shown (CP-19). */
  | { readonly type: 'ApplyBestCombination' }
  /** Keeps the best so far, and seeks no longer. */
  | { readonly type: 'StopBestCombination' }
  /** Leaves the preview; the coupons stay as they are. */
  | { readonly type: 'CloseBestCombination' }
  /** Ships to another country `countryType`, or home again (OV-01, LY-05). */
  | { readonly type: 'ChangeCountry'; readonly countryType: string }
  /** Reads anew what shipping overseas means, after it could not be read (SH-05, OV-01). */
  | { readonly type: 'ReadOverseaTerms' }
  /** Reads the countries that parcels can be sent to again after a failure (LY-05, CM-16). */
  | { readonly type: 'ReadCountries' }
  /** Wants another `company` to carry parcels abroad (OV-02). */
  | { readonly type: 'ChooseCompany'; readonly company: ShippingCompanyType }
  /** The `currency` that overseas amounts show in beside won (OV-13). */
  | { readonly type: 'ChooseCurrency'; readonly currency: CurrencyCode }
  /** Gives `papers`: consent, a Taiwan ID number, an image of an identity card; what is left out stays (OV-10, OV-12). */
  | { readonly type: 'GivePapers'; readonly papers: Partial<OverseaPapers> }
  /** Gives a file as the `image` of an identity card; it may be refused (OV-10). */
  | { readonly type: 'GiveIdImage'; readonly image: IdImage }
  /** Leaves only these selected, what is ordered first: `cartUnitIds` (CK-17). */
  | { readonly type: 'SelectOnly'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Agrees to a question of the order, by the `code` of its message (CK-08, OV-12). */
  | { readonly type: 'Agree'; readonly code: MessageKey }
  /** Takes coupons off the units `cartUnitIds` (CK-18). */
  | {
      readonly type: 'RemoveCoupons';
      readonly cartUnitIds: readonly CartUnitId[];
      /** These alone; all on the units where left out. */
      readonly couponIssueNoes?: readonly CouponIssueNo[];
    }
  /** Verifies who they are, or that they are of age (CK-11, CK-15). */
  | { readonly type: 'VerifyIdentity' }
  /** Goes to sign in, and comes back (RT-12, CK-15). */
  | { readonly type: 'SignIn' }
  /** Puts an `item` into the cart, e.g. a recommended one (CM-06, RC-04). */
  | { readonly type: 'AddToCart'; readonly item: AddCartRequest }
  /** Closes a `nudge`, for as long as its cookie lasts (ND-02). */
  | { readonly type: 'DismissNudge'; readonly nudge: NudgeType }
  /** The items that are recommended because of the next seed (RC-01). */
  | { readonly type: 'ShowNextRecommendations' }
  /** Recommended items are drawn, or stand where they are seen, as `impression` says (RC-02). */
  | { readonly type: 'ReportRecommendations'; readonly impression: Impression }
  /** Goes to the unit `cartUnitId` whose price has changed, or of which something else is told, for a `reason` (RC-03, PG-12). */
  | { readonly type: 'VisitUnit'; readonly cartUnitId: CartUnitId; readonly reason?: 'News' }
  /** Closes what is told of the time since the last visit (RC-03). */
  | { readonly type: 'DismissNews' }
  /** Removes every reason that blocks the order by the change that gives up least (CK-18). */
  | { readonly type: 'FixAll' }
  /** Opens a `layer` beside the cart (LY-02). */
  | { readonly type: 'OpenSideLayer'; readonly layer: SideLayer }
  /** Closes the layer beside the cart (LY-02). */
  | { readonly type: 'CloseSideLayer' }
  /** Saves the estimate of what is selected, for this `buyer` and of this `date`, `YYYY.MM.DD` (ES-05). */
  | { readonly type: 'SaveEstimate'; readonly buyer: EstimateBuyer; readonly date: string }
  /** Keeps the `text` that was written for the order; an empty one clears it (LY-08). */
  | { readonly type: 'SaveMemo'; readonly text: string }
  /** Opens the options of the item of `cartUnitId`, to change the unit's (PG-21). */
  | { readonly type: 'OpenOptions'; readonly cartUnitId: CartUnitId }
  /** Gives the unit `cartUnitId` other options of its item, where it stands (PG-21). */
  | ({ readonly type: 'ChangeOptions'; readonly cartUnitId: CartUnitId } & Pick<
      AddCartRequest,
      'optionNos' | 'entered'
    >)
  /** Chooses when branches bring, one of `slotKeys` a branch; none: as early as they can (LY-09). */
  | { readonly type: 'ChooseDeliverySlots'; readonly slotKeys: readonly SlotKey[] }
  /** A link of the item `itemNo` is followed; the browser leaves by itself (XT-01). */
  | { readonly type: 'FollowItemLink'; readonly itemNo: ItemNo }
  /** The `ids` that more than one element of the page has (PG-17). */
  | { readonly type: 'ReportDuplicateIds'; readonly ids: readonly string[] }
  /** Closes the page, from its head (RT-11, RT-14). */
  | { readonly type: 'ClosePage' }
  /** Joins the club by one click (CL-02). */
  | { readonly type: 'JoinSmileClub' }
  /** Reads the membership again: it may have changed on a page of the club (CL-04). */
  | { readonly type: 'ReadMembership' }
  /** Orders what is selected (CK-13). */
  | { readonly type: 'Order' };

/** The name of a command. */
export type CommandType = Command['type'];
/** The commands of one name. */
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
