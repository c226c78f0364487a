/** A cell: what stands beside it is named by a head. A number is won or pieces; a text may have several lines. */
export type SheetCell =
  /** `text` that names a column or the cell beside it. */
  | { readonly type: 'Head'; readonly text: string }
  /** `text` as it is shown; never markup, never a formula (ES-05). */
  | { readonly type: 'Text'; readonly text: string }
  /** `value` is won or pieces; a spreadsheet can add it up. */
  | { readonly type: 'Number'; readonly value: number };

/** Cells beside each other. */
export type SheetRow = readonly SheetCell[];
/** Rows below each other. */
export type SheetTable = readonly SheetRow[];

/** The tables of an estimate by the names under which they are sent (ES-05, CM-44). */
export interface EstimateTables {
  /** For whom it is, and of which day (ES-01). */
  readonly buyerInfoTable: SheetTable;
  /** Who sells: fixed registration data (ES-02). */
  readonly ebayInfoTable: SheetTable;
  /** The items (ES-02). */
  readonly bodyTable: SheetTable;
  /** The sums (ES-03). */
  readonly summaryTable: SheetTable;
}

/** The names of the tables, in their order. */
export const estimateTableNames = [
  'buyerInfoTable',
  'ebayInfoTable',
  'bodyTable',
  'summaryTable',
] as const satisfies readonly (keyof EstimateTables)[];

/**
 * A cell that names others.
 * @example
 * headCell('Supplier'); // { type: 'Head', text: 'Supplier' }
 */
export const headCell = (text: string): SheetCell => ({ type: 'Head', text });

/**
 * A cell of text.
 * @example
 * textCell('=1+1'); // { type: 'Text', text: '=1+1' }
 */
export const textCell = (text: string): SheetCell => ({ type: 'Text', text });

/**
 * A cell of won or pieces.
 * @example
 * numberCell(12_900); // { type: 'Number', value: 12900 }
 */
export const numberCell = (value: number): SheetCell => ({ type: 'Number', value: value + 0 });
