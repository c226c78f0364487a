import type { CouponAssignment, AssignmentPrice } from '../../coupons/coupon-assignment.ts';
import type { ThresholdBenefit } from '../bound/extra-lines.ts';
import type { Assignment } from '../model/block.ts';
import { fillUp } from './fill-up.ts';
import type { BenefitSearch } from './benefit-search.ts';

/** Upper bound of rounds that redistribute coupons to approach a threshold. */
const MOST_ROUNDS = 6;

interface Fewer {
  readonly rest: readonly CouponAssignment[];
  readonly priced: AssignmentPrice;
  readonly room: number;
}

/**
 * Removes coupons that keep a choice below the threshold of a benefit, dearest first. Tries each sufficient coupon as
 * the last one; the cheapest choice wins.
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

const assignmentsAmong = ({ whole }: BenefitSearch, chosen: readonly CouponAssignment[]): readonly Assignment[] =>
  whole.assignments.filter((assignment) =>
    chosen.some(({ coupon, place }) => coupon === assignment.coupon && place === assignment.place),
  );

/**
 * Brings a choice above a threshold as close to it as possible, because each won above it could be saved.
 * @param least lower bound of the price in won; stops there
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
    const next = fillUp(search.whole, { isCounted, chosen: assignmentsAmong(search, chosen), room, round });
    const left = search.room(search.consider(next), benefit);
    if (left < 0 || left >= room) continue;
    chosen = next;
    room = left;
  }
};
