import type { CallAddress, RequestOf, ResponseOf } from '@baguni/contract';
import type { Answer, CartServer, IdempotencyKey, Orders } from '@baguni/domain';
import { askLate } from './ask-late.ts';
import type { HttpDeps } from './deps.ts';
import type * as firstCalls from './first-calls.ts';
import type { HttpParts } from './http-parts.ts';
import type * as laterCalls from './later-calls.ts';

const get = (path: CallAddress['path']): CallAddress => ({ method: 'GET', path });
const post = (path: CallAddress['path']): CallAddress => ({ method: 'POST', path });

/** Calls whose address ends with their name, by the folder of the address: each name stands on the page once. */
const postIn = <Name extends string>(folder: string, ...names: readonly Name[]) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are the names
  Object.fromEntries(names.map((name) => [name, post(`/${folder}/${name}`)])) as Record<Name, CallAddress>;

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
  ...postIn('cart', 'addCart', 'applyCoupons', 'unapplyCoupons', 'hideNudging'),
  addCheckoutByCart: post('/cart-checkout/addCheckoutByCart'),
  findOrder: post('/order/findOrder'),
  ...postIn(
    'coupon',
    'getCouponBox',
    'getAppliedCoupons',
    'getRecommendedCoupons',
    'getUnusedCoupon',
    'issueCoupon',
    'getGroupCouponList',
    'getUnitCouponList',
    'pickCouponIssueNo',
    'checkAppliedCoupons',
    'getSmileCardNudgeCoupon',
  ),
  getExhibitExtraDiscountForNudge: post('/discount/getExhibitExtraDiscountForNudge'),
  getTotalCashback: post('/reward/getTotalCashback'),
  ...postIn('oversea', 'getOverseaShippingCountries', 'getOverseaShippingCompanies', 'getOverseaShippingFees'),
  ...postIn('shipping', 'getShippingUnavailableItems', 'getStarDeliveryTransPolicy'),
  getExchangeRate: post('/admin/getExchangeRate'),
  getLatestShippingAddress: post('/address/getLatestShippingAddress'),
  postSignalItems: post('/buying-insight/postSignalItems'),
  ...postIn('recommend', 'cartBt', 'vimp', 'imp'),
  getHashedCguid: get('/buyer/getHashedCguid'),
  getBsdGlobalEventTag: get('/event/getBsdGlobalEventTag'),
  ...postIn('item', 'getBsdEvents', 'getPurchaseBenefits'),
  // only a shopper who had a cart before signing in asks for it
  mergeCart: post('/cart/merge'),
  recommendItems: post('/recommend/items'),
  changeCountry: post('/address/changeShippingCountry'),
  checkHealth: get('/cart-checkout/health'),
  logItemLink: post('/activity-log/item-link'),
  getUnifyMembershipInfo: post('/buyer/getUnifyMembershipInfo'),
  ...postIn('smile', 'joinSmileClubByOneClick', 'getWelcomeGift'),
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
