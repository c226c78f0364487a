import { writeSync } from 'node:fs';
import { buyerOwner, type StoredOrder } from '@baguni/backend';
import { txKey, won } from '@baguni/domain/internal';
import { readConfig } from '../config/config.ts';
import { openStore } from '../store/open-store.ts';

const scope = { tenant: 'marketplace', owner: buyerOwner('a') } as const;
const order: Omit<StoredOrder, 'txKey'> = {
  createdAt: 0,
  paidAt: null,
  units: [],
  entries: [],
  payable: won(1_000),
  countryType: null,
  shippingCompany: null,
  needs: [],
  coupons: [],
};

/** Prepares and pays orders until it is killed; prints the key of each order after its payment is committed. */
const store = await openStore(readConfig(process.env));
for (let count = 0; ; count += 1) {
  const key = txKey(`order-${count}`);
  await store.transaction((tx) => tx.addOrder(scope, { ...order, txKey: key }));
  await store.transaction((tx) => tx.markPaid(scope, key, 7));
  writeSync(1, `${key}\n`);
}
