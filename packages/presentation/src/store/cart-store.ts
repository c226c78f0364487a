import type { CartEvent, Command, EventLog, Session, Transition } from '@baguni/use-cases';
import { makeAutoObservable, observableRef, transaction } from 'mobx';
import type { ItemGroup, SellerGroup, ShippingGroup } from '@baguni/domain/internal';

export const EVENT_LOG_SIZE = 500;
/** Number of events that are dropped at once. */
export const EVENT_BLOCK_SIZE = 20;

/** A block of events with its initial state. The log keeps one state per block. */
interface Block {
  readonly base: Session;
  readonly events: CartEvent[];
}

/** The session that views read. */
export interface Current {
  readonly state: Session;
  /** The session for views that may change after the next paint: content off screen, blockers and offers. */
  readonly settled?: Current;
}

/** Runs work after the next paint. */
export type AfterPaint = (work: () => void) => void;

/** Store of a page: observes the state by reference, forwards commands, logs events. It contains no rules. */
export class CartStore {
  state: Session;
  readonly settled: CartStore;
  readonly #blocks: Block[];
  readonly #forward: (command: Command) => void;
  readonly #afterPaint: AfterPaint;

  /**
   * @param forward passes a command to the use cases; events return through `dispatch`
   * @param afterPaint delays the settled state; without it, the store is its own settled store
   */
  constructor(initial: Session, forward: (command: Command) => void = () => undefined, afterPaint?: AfterPaint) {
    this.state = initial;
    this.settled = afterPaint ? new CartStore(initial) : this;
    this.#afterPaint = afterPaint ?? (() => undefined);
    this.#blocks = [{ base: initial, events: [] }];
    this.#forward = forward;
    const plain = { eventLog: false, send: false, together: false } as const;
    makeAutoObservable(this, { state: observableRef, ...plain }, { autoBind: true });
  }

  /** Stores the state of an event. */
  dispatch({ event, state }: Transition): void {
    this.#keep(event);
    if (state === this.state) return;
    const isWaiting = this.settled.state !== this.state;
    this.state = state;
    if (!isWaiting) this.#afterPaint(() => this.settled.follow(this));
  }

  follow({ state }: Current): void {
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

  /** Shows the events of some work together, so that views follow once. Can be detached from its store. */
  readonly together = (work: () => void): void => transaction(work);

  /** Returns the last events, at most `EVENT_LOG_SIZE`, for replay. */
  eventLog(): EventLog {
    return { base: this.#blocks[0]?.base ?? this.state, events: this.#blocks.flatMap(({ events }) => events) };
  }
}

interface IndexedShippingGroup {
  readonly group: ShippingGroup;
  readonly seller: SellerGroup;
}

export interface CartIndex {
  readonly sellerGroups: ReadonlyMap<string, SellerGroup>;
  readonly shippingGroups: ReadonlyMap<string, IndexedShippingGroup>;
  readonly itemGroups: ReadonlyMap<string, ItemGroup>;
  /** Keys of the seller groups below any window before scrolling. */
  readonly below: ReadonlySet<string>;
}

const FIRST_CARDS = 4;
const FIRST_ROWS = 9;

const belowOf = (tree: readonly SellerGroup[]): ReadonlySet<string> => {
  let rows = 0;
  const isBelow = ({ cartUnitIdList }: SellerGroup, index: number): boolean => {
    const before = rows;
    rows += cartUnitIdList.length;
    return index >= FIRST_CARDS || before >= FIRST_ROWS;
  };
  return new Set(tree.filter(isBelow).map(({ key }) => key));
};

export const indexOf = (tree: readonly SellerGroup[]): CartIndex => {
  const shippingGroups = tree.flatMap((seller) => seller.shippingGroups.map((group) => ({ group, seller })));
  return {
    sellerGroups: new Map(tree.map((seller) => [seller.key, seller])),
    shippingGroups: new Map(shippingGroups.map((indexed) => [indexed.group.key, indexed])),
    itemGroups: new Map(shippingGroups.flatMap(({ group }) => group.itemGroups.map((item) => [item.key, item]))),
    below: belowOf(tree),
  };
};

/** Dispatches events to the store first, then to the announcer. */
export const dispatchTo =
  (store: CartStore, announcer: { readonly hear: (event: CartEvent, state: Session) => void }) =>
  (transition: Transition): void => {
    store.dispatch(transition);
    announcer.hear(transition.event, transition.state);
  };
