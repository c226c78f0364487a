import type { Fault } from '../input/problem.ts';
import { couponText, misfitText, valueText, type FitTranslations } from './fit-text.ts';
import type { Translations, Wordings } from './translations.ts';

const where = ({ path, place }: Fault): string =>
  `${place.line}行${place.column}列 ${path === '' ? 'JSON 全体' : path}`;

const meant = (fits: string): string => (fits === '' ? '' : `（${fits}？）`);

const more = (problems: number): string => `ほか${problems}件`;

const bounds = (min: string, max: string): string => {
  if (min === '') return max === '' ? '' : `${max}以下の`;
  return max === '' ? `${min}以上の` : `${min}から${max}までの`;
};

const fit: FitTranslations = {
  whole: (min, max) => `${bounds(min, max)}整数`,
  number: (min, max) => `${bounds(min, max)}数`,
  text: (min, max) => {
    if (max === '') return 'テキスト';
    return min === '' ? `${max}文字以下のテキスト` : `${min}～${max}文字のテキスト`;
  },
  pattern: (pattern) => `${pattern} の形のテキスト`,
  moment: (example) => `時刻（例：${example}）`,
  momentFrom: (from) => `${from} 以降の時刻`,
  day: (example) => `日付（例：${example}）`,
  boolean: 'true または false',
  object: (names) => (names === '' ? 'オブジェクト' : `${names} を持つオブジェクト`),
  list: (most, each) => {
    if (most === '0') return '空のリスト';
    const list = most === '' ? 'リスト' : `${most}件以下のリスト`;
    return each === '' ? list : `${list}（各項目：${each}）`;
  },
  listFrom: (fewest) => `${fewest}件以上のリスト`,
  oneOf: (values) => `${values} のいずれか`,
  or: 'または',
  listOf: (entries) => `${entries}件のリスト`,
  must: (found, needed) => `値が合いません：${found}。必要な値：${needed}`,
  asHeld: (found, held) => `お持ちのクーポンと違います：${found}。クーポンの値：${held}`,
  unfit: (found) => `値が合いません：${found}`,
};

/** What is agreed to, by the code that asks. */
const agreements: Wordings = {
  'CART-BR7-09': 'このまま一緒に注文',
  'ASK-OVERSEA-CONSENT': '同意せずに注文（入力した情報は保存されません）',
};

const papers: Wordings = {
  Consent: '海外配送に同意',
  TaiwanIdNumber: '台湾への配送に必要な身分証番号を入力',
  ChinaIdImage: '身分証の画像を登録',
};

