import type { Option } from 'fp-ts/Option';
import type { AddCartRequest, MeasureTerms } from '../../../entities/cart/entered-option.ts';
import type { Item } from '../../../entities/cart/item.ts';

/** Facts of the rules on a choice, independent of the buyer. */
export interface ChoiceFacts {
  /** The item with all options and additions, or `none` if the marketplace does not offer it. */
  readonly item: Option<Pick<Item, 'options' | 'additions'>>;
  /** True if the item is currently not for sale. */
  readonly isStopped: boolean;
  /** Terms of made-to-measure options by option number. An option without terms cannot be added. */
  readonly measures?: Readonly<Record<string, MeasureTerms>>;
  readonly choice: Pick<AddCartRequest, 'optionNos' | 'additions' | 'entered'>;
}
