import type { MeasureTerms } from './entered-option.ts';
import type { ItemOption } from './item.ts';

export interface OptionMeasure extends MeasureTerms {
  readonly optionNo: string;
}

export interface OfferedOptions {
  /** Includes options that are out of stock. */
  readonly options: readonly ItemOption[];
  readonly measures: readonly OptionMeasure[];
}
