import {
  cartUnitId,
  type ApiError,
  type CartUnit,
  type DeliverySlot,
  type KeptSlots,
  type SlotKey,
} from '@baguni/domain';
import type { SlotMemory } from '../ports/memories.ts';
import type { GatewayMessage } from '@baguni/domain/gateway';
import {
  aDeliverySlot,
  anAddress,
  anApiError,
  aSmileFreshBranch,
  aSmileFreshUnit,
  aUnit,
} from '@baguni/domain/testing';
import { either as E, option as O } from 'fp-ts';
import { Subject } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { failing, World } from '../testing/world.ts';
import type { ExtrasPorts } from '../flow/deps.ts';

const noon = aDeliverySlot({ fromHour: 13, toHour: 16 });
const dawn = aDeliverySlot({ service: 'Dawn', fromHour: 0, toHour: 7 });
const unit = (over: Partial<CartUnit> = {}) => aSmileFreshUnit({ ...over });
const ofBranch = (branchCode: string) =>
  unit({ smileFreshBranch: O.some(aSmileFreshBranch({ branchCode, branchServiceTypes: ['Reserve', 'Dawn'] })) });
const at = (addressNo: string) => ({ latestShippingAddress: O.some(anAddress({ addressNo })) });

class Setting {
  slots: readonly DeliverySlot[] = [noon, dawn];
  error: ApiError | undefined;
  asked = 0;
  readonly messages = new Subject<GatewayMessage>();
  kept: KeptSlots;
  readonly world: World;

  constructor(units: readonly CartUnit[], slotKeys: readonly SlotKey[] = [], addressNo = '1') {
    this.kept = { addressNo, slotKeys };
    this.world = new World(units);
    this.world.server.initial = at('1');
    const slotMemory: SlotMemory = { recall: () => this.kept, remember: (kept) => void (this.kept = kept) };
    const gatewayMessages: ExtrasPorts['gatewayMessages'] = (tell) => {
      const hearing = this.messages.subscribe(tell);
      return () => hearing.unsubscribe();
    };
    const deliverySlots = { getDeliverySlots: () => this.answer };
    this.world.provide({ gatewayMessages, slotMemory, deliverySlots });
  }

  readonly answer = async () => {
    this.asked += 1;
    return this.error ? E.left(this.error) : E.right({ slots: this.slots });
  };

  get delivery() {
    return this.world.state.cart.delivery;
  }

  get sent(): readonly unknown[] {
    return this.world.requests('addCheckoutByCart');
  }

  choose(...slots: readonly DeliverySlot[]): Promise<void> {
    return this.world.after(10, { type: 'ChooseDeliverySlots', slotKeys: slots.map(({ slotKey }) => slotKey) });
  }
}

const opened = async (units: readonly CartUnit[] = [ofBranch('F1')], ...kept: readonly SlotKey[]) => {
  const setting = new Setting(units, kept);
  await setting.world.after(10, { type: 'OpenCart' });
  return setting;
};

test('[LY-09] reads slots with the cart, and sends no request without a branch delivery', async () => {
  const setting = await opened();
  expect([setting.asked, setting.delivery]).toEqual([1, { slots: [noon, dawn], chosen: [], isDropped: false }]);
  const other = await opened([aUnit()]);
  expect([other.asked, other.delivery]).toEqual([0, undefined]);
});

test('[LY-09] keeps the chosen slot, remembers it for its address, sends it with the order, and closes the layer', async () => {
  const setting = await opened();
  await setting.world.after(10, { type: 'OpenSideLayer', layer: 'DeliveryDate' });
  await setting.choose(dawn);
  expect([setting.delivery?.chosen, setting.kept, setting.world.state.sideLayer]).toEqual([
    [dawn.slotKey],
    { addressNo: '1', slotKeys: [dawn.slotKey] },
    O.none,
  ]);
  await setting.world.settle({ type: 'Order' });
  expect(setting.sent).toMatchObject([{ branchServiceType: 'Dawn', deliverySlots: [dawn.slotKey] }]);
});

