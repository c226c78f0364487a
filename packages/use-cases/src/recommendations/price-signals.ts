import { featuresOf, signalUnits } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { either as E } from 'fp-ts';
import { defer, EMPTY, mergeMap, of, switchMap, type Observable } from 'rxjs';
import type { Deps, UseCase } from '../flow/deps.ts';
import { askReported } from '../flow/ask.ts';
import { onceOpened } from '../flow/flow.ts';

const signalsRead = (deps: Deps): Observable<CartEvent> =>
  defer(() => {
    const { storefront, units } = deps.state().cart;
    const cartUnitIds = signalUnits(units);
    if (!featuresOf(storefront).priceSignals || cartUnitIds.length === 0) return EMPTY;
    return askReported(deps.log, deps.server.postSignalItems({ cartUnitIds })).pipe(
      mergeMap((answer): Observable<CartEvent> => {
        if (E.isLeft(answer) || answer.right.signals.length === 0) return EMPTY;
        return of({ type: 'ExtrasRead', extras: { signals: answer.right.signals } });
      }),
    );
  });

export const priceSignals: UseCase = (deps) => () => onceOpened(deps).pipe(switchMap(() => signalsRead(deps)));
