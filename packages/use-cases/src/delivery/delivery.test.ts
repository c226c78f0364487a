import {
  type CartUnit,
  cartUnitId,
  type DeliverySlot,
  itemNo,
  type KeptSlots,
  type SlotKey,
  type TransPolicy,
  type GatewayMessage,
} from '@baguni/domain/internal';
import {
  aBuyer,
  aDeliverySlot,
  anAddress,
  anApiError,
  anItem,
  aSmileFreshBranch,
  aSmileFreshUnit,
  aUnit,
} from '@baguni/domain/testing';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { failing } from '../testing/test-network.ts';
import type { FeatureDeps } from '../flow/deps.ts';
import type { SlotMemory } from '../ports/memories.ts';
import { plan, World } from '../testing/world.ts';

const brought = (n: number, over = {}, transPolicyNo = 'T20') => {
  const item = anItem({ itemNo: itemNo(`I${n}`), transPolicyNo });
  return aUnit({
    cartUnitId: cartUnitId(n),
    item: { ...item, flags: { ...item.flags, isSmileDelivery: true, ...over } },
  });
};
const policy = (over: Partial<TransPolicy> = {}): TransPolicy => ({
  itemNo: itemNo('I1'),
  arrivalScheduledDate: '2026-11-21',
  displayType: 'Scheduled',
  cutOffTime: undefined,
  ...over,
});

const hear =
  (messages: Subject<GatewayMessage>): FeatureDeps['gatewayMessages'] =>
  (tell) => {
    const hearing = messages.subscribe(tell);
    return () => hearing.unsubscribe();
  };

const opened = async (prepare: (world: World) => void = () => undefined) => {
  const messages = new Subject<GatewayMessage>();
  const world = new World([
    brought(1),
    brought(2, { isSmileDelivery: false }, ''),
    { ...brought(1), cartUnitId: cartUnitId(3) },
  ]);
  world.provide({ gatewayMessages: hear(messages) });
  world.server.initial = { latestShippingAddress: anAddress() };
  world.server.answer('getStarDeliveryTransPolicy', { transPolicies: [policy()] });
  prepare(world);
  await world.after(100, { type: 'OpenCart' });
  const asked = () => world.requests('getStarDeliveryTransPolicy');
  return { world, messages, asked };
};

test('[CM-15 PG-16] requests arrivals of SmileDelivery items, once per item, with the zip code', async () => {
  const { world, asked } = await opened();
  expect(asked()).toMatchObject([
    { zipCode: anAddress().zipCode, requests: [{ itemNo: 'I1', transPolicyNo: 'T20', isSmileDelivery: true }] },
  ]);
  expect(asked()).toHaveLength(1);
  expect(world.state.extras.arrivals).toEqual([
    { itemNo: 'I1', arrivalScheduledDate: '2026-11-21', displayType: 'Scheduled', minutesLeft: null },
  ]);
});

test('[CM-15 PG-16] requests arrivals of items with a transport policy, whoever delivers them', async () => {
  const faster = brought(3, { isSmileDelivery: false, isFasterDelivery: true }, '');
  const world = new World([brought(1, { isSmileDelivery: false }), brought(2, { isSmileDelivery: false }, ''), faster]);
  world.server.initial = { latestShippingAddress: anAddress() };
  await world.after(100, { type: 'OpenCart' });
  expect(world.requests('getStarDeliveryTransPolicy')).toMatchObject([
    { requests: [{ itemNo: 'I1' }, { itemNo: 'I3' }] },
  ]);
});

test.each([true, false])('[CM-15] requests arrivals with the membership of the buyer: %s', async (isSmileClub) => {
  const { asked } = await opened(({ server }) => {
    server.initial = { latestShippingAddress: anAddress(), buyer: aBuyer({ isSmileClub }) };
  });
  expect(asked()).toMatchObject([{ isSmileClub, appType: 'None' }]);
});

test('[CM-15 PG-16] requests no arrivals without an address', async () => {
  const { asked } = await opened(({ server }) => {
    server.initial = { latestShippingAddress: undefined };
  });
  expect(asked()).toEqual([]);
});

test('[CM-15] requests no arrival again after a deletion, and keeps the known ones', async () => {
  const { world, asked } = await opened();
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [cartUnitId(1)], place: 'Unit' });
  expect(world.state.cart.units.map((unit) => unit.cartUnitId)).toEqual([2, 3]);
  await world.settle({ type: 'DeleteUnits', cartUnitIds: [cartUnitId(3)], place: 'Unit' });
  expect(world.state.cart.units.map((unit) => unit.cartUnitId)).toEqual([2]);
  expect([asked().length, world.state.extras.arrivals?.length]).toEqual([1, 1]);
});

