import type { Late } from '@baguni/domain';
import type * as firstPart from './first-part.ts';
import type * as laterCalls from './later-calls.ts';

/** What of the calls comes late: a cart that a server has drawn is seen and selected before any is made. */
export interface HttpParts {
  /** What sends and reads calls, and those that a cart needs to be opened, priced, changed and emptied. */
  readonly http: Late<typeof firstPart>;
  /** All other calls. */
  readonly laterCalls: Late<typeof laterCalls>;
}
