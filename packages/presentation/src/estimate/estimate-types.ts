import type { Command } from '@baguni/use-cases';
import type { EstimateBuyer } from '@baguni/domain/estimate';
import type { ActionView, ImageView } from '../views/common/common-types.ts';

/** A field that the buyer may write into. */
export interface EstimateFieldView {
  readonly key: keyof EstimateBuyer;
  readonly label: string;
  /** As it is being written. */
  readonly draft: string;
  /** As it is shown and printed. */
  readonly text: string;
  /** UTF-16 units. */
  readonly maxLength: number;
}

/** A name with what stands beside it. */
export interface EstimateRowView {
  readonly label: string;
  readonly text: string;
}

/** A line of the items: an item has a picture, an addition none (ES-02, PG-14). */
export interface EstimateLineView {
  readonly key: string;
  /** Empty but on the first line of an item. */
  readonly number: string;
  readonly name: string;
  /** Below the name of an item; an addition has none. */
  readonly options: string | undefined;
  readonly image: ImageView | undefined;
  readonly supplier: string;
  readonly quantity: string;
  readonly supplyPrice: string;
  readonly discount: string;
  readonly supplyTotal: string;
}

/** The estimate of what is selected (ES-01, ES-02). */
export interface EstimateSheetView {
  readonly title: string;
  readonly closeLabel: string;
  readonly close: Command;
  readonly isDimmed: boolean;
  readonly isEditing: boolean;
  /** Turns the fields into text, or back. */
  readonly editLabel: string;
  readonly buyerLabel: string;
  readonly fields: readonly EstimateFieldView[];
  readonly date: EstimateRowView;
  readonly sellerLabel: string;
  readonly seller: readonly EstimateRowView[];
  readonly itemsLabel: string;
  readonly columns: readonly string[];
  readonly lines: readonly EstimateLineView[];
  readonly sumsLabel: string;
  readonly sums: readonly EstimateRowView[];
  readonly notesLabel: string;
  readonly notes: readonly string[];
  /** What the sums lack, e.g. a fee that could not be read. */
  readonly notices: readonly string[];
  /** In place of the sheet, where nothing is selected. */
  readonly emptyText: string | undefined;
  readonly printLabel: string;
  /** Where the browser lets no window open. */
  readonly blockedText: string;
  readonly save: ActionView;
}
