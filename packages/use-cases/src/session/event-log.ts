import type { CartEvent } from './event.ts';
import type { Session } from './session.ts';

/** An event and the state after it. */
export interface Transition {
  /** What happened. */
  readonly event: CartEvent;
  /** The State after it. */
  readonly state: Session;
}

/** What a session can be replayed from: folding the events over the base gives its state. */
export interface EventLog {
  /** The state before the first of the events. */
  readonly base: Session;
  /** Oldest first. */
  readonly events: readonly CartEvent[];
}
