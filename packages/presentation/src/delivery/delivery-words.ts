import type { Language } from '@baguni/domain';

export interface DeliveryWords {
  readonly heading: string;
  readonly scheduled: string;
  readonly guaranteed: string;
  readonly cutOff: string;
  readonly addressBook: string;
  readonly close: string;
  readonly noGateway: string;
}

export const deliveryWords: Readonly<Record<Language, DeliveryWords>> = {
  ko: {
    heading: '도착 예정일',
    scheduled: '{date} 도착 예정',
    guaranteed: '{date} 도착 보장',
    cutOff: '{minutes}분 안에 주문하시면',
    addressBook: '배송지 선택',
    close: '닫기',
    noGateway: '체험용 장바구니라서 이 페이지는 준비되어 있지 않아요.',
  },
  en: {
    heading: 'Arrival dates',
    scheduled: 'Arrives {date}',
    guaranteed: 'Arrives {date}, guaranteed',
    cutOff: 'Order within {minutes} min',
    addressBook: 'Choose a delivery address',
    close: 'Close',
    noGateway: 'This is a demo cart: that page is not part of it.',
  },
  cn: {
    heading: '预计到达日期',
    scheduled: '预计{date}到达',
    guaranteed: '保证{date}到达',
    cutOff: '{minutes}分钟内下单',
    addressBook: '选择收货地址',
    close: '关闭',
    noGateway: '这是体验用购物车，不包含此页面。',
  },
  jp: {
    heading: 'お届け予定日',
    scheduled: '{date}お届け予定',
    guaranteed: '{date}お届け保証',
    cutOff: '{minutes}分以内のご注文で',
    addressBook: 'お届け先を選択',
    close: '閉じる',
    noGateway: 'お試し用のカートのため、このページは用意されていません。',
  },
};
