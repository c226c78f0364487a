import type { CallAddress, RequestOf, ResponseOf } from '@baguni/contract';
import type { Answer, CartServer, IdempotencyKey, Orders } from '@baguni/domain';
import { askLate } from './ask-late.ts';
import type { HttpDeps } from './deps.ts';
import type * as firstCalls from './first-calls.ts';
import type { HttpParts } from './http-parts.ts';
import type * as laterCalls from './later-calls.ts';

const get = (path: CallAddress['path']): CallAddress => ({ method: 'GET', path });
const post = (path: CallAddress['path']): CallAddress => ({ method: 'POST', path });

/** The calls that a cart needs first, each by its address: an error carries it also where the call did not load (ER-02). */
const firstAddresses = {
  getEnvironment: get('/env'),
  getInitialCart: post('/cart/getInitialCart'),
  getCart: post('/cart/getCart'),
  setQuantity: post('/cart/setQuantity'),
  removeCartUnits: post('/cart/removeCartUnits'),
  getAvailableDiscount: post('/discount/getAvailableDiscount'),
  getShipping: post('/shipping/getShipping'),
} satisfies AddressesOf<keyof typeof firstCalls>;

/** The later calls of `CartServer`, each by its address. */
const laterCartAddresses = {
  // only a shopper who had a cart before signing in asks for it
  mergeCart: post('/cart/merge'),
  addCart: post('/cart/addCart'),
  addCheckoutByCart: post('/cart-checkout/addCheckoutByCart'),
  findOrder: post('/order/findOrder'),
  applyCoupons: post('/cart/applyCoupons'),
  unapplyCoupons: post('/cart/unapplyCoupons'),
  getCouponBox: post('/coupon/getCouponBox'),
  getAppliedCoupons: post('/coupon/getAppliedCoupons'),
  getRecommendedCoupons: post('/coupon/getRecommendedCoupons'),
  getUnusedCoupon: post('/coupon/getUnusedCoupon'),
  issueCoupon: post('/coupon/issueCoupon'),
  getGroupCouponList: post('/coupon/getGroupCouponList'),
  getUnitCouponList: post('/coupon/getUnitCouponList'),
  pickCouponIssueNo: post('/coupon/pickCouponIssueNo'),
  checkAppliedCoupons: post('/coupon/checkAppliedCoupons'),
  getExhibitExtraDiscountForNudge: post('/discount/getExhibitExtraDiscountForNudge'),
  getSmileCardNudgeCoupon: post('/coupon/getSmileCardNudgeCoupon'),
  getTotalCashback: post('/reward/getTotalCashback'),
  getOverseaShippingCountries: post('/oversea/getOverseaShippingCountries'),
  getOverseaShippingCompanies: post('/oversea/getOverseaShippingCompanies'),
  getOverseaShippingFees: post('/oversea/getOverseaShippingFees'),
  getShippingUnavailableItems: post('/shipping/getShippingUnavailableItems'),
  getExchangeRate: post('/admin/getExchangeRate'),
  getLatestShippingAddress: post('/address/getLatestShippingAddress'),
  hideNudging: post('/cart/hideNudging'),
  postSignalItems: post('/buying-insight/postSignalItems'),
  cartBt: post('/recommend/cartBt'),
  recommendItems: post('/recommend/items'),
  vimp: post('/recommend/vimp'),
  imp: post('/recommend/imp'),
  getStarDeliveryTransPolicy: post('/shipping/getStarDeliveryTransPolicy'),
  changeCountry: post('/address/changeShippingCountry'),
  getHashedCguid: get('/buyer/getHashedCguid'),
  getBsdGlobalEventTag: get('/event/getBsdGlobalEventTag'),
  getBsdEvents: post('/item/getBsdEvents'),
  getPurchaseBenefits: post('/item/getPurchaseBenefits'),
  checkHealth: get('/cart-checkout/health'),
  logItemLink: post('/activity-log/item-link'),
} satisfies AddressesOf<Exclude<keyof CartServer, keyof typeof firstCalls>>;

/** The calls of `Orders`, each by its address; all of them load later. */
const orderAddresses = {
  getOrder: post('/order/getOrder'),
  takeOrderOver: post('/order/takeOrderOver'),
  payOrder: post('/order/payOrder'),
} satisfies AddressesOf<keyof Orders>;

/** An address for each of some calls. */
type AddressesOf<Names extends string> = Readonly<Record<Names, CallAddress>>;

/** How a port names each call: by its request, if it has one, and by the key of a write. */
type Senders<Calls> = {
  readonly [Name in keyof Calls]: [RequestOf<Calls[Name]>] extends [void]
    ? () => Answer<ResponseOf<Calls[Name]>>
    : (request: RequestOf<Calls[Name]>, key?: IdempotencyKey) => Answer<ResponseOf<Calls[Name]>>;
};

const mapRows = <Row, Sender>(rows: Readonly<Record<string, Row>>, senderOf: (row: Row) => Sender) =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, senderOf(row)]));

const sendersOf = <Calls>(addresses: AddressesOf<keyof Calls & string>, sendBy: (address: CallAddress) => unknown) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each row's sender has the types of its call
  mapRows(addresses, sendBy) as Senders<Calls>;

/** The marketplace behind the cart, over HTTP. What sends is loaded with the first call, rarer calls with the first of them. */
export const httpCartServer = (deps: HttpDeps, parts: HttpParts): CartServer => {
  const { sendFirst, sendLater } = askLate(deps, parts);
  return {
    ...sendersOf<typeof firstCalls>(firstAddresses, sendFirst),
    ...sendersOf<Pick<typeof laterCalls, keyof typeof laterCartAddresses>>(laterCartAddresses, sendLater),
  };
};

/** The orders that checkouts have led to, over HTTP. */
export const httpOrders = (deps: HttpDeps, parts: HttpParts): Orders =>
  sendersOf<Pick<typeof laterCalls, keyof typeof orderAddresses>>(orderAddresses, askLate(deps, parts).sendLater);
