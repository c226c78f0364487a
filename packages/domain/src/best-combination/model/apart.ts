import { option as O } from 'fp-ts';
import { laneOf } from '../../entities/coupon/lane.ts';
import type { Assignment } from './block.ts';
import { byResource, type NumberedAssignments } from './assignments.ts';
import type { CombinationQuestion } from './question.ts';

/**
 * Upper bound of groups, because each adds a row to every linear programme. Further pairs loosen the bound and are
 * resolved by branching.
 */
const MAX_GROUPS = 300;

const TOGETHER = 0;
const APART = 1;
const ANYWAY_APART = 2;

type IsApart = NonNullable<CombinationQuestion['isApart']>;

const laneAt = ({ coupon, placeIndex }: Assignment): string => `${O.toNullable(laneOf(coupon))}/${placeIndex}`;

const relationsOf = (assignments: readonly Assignment[], isApart: IsApart): readonly Uint8Array[] => {
  const relations = assignments.map(() => new Uint8Array(assignments.length));
  const lanes = assignments.map(laneAt);
  const between = (a: Assignment, b: Assignment): number => {
    if (lanes[a.index] === lanes[b.index] || a.resources.some((one) => b.resources.includes(one))) return ANYWAY_APART;
    return isApart(b, a) ? APART : TOGETHER;
  };
  for (const [i, a] of assignments.entries())
    for (const [j, b] of assignments.slice(0, i).entries()) {
      const relation = between(a, b);
      relations[i]?.set([relation], j);
      relations[j]?.set([relation], i);
    }
  return relations;
};

const groupAround = (
  a: Assignment,
  b: Assignment,
  assignments: readonly Assignment[],
  relations: readonly Uint8Array[],
) => {
  const isOf = ({ coupon }: Assignment): boolean => coupon === a.coupon || coupon === b.coupon;
  const grown = (order: readonly Assignment[]): readonly number[] => {
    const group = [a.index, b.index];
    for (const { index } of order) if (group.every((one) => relations[one]?.[index] !== TOGETHER)) group.push(index);
    return group;
  };
  const ofCoupons = grown([...assignments.filter(isOf), ...assignments]);
  const ofPlaces = grown(assignments);
  return ofPlaces.length > ofCoupons.length ? ofPlaces : ofCoupons;
};

const groupsOf = (
  assignments: readonly Assignment[],
  relations: readonly Uint8Array[],
): readonly (readonly number[])[] => {
  const groups: (readonly number[])[] = [];
  const isGrouped = relations.map(() => new Uint8Array(relations.length));
  const put = (group: readonly number[]): void => {
    groups.push(group);
    for (const one of group) for (const other of group) isGrouped[one]?.set([1], other);
  };
  for (const [i, a] of assignments.entries())
    for (const [j, b] of assignments.slice(0, i).entries())
      if (relations[i]?.[j] === APART && isGrouped[i]?.[j] === 0 && groups.length < MAX_GROUPS)
        put(groupAround(a, b, assignments, relations));
  return groups;
};

/**
 * Adds one resource per group of mutually exclusive assignments. The search then treats exclusions like coupons that
 * can be used once (EN-09).
 */
export const keptApart = (numbered: NumberedAssignments, isApart: IsApart | undefined): NumberedAssignments => {
  if (!isApart) return numbered;
  const relations = relationsOf(numbered.assignments, isApart);
  const groups = groupsOf(numbered.assignments, relations);
  const between = (a: Assignment, b: Assignment): boolean => relations[a.index]?.[b.index] !== TOGETHER;
  const more = numbered.assignments.map((): number[] => []);
  for (const [n, group] of groups.entries()) for (const one of group) more[one]?.push(numbered.resources + n);
  const assignments = numbered.assignments.map((assignment, i) => ({
    ...assignment,
    resources: [...assignment.resources, ...(more[i] ?? [])],
  }));
  return { assignments, ...byResource(assignments, numbered.resources + groups.length), isApart: between };
};
