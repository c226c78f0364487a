import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codesOf, explainCode, formatFinding } from '../engine-texts.ts';
import { applyCoupon } from '../cart-verbs.ts';
import { isAmountParam } from '../../messages/amounts.ts';
import { formatMessage, formatText } from '../../messages/format-message.ts';
import { isMessageKey, messageParams } from '../../messages/keys.ts';
import { promotionMessages } from '../../messages/promotions.ts';
import { refundMessages } from '../../messages/refunds.ts';
import { messages as ko, type MessageKey, type Messages } from '../../messages/ko.ts';
import { EUR, JPY, KRW, KWD, USD, type Currency } from '../../money/currency.ts';
import { money } from '../../money/money.ts';
import { cartUnitId, couponIssueNo } from '../../money/ids.ts';
import { languages, type Language } from '../../storefront/storefront.ts';
import { lawRuns } from '../../testing/law-runs.ts';
import { messagesOf } from '../../testing/rules.ts';
import { anOffer } from '../../testing/shop-offers.ts';
import { createEngine } from '../create-engine.ts';
import type { ShopMessages, Values } from '../finding.ts';
import { marketplace } from '../marketplace.ts';
import { defineRule } from '../rule.ts';
import { partsOf } from '../parts.ts';
import { shopMessages } from './texts.ts';
import { shopOf } from '../terms.ts';
import { promotionWords } from '../promotions/promotion-texts.ts';

const minimum = { code: 'COUPON-MINIMUM', params: { min: 12_345 } };
const said = (currency: Currency, finding: { code: string; params?: Values }, language: Language) =>
  formatFinding(
    createEngine<string>({ ...marketplace.terms, currency, messages: messagesOf }),
    { params: {}, ...finding },
    language,
  ).replaceAll('\u00a0', ' ');

test.each<[Currency, Language, string]>([
  [USD, 'ko', 'US$123.45 이상 구매하실 때 사용할 수 있는 쿠폰이에요.'],
  [USD, 'en', 'This coupon can be used on purchases of $123.45 or more.'],
  [USD, 'cn', '该优惠券需购买满US$123.45方可使用。'],
  [USD, 'jp', '$123.45以上のご購入でご利用いただけるクーポンです。'],
  [KWD, 'ko', 'KWD 12.345 이상 구매하실 때 사용할 수 있는 쿠폰이에요.'],
  [KWD, 'en', 'This coupon can be used on purchases of KWD 12.345 or more.'],
  [KWD, 'cn', '该优惠券需购买满KWD 12.345方可使用。'],
  [KWD, 'jp', 'KWD 12.345以上のご購入でご利用いただけるクーポンです。'],
  [KRW, 'ko', '12,345원 이상 구매하실 때 사용할 수 있는 쿠폰이에요.'],
  [KRW, 'cn', '该优惠券需购买满₩12,345方可使用。'],
])('[EN-08] an amount in a message is of the engine’s currency: %o in %s', (currency, language, text) =>
  expect(said(currency, minimum, language)).toBe(text),
);

test('[EN-08] no message of an engine in dollars mentions won, in any language', () => {
  for (const language of languages)
    for (const code of Object.keys(ko).filter(isMessageKey))
      expect(said(USD, { code }, language), `${language} ${code}`).not.toMatch(/₩|[\d…]원|韩元|ウォン/u);
  expect(languages.map((language) => said(USD, { code: 'CART-BR7-47' }, language))).toEqual([
    expect.stringContaining('금액이 US$0.00 이하이거나'),
    expect.stringContaining('its total is $0.00 or less'),
    expect.stringContaining('应付金额为US$0.00或以下'),
    expect.stringContaining('お支払い金額が$0.00以下'),
  ]);
});

