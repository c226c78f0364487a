import { expect, test } from 'vitest';
import { cartUnitId } from '../money/ids.ts';
import { payableOf } from '../selectors/priced-of.ts';
import { anOpenCart, aStorefront, aUnit, withAllSelected } from '../testing/index.ts';
import { estimateRequestOf } from './estimate-request.ts';
import { isSameEstimate } from './same-estimate.ts';
import { headCell, numberCell, textCell, type SheetCell } from './sheet.ts';

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
