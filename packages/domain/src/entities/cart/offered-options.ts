import type { MeasureTerms } from './entered-option.ts';
import type { ItemOption } from './item.ts';

/** What is made to measure for an option, by its number (CM-06). */
export interface OptionMeasure extends MeasureTerms {
  /** The option. */
  readonly optionNo: string;
}

/** Every option of an item with what is left of it, and the terms of those that are made to measure. */
export interface OfferedOptions {
  /** All that can be chosen, also what is out of stock. */
  readonly options: readonly ItemOption[];
  /** The limits and prices of what is measured; other options have none. */
  readonly measures: readonly OptionMeasure[];
}
