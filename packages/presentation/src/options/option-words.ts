import type { Language } from '@baguni/domain';

export interface OptionWords {
  readonly title: string;
  readonly lead: string;
  readonly reading: string;
  readonly legend: string;
  readonly plus: string;
  readonly current: string;
  readonly soldOut: string;
  readonly left: string;
  readonly measureNote: string;
  readonly measureError: string;
  readonly textNote: string;
  readonly textError: string;
  readonly choose: string;
  readonly save: string;
  readonly saving: string;
  readonly close: string;
  /** Offer of other options for a sold-out unit, and its button. */
  readonly of: string;
  readonly others: string;
  readonly see: string;
  readonly seeOf: string;
}

export const optionWords: Readonly<Record<Language, OptionWords>> = {
  ko: {
    title: '옵션 변경',
    lead: '{name} · 수량 {n}개는 그대로예요',
    reading: '옵션을 불러오고 있어요',
    legend: '옵션',
    plus: '+{amount}',
    current: '지금 옵션',
    soldOut: '품절',
    left: '{n}개 남음',
    measureNote: '{min}~{max} {unit} (1㎡당 {amount})',
    measureError: '{min}에서 {max} 사이의 숫자로 입력해 주세요.',
    textNote: '최대 {n}자',
    textError: '1자 이상 {n}자 이하로 입력해 주세요.',
    choose: '옵션을 선택해 주세요.',
    save: '이 옵션으로 변경',
    saving: '옵션을 변경하고 있어요',
    close: '닫기',
    of: '선택한 옵션이 품절됐어요',
    others: '같은 상품의 다른 옵션',
    see: '옵션 보기',
    seeOf: '‘{name}’ 다른 옵션 보기',
  },
  en: {
    title: 'Change options',
    lead: '{name} · quantity stays {n}',
    reading: 'Loading options',
    legend: 'Option',
    plus: '+{amount}',
    current: 'Current',
    soldOut: 'Sold out',
    left: '{n} left',
    measureNote: '{min} to {max} {unit}, {amount} per square metre',
    measureError: 'Enter a whole number from {min} to {max}.',
    textNote: 'Up to {n} characters',
    textError: 'Enter 1 to {n} characters.',
    choose: 'Choose an option.',
    save: 'Change to this',
    saving: 'Changing options',
    close: 'Close',
    of: 'The option you chose is sold out',
    others: 'Other options of the same item',
    see: 'See options',
    seeOf: 'See options of ‘{name}’',
  },
  cn: {
    title: '更改选项',
    lead: '{name} · 数量仍为{n}件',
    reading: '正在加载选项',
    legend: '选项',
    plus: '+{amount}',
    current: '当前选项',
    soldOut: '售罄',
    left: '仅剩{n}件',
    measureNote: '{min}–{max} {unit}（每平方米{amount}）',
    measureError: '请输入{min}至{max}之间的整数。',
    textNote: '最多{n}个字',
    textError: '请输入1至{n}个字。',
    choose: '请选择选项。',
    save: '更改为此选项',
    saving: '正在更改选项',
    close: '关闭',
    of: '所选选项已售罄',
    others: '同一商品的其他选项',
    see: '查看选项',
    seeOf: '查看选项（“{name}”）',
  },
  jp: {
    title: 'オプションの変更',
    lead: '{name} · 数量{n}点はそのままです',
    reading: 'オプションを読み込んでいます',
    legend: 'オプション',
    plus: '+{amount}',
    current: '現在のオプション',
    soldOut: '品切れ',
    left: '残り{n}点',
    measureNote: '{min}～{max} {unit}（1㎡あたり{amount}）',
    measureError: '{min}から{max}までの整数を入力してください。',
    textNote: '{n}文字まで',
    textError: '1文字以上{n}文字以内で入力してください。',
    choose: 'オプションを選んでください。',
    save: 'このオプションに変更',
    saving: 'オプションを変更しています',
    close: '閉じる',
    of: '選んだオプションは品切れです',
    others: '同じ商品の別のオプション',
    see: 'オプションを見る',
    seeOf: '「{name}」のオプションを見る',
  },
};
