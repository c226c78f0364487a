import { expect, test } from 'vitest';
import fc from 'fast-check';
import { estimateDate, estimateTimestamp, isEstimateDate } from './estimate-date.ts';
import { plainText } from './plain-text.ts';
import { law } from '../testing/laws.ts';
import { cartUnitId } from '../money/ids.ts';
import { payableOf } from '../selectors/priced-of.ts';
import { anOpenCart, aStorefront, aUnit, withAllSelected } from '../testing/index.ts';
import { estimateRequestOf } from './estimate-request.ts';
import { isSameEstimate } from './same-estimate.ts';
import { headCell, numberCell, textCell, type SheetCell } from './sheet.ts';

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

test('[ES-05] an overseas cart names its country and company', () => {
  const abroad = { ...cart, shippingCountry: 'Japan', oversea: { ...cart.oversea, selectedCompany: 'EMS' as const } };
  expect(estimateRequestOf(abroad, 7, buyer, '').cart).toMatchObject({ countryType: 'Japan', shippingCompany: 'EMS' });
});

test('[ES-02] the tables use the language of the page', () => {
  const inEnglish = { ...cart, storefront: aStorefront({ language: 'en' }) };
  expect(estimateRequestOf(inEnglish, 7, buyer, '').buyerInfoTable[0]?.[0]).toEqual(headCell('Buyer'));
});

const tables = estimateRequestOf(cart, 7, buyer, '2026.11.22');
const withCell = (cell: SheetCell) => ({ ...tables, summaryTable: [[cell]] });

test('[ES-05] estimates are equal only if every cell is equal', () => {
  expect(isSameEstimate(tables, estimateRequestOf(cart, 7, buyer, '2026.11.22'))).toBe(true);
  expect(isSameEstimate(tables, estimateRequestOf(cart, 7, { ...buyer, address2: 'x' }, '2026.11.22'))).toBe(false);
  expect(isSameEstimate(tables, { ...tables, bodyTable: tables.bodyTable.slice(1) })).toBe(false);
  expect(isSameEstimate(tables, { ...tables, bodyTable: [...tables.bodyTable, []] })).toBe(false);
  expect(isSameEstimate(withCell(textCell('1')), withCell(textCell('1')))).toBe(true);
  for (const other of [numberCell(1), headCell('1'), textCell('2')])
    expect(isSameEstimate(withCell(textCell('1')), withCell(other))).toBe(false);
  expect(isSameEstimate(withCell(numberCell(1)), withCell(numberCell(1)))).toBe(true);
  expect(isSameEstimate(withCell(numberCell(1)), withCell(numberCell(2)))).toBe(false);
  expect(isSameEstimate(withCell(textCell('1')), { ...tables, summaryTable: [[textCell('1'), textCell('')]] })).toBe(
    false,
  );
});
