import {
  cartUnitId,
  won,
  estimateBuyerOf,
  estimateRequestOf,
  headCell,
  numberCell,
  textCell,
  type SheetCell,
  type SheetTable,
} from '@baguni/domain/internal';
import { anOpenCart, arbCartState, arbText, arbWonIn, aUnit, withAllSelected } from '@baguni/domain/testing';
import fc, { type Arbitrary } from 'fast-check';
import { either as E } from 'fp-ts';
import { expect, test } from 'vitest';
import { tableHtml, tableOfHtml } from '../codecs/estimate.ts';
import { fieldsOf, wired } from '../testing/wired.ts';
import { estimateToExcel } from './estimate.ts';

const { request: codec, response } = estimateToExcel;

const arbCell: Arbitrary<SheetCell> = fc.oneof(
  arbText.map(headCell),
  arbText.map(textCell),
  arbWonIn(-1_000_000_000, 1_000_000_000).map(numberCell),
);
const arbTable: Arbitrary<SheetTable> = fc.array(fc.array(arbCell, { maxLength: 7 }), { maxLength: 20 });

test('[CM-44 XS-6] round-trips tables with any cell content and never treats text as markup', () => {
  fc.assert(
    fc.property(arbTable, (table) => {
      const html = tableHtml(table);
      expect(tableOfHtml(html)).toEqual(table);
      expect(html.replace(/<\/?(?:table|tr|th|td|data)(?: value="-?\d+")?>|<br>/gu, '')).not.toMatch(/[<>]/u);
    }),
  );
});

test('[CM-44] round-trips the estimate of any cart', () => {
  fc.assert(
    fc.property(arbCartState, (state) => {
      const sent = estimateRequestOf(state, 1, estimateBuyerOf(state), '2026.11.22');
      expect(codec.decode(wired(codec.encode(sent)))).toEqual(E.right(sent));
      const { cart: _, ...tables } = sent;
      expect(response.decode(wired(response.encode(tables)))).toEqual(E.right(tables));
    }),
    { numRuns: 50 },
  );
});

const nobody = { buyerName: '', address1: '', address2: '' };
const state = withAllSelected(anOpenCart([aUnit()]));
const sent = estimateRequestOf(state, 1, { buyerName: 'a', address1: '', address2: '' }, '2026.11.22');
const fields = fieldsOf(codec.encode(sent));
const reads = (over: object): boolean => E.isRight(codec.decode({ ...fields, ...over }));
const written = (over: object, date = '2026.11.22'): object =>
  fieldsOf(codec.encode(estimateRequestOf(state, 1, { ...nobody, ...over }, date)));

test('[CM-44] encodes every field as text, as a form requires', () => {
  expect(Object.values(fields).every((value) => typeof value === 'string')).toBe(true);
  expect(reads({})).toBe(true);
});

test.each([
  ['no table', ''],
  ['text', 'hello'],
  ['a number', 7],
  ['nothing', undefined],
  ['an open table', '<table>'],
  ['a script', '<table><tr><td><script>alert(1)</script></td></tr></table>'],
  ['an image', '<table><tr><td><img src=x onerror=alert(1)></td></tr></table>'],
  ['an attribute', '<table><tr><td onclick="x">1</td></tr></table>'],
  ['a link', '<table><tr><td><a href="//evil.example">1</a></td></tr></table>'],
  ['what follows a table', '<table></table><b>'],
  ['two tables', '<table></table><table></table>'],
  ['text between cells', '<table><tr><td>1</td>x</tr></table>'],
  ['an entity that we do not write', '<table><tr><td>&nbsp;</td></tr></table>'],
  ['a bare ampersand', '<table><tr><td>a&b</td></tr></table>'],
  ['a number that is two', '<table><tr><td><data value="1">2</data></td></tr></table>'],
  ['a number with a zero before it', '<table><tr><td><data value="01">01</data></td></tr></table>'],
  ['minus zero', '<table><tr><td><data value="-0">-0</data></td></tr></table>'],
  ['a fraction', '<table><tr><td><data value="1.5">1.5</data></td></tr></table>'],
  [
    'a number beyond what is counted exactly',
    '<table><tr><td><data value="9007199254740993">9007199254740993</data></td></tr></table>',
  ],
  ['a number in a head', '<table><tr><th><data value="1">1</data></th></tr></table>'],
  ['too many cells', `<table><tr>${'<td></td>'.repeat(11)}</tr></table>`],
  ['too many rows', `<table>${'<tr></tr>'.repeat(3_001)}</table>`],
  ['too long a table', `<table><tr><td>${'x'.repeat(1_000_000)}</td></tr></table>`],
])('[CM-44] [CM-53] refuses a table with this content: %s', (_, bodyTable) => {
  expect(reads({ bodyTable })).toBe(false);
});

test('[CM-44] accepts tables with up to ten cells per row and three thousand rows', () => {
  expect(reads({ bodyTable: `<table><tr>${'<td></td>'.repeat(10)}</tr></table>` })).toBe(true);
  expect(reads({ bodyTable: `<table>${'<tr></tr>'.repeat(3_000)}</table>` })).toBe(true);
});

test('[ES-01] [CM-44] limits buyer inputs to 100 characters and requires a valid date', () => {
  expect(reads(written({ address2: 'x'.repeat(100) }))).toBe(true);
  expect(reads(written({ address2: 'x'.repeat(101) }))).toBe(false);
  expect(reads(written({}, '2026.02.30'))).toBe(false);
  expect(reads({ buyerInfoTable: '<table></table>' })).toBe(false);
  expect(reads(written({ buyerName: '=1+1<script>' }))).toBe(true);
});

test.each([
  ['no JSON', '{'],
  ['JSON itself', { cartUnitIds: [] }],
  ['a unit that is none', JSON.stringify({ ...sent.cart, cartUnitIds: ['1'] })],
  ['no list', JSON.stringify({ ...sent.cart, cartUnitIds: 1 })],
  ['too many units', JSON.stringify({ ...sent.cart, cartUnitIds: Array(501).fill(1) })],
  ['a total that is none', JSON.stringify({ ...sent.cart, payableSeen: 1.5 })],
  ['a carrier that nobody knows', JSON.stringify({ ...sent.cart, shippingCompany: '__proto__' })],
  ['too long a text', `${' '.repeat(20_000)}${JSON.stringify(sent.cart)}`],
])('[CM-44] [CM-53] refuses a cart with this content: %s', (_, cart) => {
  expect(reads({ cart })).toBe(false);
});

test('[CM-44] accepts a cart of 200 units with long names', () => {
  const units = Array.from({ length: 200 }, (_, i) =>
    aUnit({
      cartUnitId: cartUnitId(i + 1),
      item: { ...aUnit().item, itemName: '가'.repeat(300), itemSellPrice: won(1) },
    }),
  );
  const large = estimateRequestOf(withAllSelected(anOpenCart(units)), 1, nobody, '2026.11.22');
  expect(E.isRight(codec.decode(wired(codec.encode(large))))).toBe(true);
  expect(large.cart.cartUnitIds).toHaveLength(200);
});
