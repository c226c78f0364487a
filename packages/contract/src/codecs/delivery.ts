import {
  attempt,
  arrivalDisplayTypes,
  deliveryServices,
  slotKey as aSlotKey,
  slotStates,
  type Arrival,
  type DeliverySlot,
  type FreshDelivery,
  type KeptSlots,
  type SlotKey,
  type TransPolicy,
} from '@baguni/domain/internal';
import { MAX_UNITS, itemNo, count, whole, answerText, choice, day, keyText, moment } from './base/values.ts';
import { list, orNull, type Codec, strict } from './base/codec.ts';
import * as t from 'io-ts';

export const arrivalDay = { arrivalScheduledDate: day, displayType: choice(arrivalDisplayTypes) };
const arrival = { itemNo, ...arrivalDay };

export const transPolicies: Codec<readonly TransPolicy[]> = list(
  strict({ ...arrival, cutOffTime: orNull(moment) }),
  MAX_UNITS,
);

export const arrivals: Codec<readonly Arrival[]> = list(
  strict({ ...arrival, minutesLeft: t.union([count, t.null]) }),
  MAX_UNITS,
);

const slotKey: Codec<SlotKey> = keyText(aSlotKey);

/** One slot per branch; no cart has more branches than this (LY-09). */
export const slotKeys: Codec<readonly SlotKey[]> = list(slotKey, 10);

const deliverySlot: Codec<DeliverySlot> = strict({
  slotKey,
  branchCode: answerText,
  branchName: answerText,
  service: choice(deliveryServices),
  day,
  fromHour: whole(0, 23),
  toHour: whole(1, 24),
  cutOffTime: moment,
  state: choice(slotStates),
});

export const deliverySlots: Codec<readonly DeliverySlot[]> = list(deliverySlot, 500);

export const freshDelivery: Codec<FreshDelivery> = strict({
  slots: deliverySlots,
  chosen: list(slotKey, 500),
  isDropped: t.boolean,
});

/** Storage key of the chosen delivery slots in a browser tab. */
export const SLOTS_KEY = 'baguni.delivery-times';

const keptSlots: Codec<KeptSlots> = strict({ addressNo: answerText, slotKeys });
const noneKept: KeptSlots = { addressNo: '', slotKeys: [] };

/**
 * Returns the stored slots, or an empty list if they are unreadable.
 * @example
 * const kept = { addressNo: 'A7', slotKeys: ['2026-11-21.Dawn.0.F1'] };
 * recallSlots({ getItem: () => JSON.stringify(kept) }).slotKeys; // [ '2026-11-21.Dawn.0.F1' ]
 * recallSlots({ getItem: () => null }).slotKeys; // []
 */
export const recallSlots = (storage: { readonly getItem: (key: string) => string | null }): KeptSlots => {
  const kept = attempt((): unknown => JSON.parse(storage.getItem(SLOTS_KEY) ?? 'null'));
  return keptSlots.is(kept) ? kept : noneKept;
};
