import {
  type TransPolicy,
  MAX_ORDER_UNITS,
  cartUnitId,
  asApplied,
  cancelOn,
  cashbackAnswerOf,
  clearUnits,
  couponKeyOf,
  nothingMerged,
  priceCart,
  txKey,
  unknownEnvironment,
  won,
  type AddCartRequest,
  type ApiError,
  type AppliedCoupon,
  type ApplyCouponsRequest,
  type BsdEvent,
  type BsdEventTag,
  type CartServer,
  type CashbackAnswer,
  type DiscountReply,
  type RefreshReply,
  type SetQuantityReply,
  type ShippingReply,
  type ShippingRequest,
  type ClubInfo,
  type WelcomeGift,
  type CartUnit,
  type CartUnitId,
  type CheckoutReply,
  type CheckoutRequest,
  type FoundOrder,
  type IdempotencyKey,
  type Coupon,
  type CouponChange,
  type CouponIssueNo,
  type CouponPolicyNo,
  type Environment,
  type ExtraDiscountOffer,
  type InitialCart,
  type IssueReply,
  type ItemPurchaseBenefits,
  type MergeReport,
  type PriceRequest,
  type PriceSignal,
  type RecommendedList,
  type SetQuantityRequest,
  type ShippingCompany,
  type SmileCardNudgeCoupon,
  type ShippingBundle,
} from '@baguni/domain';
import {
  aCartContent,
  anApiError,
  anInitialCart,
  aBuyer,
  aClubInfo,
  anAddition,
  anItem,
  anOption,
  aUnit,
  testNow,
  withCoupons,
  anAddress,
  testRates,
} from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { FakeNetwork } from './fake-network.ts';

/** A server that cannot serve now: what was asked may have happened (HTTP 503). */
export const aBusyError = (): ApiError => anApiError({ status: O.some(503), resultCode: '9503' });

/** HTTP 409: the page acted on an older version. */
export const aStaleError = (over: Partial<ApiError> = {}): ApiError =>
  anApiError({ resultCode: 'CART-STALE', status: O.some(409), message: 'stale', ...over });
/** No answer came in time. */
export const aTimeOut = (): ApiError => anApiError({ kind: 'TimedOut', status: O.none, message: 'no answer' });

const notFound = (): ApiError => anApiError({ status: O.some(404), message: 'No such unit.' });

/** A small honest server: units with versions, a cart version, coupons; its network decides how answers travel. */
export class FakeCartServer implements CartServer {
  readonly network = new FakeNetwork();
  environment: Environment = unknownEnvironment;
  units: readonly CartUnit[];
  coupons: readonly AppliedCoupon[] = [];
  version = 1;
  initial: Partial<InitialCart> = {};
  /** What is added to every shipping fee, in won: a server that knows better than the page. */
  extraFee = 0;
  checkoutReply: Partial<CheckoutReply> = {};
  /** Whether a change of quantity brings its prices along: an older server does not. */
  refreshes = true;

  /** Units that it does not remove, whoever asks. */
  keeps: readonly CartUnitId[] = [];

  constructor(units: readonly CartUnit[]) {
    this.units = units;
  }

  /** The number of pieces of a unit, as the server holds it. */
  quantityOf(id: CartUnitId): number | undefined {
    return this.units.find((unit) => unit.cartUnitId === id)?.quantity;
  }

  /** Somebody else changes a unit: its version and the cart's rise. */
  changeElsewhere(id: CartUnitId, change: Partial<CartUnit>): void {
    this.version += 1;
    this.units = this.units.map((unit) =>
      unit.cartUnitId === id ? { ...unit, ...change, version: unit.version + 1 } : unit,
    );
  }

  /** Somebody else deletes a unit. */
  deleteElsewhere(id: CartUnitId): void {
    this.version += 1;
    this.units = this.units.filter((unit) => unit.cartUnitId !== id);
    this.coupons = clearUnits(this.coupons, [id]);
  }

  readonly getEnvironment = () => this.network.carry('getEnvironment', {}, () => E.right(this.environment));

  readonly getInitialCart = () =>
    this.network.carry('getInitialCart', {}, () =>
      E.right({ ...anInitialCart(this.units), ...this.content(), unreadable: [], ...this.initial }),
    );

