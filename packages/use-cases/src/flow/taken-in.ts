import type { Session } from '../session/session.ts';
import { payableOf } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { Shopper } from '../ports/shopper.ts';
import { concat, defer, EMPTY, of, type Observable } from 'rxjs';
import { notify } from './ask.ts';
import { messageOf } from './errors.ts';

/** The shopper to notify, and the current cart. */
interface Told {
  readonly state: () => Session;
  readonly shopper: Shopper;
}

/** Applies an answer and notifies the shopper if the visible total changes. */
export const takenIn = (deps: Told, answer: CartEvent): Observable<CartEvent> =>
  defer(() => {
    const shown = payableOf(deps.state().cart);
    const differs = (): boolean => payableOf(deps.state().cart) !== shown;
    return concat(
      of(answer),
      defer(() => (differs() ? notify(deps.shopper, messageOf('PRICE-CHANGED')) : EMPTY)),
    );
  });
