import type { ApiError, InitialCart } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';

/** A loaded cart and the notices to show once it is open. */
export interface LoadedCart {
  readonly initial: InitialCart;
  readonly telling: Observable<CartEvent>;
}

export type Loading<A> = Promise<Either<ApiError, A>>;