/** Japanese. */
export const translations: Translations = {
  problem: {
    NoCommand: () => 'コマンドがありません',
    UnknownCommand: ({ word, fits }) => `そのコマンドはありません：${word}${meant(fits)}`,
    UnknownLanguage: ({ word }) => `その言語はありません：${word}（ko、en、cn、jp）`,
    UnknownSchema: ({ word }) => `そのスキーマはありません：${word}（cart、shop）`,
    UnknownOption: ({ word, fits }) => `そのオプションはありません：${word}${meant(fits)}`,
    UnusedOption: ({ word, command }) => `${command} では使わないオプションです：${word}`,
    UnknownCode: ({ word, fits }) => `そのコードはありません：${word}${meant(fits)}`,
    UnknownValue: ({ word, code, fits, known }) => {
      if (known.length === 0) return `${code} に値はありません：${word}`;
      return `${code} にその値はありません：${word}${fits === '' ? `（使える値：${known.join('、')}）` : meant(fits)}`;
    },
    NotAnAssignment: ({ word }) => `値は 名前=値 の形で書きます（例：max=30）：${word}`,
    NotANumber: ({ word }) => `数値ではありません：${word}`,
    NotAnAmount: ({ word }) => `通貨の最小単位の整数ではありません（例：$6.00 は 600）：${word}`,
    GivenTwice: ({ word }) => `二度指定されています：${word}`,
    NotAMoment: ({ word }) => `時刻ではありません：${word}（例：2026-11-21T09:00:00Z）`,
    NotACount: ({ word }) => `1以上の整数ではありません：${word}`,
    TooManyWords: ({ word }) => `余分な語があります：${word}`,
    NoCode: () => 'コードがありません',
    NoValue: ({ word }) => `${word} には値が必要です`,
    NoFile: () => 'カートがありません。ファイルを指定するか、標準入力で渡してください',
    NotTwoCarts: () => 'diff は2つのカートを比べます。ファイルを2つ指定してください',
    InputTwice: () => '標準入力は一度しか読み取れません。もう一方はファイルで指定してください',
    NotFound: () => 'ファイルがありません',
    NotReadable: () => '読み取れません',
    NotAFile: () => 'ファイルではなくフォルダーです',
    NotText: () => 'UTF-8 のテキストではありません',
    Empty: () => '空です',
    TooLarge: ({ most }) => `${most / 1_000_000} MB を超えています`,
    NotJson: ({ place }) => `${place.line}行${place.column}列：JSON ではありません`,
    Misfit: (fault) => `${where(fault)}：${misfitText(fault.found, fault.fits, fit)}`,
    Missing: (fault) => `${where(fault)}：値がありません`,
    OtherShop: (fault) => `${where(fault)}：別のショップの値です。--engine shop.json でショップを指定してください`,
    Repeated: (fault) => `${where(fault)}：二度あります：${valueText(fault.found)}`,
    NoSuchUnit: (fault) => `${where(fault)}：カートにない商品です：${valueText(fault.found)}`,
    NoSuchTerms: (fault) => `${where(fault)}：カートにない配送条件です：${valueText(fault.found)}`,
    NoSuchCoupon: (fault) => `${where(fault)}：お持ちでないクーポンです：${valueText(fault.found)}`,
    CouponDiffers: (fault) => `${where(fault)}：${couponText(fault.found, fault.fits, fit)}`,
    UnknownField: (fault) => `${where(fault)}：不明な項目です${meant(fault.fits)}`,
    More: ({ found }) => more(found),
  },
  standardInput: '標準入力',
  inFile: (file, text) => `${file}：${text}`,
  more,
  rule: {
    ItemPrice: '商品価格',
    OptionPrice: 'オプション料金',
    BranchPrice: '店舗追加料金',
    AdditionPrice: '追加商品',
    EbayDiscount: 'オプション割引',
    SellerDiscount: '販売者割引',
    BundleDiscount: 'セット割引',
    MemberDiscount: '会員割引',
    PartnershipDiscount: '提携割引',
    FundingDiscount: '協賛割引',
    BuyerCoupon: '商品クーポン',
    SuperCoupon: 'スーパークーポン',
    SellerDupCoupon: '販売者の併用クーポン',
    ExtraDiscount: '追加割引',
    ShippingFee: '送料',
    ShippingCoupon: '送料クーポン',
    OverseaShippingFee: '海外送料',
    Promotion: 'キャンペーン',
  },
  input: {
    price: (amount) => `1個 ${amount}`,
    quantity: (n) => `${n}個`,
    rate: (percent) => `${percent}%`,
    each: (amount) => `${amount}引き`,
    once: (amount) => `一度だけ${amount}引き`,
    perPiece: (amount) => `${amount}、1個ごとに計算`,
    basis: (amount) => `対象 ${amount}`,
    from: (amount) => `${amount}以上の購入で`,
    limit: (amount) => `上限 ${amount}`,
    cutTo: (amount) => `商品金額まで ${amount}`,
    subtotal: (amount) => `割引後の商品金額 ${amount}`,
    freeFrom: (amount) => `${amount}以上で無料`,
    onArrival: (amount) => `別途着払い ${amount}`,
  },
  unit: (id, name) => (name === '' ? `商品 ${id}` : `商品 ${id}「${name}」`),
  parcel: (key) => `同梱 ${key}`,
  itemTotal: '商品金額',
  discountTotal: '割引金額',
  couponTotal: 'クーポン',
  shippingTotal: '送料',
  unknown: '確認不可',
  payable: (chosen, all) => `お支払い予定金額（商品${all}点のうち${chosen}点）`,
  orderable: '注文できます。',
  blocked: (reasons) => `注文できません。理由：${reasons}件`,
  concerns: (units) => `対象の商品：${units}`,
  removedBy: (fix) => `解決方法：${fix}`,
  fix: {
    Deselect: (units) => `${units}の選択を解除`,
    Delete: (units) => `${units}を削除`,
    SetQuantity: (units, quantity) => `${units}を${quantity}個に変更`,
    RemoveCoupons: (units, coupons) => `${units}のクーポン${coupons === '' ? '' : ` ${coupons} `}を取り消す`,
    SelectAll: () => 'すべて選択',
    SignIn: () => 'ログイン',
    OrderFirst: (units) => `先に注文：${units}`,
    Agree: (_, code) => agreements[code] ?? 'このまま進む',
    ChooseCompany: (_, company) => `配送会社を ${company} に変更`,
    ShipDomestic: () => '韓国国内への配送に変更',
    ChooseDeliveryTime: () => '配送時間を選び直す',
    VerifyIdentity: () => '本人認証',
    VerifyAdult: () => '成人認証',
    GivePapers: (_, paper) => papers[paper] ?? '海外配送に必要な情報を入力',
    RemovePromotion: (_, id) => `キャンペーン「${id}」を外す`,
  },
  verdict: {
    canOrder: '注文可能',
    cannotOrder: (reasons) => `注文不可：${reasons}`,
    notRead: '読み取り不可',
    counted: (orderable, blocked, unread) =>
      `注文可能 ${orderable}件 · 注文不可 ${blocked}件 · 読み取り不可 ${unread}件`,
  },
  change: {
    Added: '追加',
    Removed: '削除',
    Selected: '選択',
    Deselected: '選択解除',
    Quantity: (from, to) => `${from}個 → ${to}個`,
    CouponUsed: (coupon) => `クーポン ${coupon} を使用`,
    CouponUnused: (coupon) => `クーポン ${coupon} を取り消し`,
    PromotionUsed: (promotion) => `キャンペーン ${promotion} を使用`,
    PromotionUnused: (promotion) => `キャンペーン ${promotion} を解除`,
  },
  wholeCart: 'カート全体',
  moreFields: (fields) => `ほか${fields}項目`,
  difference: '差額',
  same: '違いはありません。',
  replayed: (events) => `再生したイベント：${events}件`,
  beforeEvents: '最初のイベントの前',
  version: (cartVersion) => `カートのバージョン ${cartVersion}`,
  busyUnits: (ids) => `変更中の商品：${ids}`,
  ordering: '注文中',
  values: (names) => `値：${names}`,
  saidByServer: 'エンジンのルールではなく、サーバーまたは画面が知らせるコードです。',
  bestCombination: (saving, payable, now) =>
    `何も使わない場合より${saving}お得：お支払いは${payable}、現在の使い方では${now}です。`,
  best: {
    saves: (saving, payable, full) => `お支払いは${payable}：何も使わない場合（${full}）より${saving}お得です。`,
    gains: (gain, now) => `現在の使い方（${now}）よりさらに${gain}お得です。`,
    same: '現在の使い方でも同じだけお得です。',
    loses: (loss, now) => `現在の使い方のほうが${loss}お得です：お支払いは${now}。`,
    nothing: '選択した商品でお得になるクーポンもキャンペーンもありません。',
    proved: '証明済み：これらのキャンペーンとクーポンで、これ以上お得な組み合わせはありません。',
  },
  nothingToSave: '選択した商品でお得になるクーポンはありません。',
  proved: '証明済み：これらのクーポンで、これ以上お得な組み合わせはありません。',
  gap: (amount) => `未証明：別の組み合わせでさらに最大${amount}お得になる可能性があります。`,
  use: '使うクーポン：',
  promotions: (names) => `キャンペーン：${names}`,
  notUsed: '使わないクーポン：',
  promotionsNotUsed: '使わないキャンペーン：',
  on: { Unit: (units) => units, ItemGroup: (units) => `${units}（同じ商品）`, Bundle: (units) => `${units}の送料` },
};