test('[EN-08] a Korean particle after an amount matches its currency', () => {
  const changed = { code: 'ORDER-PREPARED-AGAIN', params: { before: 100, payable: 200 } };
  const taiwan = { code: 'ASK-TAIWAN-ID', params: { max: 100 } };
  expect([said(USD, changed, 'ko'), said(JPY, changed, 'ko')]).toEqual([
    expect.stringContaining('US$1.00에서 US$2.00로 바뀌었어요'),
    expect.stringContaining('JP¥100에서 JP¥200으로 바뀌었어요'),
  ]);
  expect([said(EUR, taiwan, 'ko'), said(JPY, taiwan, 'ko'), said(KRW, taiwan, 'ko')]).toEqual([
    expect.stringContaining('€1.00를 넘는'),
    expect.stringContaining('JP¥100을 넘는'),
    expect.stringContaining('100원을 넘는'),
  ]);
});

test('[EN-08 ER-09] messages of the marketplace are unchanged, whatever the values', () => {
  const arbValue = fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constantFrom('₩0', '{max}', '0원'));
  const arbParams = fc.dictionary(fc.constantFrom('max', 'min', 'product', 'payable', 'lost', 'count'), arbValue);
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.constantFrom(...Object.keys(ko).filter(isMessageKey)),
      arbParams,
      (language, code, params) => {
        const text = formatMessage(messagesOf[language], code, params);
        expect(formatFinding(marketplace, { code, params }, language, messagesOf[language])).toBe(text);
      },
    ),
    { numRuns: lawRuns(300) },
  );
});

const codesOfAmounts = Object.keys(messageParams)
  .filter(isMessageKey)
  .filter((code) => messageParams[code].some((name) => isAmountParam(code, name)));

test('[EN-08 PG-19] an amount of won reads the same in every message, as number or as money', () => {
  const shop = createEngine<string>({ ...marketplace.terms, currency: KRW });
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.constantFrom(...codesOfAmounts),
      fc.integer(),
      (language, code, amount) => {
        const values = <T>(value: T) =>
          Object.fromEntries(messageParams[code].map((name) => [name, isAmountParam(code, name) ? value : 1]));
        const text = formatText(messagesOf[language][code], values(amount));
        for (const params of [values(amount), values(money(KRW, amount))])
          expect(formatFinding(shop, { code, params }, language, messagesOf[language])).toBe(text);
      },
    ),
    { numRuns: lawRuns(200) },
  );
});

test('[EN-09 PG-19] a custom rule formats won like the marketplace, with or without the sign in its text', () => {
  const message = { ko: '{least}원부터', en: 'From {least} on', jp: '{least}から' };
  const own = defineRule({ code: 'OWN', message, broken: () => ({ params: { least: money(KRW, -3000) } }) });
  const shop = createEngine<string>({ ...marketplace.terms, currency: KRW, rules: [own] });
  const found = { code: 'OWN', params: { least: money(KRW, -3000) } };
  expect(['ko', 'en', 'jp'].map((language) => formatFinding(shop, found, language))).toEqual([
    '−3,000원부터',
    'From −₩3,000 on',
    '−₩3,000から',
  ]);
});

test('[EN-08] a value that is not a whole amount is shown unchanged and never throws', () => {
  for (const [min, text] of [
    [0.5, '0.5'],
    ['any', 'any'],
    [2 ** 60, '1,152,921,504,606,846,976'],
  ] as const)
    expect(said(USD, { code: 'COUPON-MINIMUM', params: { min } }, 'en')).toBe(
      `This coupon can be used on purchases of ${text} or more.`,
    );
});

test('[EN-08 EN-09] a finding of a cart in dollars and its explanation use dollars', () => {
  const engine = createEngine({ ...marketplace.terms, currency: USD });
  const { unit, coupon, buyer, item } = engine.plain;
  const issueNo = couponIssueNo('C');
  const cart = engine.cartOf(
    [{ ...unit, cartUnitId: cartUnitId(1), item: { ...item, itemSellPrice: engine.amount('5.00') } }],
    {
      buyer,
      coupons: {
        status: 'Known',
        offered: [{ ...coupon, issueNo, possiblePrice: engine.amount('20.00') }],
      },
    },
  );
  const verdict = applyCoupon(engine, cart, issueNo, [cartUnitId(1)], 0);
  const text = 'This coupon can be used on purchases of $20.00 or more.';
  expect(!verdict.ok && formatFinding(engine, verdict.reason, 'en', messagesOf.en)).toBe(text);
  expect(explainCode(engine, 'COUPON-MINIMUM', { min: 2000 }, 'en', messagesOf.en)).toMatchObject({ text });
});

