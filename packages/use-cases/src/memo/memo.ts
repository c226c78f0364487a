import { isMemo, memoOf } from '@baguni/domain/internal';
import type { CartEvent } from '../session/event.ts';
import { EMPTY, merge, of, switchMap, type Observable } from 'rxjs';
import type { FeatureDeps, UseCase } from '../flow/deps.ts';
import { ofType, onceOpened } from '../flow/flow.ts';

export const memo: UseCase<FeatureDeps> = (deps) => (commands) =>
  merge(
    onceOpened(deps).pipe(
      switchMap((): Observable<CartEvent> => {
        const remembered = deps.memos.recall();
        return remembered === '' ? EMPTY : of({ type: 'ExtrasRead', extras: { memo: remembered } });
      }),
    ),
    commands.pipe(
      ofType('SaveMemo'),
      switchMap(({ text }): Observable<CartEvent> => {
        const written = memoOf(text);
        if (!isMemo(written)) return EMPTY;
        deps.memos.remember(written);
        return of<CartEvent[]>({ type: 'ExtrasRead', extras: { memo: written } }, { type: 'SideLayerClosed' });
      }),
    ),
  );
