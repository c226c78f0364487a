import { option as O } from 'fp-ts';
import { EMPTY, merge, mergeMap, switchMap } from 'rxjs';
import type { ExtrasPorts, UseCase } from '../flow/deps.ts';
import { visitUnit } from '../cart/find-unit.ts';
import { ofType, onceOpened } from '../flow/flow.ts';

export const visits =
  ({ entry: { signalCartUnitId } }: ExtrasPorts): UseCase =>
  (deps) =>
  (commands) =>
    merge(
      onceOpened(deps).pipe(
        switchMap(() => (O.isSome(signalCartUnitId) ? visitUnit(deps, signalCartUnitId.value, 'Signal') : EMPTY)),
      ),
      commands.pipe(
        ofType('VisitUnit'),
        mergeMap(({ cartUnitId, reason }) => visitUnit(deps, cartUnitId, reason ?? 'PriceChange')),
      ),
    );
