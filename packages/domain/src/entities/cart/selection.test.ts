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

test('[SE-01] a unit is selected and deselected', () => {
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

test('[SE-01] a group box that is not full fills, a full one empties; others stay as they are', () => {
  expect(toggleGroup(units, [gone])).toEqual([gone, one, two]);
  expect(toggleGroup(units, [two])).toEqual([two, one]);
  expect(toggleGroup(units, [one, gone, two])).toEqual([gone]);
});

test('[SE-02] a box is full with every unit that can be ordered', () => {
  expect(toggleGroup(units, [])).not.toContain(lost);
  expect(boxState(units, new Set(toggleGroup(units, [])))).toBe('all');
});

test('[SE-02] a group of which nothing can be ordered stays empty', () => {
  expect(boxState(soldOut, new Set())).toBe('none');
  expect(toggleGroup(soldOut, [one])).toEqual([one]);
});

test('[PG-13] a unit that cannot be ordered, or is not in the cart, is not selected', () => {
  expect(toggleUnit(units, [one], lost)).toEqual([one]);
  expect(toggleUnit(units, [one], gone)).toEqual([one]);
});

test('[PG-13] of a selection stays what is still there and can be ordered; the list itself where that is all', () => {
  expect(keepOrderable(units, [two, lost, gone, one])).toEqual([two, one]);
  const selection = [two, one];
  expect(keepOrderable(units, selection)).toBe(selection);
});
