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
import { won } from '../money/won.ts';
import { withFix } from '../orders/fix.ts';
import { changeSearch } from '../orders/smallest-change/smallest-change.ts';
import { priceCart } from '../price/price-cart.ts';
import { cartSummary } from '../price/priced/summary.ts';
import { diagnose } from '../rule/judge.ts';
import type { Rule } from '../rule/rule.ts';
import type { CheckoutFacts } from '../rules/checkout/facts.ts';
import { checkoutFactsOf } from '../rules/checkout/facts-of.ts';
import { pricingInput } from '../selectors/priced-of.ts';
import { couponSituationOf } from '../selectors/situation.ts';
import { isOwnCode } from './say.ts';
import { againstCoupon, againstPromotion } from './against.ts';
import { capped } from './caps.ts';
import type { ShopChange } from './engine.ts';
import type { ShopFinding } from './finding.ts';
import type { AnyCart } from './in.ts';
import { limitedUnit, refitted } from './limits.ts';
import { asFinding, ownKey, type ShopFacts } from './rule.ts';
import type { Shop } from './shop.ts';
import type { Worked } from './worked.ts';
import { bareInput, promotionOrder, shopState, type ShopState } from './shop-state.ts';

/** What a cart costs, with its promotions opened in the ledger; amounts in minor units. */
export const priceIn = (shop: Shop, cart: AnyCart, now: number) => {
  const state = shopState(cart, shop, now);
  const priced = priceCart(pricingInput(state));
  const summary = cartSummary(priced);
  return {
    ...summary,
    shippingKnown: priced.shippingKnown,
    promotions: state.worked,
  };
};

const factsIn = ({ limits, currency, caps }: Shop, state: ShopState): ShopFacts => {
  const facts = checkoutFactsOf(state);
  return {
    ...facts,
    chosen: limits.pieces === undefined ? facts.chosen : facts.chosen.map(limitedUnit(limits.pieces)),
    oversea: O.map(capped(currency, caps))(facts.oversea),
    promotions: state.worked,
    now: state.pricesAsOf,
    currency,
  };
};

const ofPromotions = (facts: ShopFacts): readonly ShopFinding[] =>
  facts.promotions.flatMap(
    (worked, i, all) => againstPromotion(worked, all.slice(0, i), facts.coupons, facts.now) ?? [],
  );

/** The coupons of an order that the shop keeps apart. */
export const ofExclusions = (
  { exclusions }: Pick<Shop, 'exclusions'>,
  { coupons }: Pick<CheckoutFacts, 'coupons'>,
): readonly ShopFinding[] =>
  coupons.flatMap((here, i) => againstCoupon(here, coupons.slice(0, i), [], exclusions) ?? []);

/** Promotions that a cart has in use and the shop does not offer: nobody can say what they take off. */
const notOffered = ({ offers }: Shop, { promotions = [] }: AnyCart): readonly string[] =>
  promotions.filter((id) => !offers.some((offer) => offer.id === id));

const strange = (promotion: string): ShopFinding => ({
  code: 'PROMOTION-NOT-OFFERED',
  params: { promotion },
  units: [],
  fixes: [{ type: 'RemovePromotion', promotion }],
});

const togetherIn = (shop: Shop, facts: ShopFacts): readonly ShopFinding[] => [
  ...ofPromotions(facts),
  ...ofExclusions(shop, facts),
];

/** Everything that stands against an order, by the rules, the shop’s promotions and exclusions, and what they saw of it (EN-09). */
export const judgedIn = (shop: Shop, cart: AnyCart, now: number) => {
  const facts = factsIn(shop, shopState(cart, shop, now));
  const fit = refitted(shop.limits.pieces, facts.chosen, ({ quantity }) => quantity);
  const ofRules: readonly ShopFinding[] = diagnose(shop.rules)(facts).map(fit);
  return { facts, findings: [...ofRules, ...notOffered(shop, cart).map(strange), ...togetherIn(shop, facts)] };
};

