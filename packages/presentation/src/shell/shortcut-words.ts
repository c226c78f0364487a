import type { Language } from '@baguni/domain/internal';

const ko = {
  title: '키보드 단축키',
  next: '다음 상품으로 이동',
  previous: '이전 상품으로 이동',
  select: '이동한 상품 선택 또는 해제',
  later: '이동한 상품 나중에 사기',
  order: '주문 금액으로 이동',
  undo: '방금 한 삭제나 변경 되돌리기',
  help: '이 목록 열기',
  use: '글자 단축키 사용',
  close: '닫기',
  space: '스페이스',
};

const en: typeof ko = {
  title: 'Keyboard shortcuts',
  next: 'Go to the next item',
  previous: 'Go to the previous item',
  select: 'Select or deselect that item',
  later: 'Save that item for later',
  order: 'Go to the order total',
  undo: 'Undo the last deletion or change',
  help: 'Open this list',
  use: 'Use single-key shortcuts',
  close: 'Close',
  space: 'Space',
};

const cn: typeof ko = {
  title: '键盘快捷键',
  next: '转到下一件商品',
  previous: '转到上一件商品',
  select: '选择或取消该商品',
  later: '稍后购买该商品',
  order: '转到订单金额',
  undo: '撤销刚才的删除或更改',
  help: '打开此列表',
  use: '使用单键快捷键',
  close: '关闭',
  space: '空格',
};

const jp: typeof ko = {
  title: 'キーボードショートカット',
  next: '次の商品へ移動',
  previous: '前の商品へ移動',
  select: '移動先の商品を選択または解除',
  later: '移動先の商品を「あとで買う」に移す',
  order: '注文金額へ移動',
  undo: '直前の削除や変更を元に戻す',
  help: 'この一覧を開く',
  use: '1文字のショートカットを使う',
  close: '閉じる',
  space: 'スペース',
};

const words: Readonly<Record<Language, typeof ko>> = { ko, en, cn, jp };

/** The overview of keyboard shortcuts. */
export interface ShortcutsView {
  readonly title: string;
  readonly keys: readonly { readonly key: string; readonly does: string }[];
  readonly useLabel: string;
  readonly closeLabel: string;
}

export const shortcutsView = (language: Language): ShortcutsView => {
  const { title, next, previous, select, later, order, undo, help, use, close, space } = words[language];
  return {
    title,
    keys: [
      { key: 'J', does: next },
      { key: 'K', does: previous },
      { key: space, does: select },
      { key: 'S', does: later },
      { key: 'O', does: order },
      { key: 'Ctrl+Z', does: undo },
      { key: '?', does: help },
    ],
    useLabel: use,
    closeLabel: close,
  };
};
