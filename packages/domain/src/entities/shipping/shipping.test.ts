import { expect, test } from 'vitest';
import fc from 'fast-check';
import { itemNo } from '../../money/ids.ts';
import { arrivalsAt, cutOffWithinHour } from './arrivals.ts';
import { testNow, anExpressShopUnit, aSmileFreshBranch, aSmileFreshUnit, aUnit } from '../../testing/builders/unit.ts';
import { aDeliverySlot, arbDeliverySlot } from '../../testing/index.ts';
import { forAll, law } from '../../testing/laws.ts';
import {
  arrivalsIn,
  chosenSlots,
  keysOfUnits,
  serviceOfOrder,
  slotKey,
  slotKeyOf,
  slotOfUnit,
  slotsAt,
  slotsOfKeys,
} from './delivery-slot.ts';

const end = Date.parse('2026-11-20T20:00:00+09:00');
const policy = (cutOffTime: string | null) => ({
  itemNo: itemNo('I1'),
  arrivalScheduledDate: '2026-11-21',
  displayType: 'Guaranteed' as const,
  cutOffTime: cutOffTime ?? undefined,
});

test.each([
  [60 * 60_000 + 1, '2026-11-20T20:00:00+09:00', null],
  [60 * 60_000, '2026-11-20T20:00:00+09:00', 60],
  [0, '2026-11-20T20:00:00+09:00', null],
  [1, null, null],
])('[PG-16] %d ms before the cut-off %s an arrival shows its day and %s minutes', (before, cutOff, minutesLeft) => {
  const { cutOffTime: _, ...arrival } = policy(cutOff);
  expect(arrivalsAt([policy(cutOff)], end - before)).toEqual([{ ...arrival, minutesLeft }]);
});

const minute = 60_000;
const inMs = (left: number): string => new Date(testNow + left).toISOString();
const minutes = (left: number): number | undefined => cutOffWithinHour(inMs(left), testNow)?.minutesLeft;

test.each([
  [60 * minute + 1, undefined],
  [60 * minute, 60],
  [59 * minute + 1, 60],
  [59 * minute, 59],
  [1, 1],
  [0, undefined],
  [-1, undefined],
])('[PG-16] shows %s minutes at %d ms before the cut-off', (left, told) => expect(minutes(left)).toBe(told));

test('[PG-16] a cut-off in any time zone is the same moment; an unreadable one is none', () => {
  expect(cutOffWithinHour('2026-11-20T12:30:00.000+09:00', testNow)).toEqual({ minutesLeft: 30 });
  for (const text of ['', '24:70', 'noon', '2026-02-31T00:00:00Z'])
    expect(cutOffWithinHour(text, testNow)).toBeUndefined();
});

test('[PG-16] appears once, counts down by whole minutes and disappears', () => {
  forAll([fc.integer({ min: -minute, max: 90 * minute }), fc.integer({ min: 0, max: minute })], (left, passed) => {
    const [before, after] = [minutes(left), minutes(left - passed)];
    if (before === undefined) expect(left <= 0 ? after : undefined).toBeUndefined();
    else expect([before, before - 1, undefined]).toContain(after);
    if (before !== undefined && after === undefined) expect(left - passed).toBeLessThanOrEqual(0);
  });
});

const dawn = aDeliverySlot({ service: 'Dawn', fromHour: 0, toHour: 7 });
const other = aDeliverySlot({ branchCode: 'F2' });

test('[LY-09] a slot can be ordered before its cut-off but not at it', () => {
  const cutOff = Date.parse(aDeliverySlot().cutOffTime);
  const stateAt = (now: number, state: 'Open' | 'Full' = 'Open') => slotsAt([aDeliverySlot({ state })], now)[0]?.state;
  expect([stateAt(cutOff - 1), stateAt(cutOff), stateAt(cutOff + 1)]).toEqual(['Open', 'Ended', 'Ended']);
  expect([stateAt(cutOff - 1, 'Full'), stateAt(cutOff, 'Full')]).toEqual(['Full', 'Ended']);
  // one that cannot be read has passed
  expect(slotsAt([aDeliverySlot({ cutOffTime: 'tomorrow' })], testNow)).toMatchObject([{ state: 'Ended' }]);
});

test('[LY-09] an ended slot stays ended, and the clock changes no other field', () => {
  forAll([fc.array(arbDeliverySlot, { maxLength: 5 }), fc.nat(), fc.nat()], (slots, a, b) => {
    const [early, late] = [testNow + Math.min(a, b), testNow + Math.max(a, b)];
    expect(slotsAt(slotsAt(slots, early), late)).toEqual(slotsAt(slots, late));
    expect(slotsAt(slots, late).map((slot) => ({ ...slot, state: 'Open' }))).toEqual(
      slots.map((slot) => ({ ...slot, state: 'Open' })),
    );
  });
});

