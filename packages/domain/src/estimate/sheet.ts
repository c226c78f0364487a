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

/**
 * A cell that names others.
 * @example
 * headCell('Supplier'); // { type: 'Head', text: 'Supplier' }
 */
export const headCell = (text: string): SheetCell => ({ type: 'Head', text });

/**
 * Creates a text cell.
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
