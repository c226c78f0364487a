export { storeContract } from './contract/store-contract.ts';
export {
  aCatalogue,
  aNewUnit,
  aStoredBuyer,
  aStoredCoupon,
  aStoredOrder,
  anIdempotentRequest,
  scopeA,
  scopeB,
} from './rows.ts';
