import type { CouponAssignment, AssignmentPrice } from '../../coupons/coupon-assignment.ts';
import type { ThresholdBenefit } from '../bound/extra-lines.ts';
import type { Assignment } from '../model/block.ts';
import { fillUp } from './fill-up.ts';
import type { BenefitSearch } from './benefit-search.ts';

/** How often coupons are shared out anew to come closer to an amount. */
const MOST_ROUNDS = 6;

interface Fewer {
  readonly rest: readonly CouponAssignment[];
  readonly priced: AssignmentPrice;
  readonly room: number;
}

/**
 * What is found without those of its coupons that keep it from an extra discount or from free shipping: dearest first,
 * and for the last of them each that will do, the cheapest choice first.
 */
export const reaching = (
  search: BenefitSearch,
  chosen: readonly CouponAssignment[],
  benefit: ThresholdBenefit,
): readonly (readonly CouponAssignment[])[] => {
  if (chosen.length === 0 || search.room(search.consider(chosen), benefit) >= 0) return [chosen];
  const fewer = chosen.map((one): Fewer => {
    const rest = chosen.filter((other) => other !== one);
    const priced = search.consider(rest);
    return { rest, priced, room: search.room(priced, benefit) };
  });
  const enough = fewer.filter(({ room }) => room >= 0);
  if (enough.length === 0) return reaching(search, fewer.reduce((a, b) => (b.room > a.room ? b : a)).rest, benefit);
  return enough.toSorted((a, b) => a.priced.payable - b.priced.payable).map(({ rest }) => rest);
};

const assignmentsOf = ({ whole }: BenefitSearch, chosen: readonly CouponAssignment[]): readonly Assignment[] =>
  whole.assignments.filter((assignment) =>
    chosen.some(({ coupon, place }) => coupon === assignment.coupon && place === assignment.place),
  );

/**
 * Brings a choice that meets the amount of a benefit as close to it as can be, since each won above it could be saved.
 * @param least what nothing costs less than, in won: there it ends
 */
export const closeIn = (
  search: BenefitSearch,
  benefit: ThresholdBenefit,
  assigned: readonly CouponAssignment[],
  min: number,
): void => {
  let chosen = assigned;
  let room = search.room(search.consider(assigned), benefit);
  for (let round = 0; round < MOST_ROUNDS && room > 0 && search.best.payable > min; round += 1) {
    const isCounted = (group: Parameters<BenefitSearch['isCounted']>[0]): boolean => search.isCounted(group, benefit);
    const next = fillUp(search.whole, { isCounted, chosen: assignmentsOf(search, chosen), room, round });
    const left = search.room(search.consider(next), benefit);
    if (left < 0 || left >= room) continue;
    chosen = next;
    room = left;
  }
};
