import type { MemoLayerView, MemoView } from '@baguni/presentation';
import { anAction } from './views.ts';

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
