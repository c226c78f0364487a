import type { Command } from '@baguni/use-cases';
import type {
  FreeShippingView,
  LayerFailureView,
  MemoLayerView,
  MemoView,
  OptionLayerView,
  BranchSlotsView,
  DeliveryLayerView,
  DeliveryTimesView,
  SlotView,
} from '@baguni/presentation';
import { anAction } from './views.ts';
import { cartUnitId, itemNo, slotKey } from '@baguni/domain/internal';

/** The memo layer. Its count is simplified: one byte per character, of 10. */
export const aMemoLayer = (over: Partial<MemoLayerView> = {}): MemoLayerView => ({
  title: '주문 메모',
  label: '주문할 때 함께 전할 메모',
  hint: '한글과 한자 등은 한 글자에 2바이트예요. 줄바꿈은 빈칸으로 저장돼요.',
  text: '',
  saveLabel: '저장',
  clear: undefined,
  closeLabel: '닫기',
  isDimmed: false,
  draftOf: ({ length }) => ({
    count: `${length} / 10바이트`,
    error: length > 10 ? `${length - 10}바이트를 줄여 주세요.` : undefined,
  }),
  ...over,
});

export const aMemo = (over: Partial<MemoView> = {}): MemoView => ({
  heading: '주문 메모',
  text: '',
  open: anAction({
    label: '메모 쓰기',
    accessibleName: '메모 쓰기',
    command: { type: 'OpenSideLayer', layer: 'CartMemo' },
  }),
  layer: aMemoLayer(),
  ...over,
});

export const clearing = anAction({
  label: '메모 지우기',
  accessibleName: '메모 지우기',
  command: { type: 'SaveMemo', text: '' },
});

export const aLayerFailure = (text: string, command: Command): LayerFailureView => ({
  text,
  retry: anAction({ label: '다시 시도', accessibleName: '다시 시도', command }),
});

export const aFreeShippingLayer = (over: Partial<FreeShippingView> = {}): FreeShippingView => {
  const row = (n: number, name: string, net: string, isCheaper: boolean): FreeShippingView['rows'][number] => ({
    key: itemNo(`I${n}`),
    image: { src: undefined, alt: '', isStruck: false },
    name,
    facts: [
      { label: '상품 금액', value: '5,300원' },
      { label: '아끼는 배송비', value: '-3,000원' },
    ],
    net,
    isCheaper,
    add: {
      label: '담기',
      accessibleName: `${name} 담기`,
      isEnabled: true,
      reason: undefined,
      command: {
        type: 'AddForFreeShipping',
        item: { itemNo: itemNo(`I${n}`), quantity: 1, optionNos: [], additions: [] },
      },
    },
  });
  return {
    title: '무료배송까지 담을 만한 상품',
    lead: '4,200원 더 담으면 배송비 3,000원을 아껴요',
    text: undefined,
    failure: undefined,
    isReading: false,
    rows: [
      row(1, '햇배 한 봉지', '지금보다 200원 저렴해요', true),
      row(2, '<b>꿀사과</b>', '지금보다 2,300원 더 내요', false),
    ],
    isBusy: false,
    closeLabel: '닫기',
    isDimmed: false,
    ...over,
  };
};

/** A curtain with a colour to pick and a width to measure, limited to two digits. */
export const anOptionLayer = (over: Partial<OptionLayerView> = {}): OptionLayerView => ({
  title: '옵션 변경',
  lead: '린넨 커튼 · 수량 2개는 그대로예요',
  waitText: undefined,
  failure: undefined,
  legend: '색상',
  picks: [
    { optionNo: 'R', text: '아이보리', note: '지금 옵션', isEnabled: true },
    { optionNo: 'B', text: '<b>네이비</b>', note: '+2,000원 · 3개 남음', isEnabled: true },
    { optionNo: 'G', text: '그레이', note: '품절', isEnabled: false },
  ],
  fields: [{ key: 'M-0', label: '가로 (cm)', hint: '10~99 cm', value: '50', isNumber: true, maxLength: 50 }],
  now: { picked: 'R', values: { 'M-0': '50' } },
  draftOf: ({ picked, values: { 'M-0': width = '' } }) => {
    const isRight = /^\d\d$/u.test(width);
    const error = '10에서 99 사이의 정수로 입력해 주세요.';
    return {
      errors: isRight ? {} : { 'M-0': error },
      amount: isRight ? `+${width}00원` : undefined,
      reason: isRight ? undefined : error,
      command: {
        type: 'ChangeOptions',
        cartUnitId: cartUnitId(1),
        optionNos: [picked ?? ''],
        entered: [{ optionNo: 'M', values: [width] }],
      },
    };
  },
  saveLabel: '이 옵션으로 변경',
  closeLabel: '닫기',
  isDimmed: false,
  isSaving: false,
  ...over,
});

const aSlot = (day: number, from: number, over: Partial<SlotView> = {}): SlotView => ({
  slotKey: slotKey(`${day}.${from}`),
  text: `${from}:00–${from + 3}:00 도착`,
  note: `11월 ${day}일 ${from - 2}:00까지 주문`,
  isEnabled: true,
  ...over,
});

export const aBranch = (over: Partial<BranchSlotsView> = {}): BranchSlotsView => ({
  branchCode: 'F1',
  legend: '성수점',
  earliest: {
    slotKey: undefined,
    text: '가장 빠른 시간',
    note: '지점에서 가장 먼저 배송할 수 있는 시간',
    isEnabled: true,
  },
  days: [
    { day: '2026-11-24', heading: '11월 24일 (화)', slots: [aSlot(24, 13), aSlot(24, 16)] },
    {
      day: '2026-11-25',
      heading: '11월 25일 (수)',
      slots: [
        aSlot(25, 0, { text: '새벽배송 (07:00 전 도착)', note: '11월 24일 22:00까지 주문' }),
        aSlot(25, 19, { isEnabled: false, note: '예약이 다 찼어요' }),
      ],
    },
  ],
  chosen: undefined,
  ...over,
});

export const aDeliveryLayer = (over: Partial<DeliveryLayerView> = {}): DeliveryLayerView => ({
  title: '스마일프레시 배송 시간',
  lead: '배송 시간은 한국 시간이에요.',
  branches: [aBranch()],
  saveLabel: '이 시간으로 선택',
  closeLabel: '닫기',
  isDimmed: false,
  ...over,
});

export const deliveryTimes = (over: Partial<DeliveryTimesView> = {}): DeliveryTimesView => ({
  isBusy: false,
  heading: '스마일프레시 배송 시간',
  rows: [{ branchCode: 'F1', text: '성수점 · 가장 빠른 시간에 배송해요' }],
  note: '',
  open: anAction({
    label: '배송 시간 선택',
    accessibleName: '배송 시간 선택',
    command: { type: 'OpenSideLayer', layer: 'DeliveryDate' },
  }),
  ...over,
});
