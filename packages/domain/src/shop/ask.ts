import { option as O } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import type { BestOffers } from './best-offers.ts';
import { bestOffers } from './best-offers.ts';
import type { TimeLimit } from '../best-combination/model/question.ts';
import type { CouponBox } from '../coupon-box/box.ts';
import type { CouponOption } from '../coupon-box/options.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import { changeQuantity } from '../engine/change-quantity.ts';
import { couponsFor } from '../engine/coupons-for.ts';
import type { CartUnitId } from '../money/ids.ts';
import { smallestChangeBy, type SmallestChange } from '../orders/smallest-change/smallest-change.ts';
import { priceCart } from '../price/price-cart.ts';
import { cartSummary } from '../price/priced/summary.ts';
import { diagnose } from '../rule/judge.ts';
import type { Rule } from '../rule/rule.ts';
import { checkoutFactsOf } from '../rules/checkout/facts-of.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import { isOwnCode } from './say.ts';
import { againstCoupon, againstPromotion } from './against.ts';
import { openedEntries } from './entries.ts';
import type { ShopChange } from './engine.ts';
import type { ShopFinding } from './finding.ts';
import type { AnyCart } from './in.ts';
import { limitedUnit } from './limits.ts';
import { asFinding, ownKey, type ShopFacts } from './rule.ts';
import type { Shop } from './shop.ts';
import { bareInput, shopState, type ShopState } from './shop-state.ts';

/** What a cart costs, with its promotions opened in the ledger; amounts in minor units. */
export const priceIn = (shop: Shop, cart: AnyCart, now: number) => {
  const state = shopState(cart, shop, now);
  const priced = priceCart(pricingInput(state));
  const summary = cartSummary(priced);
  return {
    ...summary,
    entries: openedEntries(summary.entries, state.worked),
    shippingKnown: priced.shippingKnown,
    promotions: state.worked.promotions,
  };
};

const factsIn = ({ features, limits }: Shop, state: ShopState): ShopFacts => {
  const facts = checkoutFactsOf(state);
  return {
    ...facts,
    chosen: limits.pieces === undefined ? facts.chosen : facts.chosen.map(limitedUnit(limits.pieces)),
    features: { ...facts.features, ...features },
    promotions: state.worked.promotions,
    now: state.pricesAsOf,
  };
};

const ofPromotions = (facts: ShopFacts): readonly ShopFinding[] =>
  facts.promotions.flatMap(
    (worked, i, all) => againstPromotion(worked, all.slice(0, i), facts.coupons, facts.now) ?? [],
  );

const ofExclusions = ({ exclusions }: Shop, { coupons }: ShopFacts): readonly ShopFinding[] =>
  coupons.flatMap((here, i) => againstCoupon(here, coupons.slice(0, i), [], exclusions) ?? []);

/** Everything that stands against an order: by the rules, by the shop’s promotions and exclusions (EN-09). */
export const findingsIn = (shop: Shop, cart: AnyCart, now: number): readonly ShopFinding[] => {
  const facts = factsIn(shop, shopState(cart, shop, now));
  return [...diagnose(shop.rules)(facts), ...ofPromotions(facts), ...ofExclusions(shop, facts)];
};

/** The promotions that would stand against an order: they come out of use first, which costs nothing that they give. */
const barring = (shop: Shop, cart: AnyCart, now: number): readonly string[] => {
  const facts = factsIn(shop, shopState(cart, shop, now));
  return ofPromotions(facts).flatMap(({ fixes }) =>
    fixes.flatMap((fix) => (fix.type === 'RemovePromotion' ? [fix.promotion] : [])).slice(0, 1),
  );
};

/** The change that gives up least and makes the cart orderable by the rules of the shop (CK-18, EN-09). */
export const changeIn = (shop: Shop, cart: AnyCart, now: number, nodeLimit?: number): O.Option<ShopChange> => {
  const off = barring(shop, cart, now);
  const without = { ...cart, promotions: (cart.promotions ?? []).filter((id) => !off.includes(id)) };
  const found = smallestChangeBy<ShopFacts>({
    rules: [...shop.rules, exclusionRule(shop)],
    factsOf: (state) => factsIn(shop, shopState(state, shop, now)),
    isOwn: (code) => isOwnCode(shop, code),
  })(shopState(without, shop, now), nodeLimit);
  return O.map((change: SmallestChange) => ({ ...change, promotionsOff: off }))(found);
};

const exclusionRule = (shop: Shop): Rule<ShopFacts> => {
  const all = (facts: ShopFacts) => ofExclusions(shop, facts).map(asFinding);
  return {
    code: ownKey('EXCLUSION'),
    codes: [],
    requirement: 'EN-09',
    source: '',
    broken: (facts) => O.fromNullable(all(facts)[0]),
    all,
  };
};

/** Whether a unit may be set to a quantity, by the limits of the shop. */
export const quantityIn = (
  { checks }: Shop,
  cart: AnyCart,
  id: CartUnitId,
  asked: string,
): O.Option<Either<ShopFinding, number>> => changeQuantity(cart, id, asked, checks.quantity);

const judged =
  (shop: Shop, state: ShopState, placed: ReturnType<typeof checkoutFactsOf>['coupons']) =>
  (place: CouponPlace) =>
  (option: CouponOption): CouponOption => {
    if (O.isSome(option.against) || option.isChosen) return option;
    const others = placed.filter(({ coupon }) => coupon !== option.coupon);
    const against = againstCoupon({ coupon: option.coupon, place }, others, state.worked.promotions, shop.exclusions);
    return against ? { ...option, status: 'Unusable', against: O.some(asFinding(against)) } : option;
  };

/** The coupons that may go on a unit, its item and its parcel, by the marketplace’s rules and the shop’s (CP-11, EN-09). */
export const couponsIn = (shop: Shop, cart: AnyCart, id: CartUnitId, now: number): O.Option<CouponBox> => {
  const state = shopState(cart, shop, now);
  const optionIn = judged(shop, state, checkoutFactsOf(state).coupons);
  return O.map((box: CouponBox) => ({
    ...box,
    sections: box.sections.map((section) => ({ ...section, options: section.options.map(optionIn(section.place)) })),
  }))(couponsFor(state, id, now));
};

/** The promotions and coupons that save most together (CP-19, EN-09). */
export const bestIn = (
  shop: Shop,
  cart: AnyCart,
  now: number,
  nodeLimit?: number,
  timeLimit?: TimeLimit,
): BestOffers => {
  const state = shopState(cart, shop, now);
  return bestOffers({
    bare: bareInput(state),
    present: priceCart(pricingInput(state)).payable,
    offers: shop.offers,
    currency: shop.currency,
    coupons: cart.coupons.offered,
    exclusions: shop.exclusions,
    situation: couponSituationOf(state, now),
    now,
    nodeLimit,
    timeLimit,
  });
};
