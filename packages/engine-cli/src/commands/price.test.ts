import { cartDocument, documentOf, initialCart } from '@baguni/contract';
import { languages, cartOf } from '@baguni/domain/internal';
import { aDiscount, anInitialCart, arbInitialCart, aUnit } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aCart, call, callJson } from '../testing/call.ts';

test('[EN-03 SH-05] reports unknown shipping fees, in lines and as JSON', async () => {
  const { serverPrices } = cartDocument.encode(documentOf(cartOf([]))) as { readonly serverPrices: object };
  const failed = { ...aCart, serverPrices: { ...serverPrices, status: 'Failed' } };
  expect(await callJson(['price'], failed)).toMatchObject({ shippingKnown: false, shippingTotal: 0, price: 15_000 });
  expect(await callJson(['price'])).toMatchObject({ shippingKnown: true });
  const { text } = await call(['price', '--lang', 'en'], failed);
  expect(text).toMatch(/^ +not known {2}Shipping$/mu);
  expect(text.split('\n').at(-1)).toMatch(/shipping/iu);
});

test('[EN-03] prices the selected units at the moment of --now, in any language', async () => {
  expect(await callJson(['price'], { ...aCart, selected: [2] })).toMatchObject({ price: 5000, cartUnitCount: 1 });
  const offer = {
    masterNo: 'E',
    unit: 'Amount',
    baseAmount: 0,
    discountAmount: 1000,
    discountRate: 0,
    endDate: '2026-12-01T00:00:00Z',
    sortOrder: 1,
  };
  const offered = { ...aCart, extraDiscountCandidates: [offer] };
  for (const lang of languages)
    expect(await callJson(['price', '--lang', lang], offered)).toMatchObject({ price: 14_000 });
  expect(await callJson(['price', '--now', '2026-12-02T00:00:00Z'], offered)).toMatchObject({ price: 15_000 });
});

test('[EN-03 CM-01] accepts the response of the initial load', async () => {
  const response = initialCart.encode({ ...anInitialCart([aUnit({ discounts: [aDiscount()] })]), unreadable: [] });
  expect(await callJson(['price'], response)).toMatchObject({ itemTotal: 10_000, negativeTotal: 1000, price: 11_500 });
  await fc.assert(
    fc.asyncProperty(arbInitialCart, async (initial) => {
      const { text, exitCode } = await call(['price'], initialCart.encode({ ...initial, unreadable: [] }));
      expect({ exitCode, text: exitCode === 0 ? '' : text }).toEqual({ exitCode: 0, text: '' });
    }),
    { numRuns: 30 },
  );
});

test('[EN-03 EN-16] prints the quantity of goods by weight in their unit', async () => {
  const measure = { unit: 'g', step: 50, per: 1000 };
  const cheese = { id: 1, item: 'cheese', name: 'Cheese', price: 1990, quantity: 1350, measure };
  const { text } = await call(['price', '--lang', 'en'], { units: [cheese] });
  expect(text).toContain('₩2,687  Item price · unit 1 ‘Cheese’ · ₩1,990 per 1,000 g · 1,350 g');
});
