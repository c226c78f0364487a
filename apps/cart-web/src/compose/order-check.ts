import { orderCheck } from '@baguni/contract/engine/orders';
import type { OrderCheck } from '@baguni/domain/internal';
import { addOwnMessages } from '@baguni/presentation';
import type { ResolutionContext } from 'inversify';
import { TOKENS } from './tokens.ts';

/** Returns the rules of this page for orders and changes of a cart, and adds their texts to its words (EN-09). */
export const orderCheckOf = (page: ResolutionContext): OrderCheck => {
  addOwnMessages(page.get(TOKENS.config).words, orderCheck.words);
  return orderCheck;
};
