import type { Command } from '@baguni/use-cases';
import type { EstimateBuyer } from '@baguni/domain/estimate';
import type { ActionView, ImageView } from '../common/common-types.ts';

export interface EstimateFieldView {
  readonly key: keyof EstimateBuyer;
  readonly label: string;
  readonly draft: string;
  readonly text: string;
  /** In UTF-16 units. */
  readonly maxLength: number;
}

/** A label and its value. */
export interface EstimateRowView {
  readonly label: string;
  readonly text: string;
}

export interface EstimateLineView {
  readonly key: string;
  /** Empty except on the first line of an item. */
  readonly number: string;
  readonly name: string;
  /** Options of an item; additions have none. */
  readonly options: string | undefined;
  readonly image: ImageView | undefined;
  readonly supplier: string;
  readonly quantity: string;
  readonly supplyPrice: string;
  readonly discount: string;
  readonly supplyTotal: string;
}

export interface EstimateSheetView {
  readonly title: string;
  readonly closeLabel: string;
  readonly close: Command;
  readonly isDimmed: boolean;
  readonly isEditing: boolean;
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
  readonly notices: readonly string[];
  /** Shown instead of the sheet if no unit is selected. */
  readonly emptyText: string | undefined;
  readonly printLabel: string;
  /** Shown if the browser blocks the window. */
  readonly blockedText: string;
  readonly save: ActionView;
}
