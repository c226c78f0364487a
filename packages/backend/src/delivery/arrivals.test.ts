import { anExpressShopUnit, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { lineArrivals } from './arrivals.ts';

const noSlot = (): undefined => undefined;
const evening = Date.parse('2026-11-20T21:00:00+09:00');

test('[PG-16] an ordered ExpressShop unit arrives within three hours; other units follow their transport policy', () => {
  const express = anExpressShopUnit();
  const arrival = { cartUnitId: express.cartUnitId, displayType: 'Scheduled' };
  expect(lineArrivals('04001', [express, aUnit()], evening, noSlot)).toEqual([
    { ...arrival, arrivalScheduledDate: '2026-11-21' },
  ]);
  expect(lineArrivals('04001', [express], evening - 60_000, noSlot)).toEqual([
    { ...arrival, arrivalScheduledDate: '2026-11-20' },
  ]);
});

test('[PG-16] no unit has an arrival without an address or abroad', () => {
  expect(lineArrivals('', [anExpressShopUnit()], evening, noSlot)).toEqual([]);
});
