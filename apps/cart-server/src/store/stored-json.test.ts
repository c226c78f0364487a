import { aStoredOrder } from '@baguni/backend/testing';
import { anAddress, arbDiscount, arbExtraDiscounts, arbItem, arbUnits, testNow } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readStored, writeStored } from './stored-json.ts';

test('[SV-01] writes optional fields as servers of the previous version read them', () => {
  const policy = { calcTypeSub: undefined, maxDiscountPrice: 0, maxAppliedQuantity: 2 };
  expect(writeStored('discounts', { discountNo: 'D1', policy })).toBe(
    '{"discountNo":"D1","policy":{"calcTypeSub":{"_tag":"None"},"maxDiscountPrice":{"_tag":"Some","value":0},"maxAppliedQuantity":{"_tag":"Some","value":2}}}',
  );
});

const address = anAddress();
const { payable } = aStoredOrder();
const terms = { address: { address: 'Seoul', zipCode: '' }, arrivals: [], cashback: payable, paymentMethod: undefined };
const order = aStoredOrder({ terms });

// strict: undefined is a missing field only if the table lists it as optional
test.each([
  ['items', fc.record({ item: arbItem, unable: fc.constant(null) })],
  ['discounts', arbDiscount],
  ['offers', fc.record({ extraDiscounts: arbExtraDiscounts(testNow) })],
  ['orders', arbUnits.map((units) => ({ ...order, units }))],
  ['buyers', fc.constant({ latestShippingAddress: address, addresses: [{ ...address, alterText: '' }] })],
] as const)('[SV-01] reads %s as they were written', (table, values: fc.Arbitrary<unknown>) => {
  fc.assert(
    fc.property(values, (value) => {
      expect(readStored(writeStored(table, value))).toStrictEqual(structuredClone(value));
    }),
  );
});
