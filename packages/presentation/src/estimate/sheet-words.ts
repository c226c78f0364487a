import type { Language } from '@baguni/domain/internal';

const ko = {
  close: '견적서 닫기',
  edit: '구매자 정보 수정',
  editDone: '수정 완료',
  buyer: '구매자 정보',
  seller: '판매자 정보',
  items: '견적 상품',
  sums: '견적 금액',
  notes: '안내',
  empty: '선택한 상품이 없어요. 견적을 받을 상품을 선택해 주세요.',
  print: '인쇄하기',
  save: '엑셀로 저장',
  blocked: '브라우저가 인쇄 창을 막았어요. 이 사이트의 팝업을 허용한 후 다시 시도해 주세요.',
};

const en: typeof ko = {
  close: 'Close the estimate',
  edit: 'Edit buyer information',
  editDone: 'Done editing',
  buyer: 'Buyer',
  seller: 'Seller',
  items: 'Items',
  sums: 'Amounts',
  notes: 'Notes',
  empty: 'Nothing is selected. Please select the items for your estimate.',
  print: 'Print',
  save: 'Save as Excel file',
  blocked: 'Your browser has blocked the print window. Please allow pop-ups for this site and try again.',
};

const cn: typeof ko = {
  close: '关闭报价单',
  edit: '修改买家信息',
  editDone: '修改完成',
  buyer: '买家信息',
  seller: '卖家信息',
  items: '报价商品',
  sums: '报价金额',
  notes: '说明',
  empty: '未选择商品。请选择需要报价的商品。',
  print: '打印',
  save: '保存为 Excel 文件',
  blocked: '浏览器拦截了打印窗口。请允许本网站的弹出窗口后重试。',
};

const jp: typeof ko = {
  close: '見積書を閉じる',
  edit: '購入者情報を編集',
  editDone: '編集を完了',
  buyer: '購入者情報',
  seller: '販売者情報',
  items: '見積商品',
  sums: '見積金額',
  notes: 'ご案内',
  empty: '商品が選択されていません。見積もりする商品を選択してください。',
  print: '印刷する',
  save: 'Excelで保存',
  blocked: 'ブラウザが印刷ウィンドウをブロックしました。このサイトのポップアップを許可して、もう一度お試しください。',
};

export const sheetWords: Readonly<Record<Language, typeof ko>> = { ko, en, cn, jp };
