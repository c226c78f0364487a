export { demoOverseas } from '@baguni/scenarios';
export { waitingGuest } from './cart/open-cart.ts';
export { touchedBy } from './catalogue/row-names.ts';
export { isMissing, writeRows, type RowResult } from './catalogue/write-rows.ts';
export { downloadableCoupon } from './coupon/held-coupons.ts';
export {
  ADDRESS_LENGTH,
  addAddress,
  addressBookOf,
  chooseAddress,
  findAddresses,
  type AddressBook,
  type AddressRefusal,
  type EnteredAddress,
} from './demo/address-book.ts';
export { certifyCart, joinClub, verifyBuyer } from './demo/change-buyer.ts';
export { demoBuyerOf, demoBuyers, resetDemoBuyer, seedDemo, type DemoBuyer } from './demo/demo.ts';
export { handleDemo, misbehaving } from './demo/handle-demo.ts';
export { sessionLost, type Answer } from './dispatch/handle.ts';
export { handleAdmin, type AdminRequest } from './dispatch/handle-admin.ts';
export { handle, SessionEnded, type Backend, type Incoming } from './dispatch/handle.ts';
export { translateOrder, translateOrders } from './handlers/checkout/translate-orders.ts';
export { memoryStore } from './memory/memory-store.ts';
export { mockFetch, mockShop, type MockOptions, type MockShop, type MockWorld } from './mock/mock-cart-server.ts';
export { temporaryProblem, type TakeReport } from './request/handler.ts';
export { demoSession } from './seed/demo-buyer.ts';
export { demoCatalogue } from './seed/demo-catalogue.ts';
export { resetBuyer, seed } from './seed/seed.ts';
export { estimateFile } from './spreadsheet/estimate-file.ts';
export * from './store/catalogue.ts';
export * from './store/offers.ts';
export * from './store/rows.ts';
export * from './store/tx.ts';
