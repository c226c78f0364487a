export const checkoutWords = {
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

export type CheckoutWords = typeof checkoutWords;
