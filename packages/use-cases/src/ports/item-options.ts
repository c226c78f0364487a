import type { Answer, CartUnitId, OfferedOptions, OptionChange, OptionChangeReply } from '@baguni/domain';

/** The calls about a unit's options; they are loaded with what is around the cart (PG-21). */
export interface OptionServer {
  /** Every option of a unit's item, in the page's language. */
  readonly getItemOptions: (request: { readonly cartUnitId: CartUnitId }) => Answer<OfferedOptions>;
  /** Gives a unit other options of its item. */
  readonly changeOptions: (request: OptionChange) => Answer<OptionChangeReply>;
}