  readonly getCart: CartServer['getCart'] = (request) =>
    this.network.carry('getCart', request, () => {
      const { latestShippingAddress, priorityBranchServiceType, defaultItemShippingFeeIsFreeList, cartNudgingTypes } =
        anInitialCart();
      const { shippingCountry = this.country } = this.initial;
      const known = {
        latestShippingAddress,
        priorityBranchServiceType,
        defaultItemShippingFeeIsFreeList,
        cartNudgingTypes,
        ...this.initial,
      };
      return E.right({
        ...this.content(),
        shippingCountry,
        latestShippingAddress: known.latestShippingAddress,
        priorityBranchServiceType: known.priorityBranchServiceType,
        defaultItemShippingFeeIsFreeList: known.defaultItemShippingFeeIsFreeList,
        cartNudgingTypes: known.cartNudgingTypes,
        unreadable: [],
      });
    });

  /** What comes of a merge. */
  merge: MergeReport = nothingMerged;

  readonly mergeCart = () =>
    this.network.carry('mergeCart', {}, () => {
      this.version += 1;
      this.initial = { ...this.initial, isNeedMerge: false };
      return E.right({ cartVersion: this.version, ...this.merge });
    });

  readonly setQuantity: CartServer['setQuantity'] = (request) =>
    this.network.carry('setQuantity', request, () => this.quantitySet(request));

  readonly removeCartUnits: CartServer['removeCartUnits'] = (request) =>
    this.network.carry('removeCartUnits', request, () => {
      const gone = request.cartUnitIds.filter((id) => this.quantityOf(id) !== undefined && !this.keeps.includes(id));
      this.version += 1;
      this.units = this.units.filter((unit) => !gone.includes(unit.cartUnitId));
      this.coupons = clearUnits(this.coupons, gone);
      return E.right({ removedCartUnitIds: gone, cartVersion: this.version });
    });

  /** The number of the next unit. */
  private nextUnit = 900;

  /** What is there already grows; other items become units of their own. */
  readonly addCart: CartServer['addCart'] = (request) =>
    this.network.carry('addCart', request, () => {
      const same = this.units.find(({ item }) => item.itemNo === request.itemNo);
      const { cartUnitId: id } = same ?? this.unitPutIn(request);
      if (same) this.changeElsewhere(id, { quantity: same.quantity + request.quantity });
      return E.right({ cartUnitId: id, cartVersion: this.version });
    });

  readonly hideNudging: CartServer['hideNudging'] = (request) =>
    this.network.carry('hideNudging', request, () => E.right(undefined));

  /** Price changes of its units. */
  signals: readonly PriceSignal[] = [];
  readonly postSignalItems: CartServer['postSignalItems'] = (request) =>
    this.network.carry('postSignalItems', request, () => E.right({ signals: this.signals }));

  /** What goes with each item: bought together, and similar. */
  together: readonly RecommendedList[] = [];
  similar: readonly RecommendedList[] = [];
  readonly cartBt: CartServer['cartBt'] = (request) =>
    this.network.carry('cartBt', request, () => E.right({ lists: this.together }));
  readonly recommendItems: CartServer['recommendItems'] = (request) =>
    this.network.carry('recommendItems', request, () => E.right({ lists: this.similar }));
  readonly vimp: CartServer['vimp'] = (request) => this.network.carry('vimp', request, () => E.right(undefined));
  readonly imp: CartServer['imp'] = (request) => this.network.carry('imp', request, () => E.right(undefined));

  /** The keys with which orders were sent, and those of the orders that were opened. */
  readonly orderKeys: IdempotencyKey[] = [];
  private readonly answered = new Map<
    IdempotencyKey,
    { readonly body: string; readonly answer: Either<ApiError, CheckoutReply> }
  >();
  /** Orders that are still being worked on, whoever asks. */
  isOrderRunning = false;

  /** How many orders were opened. */
  get orderCount(): number {
    return [...this.answered.values()].filter(({ answer }) => E.isRight(answer) && answer.right.isSuccess).length;
  }

  readonly addCheckoutByCart: CartServer['addCheckoutByCart'] = (request, key) => {
    const send = this.network.carry('addCheckoutByCart', request, () => this.checkedOut(request, key));
    return () => {
      this.orderKeys.push(key);
      return send();
    };
  };

