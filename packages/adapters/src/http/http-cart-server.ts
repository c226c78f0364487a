import type { AnyCall, RequestOf, ResponseOf, SentCall } from '@baguni/contract';
import type { Answer, CartServer, IdempotencyKey, Orders } from '@baguni/domain';
import { ask } from './ask.ts';
import { askLater } from './ask-later.ts';
import type { HttpDeps } from './deps.ts';
import * as firstCalls from './first-calls.ts';
import type * as laterCalls from './later-calls.ts';

/** The later calls of `CartServer`, each by its path: an error carries the path also where the call did not load (ER-02). */
const laterCartPaths = {
  // only a shopper who had a cart before signing in asks for it
  mergeCart: '/cart/merge',
  addCart: '/cart/addCart',
  addCheckoutByCart: '/cart-checkout/addCheckoutByCart',
  findOrder: '/order/findOrder',
  applyCoupons: '/cart/applyCoupons',
  unapplyCoupons: '/cart/unapplyCoupons',
  getCouponBox: '/coupon/getCouponBox',
  getAppliedCoupons: '/coupon/getAppliedCoupons',
  getRecommendedCoupons: '/coupon/getRecommendedCoupons',
  getUnusedCoupon: '/coupon/getUnusedCoupon',
  issueCoupon: '/coupon/issueCoupon',
  getGroupCouponList: '/coupon/getGroupCouponList',
  getUnitCouponList: '/coupon/getUnitCouponList',
  pickCouponIssueNo: '/coupon/pickCouponIssueNo',
  checkAppliedCoupons: '/coupon/checkAppliedCoupons',
  getExhibitExtraDiscountForNudge: '/discount/getExhibitExtraDiscountForNudge',
  getSmileCardNudgeCoupon: '/coupon/getSmileCardNudgeCoupon',
  getTotalCashback: '/reward/getTotalCashback',
  getOverseaShippingCountries: '/oversea/getOverseaShippingCountries',
  getOverseaShippingCompanies: '/oversea/getOverseaShippingCompanies',
  getOverseaShippingFees: '/oversea/getOverseaShippingFees',
  getShippingUnavailableItems: '/shipping/getShippingUnavailableItems',
  getExchangeRate: '/admin/getExchangeRate',
  getLatestShippingAddress: '/address/getLatestShippingAddress',
  changeCountry: '/address/changeShippingCountry',
} as const satisfies PathsOf<Exclude<keyof CartServer, keyof typeof firstCalls>>;

/** The calls of `Orders`, each by its path; all of them load later. */
const orderPaths = {
  getOrder: '/order/getOrder',
  takeOrderOver: '/order/takeOrderOver',
  payOrder: '/order/payOrder',
} as const satisfies PathsOf<keyof Orders>;

/** A path for each of some calls. */
type PathsOf<Names extends string> = Readonly<Record<Names, AnyCall['path']>>;

/** How a port names each call: by its request, if it has one, and by the key of a write. */
type Senders<Calls> = {
  readonly [Name in keyof Calls]: [RequestOf<Calls[Name]>] extends [void]
    ? () => Answer<ResponseOf<Calls[Name]>>
    : (request: RequestOf<Calls[Name]>, key?: IdempotencyKey) => Answer<ResponseOf<Calls[Name]>>;
};

const mapRows = <Row, Sender>(rows: Readonly<Record<string, Row>>, senderOf: (row: Row) => Sender) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, senderOf(row)]));

const firstSenders = (deps: HttpDeps) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each row's sender has the types of its call
  mapRows<SentCall<never, unknown>, unknown>(
    firstCalls,
    (call) => (request: never) => ask(deps)(call, request),
  ) as Senders<typeof firstCalls>;

const laterSenders = <Name extends keyof typeof laterCalls>(deps: HttpDeps, paths: PathsOf<Name>) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each row's sender has the types of its call
  mapRows(paths, askLater(deps)) as Senders<Pick<typeof laterCalls, Name>>;

/** The marketplace behind the cart, over HTTP. Calls that no cart waits for are loaded with the first of them. */
export const httpCartServer = (deps: HttpDeps): CartServer => ({
  ...firstSenders(deps),
  ...laterSenders(deps, laterCartPaths),
});

/** The orders that checkouts have led to, over HTTP. */
export const httpOrders = (deps: HttpDeps): Orders => laterSenders(deps, orderPaths);
