import { option as O } from 'fp-ts';
import { won } from '../money/won.ts';
import { withFix } from '../orders/fix.ts';
import { changeSearch } from '../orders/smallest-change/smallest-change.ts';
import type { Cart } from '../cart/cart.ts';
import type { Rule } from '../rule/rule.ts';
import type { ShopChange } from './engine.ts';
import type { AnyCart } from './in.ts';
import { diagnoseShop, factsIn, notOffered, togetherIn } from './judged.ts';
import { asFinding, ownKey, type ShopFacts } from './rule.ts';
import { isOwnCode } from './say.ts';
import type { Shop } from './shop.ts';
import { shopState } from './shop-state.ts';
import { waysToDrop, type Dropped } from './drop-promotions.ts';

/** Upper bound of combinations of removed promotions: all of six. */
const MAX_WAYS = 64;

const togetherRule = (shop: Shop): Rule<ShopFacts> => {
  const all = (facts: ShopFacts) => togetherIn(shop, facts).map(asFinding);
  return {
    code: ownKey('NOT-TOGETHER'),
    codes: [],
    requirement: 'EN-09',
    source: '',
    broken: (facts) => O.fromNullable(all(facts)[0]),
    all,
  };
};

/** Returns the facts for rules after a change; removes promotions without a saving. */
const factsAfter = (shop: Shop, cart: AnyCart, now: number): ShopFacts => {
  const facts = factsIn(shop, shopState(cart, shop, now));
  return { ...facts, promotions: facts.promotions.filter(({ total }) => total > 0) };
};

/** Returns the promotions that a change removes for free: those without a saving or no longer offered. */
const idleIn = (shop: Shop, cart: AnyCart, now: number): readonly string[] => [
  ...notOffered(shop, cart),
  ...shopState(cart, shop, now).worked.flatMap(({ offer, total }) => (total > 0 ? [] : [offer.id])),
];

const without = (cart: AnyCart, ids: readonly string[]): AnyCart => ({
  ...cart,
  promotions: (cart.promotions ?? []).filter((id) => !ids.includes(id)),
});

interface Found {
  readonly best: ShopChange | undefined;
  readonly bound: number;
  readonly nodes: number;
}

const nothingFound: Found = { best: undefined, bound: Infinity, nodes: 0 };

/** Returns a search of a cart with some promotions removed, which continues from the previous result. */
const lookingAt = (shop: Shop, cart: AnyCart, now: number, nodeLimit: number | undefined) => {
  const judge = diagnoseShop([...shop.rules, togetherRule(shop)]);
  const search = changeSearch({
    judge: (state) => {
      const facts = factsAfter(shop, state, now);
      return { facts, findings: judge(facts) };
    },
    isOwn: (code) => isOwnCode(shop, code),
    ...(shop.offers.length > 0 ? { ready: (state: Cart) => shopState(state, shop, now) } : {}),
  });
  return (before: Found, { ids, cost }: Dropped): Found => {
    const left = without(cart, ids);
    const { found, isSure } = search(shopState(left, shop, now), nodeLimit);
    if (O.isNone(found)) return { ...before, bound: isSure ? before.bound : Math.min(before.bound, cost) };
    const { fixes, lost, bound, nodes } = found.value;
    const all = { bound: Math.min(before.bound, cost + bound), nodes: before.nodes + nodes };
    if (before.best && before.best.lost <= cost + lost) return { ...all, best: before.best };
    const promotionsOff = [...ids, ...idleIn(shop, fixes.reduce(withFix, left), now)];
    return { ...all, best: { ...found.value, lost: won(cost + lost), promotionsOff } };
  };
};

/**
 * Finds the change with the smallest loss that makes the cart orderable by the rules of the shop. Removing a
 * promotion loses its saving; one without a saving or not offered is free (CK-18, EN-09).
 */
export const changeIn = (shop: Shop, cart: AnyCart, now: number, nodeLimit?: number): O.Option<ShopChange> => {
  const look = lookingAt(shop, cart, now, nodeLimit);
  const ways = waysToDrop(shopState(cart, shop, now).worked);
  const isWorse = ({ cost }: Dropped, { best }: Found): boolean => best !== undefined && cost >= best.lost;
  let found = nothingFound;
  let way = ways.take();
  for (let n = 0; way && n < MAX_WAYS && !isWorse(way, found); n += 1, way = ways.take()) found = look(found, way);
  // later combinations cost at least as much; the empty selection is the last resort
  const least = Math.min(found.bound, way?.cost ?? Infinity);
  const { best, nodes } = way && !isWorse(ways.all, found) ? look(found, ways.all) : found;
  if (!best) return O.none;
  const bound = won(Math.min(least, best.lost));
  return O.some({ ...best, bound, isProved: bound === best.lost, nodes });
};
