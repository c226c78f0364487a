import type { CartState, Command, EventLog, Transition } from '@baguni/domain';
import { makeAutoObservable, observableRef } from 'mobx';

/** How many events a log keeps. */
export const EVENT_LOG_SIZE = 500;

/** The one store of a page: observes the state by reference, forwards commands, keeps what happened. It holds no rule. */
export class CartStore {
  state: CartState;
  #base: CartState;
  #log: Transition[] = [];
  readonly #forward: (command: Command) => void;

  /** @param forward passes a command to the use cases; what happens comes back by `dispatch` */
  constructor(initial: CartState, forward: (command: Command) => void = () => undefined) {
    this.state = initial;
    this.#base = initial;
    this.#forward = forward;
    makeAutoObservable(this, { state: observableRef, eventLog: false, send: false }, { autoBind: true });
  }

  /** Something happened: the state after it is taken over as it is. */
  dispatch(transition: Transition): void {
    this.state = transition.state;
    this.#log.push(transition);
    const dropped = this.#log.length > EVENT_LOG_SIZE ? this.#log.shift() : undefined;
    if (dropped) this.#base = dropped.state;
  }

  /** The shopper wants something. Can be handed on without its store. */
  readonly send = (command: Command): void => this.#forward(command);

  /** The last events, at most `EVENT_LOG_SIZE`, to be replayed elsewhere. */
  eventLog(): EventLog {
    return { base: this.#base, events: this.#log.map(({ event }) => event) };
  }
}
