import type { CheckoutWords } from './checkout-words-ko.ts';
import type { Texts } from '../common/word.ts';

export const checkoutWords: Texts<CheckoutWords> = {
  blockersTitle: '確認事項 {n}件',
  blockedMore: '{names} ほか{n}点',
  fixDeselect: '選択を解除',
  fixDelete: '削除する',
  fixSelectAll: 'すべて選択',
  fixAll: 'まとめて解決',
  fixRemoveCoupons: 'クーポンを外す',
  fixOrderFirst: 'この商品だけ先に注文',
  fixAgree: '一緒に注文',
  fixGoOn: 'このまま進む',
  fixCompany: '{name}を選ぶ',
  companyEMS: 'EMS（国際スピード郵便）',
  companySFExpress: 'SF Express',
  companyCJ: 'CJ大韓通運',
  companyUnknown: '配送会社',
  fixShipDomestic: '韓国国内配送に変更',
  fixDeliveryTime: '配送時間を選択',
  fixVerifyIdentity: '本人認証',
  fixVerifyAdult: '成人認証',
  fixConsent: '同意する',
};