  readonly findOrder: CartServer['findOrder'] = (request) =>
    this.network.carry('findOrder', request, () =>
      E.right(this.isOrderRunning ? { fate: 'Running', txKey: O.none } : this.found(request.idempotencyKey)),
    );

  readonly getAvailableDiscount: CartServer['getAvailableDiscount'] = (request) =>
    this.network.carry('getAvailableDiscount', request, () => E.right(this.discountsOf(request.requests)));

  readonly getShipping: CartServer['getShipping'] = (request) =>
    this.network.carry('getShipping', request, () => E.right(this.shippingOf(request.requests)));

  /** What the buyer holds or may download. */
  offered: readonly Coupon[] = [];
  /** What a download comes to. */
  issueReply: IssueReply = { isSuccess: false, failedReason: O.some('unknown'), issueNo: O.none };

  readonly applyCoupons: CartServer['applyCoupons'] = (request) =>
    this.network.carry('applyCoupons', request, () => this.applied(request));

  readonly unapplyCoupons: CartServer['unapplyCoupons'] = (request) =>
    this.network.carry('unapplyCoupons', request, () => {
      const goes = ({ couponIssueNo, cartUnitIds }: AppliedCoupon): boolean =>
        request.couponIssueNoes.includes(couponIssueNo) || cartUnitIds.some((id) => request.cartUnitIds.includes(id));
      return E.right(this.couponed(this.coupons.filter((coupon) => !goes(coupon))));
    });

  readonly getCouponBox: CartServer['getCouponBox'] = (request) =>
    this.network.carry('getCouponBox', request, () => E.right(this.couponList()));
  readonly getGroupCouponList: CartServer['getGroupCouponList'] = (request) =>
    this.network.carry('getGroupCouponList', request, () => E.right(this.couponList()));
  readonly getUnitCouponList: CartServer['getUnitCouponList'] = (request) =>
    this.network.carry('getUnitCouponList', request, () => E.right(this.couponList()));

  readonly getAppliedCoupons: CartServer['getAppliedCoupons'] = (request) =>
    this.network.carry('getAppliedCoupons', request, () =>
      E.right({ appliedCoupons: this.coupons, cartVersion: this.version }),
    );

  /** What is recommended for whatever is asked about. */
  recommended: readonly Coupon[] = [];
  readonly getRecommendedCoupons: CartServer['getRecommendedCoupons'] = (request) =>
    this.network.carry('getRecommendedCoupons', request, () =>
      E.right({
        groups: request.targets.map(({ key, cartUnitIds }) => ({
          key,
          coupons: this.recommended.map((coupon) => ({ coupon, cartUnitIds })),
          saving: won(0),
        })),
      }),
    );

  readonly getUnusedCoupon: CartServer['getUnusedCoupon'] = (request) =>
    this.network.carry('getUnusedCoupon', request, () => E.right({ coupon: this.unused(request) }));
  readonly pickCouponIssueNo: CartServer['pickCouponIssueNo'] = (request) =>
    this.network.carry('pickCouponIssueNo', request, () =>
      E.right({ couponIssueNo: O.chain(({ issueNo }: Coupon) => issueNo)(this.unused(request)) }),
    );

  readonly issueCoupon: CartServer['issueCoupon'] = (request) =>
    this.network.carry('issueCoupon', request, () => E.right(this.issueReply));

  readonly checkAppliedCoupons: CartServer['checkAppliedCoupons'] = (request) =>
    this.network.carry('checkAppliedCoupons', request, () => E.right({ objections: [] }));

  /** Extra discounts of the marketplace, at the moment that its clock shows. */
  extraDiscounts: ExtraDiscountOffer = { candidates: [], now: testNow };
  /** Card offers of the marketplace. */
  cards: readonly SmileCardNudgeCoupon[] = [];
  /** Won that each unit gives back. */
  cashback = won(0);

  readonly getExhibitExtraDiscountForNudge: CartServer['getExhibitExtraDiscountForNudge'] = () =>
    this.network.carry('getExhibitExtraDiscountForNudge', {}, () => E.right(this.extraDiscounts));

  readonly getSmileCardNudgeCoupon: CartServer['getSmileCardNudgeCoupon'] = () =>
    this.network.carry('getSmileCardNudgeCoupon', {}, () => E.right({ coupons: this.cards }));

