import * as firstPart from '../http/first-part.ts';
import type { HttpParts } from '../http/http-parts.ts';
import * as laterCalls from '../http/later-calls.ts';

/** Everything of the calls that comes late, there already. */
export const httpPartsAtHand: HttpParts = {
  http: () => Promise.resolve(firstPart),
  laterCalls: () => Promise.resolve(laterCalls),
};
