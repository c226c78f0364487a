import type { CartEvent, Command, EventLog, Session, Transition } from '@baguni/use-cases';
import { makeAutoObservable, observableRef } from 'mobx';

export const EVENT_LOG_SIZE = 500;
/** Number of events that are dropped at once. */
export const EVENT_BLOCK_SIZE = 20;

/** A block of events with its initial state. The log keeps one state per block. */
interface Block {
  readonly base: Session;
  readonly events: CartEvent[];
}

/** Store of a page: observes the state by reference, forwards commands, logs events. It contains no rules. */
export class CartStore {
  state: Session;
  readonly #blocks: Block[];
  readonly #forward: (command: Command) => void;

  /** @param forward passes a command to the use cases; events return through `dispatch` */
  constructor(initial: Session, forward: (command: Command) => void = () => undefined) {
    this.state = initial;
    this.#blocks = [{ base: initial, events: [] }];
    this.#forward = forward;
    makeAutoObservable(this, { state: observableRef, eventLog: false, send: false }, { autoBind: true });
  }

  /** Stores the state of an event. */
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

  /** Forwards a command. Can be detached from its store. */
  readonly send = (command: Command): void => this.#forward(command);

  /** Returns the last events, at most `EVENT_LOG_SIZE`, for replay. */
  eventLog(): EventLog {
    return { base: this.#blocks[0]?.base ?? this.state, events: this.#blocks.flatMap(({ events }) => events) };
  }
}
