import { either as E } from 'fp-ts';
import type { Handler } from '../../request/handler.ts';

/** The checkout server answers: it could begin a transaction (CM-50). */
export const checkHealth: Handler<void, void> = () => async () => E.right(undefined);
