import type { ApiError, InitialCart } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';

/** A cart as it was read, and what is to be told of the way there once it is open. */
export interface LoadedCart {
  readonly initial: InitialCart;
  readonly telling: Observable<CartEvent>;
}

/** A cart as far as the load has come, or why it came no further. */
export type Loading<A> = Promise<Either<ApiError, A>>;
