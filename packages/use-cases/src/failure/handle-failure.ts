import type { ApiError } from '@baguni/domain';
import { catchError, defer, EMPTY, of, switchMap, type Observable } from 'rxjs';
import type { Deps, FailureFacts, FailureHandler, FailurePorts } from '../deps/deps.ts';
import { alert } from '../flow/ask.ts';
import { messageOf } from '../flow/errors.ts';

/** All that can be said while the handler cannot be loaded, e.g. because there is no network at all. */
const withoutHandler: FailureHandler = ({ shopper }, { kind }, { origin, otherwise = 'TEMPORARY-PROBLEM' }) =>
  origin === 'Act' || origin === undefined
    ? alert(shopper, messageOf(kind === 'Network' ? 'NO-CONNECTION' : otherwise))
    : EMPTY;

/**
 * What the shopper sees of a failed call, and where it leads (ER-03..ER-06, ER-08): the one way in which every use case
 * that fails goes on. It emits nothing.
 */
export const handleFailure = (
  deps: FailurePorts & Pick<Deps, 'parts'>,
  error: ApiError,
  facts: FailureFacts = {},
): Observable<never> =>
  defer(deps.parts.failureHandler).pipe(
    catchError(() => of(withoutHandler)),
    switchMap((handle) => handle(deps, error, facts)),
  );
