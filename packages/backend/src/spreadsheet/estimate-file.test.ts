import {
  cartUnitId,
  languages,
  payableOf,
  won,
  type Cart,
  type Language,
  estimateBuyerOf,
  estimateOf,
  estimateTables,
  estimateWords,
  type EstimateTables,
  type SheetRow,
} from '@baguni/domain/internal';
import {
  anAddition,
  anItem,
  anOpenCart,
  arbCartState,
  arbText,
  aUnit,
  lawRuns,
  withAllSelected,
} from '@baguni/domain/testing';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { readSpreadsheet, rowOf, type FileSheet } from '../testing/read-spreadsheet.ts';
import { estimateFile, cellText } from './estimate-file.ts';

const DATE = '2026.11.22';
const tablesOf = (state: Cart, language: Language = 'ko'): EstimateTables =>
  estimateTables(estimateOf(state, estimateBuyerOf(state), DATE), estimateWords[language]);
const fileOf = async (tables: EstimateTables, language: Language = 'ko'): Promise<FileSheet> =>
  readSpreadsheet(new Uint8Array(await (await estimateFile(tables, language)).arrayBuffer()));

/** First item row, after the title, two tables and separators. */
const FIRST_ROW = 15;
const itemRows = (file: FileSheet, tables: EstimateTables) =>
  tables.bodyTable.map((_, i) => rowOf(file, FIRST_ROW + i));
// an empty text becomes an empty cell
const contentOf = (row: SheetRow) => row.map((cell) => (cell.type === 'Number' ? cell.value : cell.text || undefined));

const hostile = [
  '=1+1',
  '=HYPERLINK("http://evil.example","click")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\u0000=1+1',
  '\u0007\u001B[31m=1',
  '=1+1;=2',
  '＝1+1',
  '_x003D_1+1',
  '</t></si><f>1+1</f>',
  ']]><f>1</f>',
  '&lt;f&gt;',
  '12900',
  '1e5',
  'TRUE',
  '#REF!',
  '__proto__',
  'constructor',
  'toString',
];
const arbName: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostile),
  arbText,
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '|', '%'), fc.string({ unit: 'binary' }))
    .map(([a, b]) => a + b),
);

/** A cart whose texts imitate formulas, numbers or markup. */
const arbNamed: Arbitrary<Cart> = fc
  .tuple(arbCartState, fc.array(arbName, { minLength: 8, maxLength: 8 }))
  .map(([state, names]) => ({
    ...state,
    buyer: { ...state.buyer, buyerName: names[7] ?? '' },
    units: state.units.map((unit, i) => ({
      ...unit,
      item: {
        ...unit.item,
        itemName: names[i % 7] ?? '',
        options: unit.item.options.map((option) => ({
          ...option,
          optionEntries: [{ name: '', value: names[(i + 2) % 7] ?? '' }],
        })),
        additions: unit.item.additions.map((addition) => ({ ...addition, name: names[(i + 3) % 7] ?? '', value: '' })),
      },
      seller: { ...unit.seller, sellerName: names[(i + 1) % 7] ?? '', miniShopName: '' },
    })),
  }));

test('[ES-05 XS-7] the file contains no formula for any names, and each cell equals the page text', async () => {
  await fc.assert(
    fc.asyncProperty(arbNamed, fc.constantFrom(...languages), async (state, language) => {
      const tables = tablesOf(state, language);
      const file = await fileOf(tables, language);
      expect([...file.elements].filter((name) => ['f', 'is', 'ext', 'hyperlink'].includes(name))).toEqual([]);
      expect(itemRows(file, tables)).toEqual(tables.bodyTable.map(contentOf));
      expect(rowOf(file, 3)[2]).toBe(contentOf(tables.buyerInfoTable[0] ?? [])[1]);
    }),
    { numRuns: lawRuns(60) },
  );
});

test.each(hostile)('[ES-05] the name %j is text in every cell that contains it', async (name) => {
  const unit = aUnit({
    item: anItem({ itemName: name, additions: [anAddition({ name, value: '' })] }),
    seller: { ...aUnit().seller, sellerName: name },
  });
  const state = withAllSelected(anOpenCart([unit], {}));
  const tables = tablesOf({ ...state, buyer: { ...state.buyer, buyerName: name } });
  const file = await fileOf(tables);
  expect(itemRows(file, tables)).toEqual(tables.bodyTable.map(contentOf));
  for (const address of ['C3', 'B16', 'C16', 'B17', 'C17']) expect(file.cells.get(address)?.type).toBe('Text');
});

test('[ES-03] [ES-05] sums in the file are numbers and equal those of the cart', async () => {
  await fc.assert(
    fc.asyncProperty(arbCartState, async (state) => {
      const tables = tablesOf(state);
      const file = await fileOf(tables);
      const sums = tables.summaryTable.map((_, i) => rowOf(file, FIRST_ROW + tables.bodyTable.length + 1 + i));
      expect(sums.map(([head, , , , , , value]) => [head, value])).toEqual(tables.summaryTable.map(contentOf));
      expect(sums.at(-1)?.[6]).toBe(payableOf(state));
      const column = itemRows(file, tables)
        .map((row) => row[6])
        .filter((value) => typeof value === 'number');
      expect(column.reduce((sum, value) => sum + value, 0)).toBe(sums[2]?.[6]);
    }),
    { numRuns: lawRuns(60) },
  );
});

test.each([100, 200])('[ES-05] an estimate of %d units contains all of them', async (count) => {
  const units = Array.from({ length: count }, (_, i) => {
    const additions = [anAddition({ additionNo: 'a' }), anAddition({ additionNo: 'b', price: won(10) })];
    return aUnit({
      cartUnitId: cartUnitId(i + 1),
      item: anItem({ itemNo: `I${i}` as never, itemName: `Item ${i}`, additions }),
    });
  });
  const state = withAllSelected(anOpenCart(units));
  const tables = tablesOf(state);
  expect(tables.bodyTable).toHaveLength(1 + 3 * count);
  const file = await fileOf(tables);
  expect(itemRows(file, tables)).toEqual(tables.bodyTable.map(contentOf));
});

test('[ES-02] the sheet has a name and headings in its language', async () => {
  const state = withAllSelected(anOpenCart([aUnit()]));
  for (const language of languages) {
    const { title, notes } = estimateWords[language];
    const file = await fileOf(tablesOf(state, language), language);
    expect([file.name, rowOf(file, 1)[0]]).toEqual([title, title]);
    expect([...file.cells.values()]).toEqual(expect.arrayContaining(notes.map((text) => ({ type: 'Text', text }))));
  }
});

test.each([
  ['사과', '사과'],
  ['=1+1', '=1+1'],
  ['_x0041_', '_x005F_x0041_'],
  ['_x00e9_', '_x005F_x00e9_'],
  ['__x0041_', '__x005F_x0041_'],
  ['_x004_', '_x004_'],
  ['_x004g_', '_x004g_'],
  ['x0041_', 'x0041_'],
  ['constructor', '_x0063_onstructor'],
  ['__proto__', '_x005F__proto__'],
  ['constructors', 'constructors'],
  ['', ''],
])('[ES-05] stores %j as %j', (text, stored) => {
  expect(cellText(text)).toBe(stored);
});
