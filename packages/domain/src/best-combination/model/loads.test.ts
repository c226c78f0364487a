import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { bundleKey, couponIssueNo } from '../../money/ids.ts';
import { won } from '../../money/won.ts';
import { aHeldCoupon, aPlace, couponFlags } from '../../testing/index.ts';
import type { Block, Group, AggregateCoupon, Assignment } from './block.ts';
import { blocksOf, isEmpty, loadOf, type ParcelView } from './loads.ts';
import type { Parcel } from './assignments.ts';

const KEY = bundleKey('B1');

/** A parcel of 19,900 won. Its fee of 2,500 won falls to 1,000 from 20,000 won and to 0 from 20,500 won. */
const parcel: Parcel = {
  bundleKey: KEY,
  feeAt: (delta) => ({
    fee: won(delta >= 600 ? 0 : delta >= 100 ? 1000 : 2500),
    subtotal: won(19_900 + delta),
  }),
};

const rising = (rise: number): Group => ({
  unitChoices: [
    [
      { assignment: undefined, left: 1000, delta: 0, net: 0 },
      { assignment: undefined, left: 500, delta: rise, net: 400 },
    ],
  ],
  minLeft: [500],
  sellerDupCoupons: [],
  superCoupons: [],
  maxLeft: 1000,
  assignmentIndexes: new Set([1]),
  fullPrice: 900,
});

const shipping = (possiblePrice: number, discountValue = 100): Assignment => ({
  index: 0,
  coupon: aHeldCoupon({
    issueNo: O.some(couponIssueNo('S')),
    flags: couponFlags('isFreeShipping'),
    possiblePrice: won(possiblePrice),
    discountValue,
  }),
  place: aPlace('Bundle'),
  placeIndex: 0,
  resources: [0],
  price: won(0),
  bundleFee: won(0),
});

const stepsOf = (rise: number, ...assignments: readonly Assignment[]) =>
  loadOf([rising(rise)], parcel, assignments, 1).steps;

test('[SH-03 CP-19] lists the rises at which a fee changes, within the reach of coupons, in order', () => {
  expect(stepsOf(99)).toEqual([0]);
  expect(stepsOf(100)).toEqual([0, 100]);
  expect(stepsOf(700)).toEqual([0, 100, 600]);
  expect(loadOf([rising(60), rising(60)], parcel, [], 1).steps).toEqual([0, 100]);
});

test('[CP-03 CP-19] includes a minimum purchase that is reachable, but not one that is met or out of reach', () => {
  expect(stepsOf(700, shipping(19_950))).toEqual([0, 50, 100, 600]);
  expect(stepsOf(700, shipping(20_000))).toEqual([0, 100, 600]);
  expect(stepsOf(99, shipping(19_900), shipping(19_999))).toEqual([0, 99]);
  expect(stepsOf(99, shipping(20_000), shipping(0))).toEqual([0]);
});

const seen = (view: ParcelView, rise = 700, weight = 1) =>
  blocksOf(loadOf([rising(rise), rising(0)], parcel, [shipping(0)], weight), view);
const saved = (block: Block | undefined, ...deltas: readonly number[]) => deltas.map((delta) => block?.feeSaved(delta));
const offWorth = (block: Block | undefined, ...deltas: readonly number[]) =>
  deltas.map((delta) => block?.shippingCoupons.map((ship: AggregateCoupon) => ship.worth(delta)));

test('[CP-19] an optimistic parcel has its lowest fee, and each group is a separate block', () => {
  const [first, second, fee, ...more] = seen('Optimistic');
  expect(more).toEqual([]);
  for (const group of [first, second]) {
    expect([group?.groups.length, group?.shippingCoupons, group?.feeSteps, saved(group, 0, 700)]).toEqual([
      1,
      [],
      [0],
      [0, 0],
    ]);
    expect(group?.groups[0]?.unitChoices[0]?.map(({ delta }) => delta)).toEqual([0, 0]);
  }
  expect([fee?.groups, fee?.feeSteps, saved(fee, 0)]).toEqual([[], [0], [2500]]);
  // a free fee leaves no saving for a shipping coupon
  expect(offWorth(fee, 0)).toEqual([[0]]);
  expect(saved(seen('Optimistic', 700, 3).at(-1), 0)).toEqual([7500]);
  expect(offWorth(seen('Optimistic', 500, 3).at(-1), 0)).toEqual([[3000]]);
});

test('[CP-19] a level parcel keeps its fee, and its shipping coupon covers the whole fee', () => {
  const blocks = seen('Unchanged', 700, 2);
  expect(blocks).toHaveLength(3);
  expect([saved(blocks[2], 0), offWorth(blocks[2], 0)]).toEqual([[0], [[5000]]]);
});

test('[CP-19] a falling parcel has only choices that change the fee; a whole parcel has all choices in one block', () => {
  for (const [view, steps] of [
    ['Reduced', [100, 600]],
    ['Exact', [0, 100, 600]],
  ] as const) {
    const [block, ...more] = seen(view, 700, 2);
    expect([more, block?.feeSteps, block?.groups.length]).toEqual([[], steps, 2]);
    expect(saved(block, 0, 100, 600)).toEqual([0, 3000, 5000]);
    expect(offWorth(block, 0, 100, 600)).toEqual([[5000], [2000], [0]]);
    expect(block?.groups[0]?.unitChoices[0]?.map(({ delta }) => delta)).toEqual([0, 700]);
  }
});

test('[CP-19] a parcel with a constant fee is split into blocks in every view', () => {
  for (const view of ['Optimistic', 'Unchanged', 'Reduced', 'Exact'] as const) {
    const blocks = seen(view, 99);
    expect([blocks.length, saved(blocks[2], 0), offWorth(blocks[2], 0)]).toEqual([3, [0], [[2500]]]);
  }
});

test('[CP-19] a group is the same block in optimistic and other views; a fee and a whole parcel are not', () => {
  const names = (view: ParcelView) => seen(view, 700).map(({ name }) => name);
  const [first, second, fee] = names('Optimistic');
  expect(names('Unchanged').slice(0, 2)).toEqual([first, second]);
  const others = [fee, names('Unchanged')[2], ...names('Reduced'), ...names('Exact')];
  expect(new Set([first, second, ...others]).size).toBe(6);
});

test('[CP-19] a block is empty only if it contains no saving', () => {
  const alone: Group = { ...rising(0), unitChoices: [[{ assignment: undefined, left: 1000, delta: 0, net: 0 }]] };
  const empty: Block = { name: 'B', groups: [alone, alone], feeSaved: () => 0, feeSteps: [0], shippingCoupons: [] };
  const ship = { assignment: shipping(0), worth: () => 1 };
  const dup = { ...ship, slope: 1, rounding: 0, from: 0 };
  expect(isEmpty(empty)).toBe(true);
  expect(isEmpty({ ...empty, groups: [] })).toBe(true);
  for (const over of [
    { shippingCoupons: [ship] },
    { feeSaved: () => 1 },
    { groups: [alone, rising(0)] },
    { groups: [{ ...alone, sellerDupCoupons: [dup] }, alone] },
    { groups: [alone, { ...alone, superCoupons: [ship] }] },
  ])
    expect(isEmpty({ ...empty, ...over })).toBe(false);
});
