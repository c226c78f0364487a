import type { Effort } from '../best-combination/bound/terms.ts';
import type { Block, Problem, UnitChoice, Use } from '../best-combination/model/block.ts';
import type { Place } from '../entities/coupon/place.ts';
import { aHeldCoupon } from './builders/coupon.ts';

/** What each way saves, in won, in each seat of each block; 0 where a seat does not have it. */
export type Savings = readonly (readonly (readonly number[])[])[];

const place = { type: 'Unit', key: 'P' } as unknown as Place;

/** Enough to look at everything in a small problem. */
export const plenty = (): Effort => ({ left: 100_000 });

/** Nothing is closed. */
export const allOpen = ({ uses }: Problem): Uint8Array => new Uint8Array(uses.length);

/** Seats that take one way each. @param takes the resources that each way uses up; a coupon of its own where not given */
export const problemOf = (savings: Savings, takes: (way: number) => readonly number[] = (way) => [way]): Problem => {
  const uses: Use[] = [];
  let site = 0;
  const seatOf = (worths: readonly number[]): readonly UnitChoice[] => {
    site += 1;
    const choices = worths.flatMap((net, way): readonly UnitChoice[] => {
      if (net === 0) return [];
      const index = uses.length;
      const use = { index, coupon: aHeldCoupon(), place, site, resources: takes(way), price: 0, bundleFee: 0 } as never;
      uses.push(use);
      return [{ use, left: 0, delta: 0, net }];
    });
    return [{ use: undefined, left: 0, delta: 0, net: 0 }, ...choices];
  };
  const blocks = savings.map((worths, n): Block => {
    const seats = worths.map(seatOf);
    const own = new Set(seats.flat().flatMap(({ use }) => use?.index ?? []));
    const group = { seats, least: seats.map(() => 0), dups: [], supers: [], most: 0, uses: own, bare: 0 };
    return { name: `${n}`, groups: [group], feeSaved: () => 0, steps: [0], ships: [] };
  });
  const ways = Math.max(0, ...savings.flat().map((worths) => worths.length));
  const resources = 1 + Math.max(-1, ...Array.from({ length: ways }, (_, way) => takes(way)).flat());
  const usesOf = Array.from({ length: resources }, (_, one) => uses.filter((use) => use.resources.includes(one)));
  return { blocks, uses, resources, usesOf, starts: [new Uint8Array(uses.length)] };
};

/** The most that can be saved, by trying everything. */
export const mostOf = (
  seats: readonly (readonly number[])[],
  takes: (way: number) => readonly number[] = (way) => [way],
  used: readonly number[] = [],
): number => {
  const [first, ...rest] = seats;
  if (!first) return 0;
  const ways = first.flatMap((net, way) =>
    net === 0 || takes(way).some((one) => used.includes(one))
      ? []
      : net + mostOf(rest, takes, [...used, ...takes(way)]),
  );
  return Math.max(mostOf(rest, takes, used), ...ways);
};
