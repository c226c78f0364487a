import type { Cart } from '../../cart/cart.ts';
import { chosenUnits } from '../../selectors/priced-of.ts';
import { won, type Won } from '../../money/won.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { Finding, Fix, Need } from '../../rule/rule.ts';
import type { CheckoutFacts } from '../../rules/facts.ts';
import { filled, fixesOf, lossOf, noChange, outcomesBy, plus, pruned, type Change, type OutcomeOf } from './change.ts';
import type { OrderCheck } from '../order-check.ts';
import { Queue } from '../../money/queue.ts';
import { excessOf, changesPast, fixesAsSteps, poolOf, type PartialChange } from './partial-changes.ts';
import { pieceStepsOf, type PieceSteps } from './pieces.ts';
import { worthOf, type Worth } from './worth.ts';

export const CHANGE_NODE_LIMIT = 2000;

/** The change with the smallest loss that makes a cart orderable (CK-18). Amounts in minor units. */
export interface SmallestChange {
  /** Fixes in order; empty if the cart is already orderable. */
  readonly fixes: readonly Fix[];
  /** Excluded goods and pieces after discounts and before coupons, plus the savings of removed coupons. */
  readonly lost: Won;
  /** Lower bound of the loss; equal to `lost` if proved. */
  readonly bound: Won;
  readonly isProved: boolean;
  readonly nodes: number;
}

/** Tolerance of sums of fractions of a won. */
const ROUNDING = 1e-3;

interface Node {
  readonly change: Change;
  readonly loss: number;
  readonly bound: number;
}

const isBefore = (a: Node, b: Node): boolean => a.bound < b.bound || (a.bound === b.bound && a.loss > b.loss);

const keyOf = ({ left, pieces, couponsOff, free }: Change): string =>
  JSON.stringify([left, pieces.map(({ cartUnitId, quantity }) => [cartUnitId, quantity]), couponsOff, free.length]);

/** Returns the least loss of units that must be reduced together: the pieces with the lowest loss first. */
const leastFor = ({ amount, ofPiece }: Need, pool: readonly CartUnit[], worth: Worth): number => {
  const perAmount = pool
    .filter((unit) => ofPiece(unit) > 0)
    .map((unit) => ({
      most: ofPiece(unit) * unit.quantity,
      loss: worth.ofPiece(unit.cartUnitId, unit.quantity) / ofPiece(unit),
    }));
  let [rest, total] = [amount, 0];
  for (const { most, loss } of perAmount.toSorted((a, b) => a.loss - b.loss)) {
    total += Math.max(0, Math.min(rest, most) * loss);
    rest -= most;
    if (rest <= 0) break;
  }
  return Math.ceil(total - ROUNDING);
};

/** Returns the least loss of a step past a reason, or of all that must be left out together. */
const minLossPast = (
  finding: Finding,
  changes: readonly PartialChange[],
  facts: CheckoutFacts,
  { check: { rules }, worth }: Search,
  costOf: (partial: PartialChange) => number,
): number => {
  const one = Math.min(...changes.map(costOf));
  const excess = excessOf(finding, facts, rules);
  if (!excess) return one;
  const { pool, count, need } = excess;
  const many = count > 1 ? pool.map((id) => costOf({ left: [id] })).toSorted((a, b) => a - b) : [];
  const all = many.slice(0, count).reduce((total, each) => total + each, 0);
  return Math.max(all, one, need ? leastFor(need, poolOf(excess, facts), worth) : 0);
};

interface Search {
  readonly outcomeOf: OutcomeOf;
  readonly check: Pick<OrderCheck, 'isOwn' | 'rules'>;
  readonly state: Cart;
  readonly worth: Worth;
  readonly steps: PieceSteps;
  readonly open: Queue<Node>;
  readonly seen: Set<string>;
}

const isGoal = (findings: readonly Finding[]): boolean => findings.length === 0;

