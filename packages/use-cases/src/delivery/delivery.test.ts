import { cartUnitId, itemNo, type TransPolicy } from '@baguni/domain';
import type { GatewayMessage } from '@baguni/domain/gateway';
import { anAddress, anItem, aUnit } from '@baguni/domain/testing';
import { option as O } from 'fp-ts';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import type { ExtrasPorts } from '../flow/deps.ts';
import { failing, plan, World } from '../testing/world.ts';

const brought = (n: number, over = {}) => {
  const item = anItem({ itemNo: itemNo(`I${n}`) });
  return aUnit({
    cartUnitId: cartUnitId(n),
    item: { ...item, flags: { ...item.flags, isSmileDelivery: true, ...over } },
  });
};
const policy = (over: Partial<TransPolicy> = {}): TransPolicy => ({
  itemNo: itemNo('I1'),
  arrivalScheduledDate: '2026-11-21',
  displayType: 'Scheduled',
  cutOffTime: O.none,
  ...over,
});

const opened = async (prepare: (world: World) => void = () => undefined) => {
  const messages = new Subject<GatewayMessage>();
  const hear: ExtrasPorts['gatewayMessages'] = (tell) => {
    const hearing = messages.subscribe(tell);
    return () => hearing.unsubscribe();
  };
  const world = new World([
    brought(1),
    brought(2, { isSmileDelivery: false }),
    { ...brought(1), cartUnitId: cartUnitId(3) },
  ]);
  world.provide({ gatewayMessages: hear });
  world.server.initial = { latestShippingAddress: O.some(anAddress()) };
  world.server.answer('getStarDeliveryTransPolicy', { transPolicies: [policy()] });
  prepare(world);
  await world.after(100, { type: 'OpenCart' });
  const asked = () => world.requests('getStarDeliveryTransPolicy');
  return { world, messages, asked };
};

test('[CM-15 PG-16] requests arrivals of SmileDelivery items, once per item, with the zip code', async () => {
  const { world, asked } = await opened();
  expect(asked()).toMatchObject([
    { zipCode: anAddress().zipCode, requests: [{ itemNo: 'I1', isSmileDelivery: true }] },
  ]);
  expect(asked()).toHaveLength(1);
  expect(world.state.extras.arrivals).toEqual([
    { itemNo: 'I1', arrivalScheduledDate: '2026-11-21', displayType: 'Scheduled', minutesLeft: null },
  ]);
});

test('[PG-16] counts down the minutes in the last hour', async () => {
  const { world } = await opened(({ server, now }) => {
    server.answer('getStarDeliveryTransPolicy', {
      transPolicies: [policy({ cutOffTime: O.some(new Date(now + 2 * 60_000 + 500).toISOString()) })],
    });
  });
  const left = () => world.state.extras.arrivals?.[0]?.minutesLeft;
  expect(left()).toBe(3);
  world.now += 60_000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left()).toBe(2);
  world.now += 120_000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left()).toBeNull();
});

test('[ER-08] hides arrivals that cannot be read without a message', async () => {
  const { world } = await opened(plan('getStarDeliveryTransPolicy', failing()));
  expect([world.state.extras.arrivals, world.alerted, world.notified]).toEqual([[], [], []]);
});

test.each(['AddressBook', 'ExpressShop'] as const)(
  '[AD-03] [LS-08] %s closes after a choice, and the cart is reloaded',
  async (layer) => {
    const { world, messages } = await opened();
    await world.after(10, { type: 'OpenSideLayer', layer });
    const reads = world.eventsOf('CartReloaded').length;
    messages.next({ pageType: layer, outcome: 'Done' });
    await world.after(1_000);
    expect([world.state.sideLayer._tag, world.eventsOf('CartReloaded').length]).toEqual(['None', reads + 1]);
  },
);

test.each([
  ['a cancelled one', { pageType: 'AddressBook', outcome: 'Cancelled' }, 'None'],
  ['one of another page', { pageType: 'PaypalGateway', outcome: 'Done' }, 'Some'],
] as const)('[AD-02] %s does not reload', async (_, message, layer) => {
  const { world, messages } = await opened();
  await world.after(10, { type: 'OpenSideLayer', layer: 'AddressBook' });
  const reads = world.eventsOf('CartReloaded').length;
  messages.next(message);
  await world.after(1_000);
  expect(world.state.sideLayer._tag).toBe(layer);
  expect(world.eventsOf('CartReloaded')).toHaveLength(reads);
});

test('[GW-03] ignores a message while the address book is closed', async () => {
  const { world, messages } = await opened();
  messages.next({ pageType: 'AddressBook', outcome: 'Done' });
  await world.after(1_000);
  expect(world.eventsOf('CartReloaded')).toHaveLength(0);
});