/** Coupons and promotions that do not go together; a promotion that takes nothing off comes out of use by itself. */
const togetherRule = (shop: Shop): Rule<ShopFacts> => {
  const all = (facts: ShopFacts) => {
    const promotions = facts.promotions.filter(({ total }) => total > 0);
    return togetherIn(shop, { ...facts, promotions }).map(asFinding);
  };
  return {
    code: ownKey('NOT-TOGETHER'),
    codes: [],
    requirement: 'EN-09',
    source: '',
    broken: (facts) => O.fromNullable(all(facts)[0]),
    all,
  };
};

/** Promotions that come out of use, and what they took off, in minor units. */
interface Dropped {
  readonly ids: readonly string[];
  readonly cost: number;
}

/** Of more promotions than these that take something off, all are looked at to stay or each one alone to go. */
const DROPPED_TOGETHER = 6;

/** The ways to take promotions out of use, the cheapest first: none to begin with. */
const waysToDrop = (used: readonly Worked[]): readonly Dropped[] => {
  const giving = used.filter(({ total }) => total > 0);
  const more = ({ ids, cost }: Dropped, { offer, total }: Worked): Dropped => ({
    ids: [...ids, offer.id],
    cost: cost + total,
  });
  const none: Dropped = { ids: [], cost: 0 };
  const ways =
    giving.length > DROPPED_TOGETHER
      ? [none, ...giving.map((one) => more(none, one))]
      : giving.reduce<readonly Dropped[]>((sets, one) => [...sets, ...sets.map((set) => more(set, one))], [none]);
  return ways.toSorted((a, b) => a.cost - b.cost);
};

const without = (cart: AnyCart, ids: readonly string[]): AnyCart => ({
  ...cart,
  promotions: (cart.promotions ?? []).filter((id) => !ids.includes(id)),
});

/** The promotions that take nothing off any more: they come out of use, and nothing is lost by it. */
const idleIn = (shop: Shop, cart: AnyCart, now: number): readonly string[] => [
  ...notOffered(shop, cart),
  ...shopState(cart, shop, now).worked.flatMap(({ offer, total }) => (total > 0 ? [] : [offer.id])),
];

/**
 * The change that gives up least and makes the cart orderable by the rules of the shop: units, coupons, and promotions, of which what
 * they took off counts as lost (CK-18, EN-09).
 */
export const changeIn = (shop: Shop, cart: AnyCart, now: number, nodeLimit?: number): O.Option<ShopChange> => {
  const judge = diagnose([...shop.rules, togetherRule(shop)]);
  const search = changeSearch({
    judge: (state) => {
      const facts = factsIn(shop, shopState(state, shop, now));
      return { facts, findings: judge(facts) };
    },
    isOwn: (code) => isOwnCode(shop, code),
  });
  const used = shopState(cart, shop, now).worked;
  const ways = waysToDrop(used);
  let best: ShopChange | undefined;
  let bound = Infinity;
  let nodes = 0;
  for (const { ids, cost } of ways) {
    if (best && cost >= best.lost) break;
    const left = without(cart, ids);
    const searched = search(shopState(left, shop, now), nodeLimit);
    const found = O.toUndefined(searched.found);
    if (!found) {
      if (!searched.isSure) bound = Math.min(bound, cost);
      continue;
    }
    nodes += found.nodes;
    bound = Math.min(bound, cost + found.bound);
    if (best && best.lost <= cost + found.lost) continue;
    const after = found.fixes.reduce(withFix, left);
    const promotionsOff = [...ids, ...idleIn(shop, after, now)];
    best = { ...found, lost: won(cost + found.lost), promotionsOff };
  }
  if (!best) return O.none;
  const isWhole = used.filter(({ total }) => total > 0).length <= DROPPED_TOGETHER;
  const least = won(isWhole ? Math.min(bound, best.lost) : 0);
  return O.some({ ...best, bound: least, isProved: least === best.lost, nodes });
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
    const against = againstCoupon({ coupon: option.coupon, place }, others, state.worked, shop.exclusions);
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
    order: promotionOrder(state, shop.currency),
    coupons: cart.coupons.offered,
    exclusions: shop.exclusions,
    situation: couponSituationOf(state, now),
    nodeLimit,
    timeLimit,
  });
};
