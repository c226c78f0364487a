import type { ApiError, CartRead } from '@baguni/domain';
import type { Reread } from '../session/notices.ts';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { defer, map, switchMap, type Observable } from 'rxjs';
import type { Deps } from './deps.ts';
import { mustReadAgain } from './errors.ts';

const rereadOf = (read: Either<ApiError, CartRead>): Reread => (E.isRight(read) ? 'Read' : { unread: read.left });

/** Reloads the cart and emits once whether that succeeded. */
export const reread = ({ readAgain }: Pick<Deps, 'readAgain'>): Observable<Reread> => readAgain.pipe(map(rereadOf));

/** Reloads the cart first if the failure leaves its content unknown. Passes the result on. */
export const readFirst = <A>(
  deps: Pick<Deps, 'readAgain'>,
  error: ApiError,
  then: (reread: Reread | undefined) => Observable<A>,
): Observable<A> => (mustReadAgain(error) ? reread(deps).pipe(switchMap(then)) : defer(() => then(undefined)));
