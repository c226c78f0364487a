import type { CartEventType, EventOf } from '../state/event.ts';
import type { CartState } from '../state/state.ts';

/** What one kind of event makes of a state. */
export type Step<T extends CartEventType> = (state: CartState, event: EventOf<T>) => CartState;
