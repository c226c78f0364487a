import type { Option } from 'fp-ts/Option';
import type { OfferedOptions } from '../../entities/cart/offered-options.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { AddCartRequest } from '../command.ts';
import type { Answer } from './cart-server/answer.ts';

/** The options that a unit is to have instead of its own. */
export interface OptionChange extends Pick<AddCartRequest, 'optionNos' | 'entered'> {
  /** The unit. */
  readonly cartUnitId: CartUnitId;
  /** The version that the shopper saw; an older one than the server's is refused. */
  readonly unitVersion: number;
}

/** What came of a change of options. */
export interface OptionChangeReply {
  /** The version of the cart after it. */
  readonly cartVersion: number;
  /** The unit with these options that was there already and is part of the changed one now (GM-2). */
  readonly joined: Option<CartUnitId>;
}

/** The calls about a unit's options; they are loaded with what is around the cart (PG-21). */
export interface OptionServer {
  /** Every option of a unit's item, in the page's language. */
  readonly getItemOptions: (request: { readonly cartUnitId: CartUnitId }) => Answer<OfferedOptions>;
  /** Gives a unit other options of its item. */
  readonly changeOptions: (request: OptionChange) => Answer<OptionChangeReply>;
}
