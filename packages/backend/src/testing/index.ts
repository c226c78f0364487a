export { storeContract } from './contract/store-contract.ts';
export {
  aCatalogue,
  aCatalogueOf,
  aNewUnit,
  aRecipient,
  aStoredBuyer,
  aStoredDetail,
  aCouponPolicy,
  anIssuedCoupon,
  aStoredOrder,
  anIdempotentRequest,
  scopeA,
  sessionA,
  scopeB,
  setItemOffers,
  setStock,
} from './rows.ts';
export { aShop, quantityOf, shopperA, uuidOf, type Ask, type TestShop } from './shop.ts';
export { errorOf, replyOf } from './shop.ts';
export { aShopWith, type ShopWithCart } from './carts.ts';
export { givingParts } from './engines.ts';
export { modestCheck, modestEngine } from './engines.ts';
export { smallCheck, smallEngine } from './engines.ts';
export { openOrder, orderOf, type OrderPage } from './order-page.ts';
export { emptyPage, takeIn, takeInAll, type PageCart } from './order-page.ts';
export { overseasRead, type PageAsks } from './order-page.ts';
export { putWorld } from './carts.ts';
export { readSpreadsheet, rowOf, type FileCell, type FileSheet } from './read-spreadsheet.ts';