const pair = anOffer('pair', { message: { en: '{missing} more for {name}' } }, { name: 'Pair' });

test('[EN-09 ER-09] messages about promotions have a text without values in each language, used if one is missing', () => {
  const engine = createEngine({
    ...marketplace.terms,
    currency: USD,
    promotions: [pair],
    messages: promotionMessages,
  });
  const codes = Object.keys(promotionWords).filter((code) => !code.endsWith('?'));
  const texts = ['ko', 'en', 'cn', 'jp'].flatMap((language) =>
    codes.map((code) => {
      const text = formatFinding(engine, { code, params: {} }, language);
      const words = shopMessages({ terms: engine.terms, shop: shopOf(engine.terms) }, language);
      expect(formatMessage(words as unknown as Messages, code as MessageKey)).toBe(text);
      return text;
    }),
  );
  expect(texts.filter((text) => /[…{}]|^[A-Z-]+$/u.test(text))).toEqual([]);
  expect(formatFinding(engine, { code: 'PROMOTION-NOT-NOW', params: {} }, 'en')).toBe(
    'This offer is not on at the moment.',
  );
  const named = { code: 'PROMOTION-NOT-NOW', params: { name: 'Pair' } };
  expect(formatFinding(engine, named, 'en')).toBe('‘Pair’ is not on at the moment.');
});

test('[EN-09] messages about promotions are in English; a shop, or its page, adds the other languages', () => {
  const named = { code: 'PROMOTION-NOT-NOW', params: { name: 'Pair' } };
  const terms = { ...marketplace.terms, currency: USD, promotions: [pair] };
  const korean = '‘Pair’ 프로모션 기간이 아니에요.';
  expect(formatFinding(createEngine(terms), named, 'ko')).toBe('‘Pair’ is not on at the moment.');
  expect(formatFinding(createEngine({ ...terms, messages: promotionMessages }), named, 'ko')).toBe(korean);
  expect(formatText(partsOf({ terms }).orders.words('ko')['PROMOTION-NOT-NOW'] ?? '', named.params)).toBe(korean);
  const inEnglishOnly = Object.entries(promotionWords).filter(([code, { ko }]) => !ko && !/-FAILED\??$/u.test(code));
  for (const messages of Object.values(promotionMessages))
    expect(Object.keys(messages)).toEqual(inEnglishOnly.map(([code]) => code));
});

test('[EN-09] a shop overrides one message, in its own language too, and inherits the rest', () => {
  const engine = createEngine({
    ...marketplace.terms,
    currency: USD,
    promotions: [pair],
    messages: {
      en: {
        'CART-BR7-33': 'The van holds {max}.',
        'COUPON-MINIMUM': 'From {min} on.',
        PAIR: '{name}: {missing} to go',
      },
      de: { 'CART-BR7-33': 'Höchstens {max} Sachen.', 'COUPON-MINIMUM': 'Ab {min}.' },
    },
  });
  const max = { code: 'CART-BR7-33', params: { max: 1000 } };
  expect([
    formatFinding(engine, max, 'en'),
    formatFinding(engine, max, 'de'),
    formatFinding(engine, max, 'jp'),
  ]).toEqual([
    'The van holds 1,000.',
    'Höchstens 1.000 Sachen.',
    // without Japanese texts the fallback is English
    'The van holds 1,000.',
  ]);
  expect(formatFinding(engine, max, 'jp', messagesOf.jp)).toContain('1,000');
  expect(formatFinding(engine, { code: 'CART-BR7-01', params: {} }, 'en', messagesOf.en)).toBe(
    'Please select the items to order.',
  );
  expect([
    formatFinding(engine, minimum, 'en', messagesOf.en),
    formatFinding(engine, minimum, 'de').replace('\u00a0', ' '),
  ]).toEqual(['From $123.45 on.', 'Ab 123,45 $.']);
  const few = { code: 'PAIR', params: { name: 'Pair', missing: 2 } };
  expect([formatFinding(engine, few, 'en'), formatFinding(engine, few, 'ko')]).toEqual([
    'Pair: 2 to go',
    '2 more for Pair',
  ]);
  expect(formatFinding(engine, { code: 'constructor', params: {} }, 'constructor')).toBe('constructor');
});

