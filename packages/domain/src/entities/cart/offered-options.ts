import type { MeasureTerms } from './entered-option.ts';
import type { ItemOption } from './item.ts';

/** What is made to measure for an option, by its number (CM-06). */
export interface OptionMeasure extends MeasureTerms {
  readonly optionNo: string;
}

/** Every option of an item with what is left of it, and the terms of those that are made to measure. */
export interface OfferedOptions {
  readonly options: readonly ItemOption[];
  readonly measures: readonly OptionMeasure[];
}
