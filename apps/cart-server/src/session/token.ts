import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token, so that database access does not allow sign-in. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export const shortHash = (text: string): string => hashOf(text).slice(0, 8);
