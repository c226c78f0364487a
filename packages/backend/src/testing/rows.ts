import {
  bundleKey,
  couponIssueNo,
  couponPolicyNo,
  guest,
  itemNo,
  sellerKey,
  shippingPolicyKey,
  txKey,
  won,
  itemStock,
  type Recipient,
  detailKey,
  type LayerDetail,
  type Coupon,
  type Item,
  type ItemNo,
  type StockKey,
  type Tenant,
} from '@baguni/domain/internal';
import {
  aBundleTerms,
  aDiscount,
  aFundingDiscount,
  aHeldCoupon,
  anItem,
  aPolicy,
  aSeller,
  anAddress,
} from '@baguni/domain/testing';
import type { Catalogue } from '../store/catalogue.ts';
import {
  type StoredDetail,
  type CouponPolicy,
  type IssuedCoupon,
  type NewUnit,
  type StoredBuyer,
  type StoredOrder,
  type IdempotentRequest,
  type StoredSession,
  buyerOwner,
  guestOwner,
  type Scope,
} from '../store/rows.ts';
import type { EntriesOfItem, ItemOffers } from '../store/offers.ts';
import type { Tx } from '../store/tx.ts';

export const scopeA: Scope = { tenant: 'marketplace', owner: buyerOwner('a') };
export const scopeB: Scope = { tenant: 'marketplace', owner: buyerOwner('b') };

/** A session that expires at 1 s, with a waiting guest cart. */
export const sessionA: StoredSession = {
  tokenHash: 'hash',
  scope: scopeA,
  guestOwner: guestOwner('g'),
  createdAt: 0,
  expiresAt: 1000,
};

/** Two apples, added at time 0. */
export const aNewUnit = (over: Partial<NewUnit> = {}): NewUnit => ({
  itemNo: itemNo('I1'),
  quantity: 2,
  insertedAt: 0,
  detail: {
    cartUnitType: 'Normal',
    sellerKey: sellerKey('S1'),
    shippingPolicyKey: shippingPolicyKey('P1'),
    bundleKey: bundleKey('B1'),
    partnershipCode: null,
    options: [],
    additions: [],
    discountNos: [],
    expressShopBranch: null,
    smileFreshBranch: null,
    unable: null,
    unableReasonCode: null,
    isCouponUsable: true,
    isNeedAuthentication: false,
    isViaEmployeeMall: false,
    isDeliveryTimeEnded: false,
    isItemDiscountAgreement: false,
    isFlaggedForRemoval: false,
  },
  ...over,
});

/** Policy: 10 per cent, all units, unlimited, one per buyer. */
export const aCouponPolicy = (over: Partial<CouponPolicy> = {}): CouponPolicy => {
  const { issueNo: _, issuable: __, paymentCouponName: ___, ...coupon } = aHeldCoupon();
  return {
    ...coupon,
    couponName: { ko: '쿠폰', en: 'Coupon', cn: '优惠券', jp: 'クーポン' },
    paymentCouponName: null,
    eventNo: 'E1',
    encStr: 'signed',
    couponPromotionType: 'Cart',
    issueLimit: null,
    perBuyer: 1,
    ...over,
  };
};

/** Returns the policy of a coupon, which has its texts in every language. */
export const policyOf = (coupon: Coupon, policyNo: CouponPolicy['policyNo']): CouponPolicy => {
  const { issueNo: _, issuable, couponName, paymentCouponName, ...terms } = coupon;
  const inEach = (text: string) => ({ ko: text, en: text, cn: text, jp: text });
  return {
    ...terms,
    policyNo,
    couponName: inEach(couponName),
    paymentCouponName: (paymentCouponName === undefined ? undefined : inEach(paymentCouponName)) ?? null,
    issueLimit: null,
    perBuyer: issuable ? 1 : 0,
  };
};

export const anIssuedCoupon = (over: Partial<IssuedCoupon> = {}): IssuedCoupon => ({
  issueNo: couponIssueNo('C1'),
  policyNo: couponPolicyNo('P1'),
  issuedAt: 0,
  cartUnitIds: [],
  spentAt: null,
  ...over,
});

