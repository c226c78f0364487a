import { expect, test } from 'vitest';
import { cartUnitId } from '../../money/ids.ts';
import { aUnit } from '../../testing/index.ts';
import { unitChanged } from './unit-changed.ts';

const id = cartUnitId;
const units = [1, 2, 3].map((n) => aUnit({ cartUnitId: id(n) }));
const [first, second, third] = units;
const selected = [3, 1].map(id);
const before = { units, selected };

test('[QT-06] a replaced unit is the only change', () => {
  const unit = aUnit({ cartUnitId: id(2), quantity: 5 });
  expect(unitChanged(before, { units: [first!, unit, third!], selected })).toEqual({ cartUnitId: 2, unit });
});

test('[SE-01] a unit that was selected or deselected is the only change, at any position', () => {
  const toggled = (...ids: readonly number[]) => unitChanged(before, { units, selected: ids.map(id) });
  expect(toggled(3, 1, 2)).toEqual({ cartUnitId: 2, isSelected: true });
  expect(toggled(2, 3, 1)).toEqual({ cartUnitId: 2, isSelected: true });
  expect(toggled(3)).toEqual({ cartUnitId: 1, isSelected: false });
  expect(toggled(1)).toEqual({ cartUnitId: 3, isSelected: false });
});

test('returns no unit if several units changed or none did', () => {
  const other = aUnit({ cartUnitId: id(2), quantity: 5 });
  const another = aUnit({ cartUnitId: id(3), quantity: 5 });
  const stranger = aUnit({ cartUnitId: id(9) });
  const carts = [
    { units: [first!, other, another], selected },
    { units: [first!, other, third!], selected: [...selected, id(2)] },
    { units: [first!, second!, stranger], selected },
    { units: [first!, second!], selected },
    { units, selected: [1, 2].map(id) },
    { units, selected: [1, 2, 3].map(id) },
    { units, selected: [] },
    { units: [...units], selected },
    { units, selected: [...selected] },
    before,
  ];
  for (const after of carts) expect(unitChanged(before, after)).toBeUndefined();
});
