import { cartUnitId } from '@baguni/domain';
import type { OptionLayerView } from '@baguni/presentation';

/** A curtain with a colour to pick and a width to measure, limited to two digits. */
export const anOptionLayer = (over: Partial<OptionLayerView> = {}): OptionLayerView => ({
  title: '옵션 변경',
  lead: '린넨 커튼 · 수량 2개는 그대로예요',
  waitText: undefined,
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
    const error = '10에서 99 사이의 숫자로 입력해 주세요.';
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
