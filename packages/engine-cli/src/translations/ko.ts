import type { Fault } from '../input/problem.ts';
import { couponText, misfitText, valueText, type FitTranslations } from './fit-text.ts';
import type { Translations, Wordings } from './translations.ts';

const where = ({ path, place }: Fault): string =>
  `${place.line}행 ${place.column}열 ${path === '' ? 'JSON 전체' : path}`;

const meant = (fits: string): string => (fits === '' ? '' : ` (${fits}?)`);

const more = (problems: number): string => `그 밖에 ${problems}건`;

const bounds = (min: string, max: string): string => {
  if (min === '') return max === '' ? '' : `${max} 이하의 `;
  return max === '' ? `${min} 이상의 ` : `${min}부터 ${max}까지의 `;
};

const fit: FitTranslations = {
  whole: (min, max) => `${bounds(min, max)}정수`,
  number: (min, max) => `${bounds(min, max)}수`,
  text: (min, max) => {
    if (max === '') return '텍스트';
    return min === '' ? `${max}자 이하의 텍스트` : `${min}~${max}자의 텍스트`;
  },
  pattern: (pattern) => `${pattern} 형식의 텍스트`,
  moment: (example) => `시각 (예: ${example})`,
  momentFrom: (from) => `${from} 또는 그 뒤의 시각`,
  day: (example) => `날짜 (예: ${example})`,
  boolean: 'true 또는 false',
  object: (names) => (names === '' ? '객체' : `${names} 항목이 있는 객체`),
  list: (most, each) => {
    if (most === '0') return '빈 목록';
    const list = most === '' ? '목록' : `${most}개 이하의 목록`;
    return each === '' ? list : `${list} (하나하나: ${each})`;
  },
  listFrom: (fewest) => `${fewest}개 이상의 목록`,
  oneOf: (values) => `${values} 중 하나`,
  or: ' 또는 ',
  listOf: (entries) => `${entries}개의 목록`,
  must: (found, needed) => `값이 맞지 않습니다: ${found}. 필요한 값: ${needed}`,
  asHeld: (found, held) => `보유한 쿠폰과 다릅니다: ${found}. 쿠폰의 값: ${held}`,
  unfit: (found) => `값이 맞지 않습니다: ${found}`,
};

/** What is agreed to, by the code that asks. */
const agreements: Wordings = {
  'CART-BR7-09': '그대로 함께 주문',
  'ASK-OVERSEA-CONSENT': '동의하지 않고 주문 (입력하신 정보는 저장되지 않습니다)',
};

const papers: Wordings = {
  Consent: '해외배송에 동의',
  TaiwanIdNumber: '대만 배송에 필요한 신분증 번호 입력',
  ChinaIdImage: '신분증 이미지 등록',
};

