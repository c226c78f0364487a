import {
  countriesIn,
  overseaTermsOf,
  shippingBundlesOf,
  totalCashbackOf,
  autoSelected,
  emptyCart,
  evolve,
  featuresOf,
  isOverseaCountry,
  pricedInputsOf,
  replay,
  type ApiError,
  type CartEvent,
  type CartState,
  type Storefront,
  pricesUpdated,
} from '@baguni/domain';
import { demoEnvironment } from './demo-environment.ts';
import { afterLoad } from './after-load.ts';
import { cardOffersIn, cashbacks, extraDiscounts } from '../catalogue/offers.ts';
import { offeredCouponsOf } from './initial-cart-of.ts';
import { demoOverseas } from '../overseas/market.ts';
import { option as O } from 'fp-ts';
import type { CallName, Scenario } from '../scenarios/scenario.ts';

/** The error of a call that a scenario lets fail. */
export const failureOf = (call: CallName): ApiError => ({
  kind: 'Refused',
  domain: 'cart-api',
  resultCode: '9999',
  message: `${call} fails in this scenario`,
  requestUrl: `POST /${call}`,
  status: O.some(500),
  redirectUrl: O.none,
  nextAction: O.none,
  data: null,
});

const opened = (scenario: Scenario, storefront: Storefront, now: number): CartEvent => {
  if (scenario.behaviour.fails.includes('getInitialCart'))
    return { type: 'CartLoadFailed', error: failureOf('getInitialCart') };
  const initial = afterLoad(scenario, storefront.language, now);
  return { type: 'CartOpened', initial, autoSelected: autoSelected(initial.units, now) };
};

/** What the server answers on prices once the cart is open (SE-03), or that it does not answer (SH-05). */
const priced = (scenario: Scenario, state: CartState): readonly CartEvent[] => {
  if (state.selected.length === 0) return [];
  const inputs = pricedInputsOf(state);
  if (scenario.behaviour.fails.includes('getShipping')) return [{ type: 'PricesFailed', inputs }];
  const bundles = shippingBundlesOf(state);
  return [pricesUpdated(state, { inputs, bundles, policies: state.shippingPolicies, discounts: [] })];
};

/** The buyer's coupons, or that they could not be read (CP-18). */
const couponed = (scenario: Scenario, { load, storefront }: CartState): readonly CartEvent[] => {
  if (load !== 'Loaded') return [];
  if (scenario.behaviour.fails.includes('getCouponBox'))
    return [{ type: 'CouponsFailed', error: failureOf('getCouponBox') }];
  return [{ type: 'CouponsRead', coupons: offeredCouponsOf(scenario, storefront.language) }];
};

/** Where it can be shipped to, and, where it goes overseas, what that means (LS-03, OV-01). */
const shipped = ({ behaviour }: Scenario, state: CartState): readonly CartEvent[] => {
  const { storefront, shippingCountry, units, load } = state;
  if (load !== 'Loaded' || !featuresOf(storefront).overseaShipping) return [];
  const countries: CartEvent = { type: 'CountriesRead', countries: countriesIn(demoOverseas, storefront.language) };
  if (!isOverseaCountry(shippingCountry)) return [countries];
  return behaviour.fails.includes('getOverseaShippingFees')
    ? [countries, { type: 'OverseaFailed', countryType: shippingCountry }]
    : [
        countries,
        { type: 'OverseaRead', ...overseaTermsOf(demoOverseas, shippingCountry, units, storefront.language) },
      ];
};

/** The cashback of a selection. */
const rewarded = (state: CartState): CartEvent => ({
  type: 'CashbackRead',
  cashback: totalCashbackOf(state, cashbacks),
});

/** What the marketplace offers on top, call by call; what fails stays empty (LS-04, LS-06). */
const offered = ({ behaviour }: Scenario, state: CartState, now: number): readonly CartEvent[] => {
  if (state.load !== 'Loaded') return [];
  const works = (call: CallName): boolean => !behaviour.fails.includes(call);
  const { tenant, language } = state.storefront;
  const candidates = featuresOf(state.storefront).extraDiscount && works('getExhibitExtraDiscountForNudge');
  const extra: CartEvent = { type: 'ExtraDiscountsRead', candidates: candidates ? extraDiscounts : [], now };
  const hasCards = tenant === 'marketplace' && works('getSmileCardNudgeCoupon');
  return [
    extra,
    { type: 'SmileCardNudgeCouponsRead', coupons: hasCards ? cardOffersIn(language) : [] },
    ...(works('getTotalCashback') ? [rewarded(evolve(state, extra))] : []),
  ];
};

/** What happens while a scenario's cart loads, up to the server's answer on prices. @param now ms since 1970 UTC */
export const openingEventsOf = (scenario: Scenario, storefront: Storefront, now: number): readonly CartEvent[] => {
  const first: readonly CartEvent[] = [
    { type: 'EnvironmentRead', environment: demoEnvironment },
    opened(scenario, storefront, now),
  ];
  const state = replay(emptyCart(storefront), first);
  const second = [...priced(scenario, state), ...couponed(scenario, state), ...shipped(scenario, state)];
  return [...first, ...second, ...offered(scenario, replay(state, second), now)];
};

/** A scenario's cart as a page shows it once it has loaded; a fold over its events. @param now ms since 1970 UTC */
export const openCartOf = (scenario: Scenario, storefront: Storefront, now: number): CartState =>
  replay(emptyCart(storefront), openingEventsOf(scenario, storefront, now));
