import type { FreeShippingThresholds } from '../storefront/environment.ts';
import type { Cart } from './cart.ts';

/** A cart without its groups: the form of cart JSON and saved sessions, which name the thresholds elsewhere. */
export interface FlatCart extends Omit<Cart, 'destination' | 'shipping' | 'coupons' | 'discounts'> {
  readonly latestShippingAddress: Cart['destination']['address'];
  readonly shippingCountry: string;
  readonly oversea: Cart['destination']['overseas'];
  readonly shippingPolicies: Cart['shipping']['policies'];
  readonly bundleTerms: Cart['shipping']['bundleTerms'];
  readonly coupons: Omit<Cart['coupons'], 'applied'>;
  readonly appliedCoupons: Cart['coupons']['applied'];
  readonly fundingDiscounts: Cart['discounts']['funding'];
  readonly extraDiscountCandidates: Cart['discounts']['extra'];
}

/** Returns the fields of a cart and of its groups. */
export const flatCart = (cart: Cart): FlatCart => ({
  storefront: cart.storefront,
  tab: cart.tab,
  units: cart.units,
  selected: cart.selected,
  saving: cart.saving,
  buyer: cart.buyer,
  isCertificatedAdult: cart.isCertificatedAdult,
  latestShippingAddress: cart.destination.address,
  shippingCountry: cart.destination.country,
  oversea: cart.destination.overseas,
  shippingPolicies: cart.shipping.policies,
  bundleTerms: cart.shipping.bundleTerms,
  serverPrices: cart.serverPrices,
  coupons: { status: cart.coupons.status, offered: cart.coupons.offered },
  appliedCoupons: cart.coupons.applied,
  appliedPromotions: cart.appliedPromotions,
  fundingDiscounts: cart.discounts.funding,
  extraDiscountCandidates: cart.discounts.extra,
  missing: cart.missing,
  pricesAsOf: cart.pricesAsOf,
});

/** Returns the cart of its fields; ignores other fields. */
export const cartOfFlat = (flat: FlatCart, thresholds: FreeShippingThresholds): Cart => ({
  storefront: flat.storefront,
  tab: flat.tab,
  units: flat.units,
  selected: flat.selected,
  saving: flat.saving,
  buyer: flat.buyer,
  isCertificatedAdult: flat.isCertificatedAdult,
  destination: { country: flat.shippingCountry, address: flat.latestShippingAddress, overseas: flat.oversea },
  shipping: { policies: flat.shippingPolicies, bundleTerms: flat.bundleTerms, thresholds },
  serverPrices: flat.serverPrices,
  coupons: { ...flat.coupons, applied: flat.appliedCoupons },
  appliedPromotions: flat.appliedPromotions,
  discounts: { funding: flat.fundingDiscounts, extra: flat.extraDiscountCandidates },
  missing: flat.missing,
  pricesAsOf: flat.pricesAsOf,
});
