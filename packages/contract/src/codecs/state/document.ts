import { noCashback, unknownEnvironment, type Cart } from '@baguni/domain';
import { option as O } from 'fp-ts';
import type { CartDocument } from './state-codec.ts';

/**
 * Returns the cart of a document, without the state of its page.
 * @example
 * cartOfDocument(documentOf(cart)).units === cart.units; // true
 */
export const cartOfDocument = ({ environment, extras, ...document }: CartDocument): Cart => ({
  storefront: document.storefront,
  tab: document.tab,
  units: document.units,
  selected: document.selected,
  saving: document.saving,
  buyer: document.buyer,
  isCertificatedAdult: document.isCertificatedAdult,
  latestShippingAddress: document.latestShippingAddress,
  shippingCountry: document.shippingCountry,
  oversea: document.oversea,
  ...(extras.delivery ? { delivery: extras.delivery } : {}),
  agreed: document.agreed,
  shippingPolicies: document.shippingPolicies,
  bundleTerms: document.bundleTerms,
  thresholds: environment.freeShippingThresholds,
  serverPrices: document.serverPrices,
  coupons: document.coupons,
  appliedCoupons: document.appliedCoupons,
  appliedPromotions: document.appliedPromotions,
  fundingDiscounts: document.fundingDiscounts,
  extraDiscountCandidates: document.extraDiscountCandidates,
  missing: document.missing,
  pricesAsOf: document.pricesAsOf,
});

/**
 * Returns the document of a cart on a loaded page.
 * @example
 * documentOf(cart).load; // Loaded
 */
export const documentOf = ({ thresholds, delivery, ...cart }: Cart): CartDocument => ({
  ...cart,
  environment: { ...unknownEnvironment, freeShippingThresholds: thresholds },
  load: 'Loaded',
  cartVersion: 0,
  sideLayer: O.none,
  isAddressUnread: false,
  branchServiceType: 'Reserve',
  defaultItemShippingFeeIsFreeList: [],
  cartNudgingTypes: [],
  couponBox: O.none,
  couponPrompt: { recommended: [], isDismissed: false },
  bestCombination: O.none,
  cashback: noCashback,
  smileCardNudgeCoupons: [],
  extras: delivery ? { delivery } : {},
  refusals: [],
  deleting: [],
  isOrdering: false,
  isAppliedCouponQuantityChanged: false,
});
