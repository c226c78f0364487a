import { type Cart as DomainCart, plainCoupon, smallestChange } from '@baguni/domain/internal';
import { withFix } from '@baguni/domain/verbs';
import { cartDocument, documentOf } from '@baguni/contract';
import { arbOrderState, arbSmallOrder, lawRuns } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guideExample } from '../examples/examples.ts';
import { shortenCart } from '../examples/scenario-examples.ts';
import { readCart, readExample } from '../testing/read.ts';
import { isObject, isSame, own, printJson, type JsonObject, mergeChange, writeCart } from './json.ts';
import { readText } from './read-text.ts';
import { marketplace, type Cart } from './shop.ts';

const encode = (cart: DomainCart): JsonObject => {
  const json: unknown = cartDocument.encode(documentOf(cart));
  return isObject(json) ? json : {};
};

/** A cart without the fields that its reader derives. */
const withoutDerived = ({ currency: ___, promotions: ____, units, ...rest }: Cart): unknown => ({
  ...rest,
  units: units.map(({ version: _____, ...unit }) => unit),
});

const readShortened = (state: DomainCart) => readCart(printJson(shortenCart(encode(state))));

/** Adds the applied coupons to those of the buyer: others are rejected. */
const holdCoupons = (state: DomainCart): DomainCart => {
  const offered = state.coupons.applied.map(({ couponIssueNo: issueNo, isFreeShipping, cartUnitIds: _, ...worth }) => ({
    ...plainCoupon,
    ...worth,
    issueNo,
    flags: { ...plainCoupon.flags, isFreeShipping },
  }));
  return { ...state, coupons: { ...state.coupons, ...state.coupons, status: 'Known', offered } };
};

test('[EN-20] prints JSON that parses to the same value, short values on one line', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(printJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
  expect(printJson({ a: 'x'.repeat(70), b: [1, 2] })).toBe(`{\n  "a": "${'x'.repeat(70)}",\n  "b": [1, 2]\n}\n`);
});

test('[EN-20] writes only what changed, and no derived fields', () => {
  const unit = (cartUnitId: number, n: number) => ({ cartUnitId, n, m: 1 });
  const before = { version: 1, a: 1, list: [unit(1, 1), unit(2, 1)], rest: { b: 1, c: 2 } };
  const after = { version: 2, a: 1, list: [unit(2, 5)], rest: { b: 1, c: 3 } };
  expect(mergeChange({ list: [{ cartUnitId: 1 }, { cartUnitId: 2, n: 1 }] }, before, after)).toEqual({
    list: [{ cartUnitId: 2, n: 5 }],
    rest: { c: 3 },
  });
  expect(mergeChange({ a: 1, version: 1 }, before, after)).toMatchObject({ version: 2 });
  expect([isSame({ a: 1, b: 2 }, { b: 2, a: 1 }), isSame({ a: undefined }, { b: undefined })]).toEqual([true, false]);
});

test('[EN-20 EN-07] reads a shortened cart as the same cart', () => {
  let read = 0;
  fc.assert(
    fc.property(arbOrderState.map(holdCoupons), (state) => {
      // the reader rejects carts without shipping policies
      const { value } = readShortened(state);
      if (!value) return;
      read += 1;
      expect(withoutDerived(value)).toEqual(withoutDerived(state));
    }),
    { numRuns: lawRuns(100) },
  );
  expect(read).toBeGreaterThan(25);
});

test('[EN-20 CK-18] writes the smallest change into the text, and the order is possible afterwards', () => {
  const { engine } = marketplace;
  let changed = 0;
  fc.assert(
    fc.property(arbSmallOrder, (state) => {
      const { value, given } = readShortened(state);
      if (!value || !given) return;
      const change = smallestChange(engine, value, value.pricesAsOf);
      if (!change) return;
      changed += 1;
      const after = change.fixes.reduce((cart, fix) => withFix(engine, cart, fix), value);
      const again = readCart(writeCart(given, value, after)).value;
      expect(again && withoutDerived(again)).toEqual(withoutDerived(after));
      expect(again && engine.checkOrder(again, again.pricesAsOf)).toEqual([]);
    }),
    { numRuns: lawRuns(150) },
  );
  expect(changed).toBeGreaterThan(10);
});

test('[EN-20 CK-18] writes any fix of any reason into the text', () => {
  const { engine } = marketplace;
  const types = new Set<string>();
  fc.assert(
    fc.property(arbOrderState, (state) => {
      const { value, given } = readShortened(state);
      if (!value || !given) return;
      for (const fix of engine.checkOrder(value, value.pricesAsOf).flatMap(({ fixes }) => fixes)) {
        types.add(fix.type);
        const after = withFix(engine, value, fix);
        const again = readCart(writeCart(given, value, after)).value;
        expect(again && withoutDerived(again)).toEqual(withoutDerived(after));
      }
    }),
    { numRuns: lawRuns(300) },
  );
  expect([...types]).toContain('Deselect');
});

test('[EN-20 EN-09] removes a promotion from the text, and keeps the policies of the shop out of it', () => {
  const { shop, cart, given } = readExample('bakery');
  const after = withFix(shop.engine, cart, { type: 'RemovePromotion', promotion: 'more' });
  const text = writeCart(given, cart, after);
  const json: unknown = JSON.parse(text);
  expect(own(json, 'promotions')).toEqual(['bakery']);
  expect(isObject(json) && Object.keys(json)).toEqual(Object.keys(given));
  expect(readText(text, shop.parseCart).value?.promotions).toEqual(['bakery']);
});

test('[EN-20] keeps the text of the guide if nothing changes', () => {
  const { value, given } = readCart(guideExample.texts.cart);
  if (!value || !given) throw new Error('not valid');
  expect(JSON.parse(writeCart(given, value, value))).toEqual(given);
});
