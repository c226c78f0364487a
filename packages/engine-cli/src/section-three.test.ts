import { readFileSync } from 'node:fs';
import * as contract from '@baguni/contract';
import type * as domain from '@baguni/domain';
import { expect, test } from 'vitest';

const { calls, jsonSchemaOf } = contract;

/** Returns the names of all properties of a JSON schema. */
const propertiesOf = (schema: unknown): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([name, value]: readonly [string, unknown]) => [
    ...(name === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : []),
    ...propertiesOf(value),
  ]);
};
const fieldsOf = <A>(codec: contract.Codec<A>): readonly string[] => propertiesOf(jsonSchemaOf(codec));

/** Fields whose values a type of the domain has, by their name there. */
const typed =
  <A>() =>
  (fields: Readonly<Record<string, keyof A & string>>): Readonly<Record<string, string>> =>
    fields;

interface Entity {
  /** Fields that the specification writes as one word. */
  readonly words?: string;
  readonly codecs?: readonly (readonly string[])[];
  /** Fields of the codec with another name. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Values that are worked out. */
  readonly type?: Readonly<Record<string, string>>;
  /** Fields with a row in `docs/readings.md`. */
  readonly reading?: string;
}

const cookieNames = Object.values(contract).flatMap((one) =>
  typeof one === 'object' && 'maxAgeS' in one ? [one.name] : [],
);

const entities: Readonly<Record<string, Entity>> = {
  'Cart unit': {
    words: 'quantity item seller discounts signal contract',
    codecs: [
      fieldsOf(contract.cartUnit),
      fieldsOf(contract.smileFreshBranch),
      fieldsOf(contract.expressShopBranch),
      fieldsOf(calls.postSignalItems.response),
      fieldsOf(calls.getExhibitExtraDiscountForNudge.response),
    ],
    renamed: {
      shippingPolicyId: 'shippingPolicyKey',
      signal: 'signals',
      priceChangedSignalAvailable: 'signals',
      exhibitExtraDiscount: 'candidates',
      smileFreshBranches: 'smileFreshBranch',
    },
    type: typed<typeof domain>()({
      cartUnitItemPrice: 'unitItemPrice',
      cartUnitPriceWithoutUnitCouponPrice: 'unitSummary',
      cartUnitAdditionsTotalPrice: 'additionsTotal',
    }),
    reading: 'unableOrderData longDistance contract branchFastShippingSlot',
  },
  Item: {
    words: 'options additions epin',
    codecs: [
      fieldsOf(contract.item),
      fieldsOf(calls.getBsdEvents.response),
      fieldsOf(calls.getBsdGlobalEventTag.response),
      fieldsOf(calls.getPurchaseBenefits.response),
    ],
  },
  Option: { words: 'name value', codecs: [fieldsOf(contract.itemOption)] },
  Addition: { words: 'name value price quantity', codecs: [fieldsOf(contract.addition)], reading: 'optionType' },
  Seller: { codecs: [fieldsOf(contract.seller)] },
  'Seller group': {
    words: 'type key',
    type: {
      ...typed<domain.SellerGroup>()({
        type: 'type',
        key: 'key',
        shopName: 'shopName',
        shopLink: 'shopLink',
        branchName: 'branchName',
        expressShopType: 'expressShopType',
        cartUnitIdList: 'cartUnitIdList',
      }),
      ...typed<domain.SellerGroupSummary>()({
        totalItemPrice: 'itemTotal',
        totalDiscountPrice: 'discountTotal',
        totalCouponPrice: 'couponTotal',
        totalNegativePrice: 'negativeTotal',
        totalShippingFee: 'shippingTotal',
        totalPrice: 'price',
        cartUnitCount: 'cartUnitCount',
        isAllSpecialShipping: 'isAllSpecialShipping',
        isBundleShipping: 'isBundleShipping',
      }),
    },
  },
  Discount: {
    words: 'unit',
    codecs: [fieldsOf(contract.cartDocument)],
    renamed: { discountPolicy: 'policy' },
    type: typed<domain.DiscountResult>()({
      appliedQuantity: 'appliedQuantity',
      bundleDiscountPrice: 'bundleDiscountPrice',
      totalBundleDiscountPrice: 'totalBundleDiscountPrice',
    }),
  },
  'Cart state': {
    codecs: [fieldsOf(contract.cartDocument)],
    renamed: {
      currentCartTab: 'tab',
      selectedCartUnitIdList: 'selected',
      exhibitDiscountNudge: 'extraDiscountCandidates',
      couponBoxOpenedCartUnitId: 'couponBox',
    },
    type: typed<typeof domain>()({ cartItemTreeView: 'treeOf' }),
    reading: 'bundleKeyMappings encodedSellerKeys',
  },
  Buyer: {
    codecs: [fieldsOf(contract.cartDocument)],
    renamed: { smileClubInfo: 'clubMemberType', membershipWithdrawDate: 'withdrawDt' },
    reading: 'phoneNumber loginId expressShopDeliveryAddress',
  },
  'Shipping address': { words: 'address', codecs: [fieldsOf(contract.shippingAddress)] },
  Shipping: {
    words: 'tomorrow address1 address2',
    codecs: [
      fieldsOf(contract.cartDocument),
      fieldsOf(calls.getShipping.response),
      fieldsOf(calls.getStarDeliveryTransPolicy.response),
      fieldsOf(calls.getInitialCart.response),
    ],
    renamed: {
      shippingBundle: 'shippingBundles',
      shippingPolicy: 'shippingPolicies',
      shippingType: 'isArrivalGuaranteed',
      smileDelivery: 'isSmileDelivery',
      transPolicyMap: 'transPolicies',
      starDeliveryTransPolicyMap: 'transPolicies',
      overseaShippingCountries: 'countries',
      availableShippingCompanies: 'companies',
      selectedOverseaShippingCompany: 'selectedCompany',
      shippingUnavailableCartUnits: 'unavailable',
    },
    type: typed<domain.EstimateBuyer>()({ buyerName: 'buyerName', address1: 'address1', address2: 'address2' }),
    reading: 'shippingMethodText tomorrow',
  },
  Coupon: {
    words: 'description price issuable selectable applied',
    codecs: [
      fieldsOf(contract.coupons),
      fieldsOf(contract.appliedCoupons),
      fieldsOf(contract.cartDocument),
      fieldsOf(calls.issueCoupon.response),
      fieldsOf(calls.getRecommendedCoupons.response),
      fieldsOf(calls.getWelcomeGift.response),
    ],
    renamed: {
      description: 'couponName',
      couponPolicyNo: 'policyNo',
      couponPrice: 'discountValue',
      eventEncStr: 'encStr',
      isDiscount: 'discountUnitType',
      isNotUseCoupon: 'couponKey',
      isDownloading: 'downloading',
      isAutoDownloadedCoupon: 'fresh',
    },
    type: {
      ...typed<domain.CouponOption>()({
        price: 'priceAfter',
        selectable: 'against',
        applied: 'status',
        appliedOnAnother: 'status',
        downloadState: 'status',
      }),
      ...typed<domain.CouponBox>()({ fakeCouponType: 'fixed' }),
    },
    reading: 'appliedPriceOnAnother isNotifiedPaymentCoupon failedLifeCycle',
  },
  Cashback: {
    words: 'amount rate date',
    codecs: [fieldsOf(calls.getTotalCashback.response)],
    type: typed<domain.CashbackSummary>()({
      totalCashbackAmount: 'totalCashbackAmount',
      clubDayCashback: 'clubDayCashback',
      itemCashback: 'itemCashback',
      sellerCashback: 'sellerCashback',
      ssgPointCashback: 'ssgPointCashback',
      ssgCashbackDate: 'ssgCashbackDate',
      useEnableDateUnix: 'useEnableDateUnix',
    }),
  },
  'Smile Fresh state': {
    codecs: [fieldsOf(contract.cartDocument)],
    renamed: { currentBranchServiceType: 'branchServiceType', availableBranches: 'smileFreshBranch' },
  },
  'Initial-load response': {
    words: 'buyer carts',
    codecs: [fieldsOf(calls.getInitialCart.response)],
    renamed: {
      carts: 'units',
      smileClub: 'isSmileClub',
      shippingBundles: 'bundleTerms',
      isBusinessBuyer: 'isDomesticBusinessman',
      smileFreshBranches: 'smileFreshBranch',
    },
    reading: 'expressShopDeliveryAddress encodedSellerKeys',
  },
  'View state': {
    words: 'title',
    codecs: [fieldsOf(contract.cartDocument)],
    renamed: {
      tenantType: 'tenant',
      isMobile: 'device',
      languageType: 'language',
      isApp: 'app',
      appInfo: 'app',
      firstLoaded: 'load',
      firstLoadFailed: 'load',
      layerData: 'sideLayer',
    },
    reading: 'title headerCloseUrl',
  },
  Cookies: {
    words: 'shipnation currency charset',
    codecs: [cookieNames],
  },
  'API error': {
    words: 'domain message data status',
    type: typed<domain.ApiError>()({
      domain: 'domain',
      resultCode: 'resultCode',
      message: 'message',
      requestUrl: 'requestUrl',
      data: 'data',
      redirectUrl: 'redirectUrl',
      nextAction: 'nextAction',
      status: 'status',
    }),
  },
};

