import type { VisitServer } from '@baguni/domain';
import { askLate } from './ask-late.ts';
import type { HttpDeps } from './deps.ts';
import type { HttpParts } from './http-parts.ts';

/** Visits over HTTP (RC-03): by itself, so that no cart's first calls name it. */
export const visitServer = (deps: HttpDeps, parts: HttpParts): VisitServer => ({
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the address names the call of these types
  noteVisit: askLate(deps, parts).sendLater({ method: 'POST', path: '/cart/noteVisit' }) as VisitServer['noteVisit'],
});
