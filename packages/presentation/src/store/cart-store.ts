import type { CartEvent, Command, EventLog, Session, Transition } from '@baguni/use-cases';
import { makeAutoObservable, observableRef } from 'mobx';

/** How many events a log keeps. */
export const EVENT_LOG_SIZE = 500;
/** How many of them are dropped at once. */
export const EVENT_BLOCK_SIZE = 20;

/** Events in a row, and the state before them: of all states a page has had only one a block is kept. */
interface Block {
  readonly base: Session;
  readonly events: CartEvent[];
}

/** The one store of a page: observes the state by reference, forwards commands, keeps what happened. It holds no rule. */
export class CartStore {
  state: Session;
  readonly #blocks: Block[];
  readonly #forward: (command: Command) => void;

  /** @param forward passes a command to the use cases; what happens comes back by `dispatch` */
  constructor(initial: Session, forward: (command: Command) => void = () => undefined) {
    this.state = initial;
    this.#blocks = [{ base: initial, events: [] }];
    this.#forward = forward;
    makeAutoObservable(this, { state: observableRef, eventLog: false, send: false }, { autoBind: true });
  }

  /** Something happened: the state after it is taken over as it is. */
  dispatch({ event, state }: Transition): void {
    this.#keep(event);
    this.state = state;
  }

  #keep(event: CartEvent): void {
    const last = this.#blocks.at(-1);
    if (last && last.events.length < EVENT_BLOCK_SIZE) last.events.push(event);
    else this.#blocks.push({ base: this.state, events: [event] });
    if (this.#blocks.length > EVENT_LOG_SIZE / EVENT_BLOCK_SIZE) this.#blocks.shift();
  }

  /** The shopper wants something. Can be handed on without its store. */
  readonly send = (command: Command): void => this.#forward(command);

  /** The last events, at most `EVENT_LOG_SIZE`, to be replayed elsewhere. */
  eventLog(): EventLog {
    return { base: this.#blocks[0]?.base ?? this.state, events: this.#blocks.flatMap(({ events }) => events) };
  }
}
