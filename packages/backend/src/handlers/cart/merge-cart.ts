import type { MergeReply } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Handler } from '../../request/handler.ts';
import { mergeGuest } from './merge/merge-guest.ts';

/**
 * Merges the guest cart of this browser into the signed-in buyer's (CM-03): all that fits or nothing; a repeat finds
 * nothing new and changes nothing (GM-1). Quantities of the same item with the same options and additions are added up
 * within limits and stock; other units are added until the cart is full (GM-2). What does not fit stays in the guest's
 * cart, and the answer says so (GM-4).
 */
export const mergeCart: Handler<void, MergeReply> = (deps) => async () => E.right(await mergeGuest(deps));
