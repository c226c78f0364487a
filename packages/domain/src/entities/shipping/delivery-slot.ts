import { isAfter, parseISO } from 'date-fns';
import { option as O } from 'fp-ts';
import type { Brand } from '../../money/ids.ts';
import type { ShippingAddress } from '../buyer/buyer.ts';
import type { CartUnit } from '../cart/cart-unit.ts';
import type { StockKey } from '../cart/stock.ts';
import type { BranchServiceType, SmileFreshBranch } from '../cart/seller.ts';

/** The services of a SmileFresh branch that a time is chosen of. */
export const deliveryServices = ['Reserve', 'Dawn'] as const satisfies readonly BranchServiceType[];
/** `Reserve`: in a window of the day. `Dawn`: before the morning (LY-09). */
export type DeliveryService = (typeof deliveryServices)[number];

/** A delivery time of a branch: unique in the whole marketplace. */
export type SlotKey = Brand<string, 'SlotKey'>;

/**
 * A key as it was made or read.
 * @example
 * slotKey('2026-11-21.Reserve.10.F1') === aDeliverySlot().slotKey; // true
 */
export const slotKey = (text: string): SlotKey =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a key is made
  text as SlotKey;

/** Whether a delivery time can be chosen. */
export const slotStates = ['Open', 'Full', 'Ended'] as const;
/** `Full`: no place is left. `Ended`: its cut-off is over. */
export type SlotState = (typeof slotStates)[number];

/** A time at which a branch brings groceries (LY-09). */
export interface DeliverySlot {
  /** Its key, which holds branch, day and hours. */
  readonly slotKey: SlotKey;
  /** The branch that brings. */
  readonly branchCode: string;
  /** The branch as a shopper reads it. */
  readonly branchName: string;
  /** At a chosen time, or before dawn. */
  readonly service: DeliveryService;
  /** The day at the marketplace, `YYYY-MM-DD`. */
  readonly day: string;
  /** From this hour of the day, 0 to 23. */
  readonly fromHour: number;
  /** Until this hour, 1 to 24. */
  readonly toHour: number;
  /** Until when it can be ordered, ISO 8601 with its zone. */
  readonly cutOffTime: string;
  /** Whether it can still be chosen. */
  readonly state: SlotState;
}

/**
 * The key of a delivery time: its day, service and first hour, then its branch, whose code may hold anything.
 * @example
 * slotKeyOf({ day: '2026-11-21', service: 'Dawn', fromHour: 0, branchCode: 'F1' }); // 2026-11-21.Dawn.0.F1
 */
export const slotKeyOf = ({
  day,
  service,
  fromHour,
  branchCode,
}: Pick<DeliverySlot, 'day' | 'service' | 'fromHour' | 'branchCode'>): SlotKey =>
  slotKey(`${day}.${service}.${fromHour}.${branchCode}`);

/**
 * The places of a delivery time, as a stock; it stands here, for the first view needs it not.
 * @example
 * slotStock(aDeliverySlot().slotKey); // slot/2026-11-21.Reserve.10.F1
 */
export const slotStock = (key: SlotKey): StockKey =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where such a key is made
  `slot/${key}` as StockKey;

/** The code of the branch that a key names. */
const branchOfKey = (key: SlotKey): string => key.split('.').slice(3).join('.');

/** What is known of delivery times (LY-09). */
export interface FreshDelivery {
  /** Those of the branches that bring units of the cart, in the order of time. */
  readonly slots: readonly DeliverySlot[];
  /** Those that the shopper chose, at most one a branch; without one the branch brings as early as it can. */
  readonly chosen: readonly SlotKey[];
  /** What had been chosen was given up: another branch or address, or no such time any more. */
  readonly isDropped: boolean;
}

/**
 * Delivery times as they are now: what is past its cut-off has ended.
 * @param now ms since 1970 UTC
 * @example
 * const slot = aDeliverySlot({ cutOffTime: '2026-11-20T12:00:00+09:00' });
 * slotsAt([slot], testNow - 1).map(({ state }) => state); // [ 'Open' ]
 * slotsAt([slot], testNow).map(({ state }) => state); // [ 'Ended' ]
 */
export const slotsAt = (slots: readonly DeliverySlot[], now: number): readonly DeliverySlot[] =>
  slots.map((slot) => (isAfter(parseISO(slot.cutOffTime), now) ? slot : { ...slot, state: 'Ended' }));

