import type { ReadDeps } from '../request/handler.ts';

/** Raises and returns the cart version. Handlers call it first; parallel changes of the same cart wait (SV-04). */
export const holdCart = ({ tx, session }: ReadDeps): Promise<number> => tx.bumpCart(session.scope);
