import type { Answer, CartUnitId, OfferedOptions, OptionChange, OptionChangeReply } from '@baguni/domain';

export interface OptionServer {
  /** Returns every option of the item, in the language of the page. */
  readonly getItemOptions: (request: { readonly cartUnitId: CartUnitId }) => Answer<OfferedOptions>;
  readonly changeOptions: (request: OptionChange) => Answer<OptionChangeReply>;
}
