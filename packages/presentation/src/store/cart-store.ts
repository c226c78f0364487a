import { evolve, type CartEvent, type CartState, type Command } from '@baguni/domain';
import { makeAutoObservable, observableRef } from 'mobx';

/** How many events a log keeps. */
export const EVENT_LOG_SIZE = 500;

/** What a session can be replayed from: `replay(base, events)` is its state (house: State is a fold over events). */
export interface EventLog {
  /** The state before the first of the events that are kept. */
  readonly base: CartState;
  /** The last events, oldest first; at most `EVENT_LOG_SIZE`. */
  readonly events: readonly CartEvent[];
}

/** The one store of a page: observes the state by reference, forwards commands, keeps what happened. It holds no rule. */
export class CartStore {
  state: CartState;
  #base: CartState;
  #events: CartEvent[] = [];
  readonly #forward: (command: Command) => void;

  /** @param forward hands a command to the use cases; what happens comes back by `dispatch` */
  constructor(initial: CartState, forward: (command: Command) => void = () => undefined) {
    this.state = initial;
    this.#base = initial;
    this.#forward = forward;
    makeAutoObservable(this, { state: observableRef, eventLog: false, send: false }, { autoBind: true });
  }

  /** Something happened: the state is folded on. */
  dispatch(event: CartEvent): void {
    this.state = evolve(this.state, event);
    this.#events.push(event);
    const dropped = this.#events.length > EVENT_LOG_SIZE ? this.#events.shift() : undefined;
    if (dropped) this.#base = evolve(this.#base, dropped);
  }

  /** The shopper wants something. Can be handed on without its store. */
  readonly send = (command: Command): void => this.#forward(command);

  /** What happened so far, to be replayed elsewhere. */
  eventLog(): EventLog {
    return { base: this.#base, events: [...this.#events] };
  }
}
