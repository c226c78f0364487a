import type { CartEvent } from './event.ts';
import type { Session } from './session.ts';

export interface Transition {
  readonly event: CartEvent;
  readonly state: Session;
}

/** A replayable session: folding the events over the base gives its state. */
export interface EventLog {
  readonly base: Session;
  readonly events: readonly CartEvent[];
}
