import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { expect, test } from 'vitest';
import { rowCodecs } from '../codecs/catalogue/rows.ts';
import { schemaOf, type JsonSchema } from '../openapi/json-schema.ts';
import { readCatalogueRow, writeCatalogueRow } from './catalogue-row.ts';

/** Forbids unlisted properties in every object schema. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (!t.UnknownRecord.is(value)) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)]));
  return t.UnknownRecord.is(value['properties']) ? { ...inner, additionalProperties: false } : inner;
};

/** The JSON Schema (draft 2020-12) of one row of a catalogue. */
const catalogueSchema: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A row of a catalogue',
  oneOf: Object.entries(rowCodecs).map(([type, codec]) => closed({ title: type, ...schemaOf(codec) })),
};

const seller = { type: 'seller', tenant: 'marketplace', sellerKey: 'haon', sellerName: 'Haon', miniShopName: 'Haon' };

test('the published schema is that of the codecs', async () => {
  await expect(`${JSON.stringify(catalogueSchema, null, 1)}\n`).toMatchFileSnapshot('../../catalogue.schema.json');
});

test('a text is for all languages, or has each of them', () => {
  const read = readCatalogueRow(seller);
  expect(E.isRight(read) && read.right).toMatchObject({ sellerName: { ko: 'Haon', jp: 'Haon' }, shopLink: '' });
  const sellerName = { ko: '하온', en: 'Haon', cn: '夏温', jp: 'ハオン' };
  const each = readCatalogueRow({ ...seller, sellerName });
  expect(E.isRight(each) && writeCatalogueRow(each.right)).toMatchObject({ sellerName, miniShopName: 'Haon' });
});

test.each<readonly [string, unknown, readonly string[], readonly string[]]>([
  ['no object', 7, ['type'], []],
  ['an unknown type', { ...seller, type: 'shop' }, ['type'], []],
  ['a missing field', { ...seller, sellerKey: undefined }, ['sellerKey'], []],
  ['a text in three languages', { ...seller, sellerName: { ko: '', en: '', cn: '' } }, ['sellerName.jp'], []],
  ['a misspelt field', { ...seller, shoplink: '/' }, [], ['shoplink']],
  [
    'a misspelt field in a text',
    { ...seller, sellerName: { ko: '', en: '', cn: '', ja: '' } },
    ['sellerName.jp'],
    ['sellerName.ja'],
  ],
  [
    'a misspelt option number',
    { type: 'stock', tenant: 'outlet', itemNo: 'A', optionNumber: 'O', pieces: 1 },
    [],
    ['optionNumber'],
  ],
  [
    'a misspelt field in a list',
    { type: 'pastPrices', tenant: 'outlet', itemNo: 'A', prices: [{ before: 1, changedAt: 2, changedat: 2 }] },
    [],
    ['prices.0.changedat'],
  ],
])('refuses %s with its path', (_, value, paths, unknown) => {
  const read = readCatalogueRow(value);
  expect(E.isLeft(read) && read.left.misfits.map(({ path }) => path)).toEqual(paths);
  expect(E.isLeft(read) && read.left.unknown).toEqual(unknown);
});

test('describes the values that a field accepts', () => {
  const read = readCatalogueRow({ type: 'price', tenant: 'outlet', itemNo: 'A', price: -1 });
  expect(E.isLeft(read) && read.left.misfits).toEqual([
    { path: 'price', fits: { type: 'integer', minimum: 0, maximum: 1_000_000_000 } },
  ]);
});
