import type { Session } from '../session/session.ts';
import { payableOf } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { Shopper } from '../ports/shopper.ts';
import { concat, defer, EMPTY, of, type Observable } from 'rxjs';
import { notify } from './ask.ts';
import { messageOf } from './errors.ts';

/** Who is told, and the cart as it is by then. */
interface Told {
  readonly state: () => Session;
  readonly shopper: Shopper;
}

/** Takes an answer in, and tells the shopper when the total is another than the page has shown. */
export const takenIn = (deps: Told, answer: CartEvent): Observable<CartEvent> =>
  defer(() => {
    const shown = payableOf(deps.state().cart);
    const differs = (): boolean => payableOf(deps.state().cart) !== shown;
    return concat(
      of(answer),
      defer(() => (differs() ? notify(deps.shopper, messageOf('PRICE-CHANGED')) : EMPTY)),
    );
  });
