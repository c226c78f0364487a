import { expect } from 'vitest';
import { cartUnitId, itemNo, type CartUnitId } from '@baguni/domain';
import type { Scope } from '../../store/owner.ts';
import type { Tx } from '../../store/tx.ts';
import { aNewUnit, anIssuedCoupon, scopeA, scopeB } from '../rows.ts';
import type { RowTests } from './row-tests.ts';

const findsNothing = (stranger: Scope) => async (tx: Tx) => {
  const id = await tx.addUnit(scopeA, aNewUnit());
  await tx.bumpCart(scopeA);
  await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ cartUnitIds: [id] }));
  expect(await tx.units(stranger)).toEqual([]);
  expect(await tx.cartVersion(stranger)).toBe(0);
  expect(await tx.issuedCoupons(stranger)).toEqual([]);
  expect(await tx.updateUnit(stranger, id, 1, aNewUnit({ quantity: 9 }))).toBe(false);
  expect(await tx.removeUnits(stranger, [id])).toEqual([]);
  const { issueNo } = anIssuedCoupon();
  await tx.releaseCoupons(stranger, [issueNo]);
  expect(await tx.spendCoupon(stranger, issueNo, [id], 7)).toBe(false);
  expect(await tx.useCoupon(stranger, issueNo, [id])).toBe(false);
  await tx.dropIssuedCoupons(stranger);
  expect(await tx.units(scopeA)).toEqual([{ ...aNewUnit(), cartUnitId: id, version: 1 }]);
  expect(await tx.issuedCoupons(scopeA)).toEqual([anIssuedCoupon({ cartUnitIds: [id] })]);
};

export const cartContract: RowTests = {
  'units keep the order in which they were put in, and all of what was put in': async (tx) => {
    const first = await tx.addUnit(scopeA, aNewUnit({ itemNo: itemNo('Z'), insertedAt: 1_763_600_000_123 }));
    const second = await tx.addUnit(scopeA, aNewUnit({ itemNo: itemNo('A') }));
    expect(first).not.toBe(second);
    expect(await tx.units(scopeA)).toEqual([
      { ...aNewUnit({ itemNo: itemNo('Z'), insertedAt: 1_763_600_000_123 }), cartUnitId: first, version: 1 },
      { ...aNewUnit({ itemNo: itemNo('A') }), cartUnitId: second, version: 1 },
    ]);
  },

  '[DL-03] a unit with a place of its own stands there, and keeps it through a change': async (tx) => {
    const ids: CartUnitId[] = [];
    for (const item of ['A', 'B']) ids.push(await tx.addUnit(scopeA, aNewUnit({ itemNo: itemNo(item) })));
    const [first = cartUnitId(0)] = ids;
    const { detail } = aNewUnit();
    const placed = { ...detail, place: first + 0.5 };
    const between = await tx.addUnit(scopeA, aNewUnit({ itemNo: itemNo('C'), detail: placed }));
    expect(await tx.updateUnit(scopeA, between, 1, { quantity: 5, detail: placed })).toBe(true);
    expect((await tx.units(scopeA)).map((unit) => unit.itemNo)).toEqual(['A', 'C', 'B']);
  },

  'a number is not given twice, not even after its unit is gone': async (tx) => {
    const first = await tx.addUnit(scopeA, aNewUnit());
    await tx.removeUnits(scopeA, [first]);
    expect(await tx.addUnit(scopeB, aNewUnit())).not.toBe(first);
  },

  '[SV-04] a unit changes only from the version that was seen': async (tx) => {
    const id = await tx.addUnit(scopeA, aNewUnit());
    const { detail } = aNewUnit();
    const changed = { ...detail, isCouponUsable: false };
    expect(await tx.updateUnit(scopeA, id, 1, { quantity: 5, detail: changed })).toBe(true);
    expect(await tx.updateUnit(scopeA, id, 1, { quantity: 6, detail })).toBe(false);
    expect(await tx.updateUnit(scopeA, cartUnitId(987_654), 1, { quantity: 6, detail })).toBe(false);
    expect(await tx.units(scopeA)).toEqual([
      { ...aNewUnit(), cartUnitId: id, version: 2, quantity: 5, detail: changed },
    ]);
  },

  'removal answers what was there, once, and ignores the rest': async (tx) => {
    const id = await tx.addUnit(scopeA, aNewUnit());
    const kept = await tx.addUnit(scopeA, aNewUnit());
    expect(await tx.removeUnits(scopeA, [id, id, cartUnitId(987_654)])).toEqual([id]);
    expect(await tx.removeUnits(scopeA, [id])).toEqual([]);
    expect(await tx.removeUnits(scopeA, [])).toEqual([]);
    expect((await tx.units(scopeA)).map((unit) => unit.cartUnitId)).toEqual([kept]);
  },

  'another buyer finds no unit, no version and no coupon of a cart': findsNothing(scopeB),
  'the other tenant finds no unit, no version and no coupon of a cart': findsNothing({ ...scopeA, tenant: 'outlet' }),

  'a cart’s version starts at 0 and rises by one': async (tx) => {
    expect(await tx.cartVersion(scopeA)).toBe(0);
    expect([await tx.bumpCart(scopeA), await tx.bumpCart(scopeA)]).toEqual([1, 2]);
    expect(await tx.cartVersion(scopeA)).toBe(2);
  },
};
