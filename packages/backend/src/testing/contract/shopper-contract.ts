import { expect } from 'vitest';
import {
  type Scope,
  type CouponPolicy,
  MOST_DETAILS,
  MOST_VIEWED,
  type StoredDetail,
  type ViewedItem,
} from '../../store/rows.ts';
import {
  aStoredBuyer,
  scopeA,
  scopeB,
  sessionA,
  aNewUnit,
  anIssuedCoupon,
  aCouponPolicy,
  aLayerDetail,
  aStoredDetail,
  type RowTests,
} from '../rows.ts';
import { aSeller, anItem } from '@baguni/domain/testing';
import { targetsOf } from '../../store/offers.ts';
import {
  cartUnitId,
  itemNo,
  sellerKey,
  type CartUnitId,
  couponIssueNo,
  couponPolicyNo,
  won,
  type Tenant,
  type SeenCart,
} from '@baguni/domain/internal';
import type { Tx } from '../../store/tx.ts';

const viewed = (n: number, viewedAt: number): ViewedItem => ({ itemNo: itemNo(`I${n}`), viewedAt });

/** Sessions expire, end early and are replaced; buyers belong to one tenant. */
export const sessionContract: RowTests = {
  'a session is found until it expires, and is replaced by its token hash': async (tx) => {
    await tx.putSession(sessionA);
    expect(await tx.session('hash', 999)).toEqual(sessionA);
    expect(await tx.session('hash', 1000)).toBeNull();
    expect(await tx.session('other', 0)).toBeNull();
    await tx.putSession({ ...sessionA, guestOwner: null });
    expect((await tx.session('hash', 0))?.guestOwner).toBeNull();
    await tx.putSession({ ...sessionA, ordersAsNonMember: true });
    expect((await tx.session('hash', 0))?.ordersAsNonMember).toBe(true);
    await tx.putSession({ ...sessionA, isViaEmployeeMall: true });
    expect((await tx.session('hash', 0))?.isViaEmployeeMall).toBe(true);
    await tx.putSession(sessionA);
    expect((await tx.session('hash', 0))?.ordersAsNonMember ?? false).toBe(false);
  },

  '[AZ-7] a session that is ended is found no more, but known to have been there before': async (tx) => {
    await tx.putSession(sessionA);
    await tx.putSession({ ...sessionA, tokenHash: 'other' });
    await tx.endSession('hash', 500);
    await tx.endSession('none', 500);
    expect(await tx.session('hash', 500)).toBeNull();
    expect([await tx.holdSession('hash', 500), await tx.holdSession('none', 0)]).toEqual([false, false]);
    expect([await tx.holdSession('hash', 499), await tx.holdSession('other', 500)]).toEqual([true, true]);
    expect(await tx.session('hash', 499)).toEqual({ ...sessionA, expiresAt: 500 });
    expect(await tx.session('other', 500)).not.toBeNull();
    // ending a session twice does not extend it
    await tx.endSession('hash', 700);
    expect(await tx.session('hash', 500)).toBeNull();
    // writing it again does not extend it either
    expect(await tx.putSession({ ...sessionA, createdAt: 500, expiresAt: 5000 })).toBe(false);
    expect(await tx.session('hash', 500)).toBeNull();
    expect(await tx.putSession({ ...sessionA, tokenHash: 'other', createdAt: 500, expiresAt: 5000 })).toBe(true);
    expect((await tx.session('other', 500))?.expiresAt).toBe(5000);
  },

  'a buyer is read as it was written, in its own tenant only': async (tx) => {
    await tx.putBuyer(scopeA, aStoredBuyer());
    await tx.putBuyer(scopeA, aStoredBuyer({ shippingCountry: 'Japan' }));
    expect(await tx.buyer(scopeA)).toEqual(aStoredBuyer({ shippingCountry: 'Japan' }));
    expect(await tx.buyer(scopeB)).toBeNull();
    expect(await tx.buyer({ ...scopeA, tenant: 'outlet' })).toBeNull();
  },
};

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

const [one, two] = [cartUnitId(1), cartUnitId(2)];
const c1 = couponIssueNo('C1');
const p1 = couponPolicyNo('P1');

const saved = (n: number) => ({ ...aNewUnit({ itemNo: itemNo(`I${n}`) }), cartUnitId: cartUnitId(n), version: 3 });

