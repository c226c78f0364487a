import type { Benefit } from './benefits.ts';
import { bestOfBlock } from './best-of-block.ts';
import { isExhausted, within, type SearchBudget } from './budget.ts';
import { LinearProgram, type LpColumn } from './linear-program.ts';
import { savedIn, total, type Assignment, type Problem, type Saved, type Weights } from './model.ts';

/** Assignments that decide a block, with their savings. */
export interface Column {
  /** Index of the block. */
  readonly block: number;
  readonly assignments: readonly Assignment[];
  readonly saved: Saved;
}

/** All generated columns by the indexes of their assignments, shared by every node that allows them. */
export type ColumnPool = Map<string, Column>;

/** A subproblem: its benefit, and the assignments that it forbids and requires. */
export interface Subproblem {
  readonly benefit: Benefit;
  readonly forbidden: Uint8Array;
  readonly required: readonly Assignment[];
}

/** The relaxed solution of a subproblem: an upper bound of the saving in won, and the columns with their shares. */
export interface Relaxation {
  readonly bound: number;
  readonly shares: readonly Share[];
}

/** A column with its share in a relaxed solution, 0 to 1. */
export interface Share {
  readonly column: Column;
  readonly share: number;
}

/** Greatest number of times that columns are generated for a relaxed solution. */
const MAX_ROUNDS = 200;

/** Entries of the inverse that a pivot changes in one step of work. */
const STEPS_PER_PIVOT = 30;

/** Tolerance of a bound in won; savings are whole numbers. */
const TINY = 1e-6;

/** A variable of the linear programme; the benefit has no column. */
interface Variable extends LpColumn {
  readonly column: Column | undefined;
}

interface Multipliers {
  readonly weights: Weights;
  /** Upper bound in won that does not depend on assignments. */
  readonly constant: number;
}

/** The linear relaxation of a subproblem: rows for resources, blocks, the lines of its benefit and its thresholds. */
class Master {
  readonly #problem: Problem;
  readonly #of: Subproblem;
  readonly #lp: LinearProgram<Variable>;
  /** Value of a required assignment, so that no solution omits it. */
  readonly #bonus: number;
  /** Won per unit of the benefit rows. */
  readonly #scale: readonly [line: number, room: number, overseasRoom: number];
  readonly #isFixed: boolean;
  readonly #isOverseasFixed: boolean;

