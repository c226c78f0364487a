import { isUnknownOutcome, type ApiError } from '@baguni/domain';
import { EMPTY, timer, type Observable } from 'rxjs';

/** A read that was lost is made again so much later, in ms, until one comes: what is shown may be old as long as that. */
const LOST_READ_MS = 3_000;

/** After a lost read the page reads on until it shows the server's cart (QT-06); a refusal would be refused again. */
export const timeToReadOn = (error: ApiError): Observable<unknown> =>
  isUnknownOutcome(error) ? timer(LOST_READ_MS) : EMPTY;
