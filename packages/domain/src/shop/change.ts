import { option as O } from 'fp-ts';
import { won } from '../money/won.ts';
import { withFix } from '../orders/fix.ts';
import { changeSearch } from '../orders/smallest-change/smallest-change.ts';
import { diagnose } from '../rule/judge.ts';
import type { Rule } from '../rule/rule.ts';
import type { ShopChange } from './engine.ts';
import type { AnyCart } from './in.ts';
import { factsIn, notOffered, togetherIn } from './judged.ts';
import { asFinding, ownKey, type ShopFacts } from './rule.ts';
import { isOwnCode } from './say.ts';
import type { Shop } from './shop.ts';
import { shopState } from './shop-state.ts';
import { waysToDrop, type Dropped } from './drop-promotions.ts';

/** In how many ways promotions come out of use before the best so far is answered: all of six. */
const MAX_WAYS = 64;

/** Coupons and promotions that do not go together. */
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

/** What a shop’s rules see after a change: a promotion that takes nothing off any more comes out of use by itself. */
const factsAfter = (shop: Shop, cart: AnyCart, now: number): ShopFacts => {
  const facts = factsIn(shop, shopState(cart, shop, now));
  return { ...facts, promotions: facts.promotions.filter(({ total }) => total > 0) };
};

/** The promotions that come out of use after a change, though they cost nothing: those that take nothing off, or are not offered. */
const idleIn = (shop: Shop, cart: AnyCart, now: number): readonly string[] => [
  ...notOffered(shop, cart),
  ...shopState(cart, shop, now).worked.flatMap(({ offer, total }) => (total > 0 ? [] : [offer.id])),
];

const without = (cart: AnyCart, ids: readonly string[]): AnyCart => ({
  ...cart,
  promotions: (cart.promotions ?? []).filter((id) => !ids.includes(id)),
});

/** The best change that was found, and what none gives up less than, in minor units. */
interface Found {
  readonly best: ShopChange | undefined;
  readonly bound: number;
  readonly nodes: number;
}

const nothingFound: Found = { best: undefined, bound: Infinity, nodes: 0 };

/** The way to look at a cart with some promotions out of use, after what was found before. */
const lookingAt = (shop: Shop, cart: AnyCart, now: number, nodeLimit: number | undefined) => {
  const judge = diagnose([...shop.rules, togetherRule(shop)]);
  const search = changeSearch({
    judge: (state) => {
      const facts = factsAfter(shop, state, now);
      return { facts, findings: judge(facts) };
    },
    isOwn: (code) => isOwnCode(shop, code),
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
 * The change that gives up least and makes the cart orderable by the rules of the shop: units, coupons, and promotions, of which what
 * they took off counts as lost (CK-18, EN-09). What takes nothing off, or is not offered, comes out of use for nothing.
 */
export const changeIn = (shop: Shop, cart: AnyCart, now: number, nodeLimit?: number): O.Option<ShopChange> => {
  const look = lookingAt(shop, cart, now, nodeLimit);
  const ways = waysToDrop(shopState(cart, shop, now).worked);
  const isWorse = ({ cost }: Dropped, { best }: Found): boolean => best !== undefined && cost >= best.lost;
  let found = nothingFound;
  let way = ways.take();
  for (let n = 0; way && n < MAX_WAYS && !isWorse(way, found); n += 1, way = ways.take()) found = look(found, way);
  // those that are left cost no less than the next; without any is the one that most of all will do
  const least = Math.min(found.bound, way?.cost ?? Infinity);
  const { best, nodes } = way && !isWorse(ways.all, found) ? look(found, ways.all) : found;
  if (!best) return O.none;
  const bound = won(Math.min(least, best.lost));
  return O.some({ ...best, bound, isProved: bound === best.lost, nodes });
};
