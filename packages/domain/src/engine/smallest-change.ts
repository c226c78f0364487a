import type { Cart } from '../cart/cart.ts';
import { won } from '../money/won.ts';
import { withFix } from '../orders/fix.ts';
import { Queue } from '../money/queue.ts';
import { changeSearch, type SmallestChange } from '../orders/smallest-change/smallest-change.ts';
import { type EngineCart, withoutPromotions } from './cart/engine-cart.ts';
import type { CustomFields } from './cart/fields.ts';
import type { ShopFix } from './finding.ts';
import { diagnoseRules, shopFactsOf, notOffered, findConflicts } from './order.ts';
import type { EvaluatedPromotion } from './promotions/offer.ts';
import { evaluateCart } from './promotions/evaluated-cart.ts';
import { asFinding, type ShopFacts } from './rule.ts';
import type { Shop } from './shop.ts';
import { shopOfCart, type EngineShop } from './terms.ts';
import { isOwnCode } from './texts/texts.ts';

/** The change with the smallest loss, including savings of removed promotions. */
export interface ShopChange extends Omit<SmallestChange, 'fixes'> {
  /** Applied one after the other by `withFix`: removals of promotions first. */
  readonly fixes: readonly ShopFix[];
}

/** Upper bound of combinations of removed promotions: all of six. */
const MAX_WAYS = 64;

/** Returns the facts for rules after a change; removes promotions without a saving. */
const factsAfter = (shop: Shop, cart: EngineCart, now: number): ShopFacts => {
  const facts = shopFactsOf(shop, evaluateCart(cart, shop, now));
  return { ...facts, promotions: facts.promotions.filter(({ total }) => total > 0) };
};

/** Returns the promotions that a change removes for free: those without a saving or no longer offered. */
const freeRemovals = (shop: Shop, cart: EngineCart, now: number): readonly string[] => [
  ...notOffered(shop, cart),
  ...evaluateCart(cart, shop, now).evaluatedPromotions.flatMap(({ offer, total }) => (total > 0 ? [] : [offer.id])),
];

interface SearchResult {
  readonly best: ShopChange | undefined;
  readonly bound: number;
  readonly nodes: number;
}

const noResult: SearchResult = { best: undefined, bound: Infinity, nodes: 0 };

/** Returns a search of a cart with some promotions removed, which continues from the previous result. */
const searchOf = (shop: Shop, cart: EngineCart, now: number, nodeLimit: number | undefined) => {
  const search = changeSearch({
    judge: (state) => {
      const facts = factsAfter(shop, state, now);
      const findings = [...diagnoseRules(shop.rules, facts), ...findConflicts(shop, facts)];
      return { facts, findings: findings.map(asFinding) };
    },
    isOwn: (code) => isOwnCode(shop, code),
    rules: shop.rules,
    ...(shop.offers.length > 0 && { ready: (state: Cart) => evaluateCart(state, shop, now) }),
  });
  return (before: SearchResult, { ids, cost }: Removal): SearchResult => {
    const left: EngineCart = withoutPromotions(cart, ids);
    const { found, isSure } = search(evaluateCart(left, shop, now), nodeLimit);
    if (found === undefined) return { ...before, bound: isSure ? before.bound : Math.min(before.bound, cost) };
    const { fixes, lost, bound, nodes } = found;
    const all = { bound: Math.min(before.bound, cost + bound), nodes: before.nodes + nodes };
    if (before.best && before.best.lost <= cost + lost) return { ...all, best: before.best };
    const removed = [...ids, ...freeRemovals(shop, fixes.reduce(withFix, left), now)];
    const removals = removed.map((promotion) => ({ type: 'RemovePromotion' as const, promotion }));
    return { ...all, best: { ...found, lost: won(cost + lost), fixes: [...removals, ...fixes] } };
  };
};

/**
 * Finds the change with the smallest loss by the resolved terms of a shop. Removing a promotion loses its saving; one
 * without a saving or not offered is free (CK-18, EN-09).
 */
export const findSmallestChange = (
  shop: Shop,
  cart: EngineCart,
  now: number,
  nodeLimit?: number,
): ShopChange | undefined => {
  const look = searchOf(shop, cart, now, nodeLimit);
  const ways = removalsOf(evaluateCart(cart, shop, now).evaluatedPromotions);
  const isWorse = ({ cost }: Removal, { best }: SearchResult): boolean => best !== undefined && cost >= best.lost;
  let found = noResult;
  let way = ways.take();
  for (let n = 0; way && n < MAX_WAYS && !isWorse(way, found); n += 1, way = ways.take()) found = look(found, way);
  // later combinations cost at least as much; the empty selection is the last resort
  const least = Math.min(found.bound, way?.cost ?? Infinity);
  const { best, nodes } = way && !isWorse(ways.all, found) ? look(found, ways.all) : found;
  if (!best) return undefined;
  const bound = won(Math.min(least, best.lost));
  return { ...best, bound, isProved: bound === best.lost, nodes };
};

/**
 * Returns the change with the smallest loss that makes a cart orderable by the rules of its shop, without fixes for a
 * valid order; undefined if no change helps (CK-18).
 * @param nodeLimit node limit of each search
 * @throws TypeError unless it is a cart of the engine
 * @example
 * smallestChange(shop, basket, now)?.fixes.length; // 0
 */
export const smallestChange = <C extends string, F extends CustomFields = CustomFields>(
  engine: EngineShop<C, F>,
  cart: EngineCart<C, F>,
  now: number,
  nodeLimit?: number,
): ShopChange | undefined => findSmallestChange(shopOfCart(engine, cart, now), cart, now, nodeLimit);

/** Removed promotions and their savings, in minor units. */
interface Removal {
  readonly ids: readonly string[];
  readonly cost: number;
}

interface Some extends Removal {
  readonly at: readonly number[];
}

/** Subsets of promotions to remove, cheapest first, starting with the empty one. */
interface RemovalQueue {
  readonly take: () => Removal | undefined;
  readonly all: Removal;
}

/** Returns the subsets of promotions with a saving, generated lazily. */
const removalsOf = (used: readonly EvaluatedPromotion[]): RemovalQueue => {
  const giving = used.filter(({ total }) => total > 0).toSorted((a, b) => a.total - b.total);
  const someOf = (at: readonly number[]): Some => {
    const some = at.flatMap((n) => giving[n] ?? []);
    return { at, ids: some.map(({ offer }) => offer.id), cost: some.reduce((sum, { total }) => sum + total, 0) };
  };
  const open = new Queue<Some>((a, b) => a.cost < b.cost);
  open.put(someOf([]));
  return {
    all: someOf([...giving.keys()]),
    take: () => {
      const next = open.take();
      if (!next) return undefined;
      const last = next.at.at(-1) ?? -1;
      if (last + 1 < giving.length) {
        // adds or substitutes the next dearer one, so each subset occurs once and after all cheaper ones
        open.put(someOf([...next.at, last + 1]));
        if (next.at.length > 0) open.put(someOf([...next.at.slice(0, -1), last + 1]));
      }
      return next;
    },
  };
};
