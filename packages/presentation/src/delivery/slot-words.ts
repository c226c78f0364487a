import type { Language } from '@baguni/domain';

export interface SlotWords {
  readonly heading: string;
  readonly choose: string;
  readonly change: string;
  readonly asEarly: string;
  readonly earliest: string;
  readonly earliestNote: string;
  readonly gone: string;
  readonly dropped: string;
  readonly lead: string;
  readonly cutOff: string;
  readonly full: string;
  readonly save: string;
  readonly close: string;
}

export const slotWords: Readonly<Record<Language, SlotWords>> = {
  ko: {
    heading: '스마일프레시 배송 시간',
    choose: '배송 시간 선택',
    change: '배송 시간 변경',
    asEarly: '{branch} · 가장 빠른 시간에 배송해요',
    earliest: '가장 빠른 시간',
    earliestNote: '지점에서 가장 먼저 배송할 수 있는 시간',
    gone: '{slot} (마감)',
    dropped: '배송지나 지점이 바뀌었거나 접수가 마감되어, 선택한 배송 시간이 취소됐어요. 다시 선택해 주세요.',
    lead: '배송 시간은 한국 시간이에요.',
    cutOff: '{time}까지 주문',
    full: '예약이 다 찼어요',
    save: '이 시간으로 선택',
    close: '닫기',
  },
  en: {
    heading: 'SmileFresh delivery time',
    choose: 'Choose a delivery time',
    change: 'Change the delivery time',
    asEarly: '{branch} · Delivered as early as possible',
    earliest: 'As early as possible',
    earliestNote: 'The first time at which the branch can deliver',
    gone: '{slot} (closed)',
    dropped:
      'The delivery time you chose was cancelled: your address or its branch has changed, or it is closed. Please choose again.',
    lead: 'Times are in Korea Standard Time.',
    cutOff: 'Order by {time}',
    full: 'Fully booked',
    save: 'Choose this time',
    close: 'Close',
  },
  cn: {
    heading: 'Smile 生鲜配送时间',
    choose: '选择配送时间',
    change: '更改配送时间',
    asEarly: '{branch} · 尽快配送',
    earliest: '最早时间',
    earliestNote: '门店最早可配送的时间',
    gone: '{slot}（已截止）',
    dropped: '收货地址或配送门店已变更，或该时段已截止，所选配送时间已取消，请重新选择。',
    lead: '配送时间为韩国时间。',
    cutOff: '{time}前下单',
    full: '预约已满',
    save: '选择此时间',
    close: '关闭',
  },
  jp: {
    heading: 'スマイルフレッシュの配送時間',
    choose: '配送時間を選択',
    change: '配送時間を変更',
    asEarly: '{branch} · できるだけ早くお届け',
    earliest: 'できるだけ早く',
    earliestNote: '店舗が最も早くお届けできる時間',
    gone: '{slot}（受付終了）',
    dropped:
      'お届け先または配送店舗が変わったか、受付が終了したため、選択した配送時間を取り消しました。選び直してください。',
    lead: '配送時間は韓国時間です。',
    cutOff: '{time}までのご注文',
    full: '予約がいっぱいです',
    save: 'この時間にする',
    close: '閉じる',
  },
};
