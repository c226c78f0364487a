import { option as O } from 'fp-ts';
import type { Cart } from '../../cart/cart.ts';
import { chosenUnits } from '../../selectors/priced-of.ts';
import { won, type Won } from '../../money/won.ts';
import type { Finding, Fix } from '../../rule/rule.ts';
import type { CheckoutFacts } from '../../rules/facts.ts';
import { filled, fixesOf, lossOf, noChange, outcomesBy, pruned, type Change, type OutcomeOf } from './change.ts';
import { marketplaceCheck, type OrderCheck } from '../order-check.ts';
import { Queue } from './queue.ts';
import { excessOf, changesPast, type PartialChange } from './partial-changes.ts';
import { worthOf, type Worth } from './worth.ts';

export const CHANGE_NODE_LIMIT = 2000;

/** The change with the smallest loss that makes a cart orderable (CK-18). Amounts in won. */
export interface SmallestChange {
  /** Fixes in order; empty if the cart is already orderable. */
  readonly fixes: readonly Fix[];
  /** Excluded goods after discounts and before coupons, plus the savings of removed coupons. */
  readonly lost: Won;
  /** Lower bound of the loss; equal to `lost` if proved. */
  readonly bound: Won;
  readonly isProved: boolean;
  readonly nodes: number;
}

interface Node {
  readonly change: Change;
  readonly loss: number;
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

interface Search {
  readonly outcomeOf: OutcomeOf;
  readonly isOwn: OrderCheck['isOwn'];
  readonly state: Cart;
  readonly worth: Worth;
  readonly open: Queue<Node>;
  readonly seen: Set<string>;
}

const isGoal = (findings: readonly Finding[]): boolean => findings.length === 0;

/** Returns the steps past the reason with the fewest, each with a lower bound of the loss. */
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

const dive = (search: Search, from: Node): Node | undefined => {
  const next = nextOf(search, from);
  if (next.isGoal) return from;
  const [cheapest] = next.changes.toSorted((a, b) => costOf(a, search.worth) - costOf(b, search.worth));
  if (!cheapest) return undefined;
  const change = plus(from.change, cheapest);
  return dive(search, { change, loss: lossOf(change, search.worth), bound: from.bound });
};

/** Returns starting points for dives: the current node, without coupons, and each unit alone. */
const startsOf = ({ state, worth }: Search, { change }: Node): readonly Change[] => {
  const couponsOff = state.coupons.applied.map(({ couponIssueNo }) => couponIssueNo).toSorted();
  const ids = chosenUnits(state).map(({ cartUnitId }) => cartUnitId);
  const dearestFirst = ids.toSorted((a, b) => worth.ofUnit(b) - worth.ofUnit(a));
  const alone = dearestFirst.map((id) => ({ left: ids.filter((one) => one !== id), couponsOff, free: [] }));
  return [change, { ...change, couponsOff }, ...alone];
};

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
 * Finds the change with the smallest loss in won that makes the cart orderable (CK-18). It excludes units, removes
 * coupons and adds free proofs; country, company and pieces stay. Exact best-first search; beyond `nodeLimit` returns
 * a good result with a proved gap. Returns `none` if no order is possible.
 * @example
 * const scarce = cart.units.map((unit) => ({ ...unit, item: { ...unit.item, stock: O.some(1) } }));
 * const change = O.toNullable(smallestChange({ ...cart, units: scarce }));
 * [change?.fixes.map(({ type }) => type), change?.lost]; // [ [ 'Deselect' ], 25800 ]
 */
export const smallestChange = (state: Cart, nodeLimit = CHANGE_NODE_LIMIT): O.Option<SmallestChange> =>
  changeSearch(marketplaceCheck)(state, nodeLimit).found;

export interface ChangeSearched {
  readonly found: O.Option<SmallestChange>;
  /** True if a missing result is proved: the search completed before its limit. */
  readonly isSure: boolean;
}

/**
 * Runs the same search with the rules of a shop.
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