/** Korean. */
export const translations: Translations = {
  problem: {
    NoCommand: () => '명령이 없습니다',
    UnknownCommand: ({ word, fits }) => `없는 명령입니다: ${word}${meant(fits)}`,
    UnknownLanguage: ({ word }) => `없는 언어입니다: ${word} (ko, en, cn, jp)`,
    UnknownSchema: ({ word }) => `스키마가 없습니다: ${word} (cart, shop)`,
    UnknownOption: ({ word, fits }) => `없는 옵션입니다: ${word}${meant(fits)}`,
    UnusedOption: ({ word, command }) => `${command}에는 쓰지 않는 옵션입니다: ${word}`,
    UnknownCode: ({ word, fits }) => `없는 코드입니다: ${word}${meant(fits)}`,
    UnknownValue: ({ word, code, fits, known }) => {
      if (known.length === 0) return `${code}에는 값이 없습니다: ${word}`;
      return `${code}에 없는 값입니다: ${word}${fits === '' ? ` (있는 값: ${known.join(', ')})` : meant(fits)}`;
    },
    NotAnAssignment: ({ word }) => `값은 이름=값으로 적습니다 (예: max=30): ${word}`,
    NotANumber: ({ word }) => `숫자가 아닙니다: ${word}`,
    NotAnAmount: ({ word }) => `통화의 최소 단위로 된 정수가 아닙니다 (예: $6.00은 600): ${word}`,
    GivenTwice: ({ word }) => `두 번 주어졌습니다: ${word}`,
    NotAMoment: ({ word }) => `시각이 아닙니다: ${word} (예: 2026-11-21T09:00:00Z)`,
    NotACount: ({ word }) => `1 이상의 정수가 아닙니다: ${word}`,
    TooManyWords: ({ word }) => `필요 없는 단어입니다: ${word}`,
    NoCode: () => '코드가 없습니다',
    NoValue: ({ word }) => `${word} 뒤에 값이 필요합니다`,
    NoFile: () => '장바구니가 없습니다. 파일을 지정하거나 표준 입력으로 전달해 주세요',
    NotTwoCarts: () => 'diff는 장바구니 두 개를 비교합니다. 파일 두 개를 지정해 주세요',
    InputTwice: () => '표준 입력은 한 번만 읽을 수 있습니다. 나머지는 파일로 지정해 주세요',
    NotFound: () => '파일이 없습니다',
    NotReadable: () => '읽을 수 없습니다',
    NotAFile: () => '파일이 아니라 폴더입니다',
    NotText: () => 'UTF-8 텍스트가 아닙니다',
    Empty: () => '비어 있습니다',
    TooLarge: ({ most }) => `${most / 1_000_000}MB보다 큽니다`,
    NotJson: ({ place }) => `${place.line}행 ${place.column}열: JSON이 아닙니다`,
    Misfit: (fault) => `${where(fault)}: ${misfitText(fault.found, fault.fits, fit)}`,
    Missing: (fault) => `${where(fault)}: 값이 없습니다`,
    OtherShop: (fault) => `${where(fault)}: 다른 상점의 값입니다. --engine shop.json으로 상점을 지정해 주세요`,
    Repeated: (fault) => `${where(fault)}: 두 번 나옵니다: ${valueText(fault.found)}`,
    NoSuchUnit: (fault) => `${where(fault)}: 장바구니에 없는 상품입니다: ${valueText(fault.found)}`,
    NoSuchTerms: (fault) => `${where(fault)}: 장바구니에 없는 배송 조건입니다: ${valueText(fault.found)}`,
    NoSuchCoupon: (fault) => `${where(fault)}: 보유하지 않은 쿠폰입니다: ${valueText(fault.found)}`,
    CouponDiffers: (fault) => `${where(fault)}: ${couponText(fault.found, fault.fits, fit)}`,
    UnknownField: (fault) => `${where(fault)}: 알 수 없는 항목입니다${meant(fault.fits)}`,
    More: ({ found }) => more(found),
  },
  standardInput: '표준 입력',
  inFile: (file, text) => `${file}: ${text}`,
  more,
  rule: {
    ItemPrice: '상품 가격',
    OptionPrice: '옵션 추가 금액',
    BranchPrice: '지점 추가 금액',
    AdditionPrice: '추가 구성',
    EbayDiscount: '옵션 할인',
    SellerDiscount: '판매자 할인',
    BundleDiscount: '묶음 할인',
    MemberDiscount: '회원 할인',
    PartnershipDiscount: '제휴 할인',
    FundingDiscount: '펀딩 할인',
    BuyerCoupon: '상품 쿠폰',
    SuperCoupon: '슈퍼 쿠폰',
    SellerDupCoupon: '판매자 중복 쿠폰',
    ExtraDiscount: '추가 할인',
    ShippingFee: '배송비',
    ShippingCoupon: '배송비 쿠폰',
    OverseaShippingFee: '해외 배송비',
    Promotion: '프로모션',
  },
  input: {
    price: (amount) => `1개 ${amount}`,
    quantity: (n) => `${n}개`,
    rate: (percent) => `${percent}%`,
    each: (amount) => `${amount} 할인`,
    once: (amount) => `한 번 ${amount} 할인`,
    perPiece: (amount) => `${amount}, 1개씩 계산`,
    basis: (amount) => `기준 ${amount}`,
    from: (amount) => `${amount} 이상 구매 시`,
    limit: (amount) => `최대 ${amount}`,
    cutTo: (amount) => `상품 금액까지만 ${amount}`,
    subtotal: (amount) => `할인 후 상품 금액 ${amount}`,
    freeFrom: (amount) => `${amount} 이상 무료`,
    onArrival: (amount) => `착불 ${amount} 별도`,
  },
  unit: (id, name) => (name === '' ? `상품 ${id}` : `상품 ${id} ‘${name}’`),
  parcel: (key) => `묶음배송 ${key}`,
  itemTotal: '상품 금액',
  discountTotal: '할인 금액',
  couponTotal: '쿠폰 할인',
  shippingTotal: '배송비',
  unknown: '확인 불가',
  payable: (chosen, all) => `결제 예정 금액 (상품 ${all}개 중 ${chosen}개)`,
  orderable: '주문할 수 있습니다.',
  blocked: (reasons) => `주문할 수 없습니다. 이유: ${reasons}가지`,
  concerns: (units) => `해당 상품: ${units}`,
  removedBy: (fix) => `해결 방법: ${fix}`,
  fix: {
    Deselect: (units) => `선택 해제: ${units}`,
    Delete: (units) => `삭제: ${units}`,
    SetQuantity: (units, quantity) => `${quantity}개로 변경: ${units}`,
    RemoveCoupons: (units, coupons) => (coupons === '' ? `쿠폰 취소: ${units}` : `쿠폰 ${coupons} 취소: ${units}`),
    SelectAll: () => '전체 선택',
    SignIn: () => '로그인',
    OrderFirst: (units) => `먼저 주문: ${units}`,
    Agree: (_, code) => agreements[code] ?? '그대로 진행',
    ChooseCompany: (_, company) => `배송사 변경: ${company}`,
    ShipDomestic: () => '국내로 배송',
    ChooseDeliveryTime: () => '배송 시간 다시 선택',
    VerifyIdentity: () => '본인인증',
    VerifyAdult: () => '성인인증',
    GivePapers: (_, paper) => papers[paper] ?? '해외배송에 필요한 정보 입력',
    RemovePromotion: (_, id) => `‘${id}’ 프로모션 해제`,
  },
  verdict: {
    canOrder: '주문 가능',
    cannotOrder: (reasons) => `주문 불가: ${reasons}`,
    notRead: '읽지 못함',
    counted: (orderable, blocked, unread) =>
      `주문 가능 ${orderable}개 · 주문 불가 ${blocked}개 · 읽지 못함 ${unread}개`,
  },
  change: {
    Added: '추가됨',
    Removed: '삭제됨',
    Selected: '선택됨',
    Deselected: '선택 해제됨',
    Quantity: (from, to) => `${from}개 → ${to}개`,
    CouponUsed: (coupon) => `쿠폰 ${coupon} 사용`,
    CouponUnused: (coupon) => `쿠폰 ${coupon} 취소`,
    PromotionUsed: (promotion) => `프로모션 ${promotion} 사용`,
    PromotionUnused: (promotion) => `프로모션 ${promotion} 해제`,
  },
  wholeCart: '장바구니 전체',
  moreFields: (fields) => `그 밖에 항목 ${fields}개`,
  difference: '차이',
  same: '다른 점이 없습니다.',
  replayed: (events) => `다시 실행한 이벤트: ${events}개`,
  beforeEvents: '첫 이벤트 전',
  version: (cartVersion) => `장바구니 버전 ${cartVersion}`,
  busyUnits: (ids) => `변경 중인 상품: ${ids}`,
  ordering: '주문 중',
  values: (names) => `값: ${names}`,
  saidByServer: '엔진의 규칙이 아니라 서버나 화면에서 알리는 코드입니다.',
  bestCombination: (saving, payable, now) =>
    `아무것도 쓰지 않을 때보다 ${saving} 할인: 결제 예정 금액 ${payable}, 지금 쓰는 것으로는 ${now}`,
  best: {
    saves: (saving, payable, full) =>
      `결제 예정 금액 ${payable}: 아무것도 쓰지 않을 때(${full})보다 ${saving} 할인됩니다.`,
    gains: (gain, now) => `지금 쓰는 것(${now})보다 ${gain} 더 할인됩니다.`,
    same: '지금 쓰는 것도 똑같이 할인됩니다.',
    loses: (loss, now) => `지금 쓰는 것이 ${loss} 더 할인됩니다: 결제 예정 금액 ${now}.`,
    nothing: '선택한 상품에 할인되는 쿠폰이나 프로모션이 없습니다.',
    proved: '증명됨: 이 프로모션과 쿠폰으로 더 많이 할인되는 조합은 없습니다.',
  },
  nothingToSave: '선택한 상품에 할인되는 쿠폰이 없습니다.',
  proved: '증명됨: 이 쿠폰들로 더 많이 할인되는 조합은 없습니다.',
  gap: (amount) => `증명되지 않음: 다른 조합으로 최대 ${amount} 더 할인될 수 있습니다.`,
  use: '사용한 쿠폰:',
  promotions: (names) => `프로모션: ${names}`,
  notUsed: '사용하지 않은 쿠폰:',
  promotionsNotUsed: '사용하지 않은 프로모션:',
  on: { Unit: (units) => units, ItemGroup: (units) => `${units} (같은 상품)`, Bundle: (units) => `${units} 배송비` },
};
