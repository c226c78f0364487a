import * as E from '../money/either.ts';
import { type BestCombination, type EngineOffers, marketplaceOffers } from '../best-combination/best-combination.ts';
import type { CombinationQuestion } from '../best-combination/candidates.ts';
import type { Cart } from '../cart/cart.ts';
import { type CouponAssignment, appliedOf as couponsOf } from '../coupons/coupon-assignment.ts';
import { promotionMessages } from '../messages/promotions.ts';
import { won } from '../money/won.ts';
import { type ChangeCheck, type JudgedOrder, type OrderCheck, marketplaceCheck } from '../orders/order-check.ts';
import type { Finding } from '../rule/rule.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import { judgeRequestedCoupons, placedAmong } from '../rules/coupon-in-use.ts';
import { MAX_ORDER_UNITS } from '../rules/facts.ts';
import { type EnginePrices, marketplacePrices } from '../selectors/pricer.ts';
import { payableOf } from '../selectors/priced-of.ts';
import { checkCurrencyOf, type EngineCart } from './cart/engine-cart.ts';
import { callChecksOf } from './checks.ts';
import type { Engine } from './engine.ts';
import type { EngineParts } from './marketplace-parts.ts';
import type { ShopFinding } from './finding.ts';
import { judgeOrder, findExclusionConflicts } from './order.ts';
import { withEffectiveFixes } from './promotions/effective-fixes.ts';
import { automaticPromotions } from './promotions/automatic-promotions.ts';
import { unavailability } from './promotions/availability.ts';
import { againstCoupon } from './promotions/conflicts.ts';
import { evaluatePromotions } from './promotions/evaluate.ts';
import type { EvaluatedPromotion } from './promotions/offer.ts';
import { bareInput, promotionOrder, evaluateCart } from './promotions/evaluated-cart.ts';
import type { OwnExclusion } from './promotions/exclusion.ts';
import { findBestOffers } from './find-best-offers.ts';
import { asFinding } from './rule.ts';
import { marketplaceBase } from './rule-groups.ts';
import type { Shop } from './shop.ts';
import { shopOf } from './terms.ts';
import { formatParams, isOwnCode, mergeMessages, shopMessages, type ShopTexts } from './texts/texts.ts';

const hasMarketplaceRules = ({ rules }: Shop): boolean =>
  rules.length === checkoutRules.length && rules.every((rule, i) => rule === checkoutRules[i]);

const isMarketplace = ({ terms: { messages = {} }, shop }: ShopTexts): boolean =>
  shop.currency.code === 'KRW' &&
  !shop.rounding &&
  hasMarketplaceRules(shop) &&
  shop.offers.length + shop.exclusions.length === 0 &&
  [messages, shop.limits, shop.features].every((terms) => Object.keys(terms).length === 0);

/** Returns the promotions in use and those on offer, which save 0 until they apply. */
const promotionsOfCart = (shop: Shop, cart: EngineCart): readonly EvaluatedPromotion[] => {
  const inUse = evaluateCart(cart, shop, cart.pricesAsOf).evaluatedPromotions;
  const order = promotionOrder(cart, shop.currency);
  const offered = shop.offers.filter(
    (offer) => !cart.promotions?.includes(offer.id) && unavailability(offer, order) === undefined,
  );
  const others = evaluatePromotions(bareInput(cart), offered, order);
  return [...inUse, ...others.map((one) => ({ ...withEffectiveFixes(shop, cart, cart.pricesAsOf, one), total: 0 }))];
};

/** Returns a check of coupons by the marketplace, then by the exclusions of the shop. */
const judgeCouponsWith =
  (exclusions: readonly OwnExclusion[]): ChangeCheck['coupons'] =>
  (...asked) => {
    const verdict = judgeRequestedCoupons(...asked);
    if (E.isLeft(verdict)) return verdict;
    const [input, requested, , staying = []] = asked;
    const [beside, wanted] = [placedAmong(input.units, staying), placedAmong(input.units, requested)];
    for (const [i, here] of wanted.entries()) {
      const against = againstCoupon(here, [...beside, ...wanted.slice(0, i)], [], exclusions);
      if (against) return E.left(asFinding(against));
    }
    return verdict;
  };

const changeCheckOf = (shop: Shop): ChangeCheck =>
  Object.freeze({
    ...callChecksOf(shop),
    coupons: judgeCouponsWith(shop.exclusions),
    orderUnits: Math.min(shop.limits.units ?? MAX_ORDER_UNITS, MAX_ORDER_UNITS),
  });

