import type { ReadDeps } from '../request/handler.ts';

/**
 * Raises the version of the shopper's cart and answers the new one. A handler that changes the cart asks for it before it
 * reads anything: another that changes the same cart waits here until this one has ended (SV-04).
 */
export const holdCart = ({ tx, session }: ReadDeps): Promise<number> => tx.bumpCart(session.scope);
