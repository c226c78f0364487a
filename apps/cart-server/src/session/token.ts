import { createHash, randomBytes } from 'node:crypto';

/** A new session's token: 256 random bits that nobody guesses (CS-4). */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token: who reads the database cannot sign in with it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A short name for a shopper in log lines, which says nobody's name (LG-2). */
export const shortHash = (text: string): string => hashOf(text).slice(0, 8);