export const savedContract: RowTests = {
  'saved units are read as they were saved, the latest first, and are no units of the cart': async (tx) => {
    await tx.saveUnits(scopeA, [saved(1), saved(2)], 5);
    await tx.saveUnits(scopeA, [saved(3)], 4);
    expect(await tx.savedUnits(scopeA)).toEqual([saved(2), saved(1), saved(3)]);
    expect(await tx.units(scopeA)).toEqual([]);
    for (const stranger of [scopeB, { ...scopeA, tenant: 'outlet' as const }]) {
      expect(await tx.savedUnits(stranger)).toEqual([]);
      expect(await tx.removeSaved(stranger, [one])).toEqual([]);
    }
    expect(await tx.removeSaved(scopeA, [one, one, cartUnitId(9)])).toEqual([one]);
    expect(await tx.removeSaved(scopeA, [one])).toEqual([]);
    expect(await tx.removeSaved(scopeA, [])).toEqual([]);
    expect(await tx.savedUnits(scopeA)).toEqual([saved(2), saved(3)]);
  },
};

export const couponContract: RowTests = {
  'policies are read by their numbers, in their own tenant; new terms keep what was counted': async (tx) => {
    await tx.putCouponPolicy('marketplace', aCouponPolicy());
    expect(await tx.takeIssue('marketplace', p1)).toBe(1);
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ discountValue: 20 }));
    const stored = { policy: aCouponPolicy({ discountValue: 20 }), issued: 1 };
    expect(await tx.couponPolicies('marketplace', [p1, couponPolicyNo('none')])).toEqual([stored]);
    expect(await tx.couponTerms('marketplace', [p1, couponPolicyNo('none')])).toEqual([stored.policy]);
    expect(await tx.couponTerms('outlet', [p1])).toEqual([]);
    expect(await tx.couponPolicies('marketplace', [])).toEqual([]);
    expect(await tx.couponPolicies('outlet', [p1])).toEqual([]);
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo: couponPolicyNo('P0'), perBuyer: 0 }));
    expect(await tx.downloadablePolicies('marketplace', ['All'], 0)).toEqual([stored]);
    expect(await tx.downloadablePolicies('outlet', ['All'], 0)).toEqual([]);
  },

  '[CP-14] downloadable policies are found by what they are for, and by their event': async (tx) => {
    const targets = {
      P1: { type: 'All' },
      P2: { type: 'Items', itemNos: [itemNo('I1'), itemNo('I2')] },
      P3: { type: 'Sellers', sellerKeys: [sellerKey('S1')] },
      P4: { type: 'LargeCategories', codes: ['L1'] },
    } as const;
    const put = (no: string, over: Partial<CouponPolicy>) =>
      tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo: couponPolicyNo(no), ...over }));
    for (const [no, target] of Object.entries(targets)) await put(no, { target, eventNo: `E${no}` });
    const found = async (item: string, seller: string, large: string) => {
      const category = { ...anItem().category, large };
      const unit = {
        item: anItem({ itemNo: itemNo(item), category }),
        seller: aSeller({ sellerKey: sellerKey(seller) }),
      };
      const policies = await tx.downloadablePolicies('marketplace', targetsOf([unit]), 0);
      return policies.map(({ policy }) => policy.policyNo);
    };
    expect(await found('I2', 'S9', 'L9')).toEqual(['P1', 'P2']);
    expect(await found('I9', 'S1', 'L1')).toEqual(['P1', 'P3', 'P4']);
    expect(await tx.downloadablePolicies('marketplace', targetsOf([]), 0)).toEqual([]);
    const ofEvent = async (no: string, tenant: Tenant = 'marketplace') =>
      (await tx.policiesOfEvent(tenant, no)).map(({ policy }) => policy.policyNo);
    expect([await ofEvent('EP3'), await ofEvent('E9'), await ofEvent('EP3', 'outlet')]).toEqual([['P3'], [], []]);
    await put('P2', { target: targets.P1, perBuyer: 0, eventNo: 'EP2' });
    await put('P3', { target: targets.P2 });
    expect([await found('I2', 'S1', 'L9'), await ofEvent('EP2')]).toEqual([['P1', 'P3'], []]);
    await put('P1', { expiredDate: '1970-01-01T09:00:00.000+09:00' });
    await put('P4', { target: targets.P1, expiredDate: 'soon' });
    const open = async (now: number) => (await tx.downloadablePolicies('marketplace', ['All'], now)).length;
    expect([await open(0), await open(1)]).toEqual([1, 0]);
  },

  '[CP-14] no more are given out than the limit says; without a limit there is always one more': async (tx) => {
    const open = couponPolicyNo('P2');
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ issueLimit: 2 }));
    await tx.putCouponPolicy('marketplace', aCouponPolicy({ policyNo: open }));
    const take = async () => tx.takeIssue('marketplace', p1);
    expect([await take(), await take(), await take()]).toEqual([1, 2, null]);
    for (let n = 1; n <= 3; n += 1) expect(await tx.takeIssue('marketplace', open)).toBe(n);
    expect(await tx.takeIssue('marketplace', couponPolicyNo('none'))).toBeNull();
    expect(await tx.takeIssue('outlet', p1)).toBeNull();
  },

  '[CP-15] tries are counted by buyer, policy and day': async (tx) => {
    expect([await tx.countTry(scopeA, p1, 0), await tx.countTry(scopeA, p1, 0)]).toEqual([1, 2]);
    expect(await tx.countTry(scopeB, p1, 0)).toBe(1);
    expect(await tx.countTry(scopeA, couponPolicyNo('P2'), 0)).toBe(1);
    expect(await tx.countTry(scopeA, p1, 1000)).toBe(1);
    expect([await tx.countTry(scopeA, p1, 0), await tx.countTry(scopeA, p1, 1000)]).toEqual([3, 2]);
  },

  '[CP-09] a coupon is in use on one place at most, until it is released; a spent one never again': async (tx) => {
    await tx.addIssuedCoupon(scopeA, anIssuedCoupon());
    await tx.addIssuedCoupon(scopeA, anIssuedCoupon({ issueNo: couponIssueNo('C0') }));
    expect(await tx.useCoupon(scopeA, c1, [one, two])).toBe(true);
    expect(await tx.useCoupon(scopeA, c1, [one])).toBe(false);
    expect(await tx.useCoupon(scopeA, couponIssueNo('none'), [one])).toBe(false);
    const held = async () => (await tx.issuedCoupons(scopeA)).map(({ issueNo, cartUnitIds }) => [issueNo, cartUnitIds]);
    expect(await held()).toEqual([
      ['C0', []],
      ['C1', [one, two]],
    ]);
    await tx.releaseCoupons(scopeA, [c1, couponIssueNo('none')]);
    expect(await tx.useCoupon(scopeA, c1, [two])).toBe(true);
    expect(await tx.spendCoupon(scopeA, c1, [one], 7)).toBe(false);
    expect(await tx.spendCoupon(scopeA, c1, [two], 7)).toBe(true);
    expect(await tx.spendCoupon(scopeA, c1, [two], 8)).toBe(false);
    await tx.releaseCoupons(scopeA, [c1]);
    expect(await tx.useCoupon(scopeA, c1, [one])).toBe(false);
    expect((await tx.issuedCoupons(scopeA))[1]).toEqual(anIssuedCoupon({ spentAt: 7 }));
  },

  'coupons leave a buyer’s hands with the tries, and nobody else’s': async (tx) => {
    for (const scope of [scopeA, scopeB]) {
      await tx.addIssuedCoupon(scope, anIssuedCoupon());
      await tx.countTry(scope, p1, 0);
    }
    await tx.dropIssuedCoupons(scopeA);
    expect(await tx.issuedCoupons(scopeA)).toEqual([]);
    expect(await tx.issuedCoupons(scopeB)).toEqual([anIssuedCoupon()]);
    expect([await tx.countTry(scopeA, p1, 0), await tx.countTry(scopeB, p1, 0)]).toEqual([1, 2]);
  },
};

