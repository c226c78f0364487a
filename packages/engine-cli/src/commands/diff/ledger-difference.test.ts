import { bundleKey, cartUnitId, entryOf, won, type LedgerEntry } from '@baguni/domain';
import { expect, test } from 'vitest';
import { ledgerDifference } from './ledger-difference.ts';

const home = { sellerGroupKey: 'Seller/S1' };
const price = (id: number, amount: number): LedgerEntry =>
  entryOf({ ...home, place: { type: 'Unit', cartUnitId: cartUnitId(id) } }, 'ItemPrice', won(amount), {
    price: won(amount),
    quantity: 1,
  });
const overseas = (id: number, amount: number): LedgerEntry =>
  entryOf({ ...home, place: { type: 'Oversea', cartUnitId: cartUnitId(id) } }, 'OverseaShippingFee', won(amount), {
    company: 'EMS',
    kg: 1,
    subtotal: won(0),
  });
const parcel = (key: string, amount: number): LedgerEntry =>
  entryOf({ ...home, place: { type: 'Bundle', bundleKey: bundleKey(key) } }, 'ShippingFee', won(amount), {
    subtotal: won(0),
    policies: 1,
  });

const unit = (id: number) => ({ type: 'Unit', cartUnitId: id });

test('[EN-03 PR-08] a unit’s way overseas is told with the unit', () => {
  expect(ledgerDifference([price(1, 1000)], [price(1, 1500), overseas(1, 7000)])).toEqual([
    {
      place: unit(1),
      entries: [
        { rule: 'ItemPrice', amount: 500 },
        { rule: 'OverseaShippingFee', amount: 7000 },
      ],
    },
  ]);
});

test('[EN-03 PR-08] entries of one rule in one spot are told once, and not where they come to the same', () => {
  const [before, after] = [
    [price(1, 1000), price(1, 300), price(2, 400)],
    [price(1, 900), price(1, 700), price(2, 100), price(2, 300)],
  ];
  expect(ledgerDifference(before, after)).toEqual([{ place: unit(1), entries: [{ rule: 'ItemPrice', amount: 300 }] }]);
});

test('[EN-03 PR-08] a unit and a parcel of one name are two spots', () => {
  expect(ledgerDifference([], [price(1, 1000), parcel('1', 2500)]).map(({ place }) => place)).toEqual([
    unit(1),
    { type: 'Bundle', bundleKey: '1' },
  ]);
  expect(ledgerDifference([parcel('1', 2500)], [parcel('1', 2500)])).toEqual([]);
});
