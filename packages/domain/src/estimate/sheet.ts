/** A cell; a head names its neighbours. A number is won or pieces; a text may have several lines. */
export type SheetCell =
  | { readonly type: 'Head'; readonly text: string }
  /** Displayed `text`; never markup, never a formula (ES-05). */
  | { readonly type: 'Text'; readonly text: string }
  /** `value` is won or pieces; a spreadsheet can add it up. */
  | { readonly type: 'Number'; readonly value: number };

export type SheetRow = readonly SheetCell[];
/** Rows from top to bottom. */
export type SheetTable = readonly SheetRow[];

/** Tables of an estimate by their names in the request (CM-44). */
export interface EstimateTables {
  readonly buyerInfoTable: SheetTable;
  readonly ebayInfoTable: SheetTable;
  readonly bodyTable: SheetTable;
  readonly summaryTable: SheetTable;
}

export const estimateTableNames = [
  'buyerInfoTable',
  'ebayInfoTable',
  'bodyTable',
  'summaryTable',
] as const satisfies readonly (keyof EstimateTables)[];

/** A cell that names others. */
export const headCell = (text: string): SheetCell => ({ type: 'Head', text });

/** Creates a text cell. */
export const textCell = (text: string): SheetCell => ({ type: 'Text', text });

/** A cell of won or pieces. */
export const numberCell = (value: number): SheetCell => ({ type: 'Number', value: value + 0 });

/** Characters that neither a form nor a file preserves: control characters, line ends and noncharacters. */
const unprintable = /[\p{Cc}\p{Noncharacter_Code_Point}\u2028\u2029\uFFFD]+/gu;

/** Returns free text for a cell: one line, without control characters and lone surrogates. */
export const plainText = (text: string): string => text.toWellFormed().replace(unprintable, ' ').trim();

const contentOf = (cell: SheetCell): readonly unknown[] => [cell.type, cell.type === 'Number' ? cell.value : cell.text];

const written = (table: SheetTable): string => JSON.stringify(table.map((row) => row.map(contentOf)));

/** True if two estimates are equal in every cell. A page saves only the estimate that it has shown (ES-05). */
export const isSameEstimate = (a: EstimateTables, b: EstimateTables): boolean =>
  estimateTableNames.every((name) => written(a[name]) === written(b[name]));