const stored = aStoredDetail();
const { key } = stored;
const of = { place: 'Gateway', type: 'AddressBook', key } as const;

export const detailContract: RowTests = {
  '[RT-07] a detail is taken once, until its last millisecond': async (tx) => {
    await tx.keepDetail(scopeA, stored);
    expect(await tx.takeDetail(scopeA, of, stored.expiresAt - 1)).toEqual(stored);
    expect(await tx.takeDetail(scopeA, of, 0)).toBeNull();
  },

  '[RT-07] a detail is its owner’s: another shopper’s try finds nothing, and takes nothing away': async (tx) => {
    await tx.keepDetail(scopeA, stored);
    expect(await tx.takeDetail(scopeB, of, 0)).toBeNull();
    expect(await tx.takeDetail({ ...scopeA, tenant: 'outlet' }, of, 0)).toBeNull();
    expect(await tx.takeDetail(scopeA, of, 0)).toEqual(stored);
  },

  '[RT-07] a detail is for its place and type alone': async (tx) => {
    await tx.keepDetail(scopeA, stored);
    expect(await tx.takeDetail(scopeA, { ...of, type: 'PaypalGateway' }, 0)).toBeNull();
    expect(await tx.takeDetail(scopeA, { ...of, place: 'Layer' }, 0)).toBeNull();
    expect(await tx.takeDetail(scopeA, { ...of, key: aStoredDetail('K2').key }, 0)).toBeNull();
    expect(await tx.takeDetail(scopeA, of, 0)).toEqual(stored);
  },

  '[RT-08] a layer’s detail is kept as it is, markup and all': async (tx) => {
    const layer: StoredDetail = { place: 'Layer', key, expiresAt: 10, detail: aLayerDetail() };
    await tx.keepDetail(scopeA, layer);
    expect(await tx.takeDetail(scopeA, { place: 'Layer', type: 'CartMemo', key }, 0)).toEqual(layer);
  },

  '[RT-07] a detail expires': async (tx) => {
    await tx.keepDetail(scopeA, stored);
    expect(await tx.takeDetail(scopeA, of, stored.expiresAt)).toBeNull();
  },

  '[RT-07] of one shopper a limited number is kept: the oldest goes, nobody else’s does': async (tx) => {
    const late = (i: number): StoredDetail => ({ ...aStoredDetail(`L${i}`), expiresAt: 1_000 + i });
    await tx.keepDetail(scopeB, { ...stored, key: aStoredDetail('of B').key });
    for (let i = 0; i <= MOST_DETAILS; i += 1) await tx.keepDetail(scopeA, late(i));
    expect(await tx.takeDetail(scopeA, { ...of, key: late(0).key }, 0)).toBeNull();
    for (let i = 1; i <= MOST_DETAILS; i += 1)
      expect(await tx.takeDetail(scopeA, { ...of, key: late(i).key }, 0)).toEqual(late(i));
    expect(await tx.takeDetail(scopeB, { ...of, key: aStoredDetail('of B').key }, 0)).not.toBeNull();
  },
};

