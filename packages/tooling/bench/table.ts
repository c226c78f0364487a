import { budgets } from './budgets.ts';
import { measures, type Measure, type Part, type Row, type Spread, type Unit } from './row.ts';

const NONE = '–';

/** Three digits that count, without an exponent, so that a table can be read back. */
export const shown = (value: number): string =>
  Number.isFinite(value) ? String(Number(Number(value.toPrecision(3)).toFixed(4))) : NONE;

const cellsOf = (spread: Spread | undefined): readonly string[] =>
  spread ? [spread.p50, spread.p95, spread.p99].map(shown) : [NONE, NONE, NONE];

/** A ratio needs no name, all else does. */
const named: Readonly<Record<Measure, string>> = {
  ratio: '',
  ratio95: ' at p95',
  ratio99: ' at p99',
  tail: ' p99 to median',
  p50: ' p50',
  p95: ' p95',
  p99: ' p99',
};

const budgetOf = ({ part, name }: Row): string =>
  budgets
    .filter((budget) => budget.part === part && budget.name === name)
    .map(({ of, most, least }) => `${most === undefined ? '≥' : '≤'} ${most ?? least}${named[of]}`)
    .join('; ') || NONE;

const head = ['what', 'unit', 'p50', 'p95', 'p99', 'floor p50', 'floor p95', 'floor p99', 'ratio', 'budget'];

const lineOf = (row: Row): readonly string[] => [
  row.name,
  row.unit,
  ...cellsOf(row.product),
  ...cellsOf(row.floor),
  shown(measures.ratio(row)),
  budgetOf(row),
];

/** Rows as a table that reads well in a terminal and in Markdown alike. */
export const tableOf = (rows: readonly Row[]): string => {
  const lines = [head, ...rows.map(lineOf)];
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0), 3));
  const isText = (column: number): boolean => column < 2;
  const padded = (cell: string, column: number): string =>
    isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const rule = widths.map(
    (width, column) => '-'.repeat(isText(column) ? width : width - 1) + (isText(column) ? '' : ':'),
  );
  const [first = [], ...rest] = lines.map((line) => line.map(padded));
  return [first, rule, ...rest].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

const spreadFrom = (cells: readonly string[]): Spread | undefined => {
  const [p50 = Number.NaN, p95 = Number.NaN, p99 = Number.NaN] = cells.map(Number);
  return Number.isFinite(p50) ? { p50, p95, p99 } : undefined;
};

/** The rows of a table that was written before. */
export const rowsFrom = (part: Part, table: string): readonly Row[] =>
  table.split('\n').flatMap((line): readonly Row[] => {
    const [, name = '', unit = '', ...cells] = line.split('|').map((cell) => cell.trim());
    const product = spreadFrom(cells.slice(0, 3));
    const floor = spreadFrom(cells.slice(3, 6));
    // the unit was written by this file
    return product ? [{ part, name, unit: unit as Unit, product, ...(floor ? { floor } : {}) }] : [];
  });

const marks = (part: Part): readonly [string, string] => [`<!-- bench ${part} -->`, `<!-- end of bench ${part} -->`];

/** The part's section of a document; empty where it has none. */
export const sectionOf = (part: Part, text: string): string => {
  const [begin, end] = marks(part);
  const [, after = ''] = text.split(begin);
  return after.split(end)[0] ?? '';
};

/** The document with a part's section written anew; its marks must be there. */
export const withSection = (part: Part, text: string, section: string): string => {
  const [begin, end] = marks(part);
  const [before, after] = [text.indexOf(begin), text.indexOf(end)];
  if (before < 0 || after < before) throw new Error(`the document has no place for ${part}`);
  return `${text.slice(0, before)}${begin}\n${section}\n${text.slice(after)}`;
};
