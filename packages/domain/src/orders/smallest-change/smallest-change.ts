import { option as O } from 'fp-ts';
import type { Cart } from '../../cart/cart.ts';
import { chosenUnits } from '../../selectors/priced-of.ts';
import { won, type Won } from '../../money/won.ts';
import type { Finding, Fix } from '../../rule/rule.ts';
import type { CheckoutFacts } from '../../rules/checkout/facts.ts';
import { filled, fixesOf, lossOf, noChange, outcomesBy, pruned, type Change, type OutcomeOf } from './change.ts';
import { marketplaceCheck, type OrderCheck } from '../order-check.ts';
import { Queue } from './queue.ts';
import { excessOf, changesPast, type PartialChange } from './partial-changes.ts';
import { worthOf, type Worth } from './worth.ts';

/** How many changes are looked at before the best so far is answered. */
export const CHANGE_NODE_LIMIT = 2000;

/** The change that gives up least and makes a cart orderable (CK-18). Amounts in won. */
export interface SmallestChange {
  /** Pressed one after another they make the cart orderable; none where it is already. */
  readonly fixes: readonly Fix[];
  /** Goods that stay out, after discounts and before coupons, and what coupons that come off would have saved. */
  readonly lost: Won;
  /** No change gives up less than this; equal to `lost` where it is proved. */
  readonly bound: Won;
  /** No other change gives up less: the search was not ended by its limit. */
  readonly isProved: boolean;
  /** How many changes were looked at. */
  readonly nodes: number;
}

/** A change that is yet to be looked at. */
interface Node {
  readonly change: Change;
  readonly loss: number;
  /** No order beyond it gives up less than this. */
  readonly bound: number;
}

const isBefore = (a: Node, b: Node): boolean => a.bound < b.bound || (a.bound === b.bound && a.loss > b.loss);

const plus = ({ left, couponsOff, free }: Change, partial: PartialChange): Change => ({
  left: [...left, ...(partial.left ?? [])].toSorted((a, b) => a - b),
  couponsOff: [...couponsOff, ...(partial.couponsOff ?? [])].toSorted(),
  free: [...free, ...(partial.free ?? [])],
});

const keyOf = ({ left, couponsOff, free }: Change): string => JSON.stringify([left, couponsOff, free.length]);

const costOf = (partial: PartialChange, worth: Worth): number => lossOf({ ...noChange, ...partial }, worth);

/** What has to be given up at the least to get past a reason. */
const minLossPast = (
  finding: Finding,
  changes: readonly PartialChange[],
  facts: CheckoutFacts,
  worth: Worth,
): number => {
  const one = Math.min(...changes.map((partial) => costOf(partial, worth)));
  const { pool = [], count = 0 } = excessOf(finding, facts) ?? {};
  const many = pool.map(worth.ofUnit).toSorted((a, b) => a - b);
  return Math.max(count > 1 ? many.slice(0, count).reduce((total, each) => total + each, 0) : 0, one);
};

/** The search over changes of one cart. */
interface Search {
  readonly outcomeOf: OutcomeOf;
  readonly isOwn: OrderCheck['isOwn'];
  readonly state: Cart;
  readonly worth: Worth;
  readonly open: Queue<Node>;
  readonly seen: Set<string>;
}

const isGoal = (findings: readonly Finding[]): boolean => findings.length === 0;

/** The changes past the reason that leaves the fewest, and what no order beyond gives up less than. */
const nextOf = ({ outcomeOf, isOwn, state, worth }: Search, { change, loss }: Node) => {
  const { facts, findings } = outcomeOf(state, change);
  const reasons = findings.map((finding) => {
    const changes = changesPast(finding, facts, isOwn);
    return { changes, least: minLossPast(finding, changes, facts, worth) };
  });
  const bound = reasons.reduce((most, { least }) => Math.max(most, loss + least), loss);
  const fewest = reasons.toSorted((a, b) => a.changes.length - b.changes.length)[0];
  return { isGoal: isGoal(findings), bound, changes: fewest?.changes ?? [] };
};

const putAll = ({ worth, open, seen }: Search, { change, bound }: Node, changes: readonly PartialChange[]): void => {
  for (const partial of changes) {
    const next = plus(change, partial);
    const key = keyOf(next);
    if (seen.has(key)) continue;
    seen.add(key);
    const loss = lossOf(next, worth);
    open.put({ change: next, loss, bound: Math.max(bound, loss) });
  }
};

