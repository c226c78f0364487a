import { CompletionContext } from '@codemirror/autocomplete';
import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { marketplace } from '../cart/shop.ts';
import { readExample } from '../testing/read.ts';
import { completeBySchema, loadCartSchema, loadShopSchema, type LoadSchema } from './schema-service.ts';

/** Returns the labels that are suggested at `|`. */
const suggest = async (marked: string, loadSchema: LoadSchema, isExplicit = true): Promise<readonly string[]> => {
  const state = EditorState.create({ doc: marked.replace('|', '') });
  const context = new CompletionContext(state, marked.indexOf('|'), isExplicit);
  const result = await completeBySchema(loadSchema)(context);
  return result?.options.map(({ label }) => label) ?? [];
};
const cartSchema: LoadSchema = () => loadCartSchema(marketplace);

test.each([
  ['{ | }', ['units', 'coupons', 'selected', 'buyer']],
  ['{ "|" }', ['units', 'coupons']],
  ['{ un| }', ['units']],
  ['{ "units": [{ "quantity": 1, | }] }', ['cartUnitId', 'item', 'seller', 'discounts']],
  ['{ "coupons": [{ "couponType": "|" }] }', ['BuyerCoupon', 'SuperCoupon', 'SellerDupCoupon']],
  ['{ "buyer": { "isLogin": | } }', ['true', 'false']],
])('[EN-20] suggests the fields or values of the schema in %s', async (marked, labels) => {
  expect(await suggest(marked, cartSchema)).toEqual(expect.arrayContaining(labels));
});

test('[EN-20] suggests no field that the object already has', async () => {
  expect(await suggest('{ "units": [{ "quantity": 1, | }] }', cartSchema)).not.toContain('quantity');
});

test('[EN-20] suggests while a user types a field, but not after a bracket', async () => {
  expect(await suggest('{ "|" }', cartSchema, false)).toContain('units');
  expect(await suggest('{| }', cartSchema, false)).toEqual([]);
});

test('[EN-20 EN-09] suggests the promotions and the currency of a shop, and the fields of a shop', async () => {
  const { shop } = readExample('bakery');
  const load: LoadSchema = () => loadCartSchema(shop);
  expect(await suggest('{ "promotions": ["|"] }', load)).toEqual(['bakery', 'more']);
  expect(await suggest('{ "currency": "|" }', load)).toEqual(['USD']);
  expect(await suggest('{ | }', loadShopSchema)).toEqual(expect.arrayContaining(['currency', 'limits']));
});