export const aStoredBuyer = (over: Partial<StoredBuyer> = {}): StoredBuyer => ({
  buyer: { ...guest, buyerName: '바구니', isLogin: true, memberType: 'Member' },
  latestShippingAddress: anAddress(),
  shippingCountry: 'SouthKorea',
  priorityBranchServiceType: 'Reserve',
  ...over,
});

const { cartUnitIds: _, ...fundingTerms } = aFundingDiscount();

/** These items with seller `S1`, policy `P1`, parcel `B1`, discount `D1` and funding `F1`. */
export const aCatalogueOf = (...items: readonly Item[]): Catalogue => ({
  items: new Map(items.map((item) => [item.itemNo, { item, unable: null }])),
  sellers: new Map([[sellerKey('S1'), aSeller({ sellerKey: sellerKey('S1') })]]),
  policies: new Map([[shippingPolicyKey('P1'), aPolicy({ shippingPolicyKey: shippingPolicyKey('P1') })]]),
  bundleTerms: new Map([[bundleKey('B1'), aBundleTerms({ bundleKey: bundleKey('B1') })]]),
  discounts: new Map([['D1', aDiscount({ discountNo: 'D1' })]]),
  fundings: new Map([['F1', fundingTerms]]),
});

export const aCatalogue = (): Catalogue => aCatalogueOf(anItem({ itemNo: itemNo('I1') }));

/** Unpaid empty order that requires two pieces of `I1`. */
export const aStoredOrder = (over: Partial<StoredOrder> = {}): StoredOrder => ({
  txKey: txKey('T1'),
  createdAt: 0,
  paidAt: null,
  units: [],
  entries: [],
  payable: won(10_000),
  countryType: 'SouthKorea',
  shippingCompany: null,
  coupons: [],
  needs: [{ key: itemStock(itemNo('I1')), pieces: 2 }],
  ...over,
});

export const aRecipient = (over: Partial<Recipient> = {}): Recipient => ({
  name: '김바구니',
  phone: '010-1234-5678',
  zipCode: '04001',
  address: '서울특별시 마포구 새벽별로 12, 3층',
  ...over,
});

export const anIdempotentRequest = (over: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  path: '/cart/setQuantity',
  key: 'K1',
  bodyHash: 'H1',
  ...over,
});

export const aStoredDetail = (key = 'K1'): StoredDetail => ({
  place: 'Gateway',
  key: detailKey(key),
  expiresAt: 1_000,
  detail: {
    pageType: 'AddressBook',
    action: '',
    method: 'post',
    params: ['1'],
    fields: [{ name: 'addressNo', value: '1' }],
  },
});

export const aLayerDetail = (over: Partial<LayerDetail> = {}): LayerDetail => ({
  layerType: 'CartMemo',
  title: '<b>Memo</b>',
  texts: ['"quoted" & <script>'],
  showingItems: [{ itemImageUrl: '/pictures/apple.svg', itemName: '사과' }],
  buttonText: '',
  ...over,
});

/** Row tests by title; each runs in one transaction of an empty store. */
export type RowTests = Readonly<Record<string, (tx: Tx) => Promise<void>>>;

/** Writes one stock; null is unlimited. */
export const setStock = (tx: Tx, tenant: Tenant, key: StockKey, left: number | null): Promise<void> =>
  tx.putStocks(tenant, new Map([[key, left]]));

const kinds = ['bsdEvents', 'benefits', 'boughtTogether', 'similar', 'priceChanges'] as const;

const entriesByItem = (lists: Partial<ItemOffers>): readonly EntriesOfItem[] =>
  kinds.flatMap((kind) => {
    const all: readonly { readonly itemNo: ItemNo }[] = lists[kind] ?? [];
    return [...Map.groupBy(all, ({ itemNo }) => itemNo)].map(([itemNo, entries]) => ({ kind, itemNo, entries }));
  });

/** Writes lists; replaces the entries of the listed items and keeps those of others. */
export const setItemOffers = async (tx: Tx, tenant: Tenant, lists: Partial<ItemOffers>): Promise<void> => {
  await tx.putEntries(tenant, entriesByItem(lists));
};
