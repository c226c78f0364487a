import { unitsById, type AddCartRequest, type CartEvent, type CartUnitId } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, ignoreElements, switchMap, type Observable } from 'rxjs';
import { afterFailure } from '../after-failure.ts';
import { askReported, confirmed } from '../ask.ts';
import type { Deps, UseCase } from '../deps.ts';
import { mustReadAgain } from '../errors.ts';
import { sendFirstReqOnly } from '../flow.ts';
import { ofType } from '../of-type.ts';

/** The shopper is told what was put in, and goes on shopping or stays (LY-01). */
const told = (deps: Deps, id: CartUnitId): Observable<never> => {
  const unit = unitsById(deps.state().units).get(id);
  if (!unit) return EMPTY;
  return confirmed(deps.shopper.confirm({ type: 'AddedToCart', unit })).pipe(
    switchMap((goesOn) => {
      if (goesOn) deps.page.goHome();
      return EMPTY;
    }),
  );
};

const readAgain = (deps: Deps): Observable<never> => deps.readAgain.pipe(ignoreElements());

const put = (deps: Deps, request: AddCartRequest): Observable<CartEvent> =>
  askReported(deps.log, deps.server.addCart(request)).pipe(
    switchMap((answer) =>
      E.isRight(answer)
        ? concat(
            readAgain(deps),
            defer(() => told(deps, answer.right.cartUnitId)),
          )
        : concat(
            mustReadAgain(answer.left) ? readAgain(deps) : EMPTY,
            defer(() => afterFailure(deps, answer.left)),
          ),
    ),
  );

/** Puts an item into the cart and shows the cart with it; taps that come meanwhile count as one (CM-06, RC-04). */
export const addToCart: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('AddToCart'),
    sendFirstReqOnly(({ item }) => put(deps, item)),
  );
