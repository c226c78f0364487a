export type * from './views/common/common-types.ts';
export type * from './views/frame/frame-types.ts';
export type * from './views/groups/group-types.ts';
export type * from './views/units/unit-types.ts';
export type * from './views/summary/summary-types.ts';
export type * from './views/notices/list-types.ts';
export type * from './views/order/order-types.ts';
export type * from './layers/layer-types.ts';
export type * from './coupons/coupon-types.ts';
export { viewContext, type Links, type ViewContext } from './views/common/context.ts';
export { landmarks } from './views/frame/page-view.ts';
export { orderPageView, type OrderPageFacts } from './views/order/order-page-view.ts';
export { ledgerText, type LedgerLineView } from './views/ledger/ledger-lines.ts';
export type * from './overseas/overseas-types.ts';
export type { OverseasViews } from './overseas/overseas-views.ts';
export type * from './estimate/estimate-types.ts';
export type { EstimateViews } from './estimate/estimate-views.ts';
export type * from './extras/information/information-types.ts';
export type { ExtrasViews } from './extras/extras-views.ts';
export type * from './extras/around-types.ts';
export type { NewsRowView, NewsView } from './extras/news/news-view.ts';
export type { InsteadView } from './extras/instead/instead-view.ts';
export type * from './extras/options/option-layer-view.ts';
export type { RemovalView } from './extras/removal/removal-view.ts';
export type { ArrivalsView, GatewayFrameView } from './extras/delivery-views.ts';
export type * from './extras/club/club-types.ts';
export type {
  BranchSlotsView,
  DeliveryLayerView,
  DeliveryTimesView,
  SlotDayView,
  SlotView,
} from './extras/delivery-times-view.ts';
export type { MemoDraftView, MemoLayerView, MemoView } from './extras/memo/memo-view.ts';
export type { CouponViews } from './coupons/coupon-views.ts';
export * from './store/cart-store.ts';
export * from './page/cart-views.ts';
export { blockersOf } from './page/blockers-of.ts';
export * from './announce/dispatch-to.ts';
export { perKey } from './store/per-key.ts';
export { readTogether } from './store/read-together.ts';
export type { After } from './store/timers.ts';
export * from './layers/layer-detail.ts';
export * from './layers/toast-store.ts';
export { noticeText } from './views/notices/notice-text.ts';
export type { AnnouncementView, Announcer } from './announce/announcer.ts';
export { loadAllWords, loadWords } from './words/load-words.ts';
export { htmlLangs, languageNames } from './words/names.ts';
export type * from './words/keys.ts';
export { translationsOf, type Translations, type TranslationTables } from './words/translations.ts';
export { loadOnce } from './page/load-once.ts';
export * from './page/late-layers.ts';
export type { PageLayers, pageLayers } from './page/page-layers.ts';
export { toastView } from './layers/toast-view.ts';