const docs = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const sectionThree =
  docs('specification.md')
    .split(/^## 3\./mu)[1]
    ?.split(/^## 4\./mu)[0] ?? '';
/** Text of section 3 by its headings. */
const texts = new Map(
  [...sectionThree.matchAll(/\*\*([^*]+)\*\*: ([^*]*)/gu)].map(([, heading = '', text = '']) => [heading, text]),
);
const readings = docs('readings.md')
  .split('\n')
  .filter((row) => row.startsWith('| Section 3'));
const wordsIn = (text = ''): readonly string[] => text.split(' ').filter((word) => word !== '');

test('every entity of section 3 is in the table', () => {
  expect([...texts.keys()].toSorted()).toEqual(Object.keys(entities).toSorted());
});

test.each(Object.entries(entities))(
  '[XT-08 CM-53] every field of section 3 has a codec, a type or a reading: %s',
  (name, entity) => {
    const { words, codecs = [], renamed = {}, type = {}, reading } = entity;
    const defined = new Set(codecs.flat());
    const fields = new Set([
      ...wordsIn(words),
      ...[...(texts.get(name) ?? '').matchAll(/\b[a-z]+[A-Z]\w*/gu)].map(([field]) => field),
    ]);
    const read = wordsIn(reading);
    const isDefined = (field: string): boolean => {
      if (read.includes(field)) return readings.some((row) => row.includes(`\`${field}\``));
      return field in type || defined.has(renamed[field] ?? field);
    };
    expect([...fields].filter((field) => !isDefined(field))).toEqual([]);
    // no superfluous rows
    expect([...Object.keys(renamed), ...Object.keys(type), ...read].filter((field) => !fields.has(field))).toEqual([]);
  },
);
