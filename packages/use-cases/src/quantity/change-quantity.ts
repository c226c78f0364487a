import type { CartUnitId, ChangeCheck } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { CommandOf } from '../session/command.ts';
import { either as E } from 'fp-ts';
import type { Either } from 'fp-ts/Either';
import { connect, defer, filter, map, merge, type Observable } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ofType, oneAtATime, sendFirstReqOnlyPer } from '../flow/flow.ts';
import { serializeLatestPer } from '../flow/serialize-latest-per.ts';
import { judgeQuantity } from './judge-quantity.ts';
import { saveQuantity } from './save-quantity.ts';
import { pendingSaves, type QuantityRequest } from './pending-saves.ts';

/** Debounce time of waiting requests, in ms. Twenty quick presses become two calls (QT-06). */
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
 * Changes a unit's quantity and shows it as pending at once.
 * One request of the cart runs at a time, so that versions never conflict. Only the newest waiting request is sent.
 * The answer of an overtaken save is hidden; it is the fallback if the next save fails.
 * @param check judges a quantity before it is sent, as on the server
 */
export const changeQuantityWith =
  (check: Pick<ChangeCheck, 'quantity'>): UseCase =>
  (deps) =>
  (commands) =>
    defer(() => {
      const pending = pendingSaves();
      return commands.pipe(
        ofType('ChangeQuantity'),
        // during a question, Enter and the following blur are one request
        sendFirstReqOnlyPer(unitOf, judgeQuantity(deps, check, pending)),
        connect((judged) =>
          merge(
            judged.pipe(map(E.match((refused): CartEvent => refused, started))),
            requestsIn(judged).pipe(serializeLatestPer(unitOf, saveQuantity(deps, pending, oneAtATime()), PAUSE_MS)),
          ),
        ),
      );
    });