test('[LY-09] no chosen slot leaves the choice to the branch', async () => {
  const setting = await opened([ofBranch('F1')], noon.slotKey);
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
  const setting = await opened();
  await setting.world.after(10, { type: 'OpenSideLayer', layer: 'DeliveryDate' });
  setting.slots = [slot];
  await setting.choose(noon);
  expect(setting.world.alerted).toEqual(['CART-BR7-31']);
  expect([setting.delivery?.chosen, setting.kept.slotKeys, setting.world.state.sideLayer]).toEqual([
    [],
    [],
    O.some('DeliveryDate'),
  ]);
  expect(setting.delivery?.slots.map(({ slotKey }) => slotKey)).toEqual([slot.slotKey]);
});

test('[LY-09 ER-08] hides a failed read of slots; known slots stay selectable and the order decides', async () => {
  const setting = await opened();
  setting.error = anApiError();
  await setting.choose(noon);
  expect([setting.delivery?.chosen, setting.world.alerted, setting.world.notified]).toEqual([[noon.slotKey], [], []]);
});

test('[LY-09] orders with the remembered slot if slots cannot be read', async () => {
  const setting = new Setting([ofBranch('F1')], [noon.slotKey]);
  setting.error = anApiError();
  await setting.world.after(10, { type: 'OpenCart' });
  expect(setting.delivery).toBeUndefined();
  await setting.world.settle({ type: 'Order' });
  expect(setting.sent).toMatchObject([{ deliverySlots: [noon.slotKey] }]);
});

test('[LY-09 AD-03] a new address drops the slot with a notice until another is chosen', async () => {
  const setting = await opened([ofBranch('F1')], noon.slotKey);
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
  const moved = await opened([ofBranch('F2')], noon.slotKey);
  moved.slots = [aDeliverySlot({ branchCode: 'F2' })];
  await moved.world.after(10, { type: 'OpenSideLayer', layer: 'DeliveryDate' });
  expect(moved.delivery).toMatchObject({ chosen: [], isDropped: true });
});

test('[LY-09] a passed cut-off blocks the order until another slot is chosen', async () => {
  const setting = await opened([ofBranch('F1')], noon.slotKey);
  setting.world.now = Date.parse(noon.cutOffTime);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(setting.delivery?.slots.map(({ state }) => state)).toEqual(['Ended', 'Ended']);
  await setting.world.settle({ type: 'Order' });
  expect([setting.sent, setting.world.alerted]).toEqual([[], ['CART-BR7-31']]);
  const late = aDeliverySlot({ fromHour: 16, cutOffTime: '2026-11-22T00:00:00.000Z' });
  setting.slots = [late];
  await setting.choose(late);
  await setting.world.settle({ type: 'Order' });
  expect(setting.sent).toMatchObject([{ deliverySlots: [late.slotKey] }]);
});

test('[LY-09] a refused order reloads the slots, and a taken slot blocks the next order', async () => {
  const setting = await opened([ofBranch('F1')], noon.slotKey);
  setting.slots = [{ ...noon, state: 'Full' }];
  setting.world.plan('addCheckoutByCart', failing(anApiError({ resultCode: 'CART-BR7-31', status: O.some(422) })));
  await setting.world.after(1_000, { type: 'Order' });
  expect(setting.world.alerted).toEqual(['CART-BR7-31']);
  expect([setting.asked, setting.delivery?.slots[0]?.state]).toEqual([2, 'Full']);
  await setting.world.after(1_000, { type: 'Order' });
  expect([setting.sent.length, setting.world.alerted]).toEqual([1, ['CART-BR7-31', 'CART-BR7-31']]);
});

test('[LY-09] two presses count as one', async () => {
  const setting = await opened();
  const slotKeys = [noon.slotKey];
  await setting.world.after(10, { type: 'ChooseDeliverySlots', slotKeys }, { type: 'ChooseDeliverySlots', slotKeys });
  expect(setting.asked).toBe(2);
});

test('[LY-09] forgets the slot after an order of all branch deliveries, and keeps it if a unit only leaves meanwhile', async () => {
  const paid = await opened([aUnit()], noon.slotKey);
  expect(paid.kept.slotKeys).toEqual([]);
  const setting = await opened([ofBranch('F1'), aUnit({ cartUnitId: cartUnitId(2) })], noon.slotKey);
  await setting.world.settle({ type: 'DeleteUnits', cartUnitIds: [cartUnitId(1)], place: 'Unit' });
  expect([setting.delivery, setting.kept.slotKeys]).toEqual([
    { slots: [], chosen: [], isDropped: false },
    [noon.slotKey],
  ]);
});