  readonly getTotalCashback: CartServer['getTotalCashback'] = (request) =>
    this.network.carry('getTotalCashback', request, () => E.right(this.cashbackOf(request.cartRequests)));

  hashedCguid: O.Option<string> = O.none;
  bsdTag: BsdEventTag | null = null;
  bsdEvents: readonly BsdEvent[] = [];
  benefits: readonly ItemPurchaseBenefits[] = [];

  readonly getHashedCguid = () =>
    this.network.carry('getHashedCguid', {}, () => E.right({ hashedCguid: this.hashedCguid }));
  readonly getBsdGlobalEventTag = () =>
    this.network.carry('getBsdGlobalEventTag', {}, () => E.right({ tag: O.fromNullable(this.bsdTag) }));
  readonly getBsdEvents: CartServer['getBsdEvents'] = (request) =>
    this.network.carry('getBsdEvents', request, () => E.right({ events: this.bsdEvents }));
  readonly getPurchaseBenefits: CartServer['getPurchaseBenefits'] = (request) =>
    this.network.carry('getPurchaseBenefits', request, () => E.right({ benefits: this.benefits }));
  readonly logItemLink: CartServer['logItemLink'] = (request) =>
    this.network.carry('logItemLink', request, () => E.right(undefined));
  readonly checkHealth = () => this.network.carry('checkHealth', {}, () => E.right(undefined));

  /** Where parcels go, and who carries them there: nobody where a country is not named. */
  readonly companies: Record<string, readonly ShippingCompany[]> = {
    Japan: [
      { shippingCompanyType: 'CJ', shippingCompanyName: 'CJ' },
      { shippingCompanyType: 'EMS', shippingCompanyName: 'EMS' },
    ],
    China: [{ shippingCompanyType: 'SFExpress', shippingCompanyName: 'SF' }],
  };
  country = 'SouthKorea';
  /** Units that no company carries abroad. */
  stayingHome: readonly CartUnitId[] = [];

  readonly changeCountry: CartServer['changeCountry'] = (request) =>
    this.network.carry('changeCountry', request, () => {
      this.country = request.countryType;
      this.initial = { ...this.initial, shippingCountry: request.countryType };
      return E.right({ shippingCountry: request.countryType });
    });

  /** What the marketplace knows of the shopper and the club. */
  club: ClubInfo = aClubInfo();
  /** What a new member is given. */
  gift: O.Option<WelcomeGift> = O.none;
  readonly getUnifyMembershipInfo: CartServer['getUnifyMembershipInfo'] = () =>
    this.network.carry('getUnifyMembershipInfo', {}, () => E.right(this.club));

  readonly joinSmileClubByOneClick: CartServer['joinSmileClubByOneClick'] = (_, key) =>
    this.network.carry('joinSmileClubByOneClick', { key }, () => E.right(this.joinClub()));

  readonly getWelcomeGift: CartServer['getWelcomeGift'] = () =>
    this.network.carry('getWelcomeGift', {}, () => E.right({ clubWelcomeGift: this.gift }));

  /** The shopper is in the club from now on. */
  joinClub(): ClubInfo {
    const buyer = { ...(this.initial.buyer ?? aBuyer()), isSmileClub: true, clubMemberType: 'Free' } as const;
    this.initial = { ...this.initial, buyer };
    this.version += 1;
    this.club = aClubInfo({ memberType: 'Free' });
    return this.club;
  }

  readonly getOverseaShippingCountries = () =>
    this.network.carry('getOverseaShippingCountries', {}, () =>
      E.right({
        countries: Object.keys(this.companies).map((type) => ({
          countryCode: type.slice(0, 2),
          countryType: type,
          countryName: type,
        })),
      }),
    );

  readonly getOverseaShippingCompanies: CartServer['getOverseaShippingCompanies'] = (request) =>
    this.network.carry('getOverseaShippingCompanies', request, () =>
      E.right({ companies: this.companies[request.countryType] ?? [] }),
    );

  readonly getOverseaShippingFees: CartServer['getOverseaShippingFees'] = (request) =>
    this.network.carry('getOverseaShippingFees', request, () =>
      E.right({
        fees: (this.companies[request.countryType] ?? []).map(({ shippingCompanyType: shippingCompany }) => ({
          shippingCompany,
          shippingFees: this.asked(request.requests).map(({ cartUnitId, quantity }) => ({
            cartUnitId,
            shippingFee: won(9_000 * quantity),
            shippingWeight: quantity,
          })),
        })),
      }),
    );

