import type { Language } from '@baguni/domain';

const ko = {
  deletedOne: '‘{name}’ 상품을 삭제했어요.',
  deletedSeveral: '‘{name}’ 등 상품 {n}개를 삭제했어요.',
  undo: '되돌리기',
  undoOf: '삭제 되돌리기: {name}',
  undoing: '다시 담고 있어요.',
  /** For coupons that a quantity change cancelled. */
  cancelled: '수량이 바뀌어 쿠폰이 취소됐어요: {coupons}',
  again: '다시 적용',
  againOf: '‘{name}’ 상품에 쿠폰 다시 적용',
  applying: '쿠폰을 다시 적용하고 있어요.',
  replaced: '최저가 쿠폰을 적용했어요.',
  undoReplaced: '이전 쿠폰으로 되돌리기',
  undoingReplaced: '이전 쿠폰으로 되돌리고 있어요.',
  /** For an item that was added for free shipping. */
  added: '‘{name}’ 상품을 담고 선택했어요.',
  undoAddedOf: '담기 되돌리기: {name}',
  undoingAdded: '다시 빼고 있어요.',
};

const en: typeof ko = {
  deletedOne: '‘{name}’ deleted.',
  deletedSeveral: '‘{name}’ and other items deleted, {n} in all.',
  undo: 'Undo',
  undoOf: 'Undo deleting {name}',
  undoing: 'Putting it back…',
  cancelled: 'The new quantity cancelled a coupon: {coupons}',
  again: 'Apply again',
  againOf: 'Apply again to {name}',
  applying: 'Applying it again…',
  replaced: 'The best coupons are applied.',
  undoReplaced: 'Undo: use the earlier coupons',
  undoingReplaced: 'Going back to the earlier coupons…',
  added: '‘{name}’ added and selected.',
  undoAddedOf: 'Undo adding {name}',
  undoingAdded: 'Removing it again…',
};

const cn: typeof ko = {
  deletedOne: '已删除“{name}”。',
  deletedSeveral: '已删除“{name}”等{n}件商品。',
  undo: '撤销',
  undoOf: '撤销删除：{name}',
  undoing: '正在恢复…',
  cancelled: '数量已更改，以下优惠券被取消：{coupons}',
  again: '重新应用',
  againOf: '重新应用优惠券（{name}）',
  applying: '正在重新应用优惠券…',
  replaced: '已应用最省优惠券组合。',
  undoReplaced: '撤销：恢复之前的优惠券',
  undoingReplaced: '正在恢复之前的优惠券…',
  added: '已加入并选中“{name}”。',
  undoAddedOf: '撤销加入：{name}',
  undoingAdded: '正在移除…',
};

const jp: typeof ko = {
  deletedOne: '「{name}」を削除しました。',
  deletedSeveral: '「{name}」など商品{n}点を削除しました。',
  undo: '元に戻す',
  undoOf: '削除を元に戻す：{name}',
  undoing: '元に戻しています…',
  cancelled: '数量の変更でクーポンが取り消されました：{coupons}',
  again: '再適用',
  againOf: '「{name}」にクーポンを再適用',
  applying: 'クーポンを再適用しています…',
  replaced: 'いちばんお得なクーポンを適用しました。',
  undoReplaced: 'クーポンを元に戻す',
  undoingReplaced: '元のクーポンに戻しています…',
  added: '「{name}」を追加して選択しました。',
  undoAddedOf: '追加を元に戻す：{name}',
  undoingAdded: '追加を取り消しています…',
};

export const removalWords: Readonly<Record<Language, typeof ko>> = { ko, en, cn, jp };
