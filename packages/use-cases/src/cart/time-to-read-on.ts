import { isUnknownOutcome, type ApiError } from '@baguni/domain';
import { EMPTY, timer, type Observable } from 'rxjs';

/** Retry interval of a lost read, in ms. */
const LOST_READ_MS = 3_000;

/** Emits the retries of a lost read. A refusal is not retried. */
export const timeToReadOn = (error: ApiError): Observable<unknown> =>
  isUnknownOutcome(error) ? timer(LOST_READ_MS) : EMPTY;
