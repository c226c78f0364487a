import { readFileSync } from 'node:fs';
import * as contract from '@baguni/contract';
import type * as domain from '@baguni/domain/internal';
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

const fieldsOf = <A extends readonly unknown[]>(
  ...codecs: { readonly [I in keyof A]: contract.Codec<A[I]> }
): readonly string[] => codecs.flatMap((codec) => propertiesOf(jsonSchemaOf(codec)));

/** Fields whose values a type of the domain has: those with the same name, and others by their name there. */
const typed =
  <A>() =>
  (
    same: readonly (keyof A & string)[],
    renamed: Readonly<Record<string, keyof A & string>> = {},
  ): readonly string[] => [...same, ...Object.keys(renamed)];

interface Entity {
  /** Fields that the specification writes as one word. */
  readonly words?: string;
  /** Fields of the codecs. */
  readonly codecs?: readonly string[];
  /** Fields with another name in their codec. */
  readonly renamed?: Readonly<Record<string, string>>;
  /** Fields with a computed value in a type of the domain. */
  readonly type?: readonly string[];
  /** Fields with a row in `docs/readings.md`. */
  readonly reading?: string;
}

const entities: Readonly<Record<string, Entity>> = {
  'Cart unit': {
    words: 'quantity item seller discounts signal contract',
    codecs: fieldsOf(
      contract.cartUnit,
      contract.smileFreshBranch,
      contract.expressShopBranch,
      calls.postSignalItems.response,
      calls.getExhibitExtraDiscountForNudge.response,
    ),
    renamed: {
      shippingPolicyId: 'shippingPolicyKey',
      signal: 'signals',
      priceChangedSignalAvailable: 'signals',
      exhibitExtraDiscount: 'candidates',
      smileFreshBranches: 'smileFreshBranch',
    },
    type: typed<typeof domain>()([], {
      cartUnitItemPrice: 'unitItemPrice',
      cartUnitPriceWithoutUnitCouponPrice: 'unitSummary',
      cartUnitAdditionsTotalPrice: 'additionsTotal',
    }),
    reading: 'unableOrderData longDistance contract branchFastShippingSlot',
  },
  Item: {
    words: 'options additions epin',
    codecs: fieldsOf(
      contract.item,
      calls.getBsdEvents.response,
      calls.getBsdGlobalEventTag.response,
      calls.getPurchaseBenefits.response,
    ),
  },
  Option: { words: 'name value', codecs: fieldsOf(contract.itemOption) },
  Addition: { words: 'name value price quantity', codecs: fieldsOf(contract.addition), reading: 'optionType' },
  Seller: { codecs: fieldsOf(contract.seller) },
  'Seller group': {
    words: 'type key',
    type: [
      ...typed<domain.SellerGroup>()([
        'type',
        'key',
        'shopName',
        'shopLink',
        'branchName',
        'expressShopType',
        'cartUnitIdList',
      ]),
      ...typed<domain.SellerGroupSummary>()(['cartUnitCount', 'isAllSpecialShipping', 'isBundleShipping'], {
        totalItemPrice: 'itemTotal',
        totalDiscountPrice: 'discountTotal',
        totalCouponPrice: 'couponTotal',
        totalNegativePrice: 'negativeTotal',
        totalShippingFee: 'shippingTotal',
        totalPrice: 'price',
      }),
    ],
  },
  Discount: {
    words: 'unit',
    codecs: fieldsOf(contract.cartDocument),
    renamed: { discountPolicy: 'policy' },
    type: typed<domain.DiscountResult>()(['appliedQuantity', 'bundleDiscountPrice', 'totalBundleDiscountPrice']),
  },
  'Cart state': {
    codecs: fieldsOf(contract.cartDocument),
    renamed: {
      currentCartTab: 'tab',
      selectedCartUnitIdList: 'selected',
      exhibitDiscountNudge: 'extraDiscountCandidates',
      couponBoxOpenedCartUnitId: 'couponBox',
    },
    type: typed<typeof domain>()([], { cartItemTreeView: 'treeOf' }),
    reading: 'bundleKeyMappings encodedSellerKeys',
  },
  Buyer: {
    codecs: fieldsOf(contract.cartDocument),
    renamed: { smileClubInfo: 'clubMemberType', membershipWithdrawDate: 'withdrawDt' },
    reading: 'phoneNumber loginId expressShopDeliveryAddress',
  },
  'Shipping address': { words: 'address', codecs: fieldsOf(contract.shippingAddress) },
  Shipping: {
    words: 'tomorrow address1 address2',
    codecs: fieldsOf(
      contract.cartDocument,
      calls.getShipping.response,
      calls.getStarDeliveryTransPolicy.response,
      calls.getInitialCart.response,
    ),
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
    type: typed<domain.EstimateBuyer>()(['buyerName', 'address1', 'address2']),
    reading: 'shippingMethodText tomorrow',
  },
  Coupon: {
    words: 'description price issuable selectable applied',
    codecs: fieldsOf(
      contract.coupons,
      contract.appliedCoupons,
      contract.cartDocument,
      calls.issueCoupon.response,
      calls.getRecommendedCoupons.response,
      calls.getWelcomeGift.response,
    ),
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
    type: [
      ...typed<domain.CouponOption>()([], {
        price: 'priceAfter',
        selectable: 'against',
        applied: 'status',
        appliedOnAnother: 'status',
        downloadState: 'status',
      }),
      ...typed<domain.CouponBox>()([], { fakeCouponType: 'fixed' }),
    ],
    reading: 'appliedPriceOnAnother isNotifiedPaymentCoupon failedLifeCycle',
  },
  Cashback: {
    words: 'amount rate date',
    codecs: fieldsOf(calls.getTotalCashback.response),
    type: typed<domain.CashbackSummary>()([
      'totalCashbackAmount',
      'clubDayCashback',
      'itemCashback',
      'sellerCashback',
      'ssgPointCashback',
      'ssgCashbackDate',
      'useEnableDateUnix',
    ]),
  },
  'Smile Fresh state': {
    codecs: fieldsOf(contract.cartDocument),
    renamed: { currentBranchServiceType: 'branchServiceType', availableBranches: 'smileFreshBranch' },
  },
  'Initial-load response': {
    words: 'buyer carts',
    codecs: fieldsOf(calls.getInitialCart.response),
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
    codecs: fieldsOf(contract.cartDocument),
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
    codecs: Object.values(contract).flatMap((one) => (typeof one === 'object' && 'maxAgeS' in one ? [one.name] : [])),
  },
  'API error': {
    words: 'domain message data status',
    type: typed<domain.ApiError>()([
      'domain',
      'resultCode',
      'message',
      'requestUrl',
      'data',
      'redirectUrl',
      'nextAction',
      'status',
    ]),
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
    const { words, codecs, renamed = {}, type = [], reading } = entity;
    const defined = new Set(codecs);
    const fields = new Set([
      ...wordsIn(words),
      ...[...(texts.get(name) ?? '').matchAll(/\b[a-z]+[A-Z]\w*/gu)].map(([field]) => field),
    ]);
    const read = wordsIn(reading);
    const isDefined = (field: string): boolean => {
      if (read.includes(field)) return readings.some((row) => row.includes(`\`${field}\``));
      return type.includes(field) || defined.has(renamed[field] ?? field);
    };
    expect([...fields].filter((field) => !isDefined(field))).toEqual([]);
    // no superfluous rows
    expect([...Object.keys(renamed), ...type, ...read].filter((field) => !fields.has(field))).toEqual([]);
  },
);