  readonly getShippingUnavailableItems: CartServer['getShippingUnavailableItems'] = (request) =>
    this.network.carry('getShippingUnavailableItems', request, () =>
      E.right({
        unavailable: request.shippingCompanies.map((shippingCompany) => ({
          shippingCompany,
          unavailableCartUnitIds: this.stayingHome,
        })),
      }),
    );

  readonly getExchangeRate: CartServer['getExchangeRate'] = (request) =>
    this.network.carry('getExchangeRate', request, () => E.right({ exchangeRates: testRates }));

  transPolicies: readonly TransPolicy[] = [];
  readonly getStarDeliveryTransPolicy: CartServer['getStarDeliveryTransPolicy'] = (request) =>
    this.network.carry('getStarDeliveryTransPolicy', request, () => E.right({ transPolicies: this.transPolicies }));

  readonly getLatestShippingAddress = () =>
    this.network.carry('getLatestShippingAddress', {}, () => E.right({ latestShippingAddress: O.some(anAddress()) }));

  private unitPutIn({ itemNo, quantity, optionNos, additions, before }: AddCartRequest): CartUnit {
    const item = anItem({
      itemNo,
      options: optionNos.map((optionNo) => anOption({ optionNo })),
      additions: additions.map((addition) => anAddition(addition)),
    });
    const unit = aUnit({ cartUnitId: cartUnitId(this.nextUnit), quantity, item });
    this.nextUnit += 1;
    this.version += 1;
    const at = this.units.findIndex((one) => one.cartUnitId === before);
    this.units = this.units.toSpliced(at < 0 ? this.units.length : at, 0, unit);
    return unit;
  }

  /** One order for a key: the same again for the same request, a refusal for another (BL-8). */
  private checkedOut(request: CheckoutRequest, key: IdempotencyKey): Either<ApiError, CheckoutReply> {
    const body = JSON.stringify(request);
    const before = this.answered.get(key);
    if (before?.body === body) return before.answer;
    if (before) return E.left(anApiError({ resultCode: '9422', status: O.some(422), message: 'another request' }));
    const answer = request.cartVersion === this.version ? E.right(this.openedFor(request)) : E.left(aStaleError());
    this.answered.set(key, { body, answer });
    return answer;
  }

  private openedFor({ cartUnitIds }: CheckoutRequest): CheckoutReply {
    const key = txKey(`T${this.orderCount + 1}`);
    return { isSuccess: true, checkoutUnitIds: cartUnitIds, txKey: key, message: '', ...this.checkoutReply };
  }

  private found(key: IdempotencyKey): FoundOrder {
    const known = this.answered.get(key);
    if (!known) return { fate: 'Unknown', txKey: O.none };
    const isOpened = E.isRight(known.answer) && known.answer.right.isSuccess;
    return isOpened ? { fate: 'Opened', txKey: O.some(known.answer.right.txKey) } : { fate: 'Refused', txKey: O.none };
  }

  private couponList() {
    return { coupons: this.offered, totalCount: this.offered.length };
  }

  private unused(request: { usedCouponIssueNos: readonly CouponIssueNo[]; couponPolicyNo: CouponPolicyNo }) {
    const isUsed = (no: CouponIssueNo): boolean =>
      request.usedCouponIssueNos.includes(no) || this.coupons.some(({ couponIssueNo }) => couponIssueNo === no);
    return O.fromNullable(
      this.offered.find(
        ({ policyNo, issueNo }) => policyNo === request.couponPolicyNo && O.isSome(issueNo) && !isUsed(issueNo.value),
      ),
    );
  }

  private applied({ applications, cartUnitIds, moves }: ApplyCouponsRequest): Either<ApiError, CouponChange> {
    const concerned = [...cartUnitIds, ...applications.flatMap((one) => one.cartUnitIds)];
    const isHere = (coupon: AppliedCoupon): boolean => coupon.cartUnitIds.some((id) => concerned.includes(id));
    const isWanted = (coupon: AppliedCoupon): boolean =>
      applications.some(({ couponIssueNo }) => couponIssueNo === coupon.couponIssueNo);
    if (!moves && this.coupons.some((coupon) => isWanted(coupon) && !isHere(coupon)))
      return E.left(anApiError({ resultCode: 'CART-BR5-12', status: O.some(422) }));
    const wanted = applications.flatMap((one) =>
      this.offered
        .filter((coupon) => couponKeyOf(coupon) === one.couponIssueNo)
        .map((coupon) => asApplied(coupon, one.cartUnitIds)),
    );
    const staying = this.coupons.filter((coupon) => !isHere(coupon) && !isWanted(coupon));
    return E.right(this.couponed([...staying, ...wanted]));
  }

