import { createHash, randomBytes } from 'node:crypto';

/** A new session's token: 256 random bits (CS-4). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token: reading the database does not suffice to sign in. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A pseudonym of a shopper for log lines (LG-2). */
export const shortHash = (text: string): string => hashOf(text).slice(0, 8);
