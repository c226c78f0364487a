import { orderCheck } from '@baguni/contract/engine/orders';
import type { OrderCheck } from '@baguni/domain';
import { addOwnMessages } from '@baguni/presentation/deferred';
import type { ResolutionContext } from 'inversify';
import { TOKENS } from '../tokens.ts';

/** By what this page judges an order and a change of a cart; whoever asks for it can say what its own rules find (EN-09). */
export const orderCheckOf = (page: ResolutionContext): OrderCheck => {
  addOwnMessages(page.get(TOKENS.config).words, orderCheck.words);
  return orderCheck;
};
