import process from 'node:process';

/** A limit of the ratio to the baseline, or of the value if there is no baseline. */
export type Budget = { readonly most: number } | { readonly least: number };

/** A measured value next to the baseline of the same run. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly value: number;
  readonly p99?: number;
  readonly baseline?: number;
  readonly budget?: Budget;
  /** The limit of a short run, if it is not the budget: the current result with a margin for slow machines. */
  readonly shortBudget?: Budget;
}

/** True for a short run with few samples and wide limits. */
export const isShort = process.argv.includes('--short');

/** A short run fails only far beyond a budget. */
const SHORT_MARGIN = 1.8;

/** Returns the value below which a share of the values lies. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;

const shown = (value: number | undefined): string =>
  value === undefined ? '–' : Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 6 });

const limited = ({ value, baseline }: Row): number => (baseline === undefined ? value : value / baseline);

const limitOf = (budget: Budget | undefined): string => {
  if (!budget) return '–';
  return 'most' in budget ? `≤ ${budget.most}` : `≥ ${budget.least}`;
};

/** True if a row is within its budget, times a margin. A row that is no number is not. */
export const isWithin = (row: Row, margin = 1): boolean => {
  const { budget } = row;
  if (!budget) return true;
  return 'most' in budget ? limited(row) <= budget.most * margin : limited(row) >= budget.least / margin;
};

/** True if a row passes in a full or a short run. */
export const isPassed = (row: Row, short: boolean): boolean => {
  if (!short) return isWithin(row);
  return row.shortBudget ? isWithin({ ...row, budget: row.shortBudget }) : isWithin(row, SHORT_MARGIN);
};

/** Formats rows as a Markdown table. */
export const tableOf = (rows: readonly Row[]): string => {
  const lines = rows.map((row) => [
    row.name,
    row.unit,
    shown(row.value),
    shown(row.p99),
    shown(row.baseline),
    row.baseline === undefined ? '–' : shown(limited(row)),
    row.shortBudget ? `${limitOf(row.budget)}, short ${limitOf(row.shortBudget)}` : limitOf(row.budget),
  ]);
  const head = ['what', 'unit', 'value', 'p99', 'baseline', 'ratio', 'budget'];
  return [head, ['---', '---', '---:', '---:', '---:', '---:', '---:'], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
};

/** Prints the rows of a part. The program fails if one is beyond its budget. */
export const report = (part: string, rows: readonly Row[]): void => {
  const beyond = rows.filter((row) => !isPassed(row, isShort));
  console.log(`\n${part}, Node ${process.version}\n\n${tableOf(rows)}\n`);
  for (const { name } of beyond) console.log(`✗ ${name} is beyond its budget${isShort ? ' of a short run' : ''}.`);
  if (beyond.length > 0) process.exitCode = 1;
};
