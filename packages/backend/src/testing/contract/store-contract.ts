import { describe } from 'vitest';
import type { Store } from '../../store/tx.ts';
import { cartContract } from './cart-contract.ts';
import { catalogueContract } from './catalogue-contract.ts';
import { couponContract } from './coupon-contract.ts';
import { detailContract } from './detail-contract.ts';
import { idempotencyContract } from './idempotency-contract.ts';
import { offerContract } from './offer-contract.ts';
import { orderContract } from './order-contract.ts';
import { runRowTests } from './row-tests.ts';
import { sessionContract } from './session-contract.ts';
import { visitContract } from './visit-contract.ts';
import { transactionContract } from './transaction-contract.ts';

const rowContracts = [
  sessionContract,
  cartContract,
  couponContract,
  catalogueContract,
  offerContract,
  orderContract,
  idempotencyContract,
  detailContract,
  visitContract,
];

/**
 * Tests that every store must pass, memory or SQL (SV-01).
 * @param makeStore creates an empty store for each test
 */
export const storeContract = (name: string, makeStore: () => Promise<Store>): void => {
  describe(name, () => {
    transactionContract(makeStore);
    for (const tests of rowContracts) runRowTests(makeStore, tests);
  });
};
