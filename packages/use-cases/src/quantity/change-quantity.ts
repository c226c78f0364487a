import type { CartUnitId, ChangeCheck } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { CommandOf } from '../session/command.ts';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { connect, defer, filter, map, merge, type Observable } from 'rxjs';
import type { UseCase } from '../deps/deps.ts';
import { oneAtATime, sendFirstReqOnlyPer } from '../flow/flow.ts';
import { serializeLatestPer } from '../flow/serialize-latest-per.ts';
import { ofType } from '../flow/of-type.ts';
import { judgeQuantity } from './judge-quantity.ts';
import { saveQuantity } from './save-quantity.ts';
import { pendingSaves, type QuantityRequest } from './pending-saves.ts';

/** After how long without another press, in ms, what has waited is sent: twenty quick presses are two calls (QT-06). */
const PAUSE_MS = 300;

const started = ({ cartUnitId, quantity }: QuantityRequest): CartEvent => ({
  type: 'QuantityChangeStarted',
  cartUnitId,
  quantity,
});

const unitOf = ({ cartUnitId }: QuantityRequest | CommandOf<'ChangeQuantity'>): CartUnitId => cartUnitId;

const requestsIn = (judged: Observable<Either<CartEvent, QuantityRequest>>): Observable<QuantityRequest> =>
  judged.pipe(
    filter(E.isRight),
    map(({ right }) => right),
  );

/**
 * Changes a unit's quantity (QT-03..QT-06, QT-08). Each request is validated on arrival, and shown at once as being
 * saved. Saves of one unit go one after another and only the newest waiting request is sent (`serializeLatestPer`): each
 * carries the unit version that the one before has brought, so a shopper who is faster than the server never meets a
 * version conflict with themselves. The answer of an overtaken save is not shown; its version is reused, and
 * its unit is the fallback if the next save fails. One request of the cart is under way at a time: changes of one cart would
 * wait for each other at the server anyway, and the last of them brings the prices of all (SE-03).
 * @param check by which a quantity is judged before it is sent: the server’s (EN-09)
 */
export const changeQuantityWith =
  (check: Pick<ChangeCheck, 'quantity'>): UseCase =>
  (deps) =>
  (commands) =>
    defer(() => {
      const pending = pendingSaves();
      return commands.pipe(
        ofType('ChangeQuantity'),
        // while the shopper is being asked, Enter and the blur that follows it are one request
        sendFirstReqOnlyPer(unitOf, judgeQuantity(deps, check, pending)),
        connect((judged) =>
          merge(
            judged.pipe(map(E.match((refused): CartEvent => refused, started))),
            requestsIn(judged).pipe(serializeLatestPer(unitOf, saveQuantity(deps, pending, oneAtATime()), PAUSE_MS)),
          ),
        ),
      );
    });
