import type { CheckoutWords } from './checkout-words-ko.ts';
import type { Texts } from '../common/word.ts';

export const checkoutWords: Texts<CheckoutWords> = {
  blockersTitle: '下单前需确认{n}项',
  blockedMore: '{names}及另外{n}件',
  fixDeselect: '取消选择',
  fixDelete: '删除商品',
  fixSelectAll: '全选',
  fixAll: '一键解决',
  fixRemoveCoupons: '取消优惠券',
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
