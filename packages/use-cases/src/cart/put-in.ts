import {
  type AddCartRequest,
  type ApiError,
  type CartUnit,
  type CartUnitId,
  isUnknownOutcome,
} from '@baguni/domain/internal';
import type { AddCartReply } from '@baguni/contract';
import { either as E } from 'fp-ts';
import { map, type Observable, of, switchMap } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import { askPriced, type Wanted } from '../flow/ask-priced.ts';
import type { Deps } from '../flow/deps.ts';
import { reread } from '../flow/handle-failure.ts';
import type { Reread } from '../session/failure-notices.ts';
import { grownUnit } from './find-unit.ts';

/** Returns the choice of a unit, without measurements and custom texts. */
export const choiceOf = ({ item: { itemNo, options, additions }, quantity }: CartUnit): AddCartRequest => ({
  itemNo,
  quantity,
  optionNos: options.filter(({ optionType }) => optionType === 'Combination').map(({ optionNo }) => optionNo),
  additions: additions.map(({ additionNo, quantity: pieces }) => ({ additionNo, quantity: pieces })),
});

type PutIn = Pick<AddCartReply, 'cartUnitId'>;

export interface NotPutIn {
  readonly error: ApiError;
  /** The result of a reload, which follows an unknown outcome only. */
  readonly reread?: Reread;
}

/** Sends an addition; with `wanted`, its answer also contains the data that the page shows next. */
export const addedBy = (deps: Deps, request: AddCartRequest, wanted?: Wanted): Observable<E.Either<ApiError, PutIn>> =>
  wanted ? askPriced(deps, deps.server.addCart, request, wanted) : askReported(deps.log, deps.server.addCart(request));

/** Adds an item by a call, and returns its unit. After an unknown outcome it reloads the cart to find out. */
export const putIn = (
  deps: Deps,
  request: AddCartRequest,
  call: Observable<E.Either<ApiError, PutIn>> = addedBy(deps, request),
): Observable<E.Either<NotPutIn, CartUnitId>> =>
  call.pipe(
    switchMap((answer): Observable<E.Either<NotPutIn, CartUnitId>> => {
      if (E.isRight(answer)) return of(E.right(answer.right.cartUnitId));
      const error = answer.left;
      if (!isUnknownOutcome(error)) return of(E.left({ error }));
      const before = deps.state().cart.units;
      return reread(deps).pipe(
        map((known) => {
          const grown = known === 'Read' ? grownUnit(before, deps.state().cart.units, request) : undefined;
          return grown ? E.right(grown.cartUnitId) : E.left({ error, reread: known });
        }),
      );
    }),
  );
