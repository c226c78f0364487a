import { option as O } from 'fp-ts';
import type { CouponAssignment } from '../coupons/coupon-assignment.ts';
import { marketplaceCheck, type JudgedOrder, type OrderCheck } from '../orders/order-check.ts';
import { checkoutRules } from '../rules/checkout-rules.ts';
import { checkoutFactsOf } from '../rules/checkout/checkout-facts.ts';
import type { Finding } from '../rule/rule.ts';
import { won } from '../money/won.ts';
import { marketplacePrices, type EnginePrices } from '../selectors/engine-prices.ts';
import type { Cart } from '../cart/cart.ts';
import { againstCoupon, isOn } from './against.ts';
import { judgedIn, ofExclusions } from './judged.ts';
import { changeCheckIn } from './change-check.ts';
import type { EngineTerms } from './engine.ts';
import type { AnyCart } from './in.ts';
import type { ShopFinding } from './finding.ts';
import { withMendingFixes } from './mending.ts';
import type { Lacking } from './promotion.ts';
import { asFinding } from './rule.ts';
import { isOwnCode, paramsIn, wordsIn } from './say.ts';
import type { Shop } from './shop.ts';
import { bareInput, promotionOrder, shopState } from './shop-state.ts';
import { workOut, type Worked } from './worked.ts';

type Said = Pick<EngineTerms<string>, 'messages'>;

const hasRulesOfMarketplace = ({ rules }: Shop): boolean =>
  rules.length === checkoutRules.length && rules.every((rule, i) => rule === checkoutRules[i]);

const isMarketplace = ({ messages = {} }: Said, shop: Shop): boolean =>
  shop.currency.code === 'KRW' &&
  hasRulesOfMarketplace(shop) &&
  shop.offers.length + shop.exclusions.length === 0 &&
  [messages, shop.limits, shop.features].every((terms) => Object.keys(terms).length === 0);

interface Ground {
  readonly own: (cart: AnyCart) => AnyCart;
  readonly prices: EnginePrices;
}

const asCart = ({ own, prices }: Ground, state: Cart): AnyCart => {
  const ready = prices.ready(own(state));
  return { ...ready, promotions: ready.appliedPromotions.map(({ promotion }) => promotion) };
};

const promotionsIn = (shop: Shop, ground: Ground, state: Cart): readonly Worked[] => {
  const cart = asCart(ground, state);
  const inUse = shopState(cart, shop, cart.pricesAsOf).worked;
  const offered = shop.offers.filter(({ id }) => !cart.promotions?.includes(id));
  const others = workOut(
    bareInput(cart),
    offered.filter((offer) => isOn(offer, cart.pricesAsOf)),
    promotionOrder(cart, shop.currency),
  );
  return [...inUse, ...others.map((one) => ({ ...withMendingFixes(shop, cart, cart.pricesAsOf, one), total: 0 }))];
};

/** Creates the order check of a shop; returns that of the marketplace if they are equal (EN-09). */
export const orderCheckIn = (terms: Said, shop: Shop, ground: Ground): OrderCheck => {
  if (isMarketplace(terms, shop)) return marketplaceCheck;
  const paramsOf = paramsIn({ terms: { ...terms, currency: shop.currency }, shop });
  // findings are serialized, so amounts become text first
  const travelling = (found: ShopFinding, { storefront: { language } }: Cart): Finding =>
    asFinding({ ...found, params: paramsOf(found, language) });
  return Object.freeze({
    judge: (state: Cart): JudgedOrder => {
      const { facts, findings } = judgedIn(shop, asCart(ground, state), state.pricesAsOf);
      return { facts, findings: findings.map((one) => travelling(one, state)) };
    },
    changes: changeCheckIn(shop),
    ...(ground.prices === marketplacePrices ? {} : { ready: (state: Cart) => asCart(ground, state) }),
    againstCoupons: (state: Cart) => {
      const ofMarketplace = marketplaceCheck.againstCoupons(state);
      const [own] = O.isSome(ofMarketplace) ? [] : ofExclusions(shop, checkoutFactsOf(state));
      return own ? O.some(travelling(own, state)) : ofMarketplace;
    },
    againstCoupon: (here: CouponAssignment, others: readonly CouponAssignment[]) =>
      O.map(asFinding)(O.fromNullable(againstCoupon(here, others, [], shop.exclusions))),
    promotions: (state: Cart) =>
      promotionsIn(shop, ground, state).map(({ offer: { id, name, code }, units, total, lacking }) => ({
        promotion: id,
        name,
        worth: won(total),
        lacks: O.map(({ code: own = code, params, fixes = [] }: Lacking) =>
          travelling({ code: own, params: { name, ...params }, units, fixes }, state),
        )(O.fromNullable(lacking)),
      })),
    isOwn: (code: string) => isOwnCode(shop, code),
    words: wordsIn(terms, shop),
  });
};
