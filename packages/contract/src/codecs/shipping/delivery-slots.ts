import {
  deliveryServices,
  slotKey as aSlotKey,
  slotStates,
  type DeliverySlot,
  type FreshDelivery,
  type KeptSlots,
  type SlotKey,
} from '@baguni/domain';
import * as t from 'io-ts';
import { list } from '../base/list.ts';
import { whole } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice, day, keyText, moment } from '../base/text.ts';

const slotKey: Codec<SlotKey> = keyText(aSlotKey);

/** The delivery times that a request names: one a branch, and no cart is brought by more branches than this (LY-09). */
export const slotKeys: Codec<readonly SlotKey[]> = list(slotKey, 10);

const deliverySlot: Codec<DeliverySlot> = t.strict({
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

/** Delivery times of some branches. */
export const deliverySlots: Codec<readonly DeliverySlot[]> = list(deliverySlot, 500);

/** What is known of delivery times. */
export const freshDelivery: Codec<FreshDelivery> = t.strict({
  slots: deliverySlots,
  chosen: list(slotKey, 500),
  isDropped: t.boolean,
});

/** Under which name a browser tab keeps the delivery times that were chosen. */
export const SLOTS_KEY = 'baguni.delivery-times';

const keptSlots: Codec<KeptSlots> = t.strict({ addressNo: answerText, slotKeys });
const noneKept: KeptSlots = { addressNo: '', slotKeys: [] };

/**
 * The delivery times that a browser tab keeps; none where what it keeps cannot be read (LY-09).
 * @example
 * const kept = { addressNo: 'A7', slotKeys: ['2026-11-21.Dawn.0.F1'] };
 * recallSlots({ getItem: () => JSON.stringify(kept) }).slotKeys; // [ '2026-11-21.Dawn.0.F1' ]
 * recallSlots({ getItem: () => null }).slotKeys; // []
 */
export const recallSlots = (storage: { readonly getItem: (key: string) => string | null }): KeptSlots => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(SLOTS_KEY) ?? 'null');
    return keptSlots.is(kept) ? kept : noneKept;
  } catch {
    // a browser that denies storage has nothing stored
    return noneKept;
  }
};
