import { cartUnitId as id } from '@baguni/domain/internal';
import { aHeldCoupon, anItem, anOption, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import type { Command } from '../session/command.ts';
import { heldBack } from '../testing/test-network.ts';
import { World } from '../testing/world.ts';

const [red, blue] = [anOption({ optionNo: 'R' }), anOption({ optionNo: 'B' })];
const shirt = (n: number, option = red) =>
  aUnit({ cartUnitId: id(n), item: anItem({ itemName: '티셔츠', options: [option] }) });

/** A cart of two shirts whose first unit has an open layer; `deleteElsewhere` deletes a unit in another tab. */
const aWorld = async (open: Command) => {
  const world = new World([shirt(1), shirt(2, blue)]);
  const hears = new Set<(version: number) => void>();
  const versions = (hear: (version: number) => void) => {
    hears.add(hear);
    return () => void hears.delete(hear);
  };
  world.provide({ tabs: { tell: () => undefined, versions } });
  world.server.offered = [aHeldCoupon()];
  world.server.sell(aUnit({ item: anItem({ itemName: '티셔츠', options: [red, blue] }) }));
  await world.settle({ type: 'OpenCart' });
  await world.settle(open);
  const deleteElsewhere = async (n: number): Promise<void> => {
    world.server.deleteElsewhere(id(n));
    for (const hear of hears) hear(world.state.cartVersion + 1);
    await world.settle();
  };
  return { world, deleteElsewhere };
};

const opened = ({ state }: World): unknown => state.sideLayer ?? state.couponBox?.cartUnitId;

test.each<readonly [string, Command]>([
  ['options', { type: 'OpenOptions', cartUnitId: id(1) }],
  ['coupons', { type: 'OpenCouponBox', cartUnitId: id(1) }],
])('[QT-06] closes the layer of %s and reports why only if its own unit is deleted elsewhere', async (_, open) => {
  const { world, deleteElsewhere } = await aWorld(open);
  expect(opened(world)).toBeDefined();
  await deleteElsewhere(2);
  expect([opened(world) === undefined, world.notified]).toEqual([false, []]);
  await deleteElsewhere(1);
  expect(opened(world)).toBeUndefined();
  expect(world.shopper.notices).toEqual([{ type: 'Message', code: 'LAYER-UNIT-GONE', params: { product: '티셔츠' } }]);
});

test.each<readonly [string, Command, Command]>([
  ['options', { type: 'OpenOptions', cartUnitId: id(1) }, { type: 'CloseSideLayer' }],
  ['coupons', { type: 'OpenCouponBox', cartUnitId: id(1) }, { type: 'CloseCouponBox' }],
])('[QT-06] reports nothing if the shopper closes the layer of %s', async (_, open, close) => {
  const { world } = await aWorld(open);
  await world.settle(close);
  expect([opened(world), world.shopper.notices]).toEqual([undefined, []]);
});

test('[QT-06 PG-21] leaves the report to the answer while the options of its unit are being saved', async () => {
  const { world, deleteElsewhere } = await aWorld({ type: 'OpenOptions', cartUnitId: id(1) });
  world.plan('changeOptions', heldBack);
  world.send({ type: 'ChangeOptions', cartUnitId: id(1), optionNos: ['B'] });
  await deleteElsewhere(1);
  expect([opened(world), world.shopper.notices]).toEqual(['ItemOptions', []]);
});
