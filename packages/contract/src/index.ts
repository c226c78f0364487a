export * from './admin/admin-calls.ts';
export * from './calls/call.ts';
export {
  readCatalogueRow,
  writeCatalogueRow,
  type CatalogueRow,
  type CatalogueRowOf,
  type CatalogueRowType,
  type RowMisfits,
} from './catalogue-json/catalogue-row.ts';
export * from './calls/client.ts';
export type * from './calls/table.ts';
export { sharedItems } from './codecs/cart/request-ids.ts';
export { MAX_SAVED_UNITS } from './codecs/cart/saved-units.ts';
export { cartUnit } from './codecs/cart/cart-unit.ts';
export { appliedCoupons, coupons } from './codecs/coupon.ts';
export { shippingAddress } from './codecs/buyer.ts';
export { addition, item, itemOption } from './codecs/cart/item.ts';
export { expressShopBranch, seller, smileFreshBranch } from './codecs/cart/seller.ts';
export { initialCart } from './codecs/cart/cart-content.ts';
export type { Codec } from './codecs/base/codec.ts';
export { cartDocument, cartOfDocument, documentOf, type CartDocument } from './codecs/state/state-codec.ts';
export { eventLog, type EventDocument } from './codecs/state/event-codec.ts';
export { MAX_REPORT_LENGTH } from './codecs/base/values.ts';
export type * from './page/render-page.ts';
export type { FreeShippingChoice, OptionChoice, PageData, Removal } from './codecs/page-data.ts';
export * from './wire/envelope.ts';
export { FILE_COOKIE, FORM_TYPE, SPREADSHEET_TYPE, formFields, type FormFields } from './codecs/estimate.ts';
export { jsonSchemaOf, openApi } from './openapi/openapi.ts';
export { misfitsOf, type JsonSchema, type Misfit } from './openapi/json-schema.ts';
export * from './cookies/cookie.ts';
export * from './cookies/cookies.ts';
export { SLOTS_KEY, recallSlots } from './codecs/delivery.ts';
export { keptRecipient, MEMO_KEY, recallMemo, recallSplit, SPLIT_KEY } from './codecs/order.ts';