test('[CM-15 OV-02] shows no arrival abroad, and requests none again for the way home', async () => {
  const { world, asked } = await opened(({ server }) => {
    server.initial = { latestShippingAddress: anAddress(), shippingCountry: 'Japan' };
  });
  expect([asked().length, world.state.extras.arrivals]).toEqual([1, []]);
  await world.settle({ type: 'ChangeCountry', countryType: 'SouthKorea' });
  expect(world.state.extras.arrivals).toHaveLength(1);
  await world.settle({ type: 'ChangeCountry', countryType: 'Japan' });
  expect(world.state.extras.arrivals).toEqual([]);
  expect(asked()).toHaveLength(1);
});

test('[PG-16] counts down the minutes in the last hour', async () => {
  const { world } = await opened(({ server, now }) => {
    server.answer('getStarDeliveryTransPolicy', {
      transPolicies: [policy({ cutOffTime: new Date(now + 2 * 60_000 + 500).toISOString() })],
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

const done = { pageType: 'AddressBook', outcome: 'Done' } as const;

test.each([
  ['[AD-03] an address', 'AddressBook', done, false, 1],
  ['[LS-08] a shop', 'ExpressShop', { pageType: 'ExpressShop', outcome: 'Done' }, false, 1],
  ['[AD-02] nothing', 'AddressBook', { pageType: 'AddressBook', outcome: 'Cancelled' }, false, 0],
  ['[AD-02] of another page', 'AddressBook', { pageType: 'PaypalGateway', outcome: 'Done' }, true, 0],
  ['[GW-03] of a closed page', undefined, done, false, 0],
] as const)('%s chosen in a frame closes it and reloads the cart if needed', async (_, layer, message, open, reads) => {
  const { world, messages } = await opened();
  await world.after(10, ...(layer ? [{ type: 'OpenSideLayer', layer } as const] : []));
  messages.next(message);
  await world.after(1_000);
  expect([world.state.sideLayer, world.eventsOf('CartReloaded').length]).toEqual([open ? layer : undefined, reads]);
});

test.each(['All', 'SmileFresh', 'SmileDelivery'] as const)(
  '[XT-10 AD-03] a new address on the tab %s reads the units of all tabs, then arrivals at its zip code',
  async (tab) => {
    const { world, messages, asked } = await opened();
    await world.after(10, { type: 'SwitchTab', tab }, { type: 'OpenSideLayer', layer: 'AddressBook' });
    world.server.initial = { latestShippingAddress: anAddress({ addressNo: '2', zipCode: '63001' }) };
    messages.next(done);
    await world.after(1_000);
    expect(world.requests('getCart')).toEqual([{ cartUnitIdList: [] }]);
    expect(world.state.cart.destination.address).toMatchObject({ addressNo: '2' });
    expect(asked()).toMatchObject([{ zipCode: anAddress().zipCode }, { zipCode: '63001' }]);
  },
);

const noon = aDeliverySlot({ fromHour: 13, toHour: 16 });
const dawn = aDeliverySlot({ service: 'Dawn', fromHour: 0, toHour: 7 });
const ofBranch = (branchCode: string) =>
  aSmileFreshUnit({
    smileFreshBranch: aSmileFreshBranch({ branchCode, branchServiceTypes: ['Reserve', 'Dawn'] }),
  });
const at = (addressNo: string) => ({ latestShippingAddress: anAddress({ addressNo }) });

/** A memory of chosen slots, and a world whose server offers some. */
class Setting {
  readonly messages = new Subject<GatewayMessage>();
  kept: KeptSlots;
  readonly world: World;

  constructor(units: readonly CartUnit[], slotKeys: readonly SlotKey[] = [], addressNo = '1') {
    this.kept = { addressNo, slotKeys };
    this.world = new World(units);
    this.world.server.initial = at('1');
    this.offer(noon, dawn);
    const slotMemory: SlotMemory = { recall: () => this.kept, remember: (kept) => void (this.kept = kept) };
    this.world.provide({ gatewayMessages: hear(this.messages), slotMemory });
  }

  offer(...slots: readonly DeliverySlot[]): void {
    this.world.server.answer('getDeliverySlots', { slots });
  }

  get asked(): number {
    return this.world.requests('getDeliverySlots').length;
  }

  get delivery() {
    return this.world.state.extras.delivery;
  }

  get sent(): readonly unknown[] {
    return this.world.requests('addCheckoutByCart');
  }

  choose(...slots: readonly DeliverySlot[]): Promise<void> {
    return this.world.after(10, { type: 'ChooseDeliverySlots', slotKeys: slots.map(({ slotKey }) => slotKey) });
  }
}

const openedDeliverySlots = async (units: readonly CartUnit[] = [ofBranch('F1')], ...kept: readonly SlotKey[]) => {
  const setting = new Setting(units, kept);
  await setting.world.after(10, { type: 'OpenCart' });
  return setting;
};

test('[LY-09] reads slots with the cart, and sends no request without a branch delivery', async () => {
  const setting = await openedDeliverySlots();
  expect([setting.asked, setting.delivery]).toEqual([1, { slots: [noon, dawn], chosen: [], isDropped: false }]);
  const other = await openedDeliverySlots([aUnit()]);
  expect([other.asked, other.delivery]).toEqual([0, undefined]);
});

test('[LY-09] keeps the chosen slot, remembers it for its address, sends it with the order, and closes the layer', async () => {
  const setting = await openedDeliverySlots();
  await setting.world.after(10, { type: 'OpenSideLayer', layer: 'DeliveryDate' });
  await setting.choose(dawn);
  expect([setting.delivery?.chosen, setting.kept, setting.world.state.sideLayer]).toEqual([
    [dawn.slotKey],
    { addressNo: '1', slotKeys: [dawn.slotKey] },
    undefined,
  ]);
  await setting.world.settle({ type: 'Order' });
  expect(setting.sent).toMatchObject([{ branchServiceType: 'Dawn', deliverySlots: [dawn.slotKey] }]);
});

test('[LY-09] no chosen slot leaves the choice to the branch', async () => {
  const setting = await openedDeliverySlots([ofBranch('F1')], noon.slotKey);
  expect(setting.delivery?.chosen).toEqual([noon.slotKey]);
  await setting.choose();
  expect([setting.delivery?.chosen, setting.kept.slotKeys]).toEqual([[], []]);
  await setting.world.settle({ type: 'Order' });
  expect(setting.sent[0]).not.toHaveProperty('deliverySlots');
});

test.each([
  ['Full', { ...noon, state: 'Full' } as const],
  ['over', { ...noon, cutOffTime: '2026-11-20T02:59:59.000Z' }],
  ['gone', dawn],
])('[LY-09] rejects a slot that is %s, and the layer shows the current ones', async (_, slot) => {
  const setting = await openedDeliverySlots();
  await setting.world.after(10, { type: 'OpenSideLayer', layer: 'DeliveryDate' });
  setting.offer(slot);
  await setting.choose(noon);
  expect(setting.world.alerted).toEqual(['CART-BR7-31']);
  expect([setting.delivery?.chosen, setting.kept.slotKeys, setting.world.state.sideLayer]).toEqual([
    [],
    [],
    'DeliveryDate',
  ]);
  expect(setting.delivery?.slots.map(({ slotKey }) => slotKey)).toEqual([slot.slotKey]);
});

test('[LY-09 ER-08] hides a failed read of slots; known slots stay selectable and the order decides', async () => {
  const setting = await openedDeliverySlots();
  setting.world.plan('getDeliverySlots', failing(), failing());
  await setting.choose(noon);
  expect([setting.delivery?.chosen, setting.world.alerted, setting.world.notified]).toEqual([[noon.slotKey], [], []]);
});

test('[LY-09] orders with the remembered slot if slots cannot be read', async () => {
  const setting = new Setting([ofBranch('F1')], [noon.slotKey]);
  setting.world.plan('getDeliverySlots', failing(), failing());
  await setting.world.after(10, { type: 'OpenCart' });
  expect(setting.delivery).toBeUndefined();
  await setting.world.settle({ type: 'Order' });
  expect(setting.sent).toMatchObject([{ deliverySlots: [noon.slotKey] }]);
});

test('[LY-09] reports slots that could not be read until a retry reads them', async () => {
  const setting = new Setting([ofBranch('F1')]);
  setting.world.plan('getDeliverySlots', failing(), failing());
  const reads = () =>
    setting.world.eventsOf('ExtrasRead').flatMap(({ extras: { deliveryRead } }) => deliveryRead ?? []);
  await setting.world.after(10, { type: 'OpenCart' });
  expect([reads(), setting.world.alerted, setting.world.notified]).toEqual([['Failed'], [], []]);
  await setting.world.after(10, { type: 'ReadDeliverySlots' });
  expect([setting.asked, reads()]).toEqual([2, ['Failed', 'Retrying', 'Failed']]);
  await setting.world.after(10, { type: 'ReadDeliverySlots' });
  expect([setting.asked, reads()]).toEqual([3, ['Failed', 'Retrying', 'Failed', 'Retrying', 'Done']]);
  expect(setting.delivery?.slots).toEqual([noon, dawn]);
});

test('[LY-09 AD-03] a new address drops the slot with a notice until another is chosen', async () => {
  const setting = await openedDeliverySlots([ofBranch('F1')], noon.slotKey);
  setting.world.server.initial = at('2');
  await setting.world.after(10, { type: 'OpenSideLayer', layer: 'AddressBook' });
  setting.messages.next({ pageType: 'AddressBook', outcome: 'Done' });
  await setting.world.after(1_000);
  expect([setting.asked, setting.delivery]).toEqual([2, { slots: [noon, dawn], chosen: [], isDropped: true }]);
  expect(setting.kept).toEqual({ addressNo: '2', slotKeys: [] });
  await setting.world.after(10, { type: 'OpenSideLayer', layer: 'DeliveryDate' });
  expect(setting.delivery?.isDropped).toBe(true);
  await setting.choose(dawn);
  expect(setting.delivery).toMatchObject({ chosen: [dawn.slotKey], isDropped: false });
});

test('[LY-09] drops a slot remembered for another address or branch when the cart opens', async () => {
  const elsewhere = new Setting([ofBranch('F1')], [noon.slotKey], '7');
  await elsewhere.world.after(10, { type: 'OpenCart' });
  expect(elsewhere.delivery).toMatchObject({ chosen: [], isDropped: true });
  const moved = await openedDeliverySlots([ofBranch('F2')], noon.slotKey);
  moved.offer(aDeliverySlot({ branchCode: 'F2' }));
  await moved.world.after(10, { type: 'OpenSideLayer', layer: 'DeliveryDate' });
  expect(moved.delivery).toMatchObject({ chosen: [], isDropped: true });
});

test('[LY-09 CK-18] a passed cut-off blocks the order until another slot is chosen, which the smallest change asks for', async () => {
  const setting = await openedDeliverySlots([ofBranch('F1')], noon.slotKey);
  setting.world.now = Date.parse(noon.cutOffTime);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(setting.delivery?.slots.map(({ state }) => state)).toEqual(['Ended', 'Ended']);
  await setting.world.settle({ type: 'Order' });
  expect([setting.sent, setting.world.alerted]).toEqual([[], ['CART-BR7-31']]);
  await setting.world.settle({ type: 'FixAll' });
  expect(setting.world.state.sideLayer).toBe('DeliveryDate');
  const late = aDeliverySlot({ fromHour: 16, cutOffTime: '2026-11-22T00:00:00.000Z' });
  setting.offer(late);
  await setting.choose(late);
  await setting.world.settle({ type: 'Order' });
  expect(setting.sent).toMatchObject([{ deliverySlots: [late.slotKey] }]);
});

test('[LY-09] a refused order reloads the slots, and a taken slot blocks the next order', async () => {
  const setting = await openedDeliverySlots([ofBranch('F1')], noon.slotKey);
  setting.offer({ ...noon, state: 'Full' });
  setting.world.plan('addCheckoutByCart', failing(anApiError({ resultCode: 'CART-BR7-31', status: 422 })));
  await setting.world.after(1_000, { type: 'Order' });
  expect(setting.world.alerted).toEqual(['CART-BR7-31']);
  expect([setting.asked, setting.delivery?.slots[0]?.state]).toEqual([2, 'Full']);
  await setting.world.after(1_000, { type: 'Order' });
  expect([setting.sent.length, setting.world.alerted]).toEqual([1, ['CART-BR7-31', 'CART-BR7-31']]);
});

test('[LY-09] two presses count as one', async () => {
  const setting = await openedDeliverySlots();
  const slotKeys = [noon.slotKey];
  await setting.world.after(10, { type: 'ChooseDeliverySlots', slotKeys }, { type: 'ChooseDeliverySlots', slotKeys });
  expect(setting.asked).toBe(2);
});

test('[LY-09] forgets the slot after an order of all branch deliveries, and keeps it if a unit only leaves meanwhile', async () => {
  const paid = await openedDeliverySlots([aUnit()], noon.slotKey);
  expect(paid.kept.slotKeys).toEqual([]);
  const setting = await openedDeliverySlots([ofBranch('F1'), aUnit({ cartUnitId: cartUnitId(2) })], noon.slotKey);
  await setting.world.settle({ type: 'DeleteUnits', cartUnitIds: [cartUnitId(1)], place: 'Unit' });
  expect([setting.delivery, setting.kept.slotKeys]).toEqual([
    { slots: [], chosen: [], isDropped: false },
    [noon.slotKey],
  ]);
});