test('[LY-09] allows one slot per branch; an unknown key chooses no slot', () => {
  const slots = [aDeliverySlot(), dawn, other];
  const keys = slots.map((slot) => slot.slotKey);
  expect(slotsOfKeys(slots, keys)).toEqual([aDeliverySlot(), other]);
  expect(slotsOfKeys(slots, [dawn.slotKey, slotKey('made up')])).toEqual([dawn]);
  expect(chosenSlots({ slots, chosen: [] })).toEqual([]);
});

test('[LY-09] for any keys, the chosen slots were offered, at most one per branch', () => {
  forAll([fc.array(arbDeliverySlot), fc.array(fc.string()), fc.nat()], (slots, texts, n) => {
    const keys = [...texts.map(slotKey), ...slots.slice(n % (slots.length + 1)).map((slot) => slot.slotKey)];
    const chosen = slotsOfKeys(slots, keys);
    const branches = chosen.map(({ branchCode }) => branchCode);
    expect(new Set(branches).size).toBe(branches.length);
    for (const slot of chosen) expect(keys).toContain(slot.slotKey);
    for (const slot of chosen) expect(slots).toContain(slot);
  });
});

test('[LY-09] matches slots to the units of their branch, for any branch code', () => {
  const keys = ['F.1', 'F'].flatMap((branchCode) => aDeliverySlot({ branchCode }).slotKey ?? []);
  const unit = aSmileFreshUnit({ smileFreshBranch: aSmileFreshBranch({ branchCode: 'F.1' }) });
  expect(keysOfUnits([unit, aUnit()], [...keys, slotKey('F.1')])).toEqual([keys[0]]);
  const express = anExpressShopUnit({ smileFreshBranch: unit.smileFreshBranch });
  expect(keysOfUnits([express], keys)).toEqual([]);
  expect(slotOfUnit(aSmileFreshUnit(), [other, aDeliverySlot()])).toEqual(aDeliverySlot());
  expect([slotOfUnit(aSmileFreshUnit(), [other]), slotOfUnit(aUnit(), [aDeliverySlot()])]).toEqual([
    undefined,
    undefined,
  ]);
});

law('[LY-09] two slots of one branch have different keys', [arbDeliverySlot, arbDeliverySlot], (a, b) => {
  const parts = (slot: typeof a) => [slot.day, slot.service, slot.fromHour, slot.branchCode];
  expect(slotKeyOf(a) === slotKeyOf(b)).toBe(JSON.stringify(parts(a)) === JSON.stringify(parts(b)));
});

test('[LY-09 CK-16] the service of an order is that of its slots, or unknown if they differ', () => {
  expect([serviceOfOrder([], 'Reserve'), serviceOfOrder([dawn.slotKey], 'Reserve')]).toEqual(['Reserve', 'Dawn']);
  expect(serviceOfOrder([aDeliverySlot().slotKey, other.slotKey], 'Dawn')).toBe('Reserve');
  expect(serviceOfOrder([dawn.slotKey, other.slotKey], 'Reserve')).toBe('Unknown');
  expect(serviceOfOrder([slotKey('made up')], 'Reserve')).toBe('Unknown');
});

test('[PG-16 CK-01] a unit arrives from its ExpressShop today, by its transport policy, or else in a slot of its branch', () => {
  const now = Date.parse('2026-11-20T12:00:00+09:00');
  const [fresh, slot] = [aSmileFreshUnit(), aDeliverySlot()];
  // the branch of the unit does not deliver at dawn
  const delivery = { slots: [{ ...dawn, day: '2026-11-01' }, slot], chosen: [], isDropped: false };
  const arrivals = [
    { itemNo: fresh.item.itemNo, arrivalScheduledDate: '2026-11-25', displayType: 'Scheduled' },
  ] as const;
  const days = [anExpressShopUnit(), fresh, aUnit({ item: { ...fresh.item, itemNo: itemNo('I9') } })].map((unit) => [
    arrivalsIn({ arrivals: arrivals.map((one) => ({ ...one, minutesLeft: null })), delivery }, now)(unit)?.day,
    arrivalsIn({ delivery }, now)(unit)?.day,
    arrivalsIn({}, now)(unit)?.day,
  ]);
  expect(days).toEqual([
    ['2026-11-20', '2026-11-20', '2026-11-20'],
    ['2026-11-25', slot.day, undefined],
    [undefined, undefined, undefined],
  ]);
});
