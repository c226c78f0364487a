import type { Option } from 'fp-ts/Option';
import type { MeasureTerms } from '../../../entities/cart/entered-option.ts';
import type { Item } from '../../../entities/cart/item.ts';
import type { AddCartRequest } from '../../../state/ports/cart-server/cart-calls.ts';

/** All that the rules on what is chosen may see, before anything is asked of the buyer (CM-06). */
export interface ChoiceFacts {
  /** The item with every option and addition that it has; none where the marketplace has none to put in. */
  readonly item: Option<Pick<Item, 'options' | 'additions'>>;
  /** Nobody can order it at present, e.g. since its sale stopped. */
  readonly isStopped: boolean;
  /** The terms of what is made to measure, by option number; an option without any cannot be put in. */
  readonly measures?: Readonly<Record<string, MeasureTerms>>;
  /** What was chosen. */
  readonly choice: Pick<AddCartRequest, 'optionNos' | 'additions' | 'entered'>;
}
