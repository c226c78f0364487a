import type { CartEvent } from '../session/event.ts';
import { filter, take, type Observable } from 'rxjs';
import type { Deps } from './deps.ts';

export const onceOpened = ({ events }: Deps): Observable<CartEvent> =>
  events.pipe(
    filter(({ type }) => type === 'CartOpened' || type === 'CartResumed'),
    take(1),
  );
