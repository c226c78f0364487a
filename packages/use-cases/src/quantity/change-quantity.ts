import type { CartEvent, CartUnitId, CommandOf } from '@baguni/domain';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { connect, defer, filter, map, merge, type Observable } from 'rxjs';
import type { UseCase } from '../deps/deps.ts';
import { sendFirstReqOnlyPer, takeLastResOnlyPer } from '../flow/flow.ts';
import { ofType } from '../flow/of-type.ts';
import { judgeQuantity } from './judge-quantity.ts';
import { saveQuantity } from './save-quantity.ts';
import { underWay, type Wish } from './pending-saves.ts';

const started = ({ cartUnitId, quantity }: Wish): CartEvent => ({
  type: 'QuantityChangeStarted',
  cartUnitId,
  quantity,
});

const unitOf = ({ cartUnitId }: Wish | CommandOf<'ChangeQuantity'>): CartUnitId => cartUnitId;

const wishesIn = (judged: Observable<Either<CartEvent, Wish>>): Observable<Wish> =>
  judged.pipe(
    filter(E.isRight),
    map(({ right }) => right),
  );

/**
 * Changes a unit's quantity (QT-03..QT-06, QT-08). Each wish is judged when it is uttered, and shown at once as being
 * saved. Saves of one unit go one after another and only the newest waiting wish is sent (`takeLastResOnlyPer`): each
 * carries the unit version that the one before has brought, so a shopper who is faster than the server never meets a
 * version conflict with themselves. The answer of an overtaken save is not shown; it lends its version and is kept for
 * the case that what follows fails. Units do not wait for each other.
 */
export const changeQuantity: UseCase = (deps) => (commands) =>
  defer(() => {
    const lanes = underWay();
    return commands.pipe(
      ofType('ChangeQuantity'),
      // while the shopper is being asked, Enter and the blur that follows it are one wish
      sendFirstReqOnlyPer(unitOf, judgeQuantity(deps, lanes)),
      connect((judged) =>
        merge(
          judged.pipe(map(E.match((refused): CartEvent => refused, started))),
          wishesIn(judged).pipe(takeLastResOnlyPer(unitOf, saveQuantity(deps, lanes))),
        ),
      ),
    );
  });
