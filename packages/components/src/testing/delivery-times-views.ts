import { slotKey } from '@baguni/domain';
import type { BranchSlotsView, DeliveryLayerView, DeliveryTimesView, SlotView } from '@baguni/presentation';
import { anAction } from './views.ts';

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
  heading: '스마일프레시 배송 시간',
  rows: [{ branchCode: 'F1', text: '성수점 · 가장 빠른 시간에 배송해요' }],
  note: '',
  open: anAction({
    label: '배송 시간 선택',
    accessibleName: '배송 시간 선택',
    command: { type: 'OpenSideLayer', layer: 'DeliveryDate' },
  }),
  layer: aDeliveryLayer(),
  ...over,
});
