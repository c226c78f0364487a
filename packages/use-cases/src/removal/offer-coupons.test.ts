import { asApplied, cartUnitId as id, won, type Coupon } from '@baguni/domain/internal';
import { aHeldCoupon } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aBusyError, failing } from '../testing/test-network.ts';
import { anOpenWorld, apples, quantityOf, type World } from '../testing/world.ts';

const aWorld = (coupon: Coupon) =>
  anOpenWorld(apples(2), ({ server }) => {
    server.offered = [coupon];
    server.applied = [asApplied(coupon, [id(1)])];
  });
const offer = ({ state }: World) => state.extras.removal;
const on = ({ state }: World) => state.cart.coupons.applied.map(({ cartUnitIds }) => cartUnitIds);
const notTold = ['REMOVAL-UNDONE', 'REMOVAL-LEFT'];

test('[QT-04 QT-08] offers a cancelled coupon again, and one press reapplies it with a message', async () => {
  const world = await aWorld(aHeldCoupon({ couponName: '10%' }));
  await world.settle(quantityOf(1, 3));
  expect(on(world)).toEqual([]);
  expect(offer(world)).toMatchObject({
    kind: 'CouponsCancelled',
    units: [{ cartUnitId: 1 }],
    coupons: [{ couponName: '10%' }],
  });
  await world.settle({ type: 'UndoRemoval' });
  expect([on(world), offer(world), world.quantity(1)]).toEqual([[[1]], null, 3]);
  expect(world.notified).toEqual(['COUPON-CANCELLED', 'COUPONS-AGAIN']);
  for (const code of notTold) expect([...world.alerted, ...world.notified]).not.toContain(code);
  expect(world.requests('addCart')).toEqual([]);
});

test('[QT-04] waits for the change that meets the terms again, and then offers once', async () => {
  const world = await anOpenWorld(apples(1, { quantity: 3 }), ({ server }) => {
    const coupon = aHeldCoupon({ possiblePrice: won(25_000) });
    server.offered = [coupon];
    server.applied = [asApplied(coupon, [id(1)])];
  });
  await world.settle(quantityOf(1, 1));
  expect([on(world), offer(world)]).toEqual([[], undefined]);
  await world.settle(quantityOf(1, 3));
  expect(offer(world)).toMatchObject({ kind: 'CouponsCancelled' });
  await world.after(7000, { type: 'DismissRemoval' });
  await world.settle(quantityOf(1, 4));
  expect(offer(world)).toBeNull();
});

test('[QT-04] a change without coupons, or a failed one, makes no offer', async () => {
  const world = await aWorld(aHeldCoupon());
  await world.settle(quantityOf(2, 3));
  expect(offer(world)).toBeUndefined();
  world.plan('setQuantity', failing(aBusyError()), failing(aBusyError()));
  await world.settle(quantityOf(1, 3));
  expect([offer(world), on(world)]).toEqual([undefined, [[1]]]);
});

test('[QT-04] names a coupon that is finally refused', async () => {
  const world = await aWorld(aHeldCoupon({ couponName: '10%' }));
  await world.settle(quantityOf(1, 3));
  world.server.offered = [];
  await world.settle({ type: 'UndoRemoval' });
  expect([world.alerted, offer(world)]).toEqual([['REMOVAL-LEFT-COUPONS'], null]);
});
