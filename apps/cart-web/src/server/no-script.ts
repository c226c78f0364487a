import type { Language } from '@baguni/domain';

/** Note for browsers without scripts: the cart is read-only. */
export const noScriptText: Readonly<Record<Language, string>> = {
  ko: '장바구니를 변경하거나 주문하려면 자바스크립트를 켜 주세요.',
  en: 'Turn on JavaScript to change your cart or place an order.',
  cn: '请启用 JavaScript 以修改购物车或下单。',
  jp: 'カートの変更やご注文には JavaScript を有効にしてください。',
};
