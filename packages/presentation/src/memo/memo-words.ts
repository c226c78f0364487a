import type { Language } from '@baguni/domain/internal';

const ko = {
  heading: '주문 메모',
  write: '메모 쓰기',
  edit: '메모 수정',
  label: '주문할 때 함께 전할 메모',
  hint: '한글과 한자 등은 한 글자에 2바이트예요. 줄바꿈은 빈칸으로 저장돼요.',
  count: '{bytes} / {max}바이트',
  tooLong: '{over}바이트를 줄여 주세요.',
  save: '저장',
  clear: '메모 지우기',
};

const en: typeof ko = {
  heading: 'Order memo',
  write: 'Write a memo',
  edit: 'Edit the memo',
  label: 'Memo to go with your order',
  hint: 'Korean, Chinese and Japanese characters count 2 bytes each. Line breaks are saved as spaces.',
  count: '{bytes} / {max} bytes',
  tooLong: 'Please shorten the memo. Bytes over the limit: {over}.',
  save: 'Save',
  clear: 'Clear the memo',
};

const cn: typeof ko = {
  heading: '订单备注',
  write: '填写备注',
  edit: '修改备注',
  label: '随订单一起提交的备注',
  hint: '中文、韩文、日文每个字符计2字节。换行将保存为空格。',
  count: '{bytes} / {max}字节',
  tooLong: '超出{over}字节，请缩短。',
  save: '保存',
  clear: '清除备注',
};

const jp: typeof ko = {
  heading: '注文メモ',
  write: 'メモを書く',
  edit: 'メモを編集',
  label: 'ご注文と一緒に伝えるメモ',
  hint: '日本語・韓国語・中国語は1文字2バイトです。改行は空白として保存されます。',
  count: '{bytes} / {max}バイト',
  tooLong: '{over}バイト減らしてください。',
  save: '保存',
  clear: 'メモを消す',
};

export const memoWords: Readonly<Record<Language, typeof ko>> = { ko, en, cn, jp };
