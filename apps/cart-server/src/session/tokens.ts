import { createHash, randomBytes } from 'node:crypto';
import { guestOwner, type OwnerKey, type Session } from '@baguni/backend';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Lifetime of a session in ms, renewed in its second half; a guest’s cart lives as long. */
export const SESSION_LASTS_MS = 30 * DAY_MS;

/** Maximum time of a request in flight, in ms: an ended session’s token stays known this long (AZ-7). */
export const ON_ITS_WAY_MS = MINUTE_MS;

export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored hash of a token, so that database access does not allow sign-in. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The guest whom only a token identifies, until a session of the token is stored. */
export const guestOf = (token: string): OwnerKey => guestOwner(hashOf(`guest ${token}`));

export const shortHash = (text: string): string => hashOf(text).slice(0, 8);

/** Identifies the shopper of a session to its page, without access to anything. */
export const shopperMark = ({ scope: { tenant, owner } }: Session): string => shortHash(`${tenant} ${owner}`);
