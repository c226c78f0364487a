import type { ApiError, FailureOrigin, MessageKey, Reread } from '@baguni/domain';
import { catchError, EMPTY, of, switchMap, type Observable } from 'rxjs';
import { alert } from './ask.ts';
import type { Deps } from './deps.ts';
import { messageOf } from './errors.ts';
import { inTime } from './in-time.ts';

/** What is known of a failure besides its error. */
export interface FailureFacts {
  /** Default: the shopper acted. */
  readonly origin?: FailureOrigin;
  /** What the call says where nobody else has words for it. */
  readonly otherwise?: MessageKey;
  /** Said in passing, instead of what the failure asks for. */
  readonly inPassing?: MessageKey;
  /** Whether the cart was read again since; undefined: nobody tried. */
  readonly reread?: Reread | undefined;
}

/** What a failure is carried out by. */
export type Way = Pick<Deps, 'page' | 'shopper' | 'log' | 'state' | 'unhandled' | 'readAgain'>;

/** The handling of failures. */
export type HandleFailure = (way: Way, error: ApiError, facts: FailureFacts) => Observable<never>;

/** Loads the handling: no cart waits for it, and few need it. */
export const loadHandling = async (): Promise<HandleFailure> => (await import('./handle-failure.ts')).handleFailure;

/** Without the handling, e.g. because the network is gone altogether, only this can be said. */
const unjudged: HandleFailure = ({ shopper }, { kind }, { origin, otherwise = 'TEMPORARY-PROBLEM' }) =>
  origin === 'Act' || origin === undefined
    ? alert(shopper, messageOf(kind === 'Network' ? 'NO-CONNECTION' : otherwise))
    : EMPTY;

/**
 * What the shopper sees of a failed call, and where it leads (ER-03..ER-06, ER-08): the one way in which every use case
 * that fails goes on. It emits nothing.
 */
export const afterFailure = (
  deps: Way & Pick<Deps, 'handling'>,
  error: ApiError,
  facts: FailureFacts = {},
): Observable<never> =>
  inTime(deps.handling).pipe(
    catchError(() => of(unjudged)),
    switchMap((handle) => handle(deps, error, facts)),
  );
