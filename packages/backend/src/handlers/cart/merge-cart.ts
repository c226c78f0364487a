import type { MergeReply } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Handler } from '../../request/handler.ts';
import { mergeGuest } from './merge/merge-guest.ts';

/**
 * Merges the guest cart of this browser into the cart of who has signed in (CM-03): all that fits or nothing, once; a
 * repeat finds nothing new and changes nothing (GM-1). The same item with the same options and additions is added up
 * within its limits and stock; other units are put in until the cart is full (GM-2). What does not fit stays with the
 * guest, and the answer says so (GM-4).
 */
export const mergeCart: Handler<void, MergeReply> = (deps) => async () => E.right(await mergeGuest(deps));
