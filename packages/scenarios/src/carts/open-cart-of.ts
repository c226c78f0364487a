import {
  countriesIn,
  emptyCart,
  featuresOf,
  gaugesOf,
  isOrderable,
  isOverseaCountry,
  overseaTermsOf,
  pricedInputsOf,
  pricedOf,
  replaceFields,
  shippingBundlesOf,
  shipTo,
  updatePrices,
  type ApiError,
  type Cart,
  type Storefront,
} from '@baguni/domain/internal';
import { extraDiscounts } from '../catalogue/offers.ts';
import { demoOverseas } from '../overseas/market.ts';
import type { CallName, Scenario } from '../scenarios/scenario.ts';
import { afterLoad } from './after-load.ts';
import { demoEnvironment, offeredCouponsOf } from './initial-cart-of.ts';

export const failureOf = (call: CallName): ApiError => ({
  kind: 'Refused',
  domain: 'cart-api',
  resultCode: '9999',
  message: `${call} fails in this scenario`,
  requestUrl: `POST /${call}`,
  status: 500,
  redirectUrl: undefined,
  nextAction: undefined,
  data: null,
});

const DAY_MS = 86_400_000;

/** The cart as the initial load brings it, with recent units selected (LS-02). */
const loadCart = (scenario: Scenario, storefront: Storefront, now: number): Cart => {
  const { shippingCountry, units, shippingPolicies, bundleTerms, appliedCoupons, fundingDiscounts, ...initial } =
    afterLoad(scenario, storefront.language, now);
  const isRecent = (inserted: string): boolean => now - Date.parse(inserted) <= DAY_MS && Date.parse(inserted) <= now;
  return replaceFields(shipTo(emptyCart(storefront), shippingCountry), {
    shipping: {
      thresholds: demoEnvironment.freeShippingThresholds,
      policies: shippingPolicies,
      bundleTerms,
    },
    buyer: initial.buyer,
    isCertificatedAdult: initial.isCertificatedAdult,
    destination: { address: initial.latestShippingAddress },
    missing: initial.missing ?? [],
    units,
    coupons: { applied: appliedCoupons },
    discounts: { funding: fundingDiscounts },
    selected: units
      .filter((unit) => isOrderable(unit) && isRecent(unit.insertDateISO ?? ''))
      .map(({ cartUnitId }) => cartUnitId),
  });
};

/** Adds the server's prices (SE-03), or their failure (SH-05). */
const withPrices = ({ behaviour }: Scenario, cart: Cart): Cart => {
  if (cart.selected.length === 0) return cart;
  if (behaviour.fails.includes('getShipping'))
    return { ...cart, serverPrices: { ...cart.serverPrices, status: 'Failed' } };
  const answer = { inputs: pricedInputsOf(cart), policies: cart.shipping.policies, discounts: [] };
  const bundles = shippingBundlesOf(cart);
  const priced = updatePrices(cart, { ...answer, bundles, gauges: [] });
  return updatePrices(cart, { ...answer, bundles, gauges: gaugesOf(pricedOf(priced).bundleFees) });
};

/** Adds the buyer's coupons, or the failure to read them (CP-18). */
const withWallet = (scenario: Scenario, cart: Cart): Cart => ({
  ...cart,
  coupons: {
    ...cart.coupons,
    ...(scenario.behaviour.fails.includes('getCouponBox')
      ? { status: 'Failed' }
      : { status: 'Known', offered: offeredCouponsOf(scenario, cart.storefront.language) }),
  },
});

/** Adds the countries, and the terms of shipping overseas (LS-03, OV-01). */
const withOverseas = ({ behaviour }: Scenario, cart: Cart): Cart => {
  const {
    storefront,
    destination: { country: shippingCountry, overseas: oversea },
    units,
    shipping: { policies: shippingPolicies },
  } = cart;
  if (!featuresOf(storefront).overseaShipping) return cart;
  const countries = countriesIn(demoOverseas, storefront.language);
  const known = { ...oversea, countries, countriesStatus: 'Known' as const };
  if (!isOverseaCountry(shippingCountry)) return { ...cart, destination: { ...cart.destination, overseas: known } };
  if (behaviour.fails.includes('getOverseaShippingFees'))
    return { ...cart, destination: { ...cart.destination, overseas: { ...known, status: 'Failed' } } };
  const parcels = { units, shippingPolicies };
  const { countryType: _, ...terms } = overseaTermsOf(demoOverseas, shippingCountry, parcels, storefront.language);
  return { ...cart, destination: { ...cart.destination, overseas: { ...known, ...terms, status: 'Known' } } };
};

/** Adds the extra discounts; none if the call fails (LS-04). */
const withOffers = ({ behaviour }: Scenario, cart: Cart, now: number): Cart => {
  const hasExtra =
    featuresOf(cart.storefront).extraDiscount && !behaviour.fails.includes('getExhibitExtraDiscountForNudge');
  return { ...cart, discounts: { ...cart.discounts, extra: hasExtra ? extraDiscounts : [] }, pricesAsOf: now };
};

/** Returns a scenario's cart after it has loaded; an empty cart if the load fails. @param now ms since 1970 UTC */
export const openCartOf = (scenario: Scenario, storefront: Storefront, now: number): Cart => {
  if (scenario.behaviour.fails.includes('getInitialCart'))
    return replaceFields(emptyCart(storefront), {
      shipping: { thresholds: demoEnvironment.freeShippingThresholds },
    });
  const priced = withPrices(scenario, loadCart(scenario, storefront, now));
  return withOffers(scenario, withOverseas(scenario, withWallet(scenario, priced)), now);
};
