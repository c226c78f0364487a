import type { Language } from '@baguni/domain';

/** Words of a deletion that can be undone; `{x}` is filled in. */
export interface RemovalWords {
  readonly deletedOne: string;
  readonly deletedSeveral: string;
  readonly undo: string;
  readonly undoOf: string;
  readonly undoing: string;
}

/** Words by language. */
export const removalWords: Readonly<Record<Language, RemovalWords>> = {
  ko: {
    deletedOne: '‘{name}’ 상품을 삭제했어요.',
    deletedSeveral: '‘{name}’ 등 상품 {n}개를 삭제했어요.',
    undo: '되돌리기',
    undoOf: '삭제 되돌리기: {name}',
    undoing: '다시 담고 있어요.',
  },
  en: {
    deletedOne: '‘{name}’ deleted.',
    deletedSeveral: '‘{name}’ and other items deleted, {n} in all.',
    undo: 'Undo',
    undoOf: 'Undo deleting {name}',
    undoing: 'Putting it back…',
  },
  cn: {
    deletedOne: '已删除“{name}”。',
    deletedSeveral: '已删除“{name}”等{n}件商品。',
    undo: '撤销',
    undoOf: '撤销删除：{name}',
    undoing: '正在恢复…',
  },
  jp: {
    deletedOne: '「{name}」を削除しました。',
    deletedSeveral: '「{name}」など商品{n}点を削除しました。',
    undo: '元に戻す',
    undoOf: '削除を元に戻す：{name}',
    undoing: '元に戻しています…',
  },
};