/** Creates the order check of a shop; returns that of the marketplace if they are equal (EN-09). */
const orderCheckOf = (texts: ShopTexts, prices: EnginePrices): OrderCheck => {
  if (isMarketplace(texts)) return marketplaceCheck;
  const { shop } = texts;
  const withPromotions = (cart: Cart): EngineCart => {
    const ready = prices.ready(checkCurrencyOf(shop.currency, cart));
    return { ...ready, promotions: ready.appliedPromotions.map(({ promotion }) => promotion) };
  };
  // findings are serialized, so amounts become text first
  const serializable = (found: ShopFinding, { storefront: { language } }: Cart): Finding =>
    asFinding({ ...found, params: formatParams(texts, found, language) });
  return Object.freeze({
    judge: (state: Cart): JudgedOrder => {
      const { facts, findings } = judgeOrder(shop, withPromotions(state), state.pricesAsOf);
      return { facts, findings: findings.map((one) => serializable(one, state)) };
    },
    rules: shop.rules,
    changes: changeCheckOf(shop),
    ...(prices === marketplacePrices ? {} : { ready: withPromotions }),
    againstCoupons: (state: Cart) => {
      const ofMarketplace = marketplaceCheck.againstCoupons(state);
      const [own] = ofMarketplace === undefined ? findExclusionConflicts(shop, checkoutFactsOf(state)) : [];
      return own ? serializable(own, state) : ofMarketplace;
    },
    againstCoupon: (here: CouponAssignment, others: readonly CouponAssignment[]) => {
      const against = againstCoupon(here, others, [], shop.exclusions);
      return against && asFinding(against);
    },
    promotions: (state: Cart) =>
      promotionsOfCart(shop, withPromotions(state)).map(({ offer: { id, name, code }, units, total, lacking }) => ({
        promotion: id,
        name,
        worth: won(total),
        lacks:
          lacking &&
          serializable(
            { code: lacking.code ?? code, params: { name, ...lacking.params }, units, fixes: lacking.fixes ?? [] },
            state,
          ),
      })),
    isOwn: (code: string) => isOwnCode(shop, code),
    words: (language: string) => shopMessages(texts, language),
  });
};

/** Creates the coupon search of a shop, whose promotions apply automatically (EN-09, CP-19). */
const bestOffersOf = (shop: Shop, { ready }: EnginePrices): EngineOffers => {
  if (shop.offers.length + shop.exclusions.length === 0) return marketplaceOffers;
  const best = ({ cart, coupons, situation, nodeLimit, timeLimit }: CombinationQuestion): BestCombination => {
    if (!cart) throw new TypeError('an engine of one’s own is asked with the whole cart');
    const known = { ...cart, coupons: { ...cart.coupons, ...({ status: 'Known', offered: coupons } as const) } };
    const { now } = situation;
    const found = findBestOffers(shop, known, now, { nodeLimit, timeLimit });
    const { coupons: chosen, saving, bound, isProved, nodes, unused } = found;
    const after = payableOf(
      ready({ ...known, pricesAsOf: now, coupons: { ...known.coupons, applied: couponsOf(chosen) } }),
    );
    const more = found.payable - after;
    return {
      chosen,
      saving: won(saving + more),
      bound: won(Math.max(bound, saving + more)),
      isProved: isProved && more === 0,
      nodes,
      payable: after,
      savingAgainstPresent: won(payableOf(ready({ ...known, pricesAsOf: now })) - after),
      unused,
    };
  };
  return Object.freeze({ best });
};

/** Returns the parts of an engine for page and server (EN-09), or throws if tax is added to the prices. */
export const partsOf = <C extends string>({ terms }: Pick<Engine<C>, 'terms'>): EngineParts => {
  if (terms.tax?.prices === 'Exclusive') throw new TypeError('tax.prices: page and server need Inclusive prices');
  // page and server use the rules, codes and languages of the marketplace
  const shop = shopOf({ base: marketplaceBase, ...terms });
  const messages = mergeMessages(shop.offers.length > 0 ? promotionMessages : undefined, terms.messages);
  const prices = automaticPromotions(shop);
  const orders = orderCheckOf({ terms: { ...terms, messages }, shop }, prices);
  return Object.freeze({ prices, orders, offers: bestOffersOf(shop, prices) });
};
