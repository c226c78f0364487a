import type { DialogFrame } from '../layers/DialogLayer/DialogLayer.tsx';

// Views of coupons as the store would make them. Each takes what differs.

/** An open dialog on top of the page. */
export const aDialog = (over: Partial<DialogFrame> = {}): DialogFrame => ({
  type: 'CouponBox',
  domId: 'layer-1',
  title: '쿠폰 선택',
  closeLabel: '닫기',
  isDimmed: false,
  isClosing: false,
  isTop: true,
  ...over,
});
