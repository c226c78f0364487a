import { bundleKey, cartUnitId, entryOf, won, type EntryHome, type LedgerEntry } from '@baguni/domain/internal';
import { arbLedgerEntry } from '@baguni/domain/testing';
import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ledger } from './order.ts';

const home: EntryHome = { sellerGroupKey: 'Seller/S1', place: { type: 'Unit', cartUnitId: cartUnitId(1) } };
const parcel: EntryHome = { ...home, place: { type: 'Bundle', bundleKey: bundleKey('B') } };
const name = '가을';
const basis = won(10_000);

const wire = (entry: LedgerEntry): unknown => JSON.parse(JSON.stringify(ledger.encode([entry])));
const isRead = (value: unknown): boolean => E.isRight(ledger.decode(value));

test('[PR-08] round-trips an entry of any rule with its inputs', () => {
  fc.assert(
    fc.property(arbLedgerEntry, (entry) => {
      expect(wire(entry)).toEqual([entry]);
      expect(ledger.decode(wire(entry))).toEqual(E.right([entry]));
    }),
  );
});

const samples: readonly LedgerEntry[] = [
  entryOf(home, 'ItemPrice', basis, { price: basis, quantity: 1 }),
  entryOf(home, 'OptionPrice', won(-200), { name, price: won(-200), quantity: 1 }),
  entryOf(home, 'SellerDiscount', won(-1000), { name, rate: 10, basis, quantity: 1 }),
  entryOf(home, 'MemberDiscount', won(-100), { name, each: won(100), basis, quantity: 1 }),
  entryOf(home, 'FundingDiscount', won(-500), { name, once: won(500) }),
  entryOf(home, 'BuyerCoupon', won(-1000), { name, rate: 10, basis }),
  entryOf(home, 'ExtraDiscount', won(-500), { rate: 5, basis }),
  entryOf(parcel, 'ShippingFee', won(2500), { subtotal: basis, policies: 1 }),
  entryOf(home, 'OverseaShippingFee', won(9000), { company: 'EMS', kg: 1.5, subtotal: basis }),
  entryOf(home, 'Tax', won(1900), { rate: 19, basis, tax: won(1900) }),
];
const cases = samples.flatMap((entry) =>
  Object.keys(entry.inputs).map((missing) => [entry.rule, missing, entry] as const),
);

test.each(cases)('[PR-08] refuses an entry of %s without its %s or with another type of value', (_, key, entry) => {
  const { [key]: __, ...others } = entry.inputs as Readonly<Record<string, string | number>>;
  expect(isRead([entry])).toBe(true);
  expect(isRead([{ ...entry, inputs: others }])).toBe(false);
  expect(isRead([{ ...entry, inputs: { ...others, [key]: typeof others[key] === 'string' ? 1 : 'EMX' } }])).toBe(
    key === 'name',
  );
});

test.each(['limit', 'cutTo', 'perPiece'])('[PR-08] a discount may lack %s; if present, it must be won', (key) => {
  const [entry] = samples.filter(({ rule }) => rule === 'SellerDiscount');
  expect(isRead([{ ...entry, inputs: { ...entry?.inputs, [key]: 900 } }])).toBe(true);
  expect(isRead([{ ...entry, inputs: { ...entry?.inputs, [key]: 0.5 } }])).toBe(false);
});
