import { expect, test } from 'vitest';
import { anUnorderableUnit, aUnit } from '../../testing/index.ts';
import { cartUnitId } from '../../money/ids.ts';
import { boxState, keepOrderable, toggleGroup, toggleUnit } from './selection.ts';

const one = cartUnitId(1);
const two = cartUnitId(2);
const lost = cartUnitId(3);
const gone = cartUnitId(9);
const units = [aUnit({ cartUnitId: one }), aUnit({ cartUnitId: two }), anUnorderableUnit({ cartUnitId: lost })];
const soldOut = [anUnorderableUnit({ cartUnitId: lost })];

test('[SE-01] selects and deselects a unit', () => {
  expect(toggleUnit(units, [], one)).toEqual([one]);
  expect(toggleUnit(units, [two], one)).toEqual([two, one]);
  expect(toggleUnit(units, [one, two], one)).toEqual([two]);
});

test('[SE-01] a box shows none, mixed or all', () => {
  expect(boxState(units, new Set())).toBe('none');
  expect(boxState(units, new Set([one]))).toBe('mixed');
  expect(boxState(units, new Set([two, one]))).toBe('all');
  expect(boxState(units, new Set([gone]))).toBe('none');
  expect(boxState([], new Set([one]))).toBe('none');
});

test('[SE-01] toggling a group fills a partial box and empties a full one; other groups stay unchanged', () => {
  expect(toggleGroup(units, [gone])).toEqual([gone, one, two]);
  expect(toggleGroup(units, [two])).toEqual([two, one]);
  expect(toggleGroup(units, [one, gone, two])).toEqual([gone]);
});

test('[SE-02] a box is full if every orderable unit is selected', () => {
  expect(toggleGroup(units, [])).not.toContain(lost);
  expect(boxState(units, new Set(toggleGroup(units, [])))).toBe('all');
});

test('[SE-02] a group without orderable units stays empty', () => {
  expect(boxState(soldOut, new Set())).toBe('none');
  expect(toggleGroup(soldOut, [one])).toEqual([one]);
});

test('[PG-13] does not select a unit that is unorderable or missing from the cart', () => {
  expect(toggleUnit(units, [one], lost)).toEqual([one]);
  expect(toggleUnit(units, [one], gone)).toEqual([one]);
});

test('[PG-13] keeps the selected units that still exist and are orderable; returns the same list if unchanged', () => {
  expect(keepOrderable(units, [two, lost, gone, one])).toEqual([two, one]);
  const selection = [two, one];
  expect(keepOrderable(units, selection)).toBe(selection);
});
