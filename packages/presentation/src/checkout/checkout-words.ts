import type { Language } from '@baguni/domain';
import type { Texts } from '../common/word.ts';

const ko = {
  blockersTitle: '주문 전에 확인할 내용 {n}건',
  blockedMore: '{names} 외 {n}개',
  fixDeselect: '선택 해제',
  fixDelete: '삭제',
  fixSelectAll: '전체 선택',
  fixAll: '한 번에 해결',
  fixRemoveCoupons: '쿠폰 해제',
  fixOrderFirst: '이 상품만 먼저 주문',
  fixAgree: '함께 주문',
  fixGoOn: '그대로 진행',
  fixCompany: '{name} 선택',
  companyEMS: 'EMS(국제특급우편)',
  companySFExpress: 'SF Express',
  companyCJ: 'CJ대한통운',
  companyUnknown: '배송사',
  fixShipDomestic: '국내배송으로 변경',
  fixDeliveryTime: '배송 시간 선택',
  fixVerifyIdentity: '본인 인증',
  fixVerifyAdult: '성인 인증',
  fixConsent: '동의',
} as const;

export type CheckoutWords = typeof ko;

const en: Texts<CheckoutWords> = {
  blockersTitle: '{n} thing to check||{n} things to check',
  blockedMore: '{names} and {n} more',
  fixDeselect: 'Deselect',
  fixDelete: 'Delete',
  fixSelectAll: 'Select all',
  fixAll: 'Fix all',
  fixRemoveCoupons: 'Remove coupons',
  fixOrderFirst: 'Order these first',
  fixAgree: 'Order together',
  fixGoOn: 'Continue as is',
  fixCompany: 'Choose {name}',
  companyEMS: 'EMS (Express Mail Service)',
  companySFExpress: 'SF Express',
  companyCJ: 'CJ Logistics',
  companyUnknown: 'carrier',
  fixShipDomestic: 'Ship within Korea',
  fixDeliveryTime: 'Choose a delivery time',
  fixVerifyIdentity: 'Verify identity',
  fixVerifyAdult: 'Verify age',
  fixConsent: 'Agree',
};

const cn: Texts<CheckoutWords> = {
  blockersTitle: '下单前需确认{n}项',
  blockedMore: '{names}及另外{n}件',
  fixDeselect: '取消选择',
  fixDelete: '删除商品',
  fixSelectAll: '全选',
  fixAll: '一键解决',
  fixRemoveCoupons: '取消使用优惠券',
  fixOrderFirst: '先购买这些商品',
  fixAgree: '一起下单',
  fixGoOn: '照此继续',
  fixCompany: '选择{name}',
  companyEMS: 'EMS国际快递',
  companySFExpress: '顺丰速运',
  companyCJ: 'CJ物流',
  companyUnknown: '快递公司',
  fixShipDomestic: '改为韩国境内配送',
  fixDeliveryTime: '选择配送时间',
  fixVerifyIdentity: '身份验证',
  fixVerifyAdult: '年龄验证',
  fixConsent: '同意',
};

const jp: Texts<CheckoutWords> = {
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

/** Texts of the reasons that block an order. */
export const checkoutWords: Readonly<Record<Language, Texts<CheckoutWords>>> = { ko, en, cn, jp };
