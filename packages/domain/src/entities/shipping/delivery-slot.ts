import type { Brand } from '../../money/ids.ts';
import { parseMoment } from '../../storefront/format.ts';
import type { ShippingAddress } from '../buyer/buyer.ts';
import type { CartUnit } from '../cart/cart-unit.ts';
import type { StockKey } from '../cart/stock.ts';
import type { BranchServiceType, SmileFreshBranch } from '../cart/seller.ts';
import { expressDay, type Arrival } from './arrivals.ts';

/** Chosen delivery times of a browser tab, with their address. */
export interface KeptSlots {
  /** Number of the address; empty without one. */
  readonly addressNo: string;
  readonly slotKeys: readonly SlotKey[];
}

export const deliveryServices = ['Reserve', 'Dawn'] as const satisfies readonly BranchServiceType[];
/** `Reserve`: in a time window. `Dawn`: before the morning. */
export type DeliveryService = (typeof deliveryServices)[number];

/** Key of a delivery slot, unique in the marketplace. */
export type SlotKey = Brand<string, 'SlotKey'>;

/** Casts a text to the key of a delivery slot. */
export const slotKey = (text: string): SlotKey =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where a key is made
  text as SlotKey;

export const slotStates = ['Open', 'Full', 'Ended'] as const;
/** `Full`: sold out. `Ended`: after its cut-off. */
export type SlotState = (typeof slotStates)[number];

/** A delivery time of a branch. */
export interface DeliverySlot {
  /** Contains branch, day and hours. */
  readonly slotKey: SlotKey;
  readonly branchCode: string;
  /** Display name. */
  readonly branchName: string;
  readonly service: DeliveryService;
  /** Day in the marketplace’s time zone, `YYYY-MM-DD`. */
  readonly day: string;
  /** Start hour, 0 to 23. */
  readonly fromHour: number;
  /** End hour, 1 to 24. */
  readonly toHour: number;
  /** Order deadline, ISO 8601 with zone. */
  readonly cutOffTime: string;
  readonly state: SlotState;
}

/** Builds the key: day, service, first hour, then the branch, whose code may contain any character. */
export const slotKeyOf = ({
  day,
  service,
  fromHour,
  branchCode,
}: Pick<DeliverySlot, 'day' | 'service' | 'fromHour' | 'branchCode'>): SlotKey =>
  slotKey(`${day}.${service}.${fromHour}.${branchCode}`);

/** Stock key of a slot. It is not in `stock.ts` because the first view does not need it. */
export const slotStock = (key: SlotKey): StockKey =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where such a key is made
  `slot/${key}` as StockKey;

const branchOfKey = (key: SlotKey): string => key.split('.').slice(3).join('.');

/** Delivery times of fresh food. */
export interface FreshDelivery {
  /** Slots of the branches that deliver units of the cart, in time order. */
  readonly slots: readonly DeliverySlot[];
  /** Chosen slots, at most one per branch; otherwise the branch delivers as early as possible. */
  readonly chosen: readonly SlotKey[];
  /** True if the choice was dropped: other branch or address, or the slot no longer exists. */
  readonly isDropped: boolean;
}

/** Marks slots after their cut-off as ended. */
export const slotsAt = (slots: readonly DeliverySlot[], now: number): readonly DeliverySlot[] =>
  slots.map((slot) => (parseMoment(slot.cutOffTime) > now ? slot : { ...slot, state: 'Ended' }));

/** Returns the slots of these keys, the first of each branch. Ignores unknown keys. */
export const slotsOfKeys = (slots: readonly DeliverySlot[], keys: readonly SlotKey[]): readonly DeliverySlot[] => {
  const found = slots.filter((slot) => keys.includes(slot.slotKey));
  return found.filter(({ branchCode }, at) => found.findIndex((one) => one.branchCode === branchCode) === at);
};

/** The delivery times that the shopper chose. */
export const chosenSlots = ({ slots, chosen }: Pick<FreshDelivery, 'slots' | 'chosen'>): readonly DeliverySlot[] =>
  slotsOfKeys(slots, chosen);

type BranchOf = Pick<CartUnit, 'cartUnitType' | 'smileFreshBranch'>;

/** Returns the SmileFresh branch of a unit, or undefined for other services. */
export const freshBranchOf = ({ cartUnitType, smileFreshBranch }: BranchOf): SmileFreshBranch | undefined =>
  cartUnitType === 'SmileFresh' ? smileFreshBranch : undefined;

/** Keeps the keys of branches that deliver any of the units. */
export const keysOfUnits = (units: readonly BranchOf[], keys: readonly SlotKey[]): readonly SlotKey[] => {
  const branches = new Set<string>();
  for (const unit of units) {
    const branch = freshBranchOf(unit);
    if (branch !== undefined) branches.add(branch.branchCode);
  }
  return keys.filter((key) => branches.has(branchOfKey(key)));
};

/** Returns the number of the delivery address; empty without an address. */
export const addressNoOf = ({
  destination: { address },
}: {
  readonly destination: { readonly address: Pick<ShippingAddress, 'addressNo'> | undefined };
}): string => address?.addressNo ?? '';

/** Returns the chosen slot of a unit’s branch, or undefined. */
export const slotOfUnit = (unit: BranchOf, slots: readonly DeliverySlot[]): DeliverySlot | undefined => {
  const branch = freshBranchOf(unit);
  return branch === undefined ? undefined : slots.find(({ branchCode }) => branchCode === branch.branchCode);
};

/** Returns the chosen slot of a unit’s branch, or its earliest open one; undefined if no slot is offered. */
export const arrivalSlot = (
  unit: BranchOf,
  { slots, chosen }: Pick<FreshDelivery, 'slots' | 'chosen'>,
): DeliverySlot | undefined => {
  const services = freshBranchOf(unit)?.branchServiceTypes ?? [];
  const open = slots.filter(({ state, service }) => state === 'Open' && services.includes(service));
  return slotOfUnit(unit, chosenSlots({ slots, chosen })) ?? slotOfUnit(unit, open);
};

/** The arrival of a unit: by the transport policy of its item, in a slot of its branch, or from its ExpressShop. */
export interface ArrivalOfUnit {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly arrival?: Arrival;
  readonly slot?: DeliverySlot;
}

/**
 * Returns a function that returns when a unit arrives; undefined if unknown.
 * @param now ms since 1970 UTC
 */
export const arrivalsIn = (
  { arrivals = [], delivery }: { readonly arrivals?: readonly Arrival[]; readonly delivery?: FreshDelivery },
  now: number,
): ((unit: CartUnit) => ArrivalOfUnit | undefined) => {
  const known = new Map(arrivals.map((arrival) => [arrival.itemNo, arrival]));
  return (unit) => {
    if (unit.cartUnitType === 'ExpressShop') return { day: expressDay(now) };
    const arrival = known.get(unit.item.itemNo);
    if (arrival) return { day: arrival.arrivalScheduledDate, arrival };
    const slot = delivery && arrivalSlot(unit, delivery);
    return slot && { day: slot.day, slot };
  };
};

const serviceOfKey = (key: SlotKey): BranchServiceType =>
  deliveryServices.find((service) => service === key.split('.')[1]) ?? 'Unknown';

/** Returns the service of the chosen slots, `Unknown` if they differ, or the shopper’s own without slots. */
export const serviceOfOrder = (keys: readonly SlotKey[], otherwise: BranchServiceType): BranchServiceType => {
  const [service = otherwise, ...others] = new Set(keys.map(serviceOfKey));
  return others.length > 0 ? 'Unknown' : service;
};
