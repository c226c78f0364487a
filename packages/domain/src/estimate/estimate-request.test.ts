import { expect, test } from 'vitest';
import fc from 'fast-check';
import { estimateDate, estimateTimestamp, isEstimateDate } from './estimate-buyer.ts';
import { plainText, isSameEstimate, headCell, numberCell, textCell, type SheetCell } from './sheet.ts';
import { law } from '../testing/laws.ts';
import { replaceFields } from '../cart/cart.ts';
import { changeOversea } from '../cart/changes.ts';
import { cartUnitId } from '../money/ids.ts';
import { payableOf } from '../selectors/priced-of.ts';
import { anOpenCart, aStorefront, aUnit, withAllSelected } from '../testing/index.ts';
import { estimateRequestOf } from './estimate-request.ts';

test('[ES-01] the date is the day in Korea, which starts at 15:00 UTC', () => {
  expect(estimateDate(Date.UTC(2026, 10, 22, 14, 59, 59, 999))).toBe('2026.11.22');
  expect(estimateDate(Date.UTC(2026, 10, 22, 15))).toBe('2026.11.23');
  expect(estimateDate(Date.UTC(2026, 11, 31, 15))).toBe('2027.01.01');
});

test('[ES-04] the timestamp is the second in Korea', () => {
  expect(estimateTimestamp(Date.UTC(2026, 10, 22, 1, 2, 3, 999))).toBe('20261122100203');
});

test.each([
  ['2026.02.28', true],
  ['2026.02.29', false],
  ['2028.02.29', true],
  ['2026.13.01', false],
  ['2026.1.01', false],
  ['2026-01-01', false],
  ['x2026.01.01', false],
  ['2026.01.010', false],
  ['', false],
  ['=1+1', false],
])('[ES-01] %s is a date: %s', (text, isDate) => expect(isEstimateDate(text)).toBe(isDate));

test.each([
  ['=SUM(A1:A9)', '=SUM(A1:A9)'],
  ['\t=1+1', '=1+1'],
  ['\r\n@cmd', '@cmd'],
  ['a\u0000b', 'a b'],
  ['a\u001Fb', 'a b'],
  ['a b', 'a b'],
  ['a\u007Eb', 'a\u007Eb'],
  ['a\u007Fb', 'a b'],
  ['a\u009Fb', 'a b'],
  ['a\u00A0b', 'a\u00A0b'],
  ['a\u2028b', 'a b'],
  ['a\uFFFCb', 'a\uFFFCb'],
  ['a\uFFFDb', 'a b'],
  ['a\uFFFEb', 'a b'],
  ['a\uFDD0b', 'a b'],
  ['a\u{1FFFF}b', 'a b'],
  ['a\uD800b', 'a b'],
  ['😀', '😀'],
  ['<b>사과</b>', '<b>사과</b>'],
])('[ES-01] %j is written as %j', (text, plain) => expect(plainText(text)).toBe(plain));

law('[ES-01] removes control characters from any name, and is idempotent', [fc.string({ unit: 'binary' })], (text) => {
  const plain = plainText(text);
  expect(plain).not.toMatch(/\p{Cc}/u);
  expect(plain.isWellFormed()).toBe(true);
  expect(plainText(plain)).toBe(plain);
});

const buyer = { buyerName: 'Hanbit', address1: '', address2: '' };
const cart = withAllSelected(anOpenCart([aUnit(), aUnit({ cartUnitId: cartUnitId(2) })]));

test('[ES-05] [CM-44] the request names the shown units, version, total and country', () => {
  const { cart: sent, bodyTable } = estimateRequestOf(cart, 7, buyer, '2026.11.22');
  expect(sent).toEqual({
    cartUnitIds: [1, 2],
    cartVersion: 7,
    payableSeen: payableOf(cart),
    countryType: 'SouthKorea',
    shippingCompany: 'Unknown',
  });
  expect(bodyTable.length).toBeGreaterThan(2);
});

test('[ES-05 ES-02] an overseas cart names its country and company; the tables use the language of the page', () => {
  const storefront = aStorefront({ language: 'en' });
  const abroad = replaceFields(changeOversea(cart, { selectedCompany: 'EMS' }), { destination: { country: 'Japan' } });
  const { cart: sent, buyerInfoTable } = estimateRequestOf({ ...abroad, storefront }, 7, buyer, '');
  expect(sent).toMatchObject({ countryType: 'Japan', shippingCompany: 'EMS' });
  expect(buyerInfoTable[0]?.[0]).toEqual(headCell('Buyer'));
});

const tables = estimateRequestOf(cart, 7, buyer, '2026.11.22');
const withCells = (...cells: readonly SheetCell[]) => ({ ...tables, summaryTable: [cells] });
const one = withCells(textCell('1'));

test.each([
  [true, tables, estimateRequestOf(cart, 7, buyer, '2026.11.22')],
  [false, tables, estimateRequestOf(cart, 7, { ...buyer, address2: 'x' }, '2026.11.22')],
  [false, tables, { ...tables, bodyTable: tables.bodyTable.slice(1) }],
  [false, tables, { ...tables, bodyTable: [...tables.bodyTable, []] }],
  [true, one, withCells(textCell('1'))],
  [false, one, withCells(numberCell(1))],
  [false, one, withCells(headCell('1'))],
  [false, one, withCells(textCell('2'))],
  [true, withCells(numberCell(1)), withCells(numberCell(1))],
  [false, withCells(numberCell(1)), withCells(numberCell(2))],
  [false, one, withCells(textCell('1'), textCell(''))],
])('[ES-05] estimates are equal (%s) only if every cell is equal: %#', (isSame, a, b) => {
  expect(isSameEstimate(a, b)).toBe(isSame);
});