/**
 * The delivery times of these keys, the first of each branch; unknown keys have none.
 * @example
 * const slots = [10, 13].map((fromHour) => aDeliverySlot({ fromHour }));
 * slotsOfKeys(slots, slots.map((slot) => slot.slotKey)).map(({ fromHour }) => fromHour); // [ 10 ]
 */
export const slotsOfKeys = (slots: readonly DeliverySlot[], keys: readonly SlotKey[]): readonly DeliverySlot[] => {
  const found = slots.filter((slot) => keys.includes(slot.slotKey));
  return found.filter(({ branchCode }, at) => found.findIndex((one) => one.branchCode === branchCode) === at);
};

/**
 * The delivery times that the shopper chose.
 * @example
 * const slots = [10, 13].map((fromHour) => aDeliverySlot({ fromHour }));
 * const chosen = slots.slice(1).map((slot) => slot.slotKey);
 * chosenSlots({ slots, chosen }).map(({ fromHour }) => fromHour); // [ 13 ]
 */
export const chosenSlots = ({ slots, chosen }: Pick<FreshDelivery, 'slots' | 'chosen'>): readonly DeliverySlot[] =>
  slotsOfKeys(slots, chosen);

/** Of a unit, what says which branch brings it. */
type BranchOf = Pick<CartUnit, 'cartUnitType' | 'smileFreshBranch'>;

/**
 * The SmileFresh branch of a unit; none for a unit of another service.
 * @example
 * O.toNullable(freshBranchOf(aSmileFreshUnit()))?.branchCode; // F1
 * O.toNullable(freshBranchOf(plainUnit)); // null
 */
export const freshBranchOf = ({ cartUnitType, smileFreshBranch }: BranchOf): O.Option<SmileFreshBranch> =>
  cartUnitType === 'SmileFresh' ? smileFreshBranch : O.none;

/**
 * Of these keys those of branches that bring any of the units.
 * @example
 * const keys = ['F1', 'F2'].map((branchCode) => aDeliverySlot({ branchCode }).slotKey);
 * keysOfUnits([aSmileFreshUnit()], keys); // [ '2026-11-21.Reserve.10.F1' ]
 */
export const keysOfUnits = (units: readonly BranchOf[], keys: readonly SlotKey[]): readonly SlotKey[] => {
  const branches = new Set<string>();
  for (const unit of units) {
    const branch = freshBranchOf(unit);
    if (O.isSome(branch)) branches.add(branch.value.branchCode);
  }
  return keys.filter((key) => branches.has(branchOfKey(key)));
};

/**
 * Where parcels go, as the address book numbers it; empty without an address.
 * @example
 * addressNoOf({ latestShippingAddress: O.some({ addressNo: 'A7' }) }); // A7
 */
export const addressNoOf = ({
  latestShippingAddress,
}: {
  readonly latestShippingAddress: O.Option<Pick<ShippingAddress, 'addressNo'>>;
}): string => (O.isSome(latestShippingAddress) ? latestShippingAddress.value.addressNo : '');

/**
 * What the branch of a unit brings it at; none where nothing brings it or was chosen.
 * @example
 * O.toNullable(slotOfUnit(aSmileFreshUnit(), [aDeliverySlot()]))?.day; // 2026-11-21
 * O.toNullable(slotOfUnit(plainUnit, [aDeliverySlot()])); // null
 */
export const slotOfUnit = (unit: BranchOf, slots: readonly DeliverySlot[]): O.Option<DeliverySlot> => {
  const branch = freshBranchOf(unit);
  return O.isNone(branch)
    ? O.none
    : O.fromNullable(slots.find(({ branchCode }) => branchCode === branch.value.branchCode));
};

/** The service that a key names; none where it is none. */
const serviceOfKey = (key: SlotKey): BranchServiceType =>
  deliveryServices.find((service) => service === key.split('.')[1]) ?? 'Unknown';

/**
 * The service of an order: that of its delivery times, `Unknown` where they differ (CK-16); else the shopper's own.
 * @example
 * const [day, dawn] = (['Reserve', 'Dawn'] as const).map((service) => aDeliverySlot({ service }).slotKey);
 * serviceOfOrder([dawn!], 'Reserve'); // Dawn
 * serviceOfOrder([day!, dawn!], 'Reserve'); // Unknown
 */
export const serviceOfOrder = (keys: readonly SlotKey[], otherwise: BranchServiceType): BranchServiceType => {
  const [service = otherwise, ...others] = new Set(keys.map(serviceOfKey));
  return others.length > 0 ? 'Unknown' : service;
};
