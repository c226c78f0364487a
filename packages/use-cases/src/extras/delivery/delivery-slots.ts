import type { Session } from '../../session/session.ts';
import {
  addressNoOf,
  freshBranchOf,
  slotsAt,
  slotsOfKeys,
  type DeliverySlot,
  type FreshDelivery,
  type KeptSlots,
  type SlotKey,
} from '@baguni/domain';
import type { CartEvent } from '../../session/event.ts';
import type { SlotMemory } from '../../ports/delivery-slots.ts';
import { either as E, option as O } from 'fp-ts';
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  startWith,
  switchMap,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import type { Deps, UseCase } from '../../deps/deps.ts';
import { alert, askReported } from '../../flow/ask.ts';
import { messageOf } from '../../flow/errors.ts';
import { sendFirstReqOnly } from '../../flow/flow.ts';
import { ignoringErrors } from '../../flow/ignoring-errors.ts';
import { ofType } from '../../flow/of-type.ts';
import type { ExtrasPorts } from '../extras-ports.ts';
import { onceOpened } from '../once-opened.ts';

/** How often it is looked whether a cut-off is over, in ms. */
const LOOK_MS = 60_000;

type SlotPorts = Pick<ExtrasPorts, 'deliverySlots' | 'slotMemory'>;

const keysOf = (slots: readonly DeliverySlot[]): readonly SlotKey[] => slots.map(({ slotKey }) => slotKey);

const read = (delivery: FreshDelivery): CartEvent => ({
  type: 'ExtrasRead',
  extras: { delivery },
});

/** What delivery times depend on: who brings what, by which service, and where to. */
const placeOf = (state: Session): string => {
  const branches = state.cart.units.flatMap((unit) => {
    const branch = freshBranchOf(unit);
    return O.isSome(branch) ? [`${branch.value.branchCode} ${branch.value.branchServiceTypes.join('+')}`] : [];
  });
  return branches.length === 0 ? '' : JSON.stringify([addressNoOf(state.cart), ...new Set(branches.toSorted())]);
};

/** Something happened after which times may be taken: the layer opens, or an order was refused. */
const isReasonToAsk = (event: CartEvent): boolean =>
  event.type === 'CheckoutFailed' || (event.type === 'SideLayerOpened' && event.layer === 'DeliveryDate');

/** A memory that knows what it was told as long as the page stands, also where the browser keeps nothing. */
const holding = (memory: SlotMemory): SlotMemory => {
  let last: KeptSlots | undefined;
  return {
    recall: () => (last ??= memory.recall()),
    remember: (kept) => {
      last = kept;
      memory.remember(kept);
    },
  };
};

/**
 * The times as they were read, with those of the chosen that are among them. One of another address or branch, or of a
 * time that is offered no more, is given up with a word.
 */
const asRead = (deps: Deps, { slotMemory }: SlotPorts, slots: readonly DeliverySlot[]): CartEvent => {
  const state = deps.state();
  const addressNo = addressNoOf(state.cart);
  const kept = slotMemory.recall();
  const chosen = kept.addressNo === addressNo ? keysOf(slotsOfKeys(slots, kept.slotKeys)) : [];
  const isDropped = chosen.length < kept.slotKeys.length;
  if (isDropped) slotMemory.remember({ addressNo, slotKeys: chosen });
  return read({ slots, chosen, isDropped: isDropped || (state.cart.delivery?.isDropped ?? false) });
};

/** The times in the state, as the clock leaves them. */
const asTimeGoes = (deps: Deps): Observable<CartEvent> =>
  timer(LOOK_MS, LOOK_MS).pipe(
    switchMap(() => {
      const { delivery } = deps.state().cart;
      if (!delivery) return EMPTY;
      const slots = slotsAt(delivery.slots, deps.clock.now());
      return slots.every(({ state }, i) => state === delivery.slots[i]?.state)
        ? EMPTY
        : of(read({ ...delivery, slots }));
    }),
  );

/** A failure is silent: what is known stays (ER-08). */
const ask = (deps: Deps, { deliverySlots: server }: SlotPorts): Observable<readonly DeliverySlot[] | undefined> =>
  askReported(deps.log, server.getDeliverySlots()).pipe(
    map((answer) => (E.isRight(answer) ? slotsAt(answer.right.slots, deps.clock.now()) : undefined)),
  );

/** Nothing is brought by a branch: no times are known. */
const withoutSlots = (deps: Deps): Observable<CartEvent> =>
  deps.state().cart.delivery ? of(read({ slots: [], chosen: [], isDropped: false })) : EMPTY;

/** A cart that opens without anything that a branch brings, as after an order, forgets what was chosen for it. */
const forgetOnceOrdered = (deps: Deps, { slotMemory }: SlotPorts): Observable<never> =>
  onceOpened(deps).pipe(
    filter(() => placeOf(deps.state()) === '' && slotMemory.recall().slotKeys.length > 0),
    tap(() => slotMemory.remember({ addressNo: addressNoOf(deps.state().cart), slotKeys: [] })),
    ignoreElements(),
  );

const readSlots = (deps: Deps, ports: SlotPorts): Observable<CartEvent> =>
  ask(deps, ports).pipe(switchMap((slots) => (slots ? of(asRead(deps, ports, slots)) : EMPTY)));

/** Reads when branches bring what the cart holds, anew where that depends on something else, and as time goes (LY-09). */
const followSlots = (deps: Deps, ports: SlotPorts): Observable<CartEvent> => {
  const places = deps.events.pipe(
    startWith(undefined),
    filter(() => deps.state().load === 'Loaded'),
    map(() => placeOf(deps.state())),
    distinctUntilChanged(),
  );
  const reasons = deps.events.pipe(
    filter(isReasonToAsk),
    map(() => placeOf(deps.state())),
  );
  return merge(places, reasons).pipe(
    // what was chosen is not given up with the last thing that a branch brings: it may come back
    switchMap((place) => (place === '' ? withoutSlots(deps) : readSlots(deps, ports))),
  );
};

/** Keeps what was chosen if the server offers it still; else says so, and shows what there is. */
const choose = (deps: Deps, ports: SlotPorts, keys: readonly SlotKey[]): Observable<CartEvent> =>
  ask(deps, ports).pipe(
    switchMap((answer): Observable<CartEvent> => {
      const slots = answer ?? deps.state().cart.delivery?.slots ?? [];
      const chosen = slotsOfKeys(slots, keys).filter(({ state }) => state === 'Open');
      if (chosen.length < keys.length)
        return concat(of(asRead(deps, ports, slots)), alert(deps.shopper, messageOf('CART-BR7-31')));
      return defer(() => {
        ports.slotMemory.remember({ addressNo: addressNoOf(deps.state().cart), slotKeys: keysOf(chosen) });
        return of<CartEvent[]>(read({ slots, chosen: keysOf(chosen), isDropped: false }), { type: 'SideLayerClosed' });
      });
    }),
  );

/** When SmileFresh branches bring: what they offer, and what the shopper chooses of it (LY-09). */
export const deliverySlots =
  ({ slotMemory, ...rest }: SlotPorts): UseCase =>
  (deps) =>
  (commands) => {
    const ports = { ...rest, slotMemory: holding(slotMemory) };
    return merge(
      forgetOnceOrdered(deps, ports),
      ignoringErrors(deps, followSlots(deps, ports)),
      ignoringErrors(deps, asTimeGoes(deps)),
      commands.pipe(
        ofType('ChooseDeliverySlots'),
        sendFirstReqOnly(({ slotKeys }) => choose(deps, ports, slotKeys)),
      ),
    );
  };
