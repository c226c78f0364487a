import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { arbUnits } from '../../testing/index.ts';
import { isOrderable, type CartUnit } from './cart-unit.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { boxState, keepOrderable, toggleGroup, toggleUnit } from './selection.ts';
import { law, forAll } from '../../testing/laws.ts';

interface Picked {
  readonly units: readonly CartUnit[];
  readonly group: readonly CartUnit[];
  readonly selected: readonly CartUnitId[];
}

const arbPicked: Arbitrary<Picked> = arbUnits.chain((units) =>
  fc.record({
    units: fc.constant(units),
    group: fc.subarray([...units]),
    selected: fc.shuffledSubarray(units.filter(isOrderable).map((unit) => unit.cartUnitId)),
  }),
);

const setOf = (ids: readonly CartUnitId[]): ReadonlySet<CartUnitId> => new Set(ids);

const changes = (a: readonly CartUnitId[], b: readonly CartUnitId[]): readonly CartUnitId[] => [
  ...a.filter((id) => !b.includes(id)),
  ...b.filter((id) => !a.includes(id)),
];

law('[SE-01] toggling a unit twice restores the selection', [arbPicked], ({ units, selected }) => {
  for (const { cartUnitId } of units) {
    const back = toggleUnit(units, toggleUnit(units, selected, cartUnitId), cartUnitId);
    expect(setOf(back)).toEqual(setOf(selected));
  }
});

law('[SE-01] toggling a unit changes only this unit', [arbPicked], ({ units, selected }) => {
  for (const { cartUnitId } of units) {
    const changed = changes(toggleUnit(units, selected, cartUnitId), selected);
    expect(changed.every((id) => id === cartUnitId)).toBe(true);
  }
});

test('[SE-01] toggling a group fills or empties its box and changes no other unit', () => {
  forAll([arbPicked], ({ group, selected }) => {
    const before = boxState(group, setOf(selected));
    const after = toggleGroup(group, selected);
    const canFill = group.some(isOrderable) && before !== 'all';
    expect(boxState(group, setOf(after))).toBe(canFill ? 'all' : 'none');
    const inGroup = setOf(group.map((unit) => unit.cartUnitId));
    expect(changes(after, selected).every((id) => inGroup.has(id))).toBe(true);
    expect(setOf(after).size).toBe(after.length);
  });
});

law('[SE-02] no toggle ever selects an unorderable unit', [arbPicked], ({ units, group, selected }) => {
  const after = units.reduce((ids, unit) => toggleUnit(units, ids, unit.cartUnitId), toggleGroup(group, selected));
  expect(keepOrderable(units, after)).toBe(after);
});

test('[SE-01] the box of a group reflects how many of its orderable units are selected', () => {
  forAll([arbPicked], ({ group, selected }) => {
    const orderable = group.filter(isOrderable).map((unit) => unit.cartUnitId);
    const chosen = orderable.filter((id) => selected.includes(id)).length;
    const box = boxState(group, setOf(selected));
    expect(box === 'none').toBe(chosen === 0);
    expect(box === 'all').toBe(chosen > 0 && chosen === orderable.length);
  });
});
