import type { DeletePlace } from '../ports/shopper.ts';
import type {
  AddCartRequest,
  BoxScope,
  CartTab,
  CartUnitId,
  ClubTerm,
  CouponIssueNo,
  CouponLane,
  CouponPolicyNo,
  CurrencyCode,
  EstimateBuyer,
  IdImage,
  Impression,
  LoadPlan,
  MessageKey,
  NudgeType,
  OverseaPapers,
  ShippingCompanyType,
  SideLayer,
  SlotKey,
} from '@baguni/domain/internal';

export type Command =
  | { readonly type: 'OpenCart' }
  /** Continues a cart that is already shown, with the load `plan` of the first read (LS-01). */
  | { readonly type: 'ResumeCart'; readonly plan: LoadPlan }
  | { readonly type: 'ToggleUnit'; readonly cartUnitId: CartUnitId }
  | { readonly type: 'ToggleSellerGroup'; readonly sellerGroupKey: string }
  | { readonly type: 'ToggleTab' }
  /** Deselects units, e.g. those beyond the limit of an order (CK-18). */
  | { readonly type: 'Deselect'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'SwitchTab'; readonly tab: CartTab }
  /** Requests another quantity; `asked` is the text of the field (QT-01). */
  | { readonly type: 'ChangeQuantity'; readonly cartUnitId: CartUnitId; readonly asked: string }
  | { readonly type: 'DeleteUnits'; readonly cartUnitIds: readonly CartUnitId[]; readonly place: DeletePlace }
  | { readonly type: 'DeleteSelected' }
  /** Moves units out of the cart to the saved units. */
  | { readonly type: 'SaveForLater'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Moves equal saved units back to the cart. */
  | { readonly type: 'MoveToCart'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'DeleteSaved'; readonly cartUnitIds: readonly CartUnitId[] }
  | { readonly type: 'ClearViewed' }
  /** Sends a link to the selected units. */
  | { readonly type: 'ShareCart' }
  | { readonly type: 'UndoRemoval' }
  /** Pauses the timeout of the undo notice while the shopper is on it (WA-11). */
  | { readonly type: 'HoldRemoval'; readonly isHeld: boolean }
  | { readonly type: 'DismissRemoval' }
  /** Opens the coupon box for a unit or, by `scope`, for all units of its item (CP-11, CP-12). */
  | { readonly type: 'OpenCouponBox'; readonly cartUnitId: CartUnitId; readonly scope?: BoxScope }
  | {
      readonly type: 'ChooseCoupon';
      readonly lane: CouponLane;
      readonly couponKey: CouponIssueNo | undefined;
      /** A unit of the target place; default is the unit of the box. */
      readonly cartUnitId?: CartUnitId;
    }
  | { readonly type: 'ApplyCouponBox' }
  | { readonly type: 'CloseCouponBox' }
  | { readonly type: 'DownloadCoupon'; readonly policyNo: CouponPolicyNo }
  | { readonly type: 'DismissCouponPrompt' }
  | { readonly type: 'ReadCoupons' }
  /** Searches the best coupons for the selection and previews them (CP-19). */
  | { readonly type: 'FindBestCombination' }
  | { readonly type: 'ApplyBestCombination' }
  /** Stops the search and keeps the best result so far. */
  | { readonly type: 'StopBestCombination' }
  | { readonly type: 'CloseBestCombination' }
  | { readonly type: 'ChangeCountry'; readonly countryType: string }
  /** Reloads overseas terms after a failure (SH-05, OV-01). */
  | { readonly type: 'ReadOverseaTerms' }
  | { readonly type: 'ReadCountries' }
  | { readonly type: 'ChooseCompany'; readonly company: ShippingCompanyType }
  /** Sets the `currency` shown next to won (OV-13). */
  | { readonly type: 'ChooseCurrency'; readonly currency: CurrencyCode }
  /** Adds `papers`: consent, Taiwan ID number, identity card image. Missing fields stay (OV-10, OV-12). */
  | { readonly type: 'GivePapers'; readonly papers: Partial<OverseaPapers> }
  /** Provides a file as identity card image, which may be rejected (OV-10). */
  | { readonly type: 'GiveIdImage'; readonly image: IdImage }
  /** Keeps only these units selected, to order them first (CK-17). */
  | { readonly type: 'SelectOnly'; readonly cartUnitIds: readonly CartUnitId[] }
  /** Accepts a question of the order, by the `code` of its message (CK-08, OV-12). */
  | { readonly type: 'Agree'; readonly code: MessageKey }
  | {
      readonly type: 'RemoveCoupons';
      readonly cartUnitIds: readonly CartUnitId[];
      /** All coupons of the units if missing. */
      readonly couponIssueNoes?: readonly CouponIssueNo[];
    }
  | { readonly type: 'VerifyIdentity' }
  | { readonly type: 'SignIn' }
  | { readonly type: 'AddToCart'; readonly item: AddCartRequest }
  /** Closes a `nudge` until its cookie expires (ND-02). */
  | { readonly type: 'DismissNudge'; readonly nudge: NudgeType }
  /** Shows the recommendations for the next seed (RC-01). */
  | { readonly type: 'ShowNextRecommendations' }
  /** Reports that recommended items were rendered or visible, by `impression` (RC-02). */
  | { readonly type: 'ReportRecommendations'; readonly impression: Impression }
  /** Scrolls to a unit with a price change or another notice, by `reason` (RC-03, PG-12). */
  | { readonly type: 'VisitUnit'; readonly cartUnitId: CartUnitId; readonly reason?: 'News' }
  | { readonly type: 'DismissNews' }
  | { readonly type: 'FixAll' }
  /** Offers to order the selection in several orders, and places the first (CK-01, CK-17). */
  | { readonly type: 'SplitOrder' }
  | { readonly type: 'OpenSideLayer'; readonly layer: SideLayer }
  | { readonly type: 'CloseSideLayer' }
  /** Saves the estimate of the selection; `date` is `YYYY.MM.DD` (ES-05). */
  | { readonly type: 'SaveEstimate'; readonly buyer: EstimateBuyer; readonly date: string }
  /** Saves the memo of the order; an empty `text` clears it (LY-08). */
  | { readonly type: 'SaveMemo'; readonly text: string }
  | { readonly type: 'OpenOptions'; readonly cartUnitId: CartUnitId }
  /** Changes the options of a unit in place (PG-21). */
  | ({ readonly type: 'ChangeOptions'; readonly cartUnitId: CartUnitId } & Pick<
      AddCartRequest,
      'optionNos' | 'entered'
    >)
  /** Chooses delivery times, one of `slotKeys` per branch; empty means the earliest (LY-09). */
  | { readonly type: 'ChooseDeliverySlots'; readonly slotKeys: readonly SlotKey[] }
  /** Reads the delivery times again after a failure (LY-09). */
  | { readonly type: 'ReadDeliverySlots' }
  /** Reports element ids that occur twice on the page (PG-17). */
  | { readonly type: 'ReportDuplicateIds'; readonly ids: readonly string[] }
  /** Shows the items of a seller that make a parcel ship free (FG-01). */
  | { readonly type: 'OpenFreeShipping'; readonly sellerGroupKey: string }
  /** Adds such an item and selects it. */
  | { readonly type: 'AddForFreeShipping'; readonly item: AddCartRequest }
  | { readonly type: 'ClosePage' }
  /** Joins the club with the terms that the buyer has `agreed` to (CL-02). */
  | { readonly type: 'JoinSmileClub'; readonly agreed: readonly ClubTerm[] }
  | { readonly type: 'ReadMembership' }
  | { readonly type: 'Order' };

export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;
