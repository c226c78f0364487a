import type { Words } from '../finding.ts';

/** Message for an applied promotion that the shop does not offer; required by every engine. */
export const notOfferedWords: Words = {
  ko: '‘{promotion}’ 프로모션은 제공되지 않아요.',
  en: 'There is no offer ‘{promotion}’.',
  cn: '没有“{promotion}”这个优惠活动。',
  jp: '「{promotion}」というキャンペーンはありません。',
};

/** Message for a coupon code that no offer has; required by every engine. */
export const unknownCodeWords: Words = {
  ko: '등록되지 않은 쿠폰 코드예요: {coupon}',
  en: 'There is no coupon code {coupon}. Please check it.',
  cn: '优惠码“{coupon}”不存在，请检查后重试。',
  jp: 'クーポンコード「{coupon}」は見つかりません。ご確認ください。',
};

/** Message for a rule or promotion that throws; for its author, so in English only. */
export const failedWords: Words = { en: '{name}: {error}' };

/** The same without values. */
const failedPlainly: Words = { en: 'A rule or an offer of this shop failed.' };

/** Messages about promotions by code and language; other languages fall back to English. */
export const promotionWords: Readonly<Record<string, Words>> = {
  'PROMOTION-NOT-OFFERED': notOfferedWords,
  'CODE-UNKNOWN': unknownCodeWords,
  'RULE-FAILED': failedWords,
  'PROMOTION-FAILED': failedWords,
  'PROMOTION-NOT-IN-USE': {
    ko: '‘{name}’ 프로모션은 적용되어 있지 않아요.',
    en: '‘{name}’ is not in use.',
    cn: '“{name}”未使用。',
    jp: '「{name}」は適用されていません。',
  },
  'PROMOTION-NOT-NOW': {
    ko: '‘{name}’ 프로모션 기간이 아니에요.',
    en: '‘{name}’ is not on at the moment.',
    cn: '“{name}”不在活动期间。',
    jp: '「{name}」は現在実施していません。',
  },
  'PROMOTION-NOT-FOR-BUYER': {
    ko: '‘{name}’ 프로모션 대상이 아니에요.',
    en: '‘{name}’ is not for your account.',
    cn: '您的账户不能享受“{name}”。',
    jp: '「{name}」はお客様のアカウントでは対象外です。',
  },
  'CODE-NOT-HELD': {
    ko: '‘{name}’ 혜택을 받으려면 쿠폰 코드를 입력해 주세요.',
    en: 'Enter the coupon code for ‘{name}’.',
    cn: '请输入“{name}”的优惠码。',
    jp: '「{name}」のクーポンコードを入力してください。',
  },
  'CODE-NOT-YET': {
    ko: '쿠폰 코드 ‘{coupon}’의 사용 기간이 아직 시작되지 않았어요.',
    en: 'The coupon code {coupon} is not valid yet.',
    cn: '优惠码“{coupon}”尚未生效。',
    jp: 'クーポンコード「{coupon}」はまだご利用いただけません。',
  },
  'CODE-EXPIRED': {
    ko: '쿠폰 코드 ‘{coupon}’의 사용 기간이 끝났어요.',
    en: 'The coupon code {coupon} has expired.',
    cn: '优惠码“{coupon}”已过期。',
    jp: 'クーポンコード「{coupon}」は有効期限が切れています。',
  },
  'CODE-USED-UP': {
    ko: '쿠폰 코드 ‘{coupon}’의 사용 가능 횟수를 모두 썼어요.',
    en: 'The coupon code {coupon} has been used up.',
    cn: '优惠码“{coupon}”的使用次数已用完。',
    jp: 'クーポンコード「{coupon}」は利用可能回数に達しています。',
  },
  'CODE-NOT-FOR-BUYER': {
    ko: '쿠폰 코드 ‘{coupon}’의 사용 대상이 아니에요.',
    en: 'The coupon code {coupon} is not for your account.',
    cn: '您的账户不能使用优惠码“{coupon}”。',
    jp: 'クーポンコード「{coupon}」はお客様のアカウントではご利用いただけません。',
  },
  'PROMOTION-TAKES-NOTHING': {
    ko: '‘{name}’ 혜택을 받을 수 있는 상품이 없어요.',
    en: 'Nothing in your selection qualifies for ‘{name}’.',
    cn: '所选商品不适用“{name}”。',
    jp: '選択した商品は「{name}」の対象外です。',
  },
  'PROMOTION-NOT-WITH-PROMOTION': {
    ko: '‘{name}’ 프로모션은 ‘{other}’ 프로모션과 함께 사용할 수 없어요.',
    en: '‘{name}’ and ‘{other}’ can’t be used together.',
    cn: '“{name}”不能与“{other}”同时使用。',
    jp: '「{name}」は「{other}」と併用できません。',
  },
  'PROMOTION-BETTER-OTHERWISE': {
    ko: '‘{name}’ 프로모션 없이 더 저렴하거나 같은 금액으로 살 수 있어 사용하지 않았어요.',
    en: '‘{name}’ is not used because you pay no more without it.',
    cn: '不使用“{name}”价格更低或相同，因此未使用。',
    jp: '「{name}」を使わないほうがお得、または同額のため、使用していません。',
  },
  'PROMOTION-NOT-WITH-COUPON': {
    ko: '‘{name}’ 프로모션은 이 쿠폰과 함께 사용할 수 없어요.',
    en: '‘{name}’ can’t be used with this coupon.',
    cn: '“{name}”不能与此优惠券同时使用。',
    jp: '「{name}」はこのクーポンと併用できません。',
  },

  // Texts without values, used if a value is missing.
  'PROMOTION-NOT-OFFERED?': {
    ko: '제공되지 않는 프로모션이에요.',
    en: 'There is no such offer.',
    cn: '没有这个优惠活动。',
    jp: 'このキャンペーンはありません。',
  },
  'RULE-FAILED?': failedPlainly,
  'PROMOTION-FAILED?': failedPlainly,
  'PROMOTION-NOT-IN-USE?': {
    ko: '적용되어 있지 않은 프로모션이에요.',
    en: 'This offer is not in use.',
    cn: '该优惠活动未使用。',
    jp: 'このキャンペーンは適用されていません。',
  },
  'PROMOTION-NOT-NOW?': {
    ko: '프로모션 기간이 아니에요.',
    en: 'This offer is not on at the moment.',
    cn: '该优惠活动不在活动期间。',
    jp: 'このキャンペーンは現在実施していません。',
  },
  'CODE-UNKNOWN?': {
    ko: '등록되지 않은 쿠폰 코드예요.',
    en: 'There is no such coupon code. Please check it.',
    cn: '优惠码不存在，请检查后重试。',
    jp: 'このクーポンコードは見つかりません。ご確認ください。',
  },
  'PROMOTION-NOT-FOR-BUYER?': {
    ko: '이 프로모션 대상이 아니에요.',
    en: 'This offer is not for your account.',
    cn: '您的账户不能享受该优惠活动。',
    jp: 'このキャンペーンはお客様のアカウントでは対象外です。',
  },
  'CODE-NOT-HELD?': {
    ko: '이 혜택을 받으려면 쿠폰 코드를 입력해 주세요.',
    en: 'Enter the coupon code for this offer.',
    cn: '请输入该优惠活动的优惠码。',
    jp: 'このキャンペーンのクーポンコードを入力してください。',
  },
  'CODE-NOT-YET?': {
    ko: '쿠폰 코드의 사용 기간이 아직 시작되지 않았어요.',
    en: 'This coupon code is not valid yet.',
    cn: '该优惠码尚未生效。',
    jp: 'このクーポンコードはまだご利用いただけません。',
  },
  'CODE-EXPIRED?': {
    ko: '쿠폰 코드의 사용 기간이 끝났어요.',
    en: 'This coupon code has expired.',
    cn: '该优惠码已过期。',
    jp: 'このクーポンコードは有効期限が切れています。',
  },
  'CODE-USED-UP?': {
    ko: '쿠폰 코드의 사용 가능 횟수를 모두 썼어요.',
    en: 'This coupon code has been used up.',
    cn: '该优惠码的使用次数已用完。',
    jp: 'このクーポンコードは利用可能回数に達しています。',
  },
  'CODE-NOT-FOR-BUYER?': {
    ko: '쿠폰 코드의 사용 대상이 아니에요.',
    en: 'This coupon code is not for your account.',
    cn: '您的账户不能使用该优惠码。',
    jp: 'このクーポンコードはお客様のアカウントではご利用いただけません。',
  },
  'PROMOTION-TAKES-NOTHING?': {
    ko: '이 프로모션 혜택을 받을 수 있는 상품이 없어요.',
    en: 'Nothing in your selection qualifies for this offer.',
    cn: '所选商品不适用该优惠活动。',
    jp: '選択した商品はこのキャンペーンの対象外です。',
  },
  'PROMOTION-NOT-WITH-PROMOTION?': {
    ko: '이 프로모션은 적용된 다른 프로모션과 함께 사용할 수 없어요.',
    en: 'This offer can’t be used together with another one.',
    cn: '该优惠活动不能与其他优惠活动同时使用。',
    jp: 'このキャンペーンはほかのキャンペーンと併用できません。',
  },
  'PROMOTION-BETTER-OTHERWISE?': {
    ko: '이 프로모션 없이 더 저렴하거나 같은 금액으로 살 수 있어 사용하지 않았어요.',
    en: 'This offer is not used because you pay no more without it.',
    cn: '不使用该优惠活动价格更低或相同，因此未使用。',
    jp: 'このキャンペーンを使わないほうがお得、または同額のため、使用していません。',
  },
  'PROMOTION-NOT-WITH-COUPON?': {
    ko: '이 쿠폰과 함께 사용할 수 없는 프로모션이 있어요.',
    en: 'An offer in use can’t be used with this coupon.',
    cn: '有优惠活动不能与此优惠券同时使用。',
    jp: 'このクーポンと併用できないキャンペーンがあります。',
  },
};