test('[EN-09] the tag of a language may have a country, and be `ja` or `zh`', () => {
  const rule = defineRule({ code: 'FEW', message: { en: 'few', ja: 'ja', cn: 'cn' }, broken: () => undefined });
  const messages = {
    en: { CART_FULL: 'full' },
    jp: { CART_FULL: 'jp' },
    zh: { CART_FULL: 'zh' },
    de: { CART_FULL: 'de' },
  };
  const engine = createEngine({ currency: USD, rules: [rule], messages });
  const said = (code: string, ...languages: readonly string[]) =>
    languages.map((language) => formatFinding(engine, { code, params: {} }, language));
  expect(said('CART_FULL', 'ja', 'ja-JP', 'jp', 'cn', 'zh-Hans-CN', 'de-AT', 'fr')).toEqual([
    'jp',
    'jp',
    'jp',
    'zh',
    'zh',
    'de',
    'full',
  ]);
  expect(said('FEW', 'ja', 'jp', 'zh', 'zh-CN', 'fr-FR')).toEqual(['ja', 'ja', 'cn', 'cn', 'few']);
});

test('[EN-09] the text of a rule precedes a message table; a won sign is not repeated', () => {
  const own = defineRule({
    code: 'COUPON-MINIMUM',
    message: { en: 'Of {min} things.' },
    broken: () => ({ params: { min: 2 } }),
  });
  const engine = createEngine({ ...marketplace.terms, currency: USD, rules: [own], messages: { en: messagesOf.en } });
  expect(formatFinding(engine, { code: 'COUPON-MINIMUM', params: { min: 2 } }, 'en')).toBe('Of 2 things.');
  const won = createEngine({
    ...marketplace.terms,
    currency: KRW,
    messages: { en: { 'COUPON-MINIMUM': 'From {min} on.' } },
  });
  expect(formatFinding(won, minimum, 'en')).toBe('From ₩12,345 on.');
});

test('[EN-09] an unknown placeholder is a compile error and is never shown in braces', () => {
  // @ts-expect-error CART-BR7-33 names `max`
  const wrong = createEngine({ currency: USD, messages: { en: { 'CART-BR7-33': 'The van holds {most}.' } } });
  expect(formatFinding(wrong, { code: 'CART-BR7-33', params: { max: 2 } }, 'en')).toBe('The van holds ….');
  // @ts-expect-error TOO_MANY_ITEMS names `max`
  const readable = createEngine({ currency: USD, messages: { en: { TOO_MANY_ITEMS: 'The van holds {most}.' } } });
  expect(formatFinding(readable, { code: 'TOO_MANY_ITEMS', params: { max: 2 } }, 'en')).toBe('The van holds ….');
  // @ts-expect-error NOTHING_SELECTED has no values
  createEngine({ currency: USD, messages: { en: { NOTHING_SELECTED: 'Select {n} items.' } } });
  createEngine({ currency: USD, messages: { en: { MIN_SPEND: 'From {min} on.', OWN_CODE: 'Of {any}.' } } });
  const later: ShopMessages = { en: { 'CART-BR7-33': 'The van holds {most}.' } };
  expect(
    formatFinding(
      createEngine({ ...marketplace.terms, currency: USD, messages: later }),
      { code: 'CART-BR7-33', params: {} },
      'en',
    ),
  ).toBe('The van holds ….');
});

test('[EN-08] every code of a simple shop has its text with the messages of the term', () => {
  const messages = { en: { ...messagesOf.en, ...refundMessages.en } };
  const shop = createEngine({ currency: USD, messages });
  const raw = codesOf(shop).filter((code) => formatFinding(shop, { code, params: {} }, 'en') === code);
  expect(raw).toEqual([]);
});
