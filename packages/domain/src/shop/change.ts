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
import type { Worked } from './worked.ts';

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
