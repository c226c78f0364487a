import {
  bundleKey,
  sellerKey,
  shippingPolicyKey,
  won,
  type BranchServiceType,
  type BundleKey,
  type BundleTerms,
  type Discount,
  type ExpressShopBranch,
  type FundingDiscount,
  type Language,
  type Seller,
  type ShippingPolicy,
  type ShippingPolicyKey,
  type SmileFreshBranch,
} from '@baguni/domain/internal';
import { sayIn, type Said, type Say } from '../words/words.ts';
import { tables, type DiscountName, type ExpressBranchName, type PolicyName, type SellerName } from './tables.ts';

export const sellerOf = <T>(name: SellerName, say: Say<T>): Said<Seller, 'sellerName' | 'miniShopName', T> => ({
  sellerKey: sellerKey(name),
  sellerName: say(tables.sellers[name]),
  miniShopName: say(tables.sellers[name]),
  shopLink: `/minishop/${name}`,
});

/** SmileDelivery ships the goods of all sellers in one parcel (TR-02). */
const senderOf = (seller: SellerName, policy: PolicyName): string =>
  policy === 'smileDelivery' ? 'smileDelivery' : seller;

export const policyKeyOf = (seller: SellerName, policy: PolicyName): ShippingPolicyKey =>
  shippingPolicyKey(`${senderOf(seller, policy)}-${policy}`);

/** Returns the parcel of items with this policy; it is unique to the sender (SH-02). */
export const bundleKeyOf = (seller: SellerName, policy: PolicyName): BundleKey =>
  bundleKey(`${senderOf(seller, policy)}-${tables.policies[policy].parcel}`);

/** Returns a seller's shipping policy (SH-01). */
export const policyOf = (seller: SellerName, policy: PolicyName): ShippingPolicy => {
  const row = tables.policies[policy];
  const marks = row.marks ?? [];
  return {
    shippingPolicyKey: policyKeyOf(seller, policy),
    shippingMethodType: row.method ?? 'General',
    shippingChargePayType: marks.includes('onArrival') ? 'PaymentOnArrival' : 'PaymentInAdvance',
    shippingFee: won(row.fee),
    isQuantityShippingFee: marks.includes('byQuantity'),
    isConditionalFree: row.freeFrom !== undefined,
    conditionalFreeBasisCost: won(row.freeFrom ?? 0),
    isSpecialShipping: marks.includes('special'),
    isArrivalGuaranteed: marks.includes('guaranteed'),
    isSmileDelivery: marks.includes('smileDelivery'),
    isDisplayShippingFee: !marks.includes('hidden'),
  };
};

/** Sellers that charge the highest fee of a parcel; others charge the lowest (SH-02). */
const maxCharge: readonly SellerName[] = ['moa', 'noeul', 'bada'];

/** Returns the terms of a parcel (SH-02). */
export const bundleTermsOf = (seller: SellerName, policy: PolicyName): BundleTerms => ({
  bundleKey: bundleKeyOf(seller, policy),
  isMaxCharge: maxCharge.includes(seller),
});

/** Returns a discount (DC-01); items with the same bundle discount earn it together (DC-02). */
export const discountOf = <T>(name: DiscountName, say: Say<T>): Said<Discount, 'displayName', T> => {
  const row = tables.discounts[name];
  return {
    discountNo: name,
    discountType: row.type,
    displayName: say(row.words),
    policy: {
      basisKind: row.fromWon === undefined ? 'Quantity' : 'Amount',
      calcType: row.percent === undefined ? 'Amount' : 'Rate',
      calcTypeSub: undefined,
      discountRate: row.percent ?? 0,
      discountPrice: won(row.off ?? 0),
      minApplyCondition: row.fromWon ?? row.fromPieces ?? 1,
      maxDiscountPrice: row.max === undefined ? undefined : won(row.max),
      maxAppliedQuantity: row.maxPieces,
    },
  };
};

/** Returns the funding discounts (DC-03). */
export const fundingsOf = <T>(say: Say<T>): readonly Said<Omit<FundingDiscount, 'cartUnitIds'>, 'displayName', T>[] =>
  Object.entries(tables.fundings).map(([no, { words, policy, off }]) => ({
    discountPolicyNo: no,
    displayName: say(words),
    discountPolicyName: policy,
    discountPrice: won(off),
  }));

export const fundingsIn = (language: Language): readonly Omit<FundingDiscount, 'cartUnitIds'>[] =>
  fundingsOf(sayIn(language));

/** True if a seller is a same-day branch. */
export const isExpressBranch = (name: SellerName): name is ExpressBranchName =>
  Object.hasOwn(tables.expressBranches, name);

/** Returns a same-day branch. @param added won that it adds to the price of one piece (PR-01) */
export const expressBranchOf = <T>(
  name: ExpressBranchName,
  say: Say<T>,
  added = 0,
): Said<ExpressShopBranch, 'branchName', T> => {
  const { expressShopType, branchCode, branchName } = tables.expressBranches[name];
  return {
    expressShopType,
    branchCode,
    branchName: say(branchName),
    branchAdditionalPrice: won(added),
  };
};

export const freshCentres = tables.freshCentres;

const [seongsu, busan] = freshCentres;
const centreOfRegion: Readonly<Record<string, (typeof freshCentres)[number]>> = {
  '0': seongsu,
  '1': seongsu,
  '46': busan,
  '47': busan,
  '48': busan,
};

/** Returns the grocery centre that delivers to a zip code, or undefined (AD-03). */
export const freshBranchAt = (zipCode: string): (typeof freshCentres)[number] | undefined =>
  centreOfRegion[zipCode.slice(0, 2)] ?? centreOfRegion[zipCode.slice(0, 1)];

/** Returns the grocery centre of an item. @param services when it can deliver the item */
export const freshBranchOf = <T>(
  services: readonly BranchServiceType[],
  say: Say<T>,
  added = 0,
): Said<SmileFreshBranch, 'branchName', T> => ({
  branchCode: seongsu.branchCode,
  branchName: say(seongsu.branchName),
  branchAdditionalPrice: won(added),
  branchServiceTypes: services,
});