  private couponed(coupons: readonly AppliedCoupon[]): CouponChange {
    const changed = [...this.coupons, ...coupons].filter(
      (one) => !(this.coupons.includes(one) && coupons.includes(one)),
    );
    const ids = new Set(changed.flatMap(({ cartUnitIds }) => cartUnitIds));
    this.coupons = coupons;
    this.version += 1;
    this.units = this.units.map((unit) => (ids.has(unit.cartUnitId) ? { ...unit, version: unit.version + 1 } : unit));
    const units = this.units.filter(({ cartUnitId }) => ids.has(cartUnitId));
    return {
      appliedCoupons: coupons,
      cartVersion: this.version,
      units: units.map(({ cartUnitId, version }) => ({ cartUnitId, version })),
    };
  }

  private content() {
    return aCartContent(withCoupons(this.units, this.coupons), {
      cartVersion: this.version,
      appliedCoupons: this.coupons,
    });
  }

  private asked(requests: readonly PriceRequest[]): readonly CartUnit[] {
    return requests.flatMap(({ cartUnitId, quantity }) =>
      this.units.filter((unit) => unit.cartUnitId === cartUnitId).map((unit) => ({ ...unit, quantity })),
    );
  }

  private bundles(units: readonly CartUnit[]): readonly ShippingBundle[] {
    const priced = priceCart({
      ...aCartContent(units, { appliedCoupons: this.coupons }),
      selected: new Set(units.map((unit) => unit.cartUnitId)),
      buyer: aBuyer(),
      thresholds: this.environment.freeShippingThresholds,
      serverBundles: O.none,
      shippingKnown: true,
    });
    return [...priced.bundleFees.values()].map(({ bundleKey, fee }) => ({
      bundleKey,
      isMaxCharge: true,
      shippingFee: won(fee + this.extraFee),
    }));
  }

  private quantitySet(request: SetQuantityRequest): Either<ApiError, SetQuantityReply> {
    const unit = this.units.find((one) => one.cartUnitId === request.cartUnitId);
    if (!unit) return E.left(notFound());
    if (unit.version !== request.unitVersion) return E.left(aStaleError());
    if (request.cancelCoupons) this.coupons = cancelOn(this.coupons, unit.cartUnitId);
    this.changeElsewhere(unit.cartUnitId, { quantity: request.quantity });
    const [now] = withCoupons(
      this.units.filter((one) => one.cartUnitId === unit.cartUnitId),
      this.coupons,
    );
    if (!now) return E.left(notFound());
    const answer = { unit: now, cartVersion: this.version };
    return E.right(
      request.refresh && this.refreshes ? { ...answer, refreshed: this.refreshed(request.refresh) } : answer,
    );
  }

  private refreshed({ requests }: ShippingRequest): RefreshReply {
    return {
      shipping: this.shippingOf(requests),
      discount: this.discountsOf(requests),
      cashback: this.cashbackOf(requests.slice(0, MAX_ORDER_UNITS)),
    };
  }

  private shippingOf(requests: readonly PriceRequest[]): ShippingReply {
    return {
      shippingBundles: this.bundles(this.asked(requests)),
      shippingPolicies: this.content().shippingPolicies,
    };
  }

  private discountsOf(requests: readonly PriceRequest[]): DiscountReply {
    return {
      discounts: this.asked(requests).map(({ cartUnitId, discounts }) => ({ cartUnitId, discounts })),
    };
  }

  private cashbackOf(requests: readonly PriceRequest[]): CashbackAnswer {
    return cashbackAnswerOf(
      this.asked(requests).map(({ cartUnitId }) => ({
        cartUnitId,
        cashbackType: 'Item',
        amount: this.cashback,
        rate: 0,
        date: '2026-12-31T00:00:00.000Z',
      })),
    );
  }
}