/** The cheapest change at each step, down to an order that passes; none at a dead end. */
const dive = (search: Search, from: Node): Node | undefined => {
  const next = nextOf(search, from);
  if (next.isGoal) return from;
  const [cheapest] = next.changes.toSorted((a, b) => costOf(a, search.worth) - costOf(b, search.worth));
  if (!cheapest) return undefined;
  const change = plus(from.change, cheapest);
  return dive(search, { change, loss: lossOf(change, search.worth), bound: from.bound });
};

/** Where dives begin, one after another: where the search stopped, without any coupon, with each unit alone. */
const startsOf = ({ state, worth }: Search, { change }: Node): readonly Change[] => {
  const couponsOff = state.appliedCoupons.map(({ couponIssueNo }) => couponIssueNo).toSorted();
  const ids = chosenUnits(state).map(({ cartUnitId }) => cartUnitId);
  const dearestFirst = ids.toSorted((a, b) => worth.ofUnit(b) - worth.ofUnit(a));
  const alone = dearestFirst.map((id) => ({ left: ids.filter((one) => one !== id), couponsOff, free: [] }));
  return [change, { ...change, couponsOff }, ...alone];
};

/** An answer where there is no time for the best: of the first dive that comes to an order. */
const inAHurry = (search: Search, node: Node): Change | undefined => {
  for (const change of startsOf(search, node)) {
    const found = dive(search, { ...node, change });
    if (found) return filled(search.outcomeOf, search.state, found.change, search.worth);
  }
  return undefined;
};

const answer = (search: Search, found: Change, bound: number, nodes: number): SmallestChange => {
  const change = pruned(search.outcomeOf, search.state, found);
  const lost = lossOf(change, search.worth);
  return { fixes: fixesOf(change, search.state), lost: won(lost), bound: won(bound), isProved: bound === lost, nodes };
};

/**
 * The change that gives up least, in won, and makes the cart orderable: units left out, coupons taken off, and what the
 * buyer proves or agrees to, which costs nothing (CK-18). None where there is none: nothing could be ordered, or the
 * buyer cannot order at all. Exact: best first over the changes past each reason; beyond `nodeLimit` a good answer with
 * its proven gap. Country, company and pieces stay as they are.
 * @example
 * const scarce = cart.units.map((unit) => ({ ...unit, item: { ...unit.item, stock: O.some(1) } }));
 * const change = O.toNullable(smallestChange({ ...cart, units: scarce }));
 * [change?.fixes.map(({ type }) => type), change?.lost]; // [ [ 'Deselect' ], 25800 ]
 */
export const smallestChange = (state: Cart, nodeLimit = CHANGE_NODE_LIMIT): O.Option<SmallestChange> =>
  changeSearch(marketplaceCheck)(state, nodeLimit).found;

/** What a search came to. */
export interface ChangeSearched {
  /** The change; none where there is none, or none was found. */
  readonly found: O.Option<SmallestChange>;
  /** Whether there is none where none was found: it was not ended by its limit. */
  readonly isSure: boolean;
}

/**
 * The same search by the rules of a shop (EN-09).
 * @example
 * const { orders } = partsOf(engineOf({ currency: KRW, limits: { units: 1 } }));
 * O.toNullable(changeSearch(orders)(cart).found)?.lost; // 9990
 */
export const changeSearch =
  (check: Pick<OrderCheck, 'judge' | 'isOwn'>) =>
  (state: Cart, nodeLimit = CHANGE_NODE_LIMIT): ChangeSearched => {
    const sure = (found: O.Option<SmallestChange>): ChangeSearched => ({ found, isSure: true });
    const search: Search = {
      outcomeOf: outcomesBy(check),
      isOwn: check.isOwn,
      state,
      worth: worthOf(state),
      open: new Queue(isBefore),
      seen: new Set(),
    };
    search.open.put({ change: noChange, loss: 0, bound: 0 });
    for (let nodes = 1; ; nodes += 1) {
      const node = search.open.take();
      if (!node) return sure(O.none);
      if (nodes > nodeLimit) {
        const found = inAHurry(search, node);
        if (found) return sure(O.some(answer(search, found, node.bound, nodes)));
        return { found: O.none, isSure: false };
      }
      const next = nextOf(search, node);
      if (next.isGoal) return sure(O.some(answer(search, node.change, node.bound, nodes)));
      if (next.bound > node.bound && Number.isFinite(next.bound)) search.open.put({ ...node, bound: next.bound });
      else putAll(search, node, next.changes);
    }
  };
