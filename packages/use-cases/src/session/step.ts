import type { Cart } from '@baguni/domain';
import type { EventOf, CartEventType } from './event.ts';
import { changeCart, type Session } from './session.ts';

/** The session after one kind of event. */
export type Step<T extends CartEventType> = (session: Session, event: EventOf<T>) => Session;

/** Makes a step of a change of the cart alone. */
export const inCart =
  <E>(change: (cart: Cart, event: E) => Cart) =>
  (session: Session, event: E): Session =>
    changeCart(session, (cart) => change(cart, event));