  constructor(problem: Problem, of: Subproblem, bonus: number) {
    this.#problem = problem;
    this.#of = of;
    this.#bonus = bonus;
    const { room, overseasRoom, lines } = of.benefit;
    // below a threshold, savings on goods are fixed at their greatest possible value
    this.#isFixed = room < 0;
    this.#isOverseasFixed = room < 0 || overseasRoom < 0;
    const fixed = room < 0 ? room : Math.min(0, overseasRoom);
    this.#scale = [
      Math.max(1, ...lines.map(({ most }) => most)),
      room < 0 || room === Infinity ? Infinity : Math.max(1, room - fixed),
      overseasRoom < 0 || overseasRoom === Infinity ? Infinity : Math.max(1, overseasRoom),
    ];
    const [line, all, overseas] = this.#scale;
    this.#lp = new LinearProgram([
      ...Array.from({ length: problem.resources + problem.blocks.length }, () => 1),
      ...lines.map(({ share, most }) => (most - share * fixed) / line),
      all === Infinity ? 1 : (room - fixed) / all,
      overseas === Infinity ? 1 : overseasRoom / overseas,
    ]);
    const first = problem.resources + problem.blocks.length;
    this.#lp.add({
      value: line,
      column: undefined,
      rows: lines.map((_, i) => first + i),
      amounts: lines.map(() => 1),
    });
  }

  add(column: Column): void {
    const { resources, blocks } = this.#problem;
    const { benefit, required } = this.#of;
    const { assignments, saved, block } = column;
    const overseas = this.#isOverseasFixed ? 0 : saved.overseas;
    const goods = this.#isFixed ? 0 : saved.goods + overseas;
    const [line, all, over] = this.#scale;
    const first = resources + blocks.length;
    const count = benefit.lines.length;
    const rows = [...assignments.flatMap((one) => one.resources), resources + block];
    const amounts = rows.map(() => 1);
    const put = (row: number, amount: number): void => {
      if (amount === 0) return;
      rows.push(first + row);
      amounts.push(amount);
    };
    for (const [i, { share }] of benefit.lines.entries()) put(i, (share * goods) / line);
    put(count, goods / all);
    put(count + 1, overseas / over);
    const bonus = this.#bonus * assignments.filter((one) => required.includes(one)).length;
    this.#lp.add({ column, value: goods + saved.fees + bonus, rows, amounts });
  }

  solve(budget: SearchBudget): void {
    this.#lp.solve((steps) => {
      budget.left -= steps / STEPS_PER_PIVOT;
      return isExhausted(budget);
    });
  }

  blockPrice(block: number): number {
    return this.#lp.prices[this.#problem.resources + block] ?? 0;
  }

  /** Prices of the resources in won; negative for a required assignment. */
  prices(): Float64Array {
    const prices = this.#lp.prices.slice(0, this.#problem.resources).map((price) => Math.max(0, price));
    for (const {
      resources: [coupon = 0],
    } of this.#of.required)
      prices.set([(prices[coupon] ?? 0) - this.#bonus], coupon);
    return prices;
  }

  /** Lagrange multipliers of the benefit: the weights that its lines and thresholds leave to savings on goods. */
  multipliers(): Multipliers {
    const { room, overseasRoom, lines } = this.#of.benefit;
    const [, all, over] = this.#scale;
    const first = this.#problem.resources + this.#problem.blocks.length;
    const raw = lines.map((_, i) => Math.max(0, this.#lp.prices[first + i] ?? 0));
    const sum = total(raw);
    const lowest = lines.reduce((a, b) => (b.most < a.most ? b : a));
    const parts = sum > TINY ? raw.map((one) => one / sum) : lines.map((one) => (one === lowest ? 1 : 0));
    const share = total(lines.map((line, i) => line.share * (parts[i] ?? 0)));
    const price = (row: number): number => Math.max(0, this.#lp.prices[row] ?? 0);
    const goods = this.#isFixed ? 0 : 1 - share - price(first + lines.length) / all;
    const overseas = this.#isOverseasFixed ? Math.min(0, goods) : goods - price(first + lines.length + 1) / over;
    return {
      weights: { goods, overseas },
      constant:
        total(lines.map(({ most }, i) => most * (parts[i] ?? 0))) +
        (room === Infinity ? 0 : (1 - share - goods) * room) +
        (overseasRoom === Infinity ? 0 : (goods - overseas) * overseasRoom),
    };
  }

  shares(): Relaxation['shares'] {
    return this.#lp.parts().flatMap(([{ column }, share]) => (column ? [{ column, share }] : []));
  }
}

interface Round {
  readonly bound: number;
  readonly added: number;
}

/** Computes a Lagrangian bound from the prices, and adds the columns that improve the relaxed solution. */
const pricingRound = (
  problem: Problem,
  { forbidden }: Subproblem,
  master: Master,
  pool: ColumnPool,
  budget: SearchBudget,
): Round => {
  const prices = master.prices();
  const { weights, constant } = master.multipliers();
  let bound = constant + total([...prices]);
  let added = 0;
  for (const [i, block] of problem.blocks.entries()) {
    const point = bestOfBlock(block, { prices, forbidden, budget, weights });
    if (!point) continue;
    bound += point.value;
    if (point.value <= master.blockPrice(i) + 1e-3) continue;
    const { assignments } = point;
    const key = assignments.map(({ index }) => index).join(',');
    if (pool.has(key)) continue;
    const column = { block: i, assignments, saved: savedIn(block, assignments) };
    pool.set(key, column);
    master.add(column);
    added += 1;
  }
  return { bound: Math.floor(bound + TINY), added };
};

const isOpen = (forbidden: Uint8Array, { assignments }: Column): boolean =>
  assignments.every(({ index }) => forbidden[index] === 0);

/**
 * Solves the linear relaxation of a subproblem by column generation. Every round gives an upper bound of the saving.
 * @param bound known upper bound in won
 * @param incumbent known saving in won; stops at a bound that is not above it
 * @param bonus an amount in won above every saving
 */
export const relax = (
  problem: Problem,
  of: Subproblem,
  {
    bound: known,
    incumbent,
    pool,
    budget,
    bonus,
    rounds: maxRounds = MAX_ROUNDS,
  }: {
    readonly bound: number;
    readonly incumbent: number;
    readonly pool: ColumnPool;
    readonly budget: SearchBudget;
    readonly bonus: number;
    readonly rounds?: number;
  },
): Relaxation => {
  const master = new Master(problem, of, bonus);
  for (const column of pool.values()) if (isOpen(of.forbidden, column)) master.add(column);
  let bound = known;
  for (let rounds = 0; rounds < maxRounds && !isExhausted(budget) && bound > incumbent; rounds += 1) {
    master.solve(budget);
    const round = within(() => pricingRound(problem, of, master, pool, budget));
    if (!round) break;
    bound = Math.min(bound, round.bound);
    if (round.added === 0) break;
  }
  return { bound, shares: bound > incumbent ? master.shares() : [] };
};
