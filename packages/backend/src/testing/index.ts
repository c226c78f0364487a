export { storeContract } from './contract/store-contract.ts';
export { aCatalogue, aNewUnit, aStoredBuyer, aStoredOrder, anIdempotentRequest, scopeA, scopeB } from './rows.ts';
