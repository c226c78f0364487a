import { expect, test } from 'vitest';
import fc, { type Arbitrary } from 'fast-check';
import { anUnorderableUnit, aUnit, arbUnits } from '../../testing/index.ts';
import { cartUnitId, type CartUnitId } from '../../money/ids.ts';
import { boxState, keepOrderable, toggleGroup, toggleUnit, isOrderable, type CartUnit } from './cart-unit.ts';
import { law, forAll } from '../../testing/laws.ts';

const one = cartUnitId(1);
const two = cartUnitId(2);
const lost = cartUnitId(3);
const gone = cartUnitId(9);
const units = [aUnit({ cartUnitId: one }), aUnit({ cartUnitId: two }), anUnorderableUnit({ cartUnitId: lost })];
test('[SE-01 PG-13] selects and deselects a unit, but selects none that is unorderable or missing from the cart', () => {
  expect([toggleUnit(units, [], one), toggleUnit(units, [two], one)]).toEqual([[one], [two, one]]);
  expect([toggleUnit(units, [one, two], one), toggleUnit(units, [one], lost)]).toEqual([[two], [one]]);
  expect(toggleUnit(units, [one], gone)).toEqual([one]);
});

test('[SE-01] a box shows none, mixed or all', () => {
  expect([boxState(units, new Set()), boxState(units, new Set([one]))]).toEqual(['none', 'mixed']);
  expect([boxState(units, new Set([two, one])), boxState(units, new Set([gone]))]).toEqual(['all', 'none']);
  expect(boxState([], new Set([one]))).toBe('none');
});

test('[SE-01] toggling a group fills a partial box and empties a full one; other groups stay unchanged', () => {
  expect([toggleGroup(units, [gone]), toggleGroup(units, [two])]).toEqual([
    [gone, one, two],
    [two, one],
  ]);
  expect(toggleGroup(units, [one, gone, two])).toEqual([gone]);
});

test('[PG-13] keeps the selected units that still exist and are orderable; returns the same list if unchanged', () => {
  expect(keepOrderable(units, [two, lost, gone, one])).toEqual([two, one]);
  const selection = [two, one];
  expect(keepOrderable(units, selection)).toBe(selection);
});

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

law(
  '[SE-01] toggling a unit changes only this unit; toggling it again restores the selection',
  [arbPicked],
  (picked) => {
    const { units, selected } = picked;
    for (const { cartUnitId } of units) {
      const toggled = toggleUnit(units, selected, cartUnitId);
      expect(changes(toggled, selected).every((id) => id === cartUnitId)).toBe(true);
      expect(setOf(toggleUnit(units, toggled, cartUnitId))).toEqual(setOf(selected));
    }
  },
);

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
