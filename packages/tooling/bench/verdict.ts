import { budgets, type Budget } from './budgets.ts';
import { measures, type Row, type Unit } from './row.ts';

/** A budget held against what was measured. */
export type Verdict = {
  readonly budget: Budget;
  readonly value: number;
  readonly limit: number;
  readonly isWithin: boolean;
};

const isBeyond = ({ most = Infinity, least = -Infinity }: Pick<Budget, 'most' | 'least'>, value: number): boolean =>
  !(value <= most && value >= least);

const budgetsOf = ({ part, name }: Row): readonly Budget[] =>
  budgets.filter((budget) => budget.part === part && budget.name === name);

/** Each row against its budgets. */
export const verdictsOf = (rows: readonly Row[]): readonly Verdict[] =>
  rows.flatMap((row) =>
    budgetsOf(row).map((budget) => {
      const value = measures[budget.of](row);
      const limit = budget.most ?? budget.least ?? Number.NaN;
      return { budget, value, limit, isWithin: !isBeyond(budget, value) };
    }),
  );

/** How much worse than recorded a short run may be: few samples scatter, and a doubling must still be caught. */
export const SHORT_MARGIN = 1.8;

/** Times of another machine say nothing; ratios of one run do. */
const isTime = (unit: Unit): boolean => unit === 'µs' || unit === 'ms' || unit === 's' || unit === 'req/s';

/** Each row against what was recorded of it, by the same measures as its budgets, but no quantile of few samples. */
export const shortVerdictsOf = (rows: readonly Row[], recorded: readonly Row[]): readonly Verdict[] =>
  rows.flatMap((row) => {
    const before = recorded.find(({ name }) => name === row.name);
    const own = budgetsOf(row).filter(({ of }) => of === 'ratio' || (of === 'p50' && !isTime(row.unit)));
    if (!before) return [];
    return own.map((budget) => {
      const value = measures[budget.of](row);
      const past = measures[budget.of](before);
      const limit = budget.least === undefined ? past * SHORT_MARGIN : past / SHORT_MARGIN;
      const held = budget.least === undefined ? { most: limit } : { least: limit };
      return { budget, value, limit, isWithin: !isBeyond(held, value) };
    });
  });
