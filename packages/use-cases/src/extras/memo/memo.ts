import { isMemo, memoOf } from '@baguni/domain';
import type { CartEvent } from '../../session/event.ts';
import { EMPTY, merge, of, switchMap, type Observable } from 'rxjs';
import type { UseCase } from '../../deps/deps.ts';
import { ofType } from '../../flow/of-type.ts';
import type { ExtrasPorts } from '../extras-ports.ts';
import { onceOpened } from '../once-opened.ts';

/** The memo of the order, as the tab remembers it and as the shopper writes it; one that is too long is not kept (LY-08). */
export const memo =
  ({ memos }: ExtrasPorts): UseCase =>
  (deps) =>
  (commands) =>
    merge(
      onceOpened(deps).pipe(
        switchMap((): Observable<CartEvent> => {
          const remembered = memos.recall();
          return remembered === '' ? EMPTY : of({ type: 'ExtrasRead', extras: { memo: remembered } });
        }),
      ),
      commands.pipe(
        ofType('SaveMemo'),
        switchMap(({ text }): Observable<CartEvent> => {
          const written = memoOf(text);
          if (!isMemo(written)) return EMPTY;
          memos.remember(written);
          return of<CartEvent[]>({ type: 'ExtrasRead', extras: { memo: written } }, { type: 'SideLayerClosed' });
        }),
      ),
    );
