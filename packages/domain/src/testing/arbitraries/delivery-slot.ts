import fc, { type Arbitrary } from 'fast-check';
import {
  deliveryServices,
  slotKeyOf,
  slotStates,
  type DeliverySlot,
  type FreshDelivery,
} from '../../entities/shipping/delivery-slot.ts';

/**
 * A time of branch `F1`, the day after `testNow`, from 10 to 13, open; its key follows from the rest.
 * @example
 * aDeliverySlot({ service: 'Dawn', fromHour: 0, toHour: 7 }).slotKey; // 2026-11-21.Dawn.0.F1
 */
export const aDeliverySlot = (over: Partial<Omit<DeliverySlot, 'slotKey'>> = {}): DeliverySlot => {
  const slot = {
    branchCode: 'F1',
    branchName: '성수점',
    service: 'Reserve' as const,
    day: '2026-11-21',
    fromHour: 10,
    toHour: 13,
    cutOffTime: '2026-11-20T23:00:00.000Z',
    state: 'Open' as const,
    ...over,
  };
  return { ...slot, slotKey: slotKeyOf(slot) };
};

export const arbDeliverySlot: Arbitrary<DeliverySlot> = fc
  .record({
    branchCode: fc.constantFrom('1', '2'),
    service: fc.constantFrom(...deliveryServices),
    day: fc.constantFrom('2026-11-20', '2026-11-21'),
    fromHour: fc.constantFrom(0, 10, 19),
    cutOffTime: fc.constantFrom('2026-11-19T13:00:00.000Z', '2026-11-20T08:00:00.000Z', '2026-11-20T23:00:00.000Z'),
    state: fc.constantFrom(...slotStates),
  })
  .map((slot) => aDeliverySlot({ ...slot, toHour: slot.fromHour + 3 }));

export const arbFreshDelivery: Arbitrary<FreshDelivery> = fc
  .uniqueArray(arbDeliverySlot, { maxLength: 6, selector: ({ slotKey }) => slotKey })
  .chain((slots) =>
    fc.record({
      slots: fc.constant(slots),
      chosen: fc.subarray(slots.map(({ slotKey }) => slotKey)),
      isDropped: fc.boolean(),
    }),
  );