/** Returns the steps past the reason with the fewest, each with a lower bound of the loss. */
const nextOf = (search: Search, { change, loss }: Node) => {
  const { outcomeOf, check, state, worth, steps } = search;
  const { facts, findings } = outcomeOf(state, change);
  const costOf = (partial: PartialChange): number => lossOf(plus(change, partial), worth) - loss;
  const reasons = findings.map((finding) => {
    const changes = changesPast(finding, facts, check, steps);
    return { changes, least: minLossPast(finding, changes, facts, search, costOf) };
  });
  const bound = reasons.reduce((most, { least }) => Math.max(most, loss + least), loss);
  const fewest = reasons.toSorted((a, b) => a.changes.length - b.changes.length)[0];
  return { isGoal: isGoal(findings), bound, changes: fewest?.changes ?? [], costOf };
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

/** Follows the cheapest steps to a valid order, if there is one. */
const dive = (search: Search, from: Node): Node | undefined => {
  const next = nextOf(search, from);
  if (next.isGoal) return from;
  const [cheapest] = next.changes.toSorted((a, b) => next.costOf(a) - next.costOf(b));
  if (!cheapest) return undefined;
  const change = plus(from.change, cheapest);
  return dive(search, { change, loss: lossOf(change, search.worth), bound: from.bound });
};

/** Returns starting points for dives: the current node, without coupons, and each single unit, also with few pieces. */
const startsOf = ({ state, worth, steps }: Search, { change }: Node): readonly Change[] => {
  const couponsOff = state.coupons.applied.map(({ couponIssueNo }) => couponIssueNo).toSorted();
  const ids = chosenUnits(state).map(({ cartUnitId }) => cartUnitId);
  const dearestFirst = ids.toSorted((a, b) => worth.ofUnit(b) - worth.ofUnit(a));
  const alone = (id: CartUnitId) => ({ ...noChange, left: ids.filter((one) => one !== id), couponsOff });
  const fewest = (id: CartUnitId) => plus(alone(id), steps.fewer(id).at(-1) ?? {});
  return [change, { ...change, couponsOff }, ...dearestFirst.map(alone), ...dearestFirst.map(fewest)];
};

const firstDive = (search: Search, node: Node): readonly Change[] => {
  // without steps of single pieces, which would take too long; they are restored below
  const quick = { ...search, steps: { ...search.steps, next: () => [] } };
  for (const change of startsOf(search, node)) {
    const found = dive(quick, { ...node, change });
    if (found) return [filled(search, found.change)];
  }
  return [];
};

/** Returns the changes by a single fix of the cart that make the order valid. */
const singleFixes = ({ outcomeOf, state, steps }: Search): readonly Change[] => {
  const { facts, findings } = outcomeOf(state, noChange);
  return findings
    .flatMap((finding) => fixesAsSteps(finding, facts, steps))
    .map((partial) => plus(noChange, partial))
    .filter((change) => isGoal(outcomeOf(state, change).findings));
};

/** Returns a good change without a proof; it loses no more than any single fix. */
const inAHurry = (search: Search, node: Node): Change | undefined => {
  const changes = [...firstDive(search, node), ...singleFixes(search)];
  return changes.toSorted((a, b) => lossOf(a, search.worth) - lossOf(b, search.worth))[0];
};

const answer = (search: Search, found: Change, bound: number, nodes: number): SmallestChange => {
  const change = pruned(search.outcomeOf, search.state, found);
  const lost = lossOf(change, search.worth);
  return { fixes: fixesOf(change, search.state), lost: won(lost), bound: won(bound), isProved: bound === lost, nodes };
};

export interface ChangeSearched {
  readonly found: SmallestChange | undefined;
  /** True if a missing result is proved: the search completed before its limit. */
  readonly isSure: boolean;
}

/**
 * Finds the change with the smallest loss that makes the cart orderable by the rules of a shop (CK-18). It excludes
 * units, lowers quantities, sets quantities that a finding proposes, removes coupons and adds free proofs; country and
 * company stay, and no further units are selected. Exact best-first search; beyond `nodeLimit` returns a result that
 * loses no more than any single one of these fixes, with a proved gap.
 */
export const changeSearch =
  (check: Pick<OrderCheck, 'judge' | 'isOwn' | 'ready' | 'rules'>) =>
  (state: Cart, nodeLimit = CHANGE_NODE_LIMIT): ChangeSearched => {
    const sure = (found: SmallestChange | undefined): ChangeSearched => ({ found, isSure: true });
    const outcomeOf = outcomesBy(check);
    const search: Search = {
      outcomeOf,
      check,
      state,
      worth: worthOf(state, check.ready),
      steps: pieceStepsOf(state, outcomeOf(state, noChange)),
      open: new Queue(isBefore),
      seen: new Set(),
    };
    search.open.put({ change: noChange, loss: 0, bound: 0 });
    for (let nodes = 1; ; nodes += 1) {
      const node = search.open.take();
      if (!node) return sure(undefined);
      if (nodes > nodeLimit) {
        const found = inAHurry(search, node);
        if (found) return sure(answer(search, found, node.bound, nodes));
        return { found: undefined, isSure: false };
      }
      const next = nextOf(search, node);
      if (next.isGoal) return sure(answer(search, node.change, node.bound, nodes));
      if (next.bound > node.bound && Number.isFinite(next.bound)) search.open.put({ ...node, bound: next.bound });
      else putAll(search, node, next.changes);
    }
  };
