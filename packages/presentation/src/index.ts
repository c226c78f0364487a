export type * from './common/common-types.ts';
export type * from './common/frame-types.ts';
export type * from './cart/group-types.ts';
export type * from './common/unit-types.ts';
export type * from './prices/summary-types.ts';
export type * from './layers/list-types.ts';
export type * from './checkout/order-types.ts';
export type * from './layers/layer-types.ts';
export type * from './coupons/coupon-types.ts';
export { viewContext, type Links, type ViewContext } from './common/context.ts';
export { landmarks } from './shell/page-view.ts';
export { orderPageView, type OrderPageFacts } from './checkout/order-page-view.ts';
export { ledgerText, type LedgerLineView } from './prices/ledger-lines.ts';
export type * from './overseas/overseas-types.ts';
export type { OverseasViews } from './overseas/overseas-views.ts';
export type * from './estimate/estimate-types.ts';
export type { EstimateViews } from './estimate/estimate-views.ts';
export type * from './cart/information-types.ts';
export type { ExtrasViews } from './page/more-views.ts';
export type * from './common/hint-types.ts';
export type { NewsRowView, NewsView } from './visit/news-view.ts';
export type { InsteadView } from './recommendations/instead-view.ts';
export type * from './options/option-layer-view.ts';
export type { RemovalView } from './removal/removal-view.ts';
export type { ArrivalsView, GatewayFrameView } from './delivery/delivery-views.ts';
export type * from './club/club-types.ts';
export type {
  BranchSlotsView,
  DeliveryLayerView,
  DeliveryTimesView,
  SlotDayView,
  SlotView,
} from './delivery/delivery-times-view.ts';
export type { MemoDraftView, MemoLayerView, MemoView } from './memo/memo-view.ts';
export type { CouponViews } from './page/coupon-views.ts';
export * from './store/cart-store.ts';
export * from './page/cart-views.ts';
export { blockersOf } from './page/blockers-of.ts';
export * from './shell/dispatch-to.ts';
export { perKey } from './store/per-key.ts';
export { readTogether } from './store/read-together.ts';
export type { After } from './store/timers.ts';
export * from './layers/layer-detail.ts';
export * from './layers/toast-store.ts';
export { noticeText } from './layers/notice-text.ts';
export type { AnnouncementView, Announcer } from './shell/announcer.ts';
export { loadAllWords, loadWords } from './page/load-words.ts';
export { htmlLangs, languageNames } from './common/word.ts';
export type { Translations } from './common/translations.ts';
export { loadOnce } from './store/load-once.ts';
export * from './page/late-layers.ts';
export type { PageLayers, pageLayers } from './page/page-layers.ts';
export { toastView } from './layers/toast-view.ts';
