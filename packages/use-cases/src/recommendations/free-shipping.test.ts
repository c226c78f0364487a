import {
  bundleKey,
  cartUnitId,
  itemNo,
  sellerKey,
  sellerGroupKeyOf,
  won,
  type CartUnit,
} from '@baguni/domain/internal';
import { anApiError, anItem, aPolicy, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aTimeOut, failing, heldBack, losing, type Delivery } from '../testing/test-network.ts';
import { anOpenWorld, apples, type World } from '../testing/world.ts';

const sold = (n: number, price: number): CartUnit =>
  aUnit({ cartUnitId: cartUnitId(n), item: anItem({ itemNo: itemNo(`I${n}`), itemSellPrice: won(price) }) });
const mine = sold(1, 20_000);
const sellerGroupKey = sellerGroupKeyOf(mine);
const open = { type: 'OpenFreeShipping', sellerGroupKey } as const;
const add = {
  type: 'AddForFreeShipping',
  item: { itemNo: itemNo('I9'), quantity: 1, optionNos: [], additions: [] },
} as const;

const aWorld = async (...others: readonly CartUnit[]) => {
  const policy = aPolicy({
    shippingPolicyKey: mine.shippingPolicyKey,
    isConditionalFree: true,
    conditionalFreeBasisCost: won(30_000),
  });
  const world = await anOpenWorld([mine, ...others], ({ server }) => {
    server.sell(sold(9, 10_000));
    server.putPolicies(policy);
  });
  for (const { cartUnitId: id } of world.state.cart.units)
    if (!world.state.cart.selected.includes(id)) await world.settle({ type: 'ToggleUnit', cartUnitId: id });
  return world;
};
const layerOf = ({ state }: World) => [state.sideLayer ?? null, state.extras.freeShipping];
const selectedOf = ({ state }: World) => state.cart.selected;

test('[FG-01] reads the items of the parcel that is nearest to free shipping', async () => {
  const world = await aWorld();
  await world.settle(open);
  expect(world.requests('getFreeShippingItems')).toEqual([{ bundleKey: mine.bundleKey, missing: 10_000 }]);
  const units = [{ cartUnitId: -1, item: { itemNo: 'I9' }, quantity: 1 }];
  expect(layerOf(world)).toMatchObject(['FreeShipping', { units, isAdding: false }]);
});

test('[FG-01] a failed read keeps the layer open, and another try reads the items', async () => {
  const world = await aWorld();
  world.plan('getFreeShippingItems', failing());
  await world.settle(open);
  expect(layerOf(world)).toMatchObject(['FreeShipping', { units: undefined, hasFailed: true }]);
  expect([...world.alerted, ...world.notified]).toEqual([]);
  await world.settle(open);
  expect(world.state.extras.freeShipping).toMatchObject({ units: [{ cartUnitId: -1 }] });
  expect(world.state.extras.freeShipping?.hasFailed).toBeUndefined();
});

test('[FG-01] a late answer opens nothing', async () => {
  const world = await aWorld();
  world.plan('getFreeShippingItems', heldBack);
  await world.settle(open, { type: 'CloseSideLayer' });
  await world.arrive();
  expect(layerOf(world)).toMatchObject([null, { units: undefined }]);
});

test('[FG-01] adds the item once, selects it, and removes it again with one press', async () => {
  const world = await aWorld();
  world.plan('addCart', heldBack);
  await world.settle(open);
  await world.settle(add, add);
  expect(world.state.extras.freeShipping?.isAdding).toBe(true);
  await world.arrive();
  expect([world.requests('addCart'), selectedOf(world), layerOf(world)[0]]).toMatchObject([[add.item], [1, 2], null]);
  expect(world.state.extras.removal).toMatchObject({ kind: 'Added', units: [{ cartUnitId: 2 }] });
  await world.settle({ type: 'UndoRemoval' }, { type: 'UndoRemoval' });
  expect(world.requests('removeCartUnits')).toHaveLength(1);
  expect([world.state.cart.units.length, selectedOf(world), world.state.extras.removal]).toEqual([1, [1], null]);
});

test('[FG-01] an addition leaves the layer of another seller open, which cannot add meanwhile', async () => {
  const seller = { ...mine.seller, sellerKey: sellerKey('S2') };
  const other = { ...sold(2, 20_000), bundleKey: bundleKey('B2'), seller };
  const world = await aWorld(other);
  world.plan('addCart', heldBack);
  await world.settle(open, add, { type: 'CloseSideLayer' });
  const next = { type: 'OpenFreeShipping', sellerGroupKey: sellerGroupKeyOf(other) } as const;
  await world.settle(next);
  expect(layerOf(world)).toMatchObject(['FreeShipping', { sellerGroupKey: next.sellerGroupKey, isAdding: true }]);
  await world.arrive();
  expect(layerOf(world)).toMatchObject(['FreeShipping', { isAdding: false }]);
});

test('[FG-01] an item that another tab added grows: it stays selected and has no undo', async () => {
  const world = await aWorld();
  await world.settle(open);
  await world.settle({ ...add, item: { ...add.item, itemNo: itemNo('I1') } });
  expect([world.state.cart.units.map(({ quantity }) => quantity), selectedOf(world)]).toEqual([[2], [1]]);
  expect([layerOf(world)[0], world.state.extras.removal]).toEqual([null, undefined]);
});

test.each<readonly [string, Delivery, units: number, layer: string | null, shown: readonly string[]]>([
  ['refused', failing(anApiError({ resultCode: 'CART-BR1-20' })), 1, 'FreeShipping', ['CART-BR1-20']],
  ['lost', losing(), 2, null, []],
  ['not received', failing(aTimeOut()), 1, 'FreeShipping', ['ADD-FAILED']],
])('[FG-01] an addition that is %s: shows what the cart contains', async (_, delivery, units, layer, shown) => {
  const world = await aWorld();
  world.plan('addCart', delivery);
  await world.settle(open);
  await world.settle(add);
  expect([world.state.cart.units.length, layerOf(world)[0]]).toEqual([units, layer]);
  expect([...world.alerted, ...world.notified]).toEqual(shown);
  expect(world.state.extras.freeShipping?.isAdding).toBe(false);
});

test('[FG-01] an undo that fails keeps the item, and reports the failure', async () => {
  const world = await aWorld();
  await world.settle(open);
  await world.settle(add);
  world.plan('removeCartUnits', failing(aTimeOut()));
  await world.settle({ type: 'UndoRemoval' });
  expect([world.state.cart.units.length, world.state.extras.removal]).toEqual([2, null]);
  expect([...world.alerted, ...world.notified]).toEqual(['DELETE-FAILED']);
});

test('[FG-01] opens nothing for a seller whose shipping is free or never free', async () => {
  const world = await anOpenWorld(apples(1));
  await world.settle(open);
  expect([layerOf(world), world.requests('getFreeShippingItems')]).toEqual([[null, undefined], []]);
});
