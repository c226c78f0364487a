import { cartUnitId as id, itemNo, type AddCartRequest } from '@baguni/domain';
import { anAddition, anItem, anOption, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { grownUnit } from './find-unit.ts';

const request: AddCartRequest = {
  itemNo: itemNo('I1'),
  quantity: 1,
  optionNos: ['O1', 'O2'],
  additions: [{ additionNo: 'A1', quantity: 1 }],
};
const options = ['O2', 'O1'].map((optionNo) => anOption({ optionNo }));
const asked = aUnit({ cartUnitId: id(1), item: anItem({ options, additions: [anAddition()] }) });
const others = [
  { itemNo: itemNo('I2') },
  { options: options.slice(1) },
  { additions: [] },
  { additions: [anAddition({ additionNo: 'A2' })] },
].map((over, i) => aUnit({ cartUnitId: id(i + 2), item: { ...asked.item, ...over } }));
const grown = { ...asked, quantity: 2 };

test('[CM-06] detects a choice that is new or has more pieces', () => {
  expect(grownUnit(others, [...others, asked], request)).toBe(asked);
  expect(grownUnit([...others, asked], [...others, grown], request)).toBe(grown);
});

test('[CM-06] ignores a unit that stayed or shrank, and other choices that are new or grew', () => {
  expect([grownUnit([asked], [asked], request), grownUnit([grown], [asked], request)]).toEqual([undefined, undefined]);
  for (const other of others) {
    expect(grownUnit([asked], [asked, other], request)).toBeUndefined();
    expect(grownUnit([other], [{ ...other, quantity: 9 }], request)).toBeUndefined();
  }
});

test('[CM-06] distinguishes choices by their measurements and custom texts', () => {
  const engraved = (value: string) =>
    anOption({ optionNo: 'T', optionType: 'Text', optionEntries: [{ name: 'Engraving', value }] });
  const unit = (value: string) => aUnit({ item: anItem({ options: [engraved(value)] }) });
  const asking = { ...request, optionNos: [], additions: [], entered: [{ optionNo: 'T', values: ['Tori'] }] };
  expect(grownUnit([], [unit('Tori')], asking)).toEqual(unit('Tori'));
  expect(grownUnit([], [unit('Mori')], asking)).toBeUndefined();
  expect(grownUnit([], [unit('Tori')], { ...asking, entered: [] })).toBeUndefined();
});