const seen: SeenCart = {
  seenAt: 1_000,
  units: [{ cartUnitId: cartUnitId(1), choice: '', piecePrice: won(10_000), wasOrderable: true }],
  toldCoupons: [couponIssueNo('C1')],
};

export const visitContract: RowTests = {
  '[RC-03] what a visit leaves behind is there for the next one, and gives way to it': async (tx) => {
    expect(await tx.seenCart(scopeA)).toBeNull();
    await tx.putSeenCart(scopeA, seen);
    expect(await tx.seenCart(scopeA)).toEqual(seen);
    const later: SeenCart = { ...seen, seenAt: 2_000, units: [] };
    await tx.putSeenCart(scopeA, later);
    expect(await tx.seenCart(scopeA)).toEqual(later);
  },

  '[RC-03] a visit is its shopper’s, in one tenant': async (tx) => {
    await tx.putSeenCart(scopeA, seen);
    expect(await tx.seenCart(scopeB)).toBeNull();
    expect(await tx.seenCart({ ...scopeA, tenant: 'outlet' })).toBeNull();
  },
};

const many = Array.from({ length: MOST_VIEWED + 1 }, (_, i) => viewed(i, i));

export const viewedContract: RowTests = {
  'an item is viewed once per shopper, at its latest time, and the latest item comes first': async (tx) => {
    await tx.addViewed(scopeA, [viewed(1, 5), viewed(2, 6)]);
    expect(await tx.viewedItems(scopeA)).toEqual([viewed(2, 6), viewed(1, 5)]);
    for (const at of [7, 7, 6]) await tx.addViewed(scopeA, [viewed(1, at)]);
    expect(await tx.viewedItems(scopeA)).toEqual([viewed(1, 7), viewed(2, 6)]);
    await tx.addViewed(scopeA, []);
    await tx.addViewed(scopeA, [viewed(3, 6)]);
    expect(await tx.viewedItems(scopeA)).toEqual([viewed(1, 7), viewed(2, 6), viewed(3, 6)]);
  },

  'a view is its shopper’s, in one tenant, and so is a deletion of views': async (tx) => {
    const outlet = { ...scopeA, tenant: 'outlet' } as const;
    await tx.addViewed(scopeA, [viewed(1, 5)]);
    expect([await tx.viewedItems(scopeB), await tx.viewedItems(outlet)]).toEqual([[], []]);
    await tx.addViewed(scopeB, [viewed(1, 5)]);
    await tx.dropViewed(outlet);
    await tx.dropViewed(scopeB);
    await tx.dropViewed(scopeB);
    expect([await tx.viewedItems(scopeA), await tx.viewedItems(scopeB)]).toEqual([[viewed(1, 5)], []]);
  },

  'the latest 50 views of a shopper stay, and those of others too': async (tx) => {
    await tx.addViewed(scopeB, [viewed(1, 0)]);
    await tx.addViewed(scopeA, many.slice(0, -1));
    expect(await tx.viewedItems(scopeA)).toHaveLength(50);
    await tx.addViewed(scopeA, many.slice(-1));
    expect(await tx.viewedItems(scopeA)).toEqual(many.slice(1).toReversed());
    // older than all others
    await tx.addViewed(scopeA, [viewed(99, 0)]);
    expect(await tx.viewedItems(scopeA)).toEqual(many.slice(1).toReversed());
    expect(await tx.viewedItems(scopeB)).toEqual([viewed(1, 0)]);
  },
};
