import type { TransPolicyItem, TransPolicyRequest } from '@baguni/contract';
import {
  noFlags,
  addressNoOf,
  arrivalsAt,
  type DeliverySlot,
  freshBranchOf,
  type FreshDelivery,
  isOverseaCountry,
  type KeptSlots,
  type SlotKey,
  slotsAt,
  slotsOfKeys,
  type TransPolicy,
  type GatewayMessage,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import {
  combineLatest,
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  Observable,
  of,
  startWith,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { alert, askReported, ignoringErrors } from '../flow/ask.ts';
import type { Deps, FeatureDeps, Follower, UseCase } from '../flow/deps.ts';
import { ofType, onceOpened, sendFor } from '../flow/flow.ts';
import type { SlotMemory } from '../ports/memories.ts';
import type { Command, CommandOf } from '../session/command.ts';
import { type CartEvent, extrasRead } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';
import type { Session } from '../session/session.ts';

/** Interval between checks of the cut-off and of the remaining time, in ms. */
const LOOK_MS = 60_000;

const itemsOf = ({ cart: { units } }: Session): readonly TransPolicyItem[] => {
  const items = new Map<string, TransPolicyItem>();
  for (const { item, cartUnitType } of units) {
    const { itemNo, transPolicyNo = '', flags = noFlags } = item;
    const { isFasterDelivery } = flags;
    const isSmileDelivery = flags.isSmileDelivery || cartUnitType === 'SmileDelivery';
    if (transPolicyNo !== '' || isSmileDelivery || isFasterDelivery)
      items.set(itemNo, { itemNo, transPolicyNo, isSmileDelivery, isFasterDelivery });
  }
  return [...items.values()];
};

const requestOf = (state: Session): TransPolicyRequest => {
  const { destination, buyer, storefront } = state.cart;
  const zipCode = destination.address?.zipCode ?? '';
  return {
    appType: storefront.app?.appType ?? 'None',
    isSmileClub: buyer.isSmileClub,
    zipCode,
    requests: zipCode === '' ? [] : itemsOf(state),
  };
};

const sameText = <A>(one: A, other: A): boolean => JSON.stringify(one) === JSON.stringify(other);

/** True if the known arrivals answer this request, e.g. after a deletion. */
const isAnsweredBy = (
  { requests: known, ...before }: TransPolicyRequest,
  { requests, ...now }: TransPolicyRequest,
): boolean => {
  const items = new Set(known.map((item) => JSON.stringify(item)));
  return sameText(before, now) && requests.every((item) => items.has(JSON.stringify(item)));
};

/** Sends no request if no arrival can be known. A failure is silent. */
const readPolicies = ({ server, log }: Deps, request: TransPolicyRequest): Observable<readonly TransPolicy[]> =>
  request.requests.length === 0
    ? of([])
    : askReported(log, server.getStarDeliveryTransPolicy(request)).pipe(
        map((answer) => (E.isRight(answer) ? answer.right.transPolicies : [])),
      );

/** Emits the loaded session, and again when its units, buyer or destination change. */
const deliveries = ({ events, state }: Pick<Deps, 'events' | 'state'>): Observable<Session> =>
  events.pipe(
    startWith(undefined),
    map(state),
    filter(({ load }) => load === 'Loaded'),
    distinctUntilChanged(
      ({ cart: one }, { cart: other }) =>
        one.units === other.units && one.buyer === other.buyer && one.destination === other.destination,
    ),
  );

/**
 * Reads arrival dates at the address, and again after the address or club membership changes or items are added. None
 * are shown abroad, but they are read, so that a return to the address sends no request of its own.
 */
const readArrivals: Follower = (deps) => {
  const policies = deliveries(deps).pipe(
    map(requestOf),
    distinctUntilChanged(isAnsweredBy),
    switchMap((request) => readPolicies(deps, request)),
  );
  const isAbroad = deliveries(deps).pipe(
    map(({ cart }) => isOverseaCountry(cart.destination.country)),
    distinctUntilChanged(),
  );
  return combineLatest([policies, isAbroad]).pipe(
    switchMap(([known, abroad]) =>
      timer(0, LOOK_MS).pipe(map(() => arrivalsAt(abroad ? [] : known, deps.clock.now()))),
    ),
    distinctUntilChanged(sameText),
    map((arrivals) => extrasRead({ arrivals })),
  );
};

const keysOf = (slots: readonly DeliverySlot[]): readonly SlotKey[] => slots.map(({ slotKey }) => slotKey);

const read = (delivery: FreshDelivery): CartEvent => extrasRead({ delivery, deliveryRead: 'Done' });

/** Returns a key of everything that slots depend on: branches, services and address. */
const placeOf = (state: Session): string => {
  const branches = state.cart.units.flatMap((unit) => {
    const branch = freshBranchOf(unit);
    return branch === undefined ? [] : [`${branch.branchCode} ${branch.branchServiceTypes.join('+')}`];
  });
  return branches.length === 0 ? '' : JSON.stringify([addressNoOf(state.cart), ...new Set(branches.toSorted())]);
};

/** True if slots may have been taken: the layer opened, or an order was refused. */
const isReasonToAsk = (event: CartEvent): boolean =>
  event.type === 'CheckoutFailed' || (event.type === 'SideLayerOpened' && event.layer === 'DeliveryDate');

/** Keeps values for the lifetime of the page, even if the browser stores none. */
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

/** Keeps chosen slots that are still offered for this address and branch. Drops others with a notice. */
const asRead = (deps: FeatureDeps, slots: readonly DeliverySlot[]): CartEvent => {
  const { slotMemory } = deps;
  const state = deps.state();
  const addressNo = addressNoOf(state.cart);
  const kept = slotMemory.recall();
  const chosen = kept.addressNo === addressNo ? keysOf(slotsOfKeys(slots, kept.slotKeys)) : [];
  const isDropped = chosen.length < kept.slotKeys.length;
  if (isDropped) slotMemory.remember({ addressNo, slotKeys: chosen });
  return read({ slots, chosen, isDropped: isDropped || (state.extras.delivery?.isDropped ?? false) });
};

const asTimeGoes = (deps: Deps): Observable<CartEvent> =>
  timer(LOOK_MS, LOOK_MS).pipe(
    switchMap(() => {
      const { delivery } = deps.state().extras;
      if (!delivery) return EMPTY;
      const slots = slotsAt(delivery.slots, deps.clock.now());
      return slots.every(({ state }, i) => state === delivery.slots[i]?.state)
        ? EMPTY
        : of(read({ ...delivery, slots }));
    }),
  );

/** Emits undefined after a failure. */
const ask = (deps: Deps): Observable<readonly DeliverySlot[] | undefined> =>
  askReported(deps.log, deps.server.getDeliverySlots()).pipe(
    map((answer) => (E.isRight(answer) ? slotsAt(answer.right.slots, deps.clock.now()) : undefined)),
  );

const withoutSlots = (deps: Deps): Observable<CartEvent> =>
  deps.state().extras.delivery ? of(read({ slots: [], chosen: [], isDropped: false })) : EMPTY;

const forgetOnceOrdered = (deps: FeatureDeps): Observable<never> =>
  onceOpened(deps).pipe(
    filter(() => placeOf(deps.state()) === '' && deps.slotMemory.recall().slotKeys.length > 0),
    tap(() => deps.slotMemory.remember({ addressNo: addressNoOf(deps.state().cart), slotKeys: [] })),
    ignoreElements(),
  );

const readSlots = (deps: FeatureDeps): Observable<CartEvent> =>
  concat(
    deps.state().extras.deliveryRead === 'Failed' ? of(extrasRead({ deliveryRead: 'Retrying' })) : EMPTY,
    ask(deps).pipe(map((slots) => (slots ? asRead(deps, slots) : extrasRead({ deliveryRead: 'Failed' })))),
  );

/** Reads slots, and again after their inputs change or on command (LY-09). A failure keeps the known slots. */
const followSlots = (deps: FeatureDeps, commands: Observable<Command>): Observable<CartEvent> => {
  const places = deliveries(deps).pipe(map(placeOf), distinctUntilChanged());
  const reasons = merge(deps.events.pipe(filter(isReasonToAsk)), commands.pipe(ofType('ReadDeliverySlots'))).pipe(
    map(() => placeOf(deps.state())),
  );
  return merge(places, reasons).pipe(
    // the slot is kept after the last branch delivery leaves, because the unit may return
    switchMap((place) => (place === '' ? withoutSlots(deps) : readSlots(deps))),
  );
};

/** Keeps the slot if the server still offers it. Otherwise shows a message and the current slots. */
const choose = (deps: FeatureDeps, { slotKeys: keys }: CommandOf<'ChooseDeliverySlots'>): Observable<CartEvent> =>
  ask(deps).pipe(
    switchMap((answer): Observable<CartEvent> => {
      const slots = answer ?? deps.state().extras.delivery?.slots ?? [];
      const chosen = slotsOfKeys(slots, keys).filter(({ state }) => state === 'Open');
      if (chosen.length < keys.length)
        return concat(of(asRead(deps, slots)), alert(deps.shopper, messageOf('CART-BR7-31')));
      return defer(() => {
        deps.slotMemory.remember({ addressNo: addressNoOf(deps.state().cart), slotKeys: keysOf(chosen) });
        return of<CartEvent[]>(read({ slots, chosen: keysOf(chosen), isDropped: false }), { type: 'SideLayerClosed' });
      });
    }),
  );

/** Closes the layer of a gateway page, and reloads the cart after a choice of address or same-day shop. */
const followGateways = (deps: FeatureDeps): Observable<CartEvent> =>
  new Observable<GatewayMessage>((out) => deps.gatewayMessages((message) => out.next(message))).pipe(
    filter(({ pageType }) => deps.state().sideLayer === pageType),
    switchMap(({ outcome }) =>
      concat(
        of<CartEvent>({ type: 'SideLayerClosed' }),
        defer(() => (outcome === 'Done' ? deps.readAgain.pipe(ignoreElements()) : EMPTY)),
      ),
    ),
  );

/** Follows arrival dates, delivery times and the pages of addresses and shops. */
export const delivery: UseCase<FeatureDeps> = (given) => (commands) => {
  const deps = { ...given, slotMemory: holding(given.slotMemory) };
  return merge(
    ignoringErrors(deps, readArrivals(deps)),
    ignoringErrors(deps, followGateways(deps)),
    forgetOnceOrdered(deps),
    ignoringErrors(deps, followSlots(deps, commands)),
    ignoringErrors(deps, asTimeGoes(deps)),
    sendFor('ChooseDeliverySlots', choose)(deps)(commands),
  );
};
