import type { Block, Problem, UnitChoice, Assignment } from '../best-combination/model.ts';
import type { SearchBudget } from '../best-combination/budget.ts';
import type { CouponPlace } from '../entities/coupon/coupon-place.ts';
import { couponIssueNo } from '../money/ids.ts';
import { aHeldCoupon } from './builders/coupon.ts';

/** Savings in won by block, unit and coupon; 0 if a unit does not take it. */
export type Savings = readonly (readonly (readonly number[])[])[];

const place = { type: 'Unit', key: 'P', cartUnitIds: [] } as unknown as CouponPlace;

export const plenty = (): SearchBudget => ({ left: 1e9 });

export const allOpen = ({ assignments }: Problem): Uint8Array => new Uint8Array(assignments.length);

/**
 * Builds a problem with one coupon per unit.
 * @param takes resources of each coupon; a separate one if missing
 */
export const problemOf = (savings: Savings, takes: (way: number) => readonly number[] = (way) => [way]): Problem => {
  const assignments: Assignment[] = [];
  let placeIndex = 0;
  const seatOf = (worths: readonly number[]): readonly UnitChoice[] => {
    placeIndex += 1;
    const choices = worths.flatMap((net, way): readonly UnitChoice[] => {
      if (net === 0) return [];
      const index = assignments.length;
      const assignment = {
        index,
        coupon: aHeldCoupon({ issueNo: couponIssueNo(`C${index}`), discountUnitType: 'Amount', discountValue: net }),
        place: { ...place, key: `${placeIndex}` },
        placeIndex,
        resources: takes(way),
        price: 0,
        bundleFee: 0,
        worth: net,
      } as never;
      assignments.push(assignment);
      return [{ assignment, left: 0, delta: 0, net }];
    });
    return [{ assignment: undefined, left: 0, delta: 0, net: 0 }, ...choices];
  };
  const blocks = savings.map((worths): Block => {
    const unitChoices = worths.map(seatOf);
    const group = {
      unitChoices,
      isOverseas: unitChoices.map(() => false),
      groupCoupons: [],
      assignments: unitChoices.flat().flatMap(({ assignment }) => assignment ?? []),
    };
    return { groups: [group], feeSaved: () => 0, feeSteps: [0], shippingCoupons: [] };
  });
  const ways = Math.max(0, ...savings.flat().map((worths) => worths.length));
  const resources = 1 + Math.max(-1, ...Array.from({ length: ways }, (_, way) => takes(way)).flat());
  const assignmentsOf = Array.from({ length: resources }, (_, one) =>
    assignments.filter((assignment) => assignment.resources.includes(one)),
  );
  return { blocks, assignments, resources, assignmentsOf, startsForbidden: [new Uint8Array(assignments.length)] };
};

/** Returns the greatest saving by brute force. */
export const mostOf = (
  units: readonly (readonly number[])[],
  takes: (way: number) => readonly number[] = (way) => [way],
  used: readonly number[] = [],
): number => {
  const [first, ...rest] = units;
  if (!first) return 0;
  const ways = first.flatMap((net, way) =>
    net === 0 || takes(way).some((one) => used.includes(one))
      ? []
      : net + mostOf(rest, takes, [...used, ...takes(way)]),
  );
  return Math.max(mostOf(rest, takes, used), ...ways);
};
