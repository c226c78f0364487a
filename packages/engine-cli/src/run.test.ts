import { cartState, initialCart } from '@baguni/contract';
import { formatWon, languages, formatMessage, won } from '@baguni/domain';
import { cartOf } from '@baguni/domain/engine';
import { aBuyer, aCouponCart, aDiscount, anInitialCart, aUnit, arbInitialCart } from '@baguni/domain/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { helpLines } from './help/help.ts';
import { run } from './run.ts';
import { aCart, call, callJson, environmentOf, messagesOf } from './testing/call.ts';
import { translationsOf } from './translations/tables.ts';

const unavailable = { ...aCart.units[0], cartUnitId: 3, unableOrderType: 'ITEM_OUT_OF_STOCK' };
const coupons = [
  { issueNo: 'C1', couponName: 'A tenth', discountUnitType: 'Rate', discountValue: 10 },
  { issueNo: 'C2', couponName: 'A twentieth', discountUnitType: 'Rate', discountValue: 5 },
  { issueNo: 'C3', couponName: 'Large orders', discountUnitType: 'Amount', discountValue: 3000, possiblePrice: 90_000 },
];

test('[EN-03] price prints each entry, and totals that they add up to', async () => {
  const { text, isError, exitCode } = await call(['price', '--lang', 'en']);
  expect({ isError, exitCode }).toEqual({ isError: false, exitCode: 0 });
  expect(text).toMatch(/^ +₩10,000 {2}Item price · unit 1 ‘Apples’ · ₩10,000 each · pieces: 1$/mu);
  expect(text.split('\n').at(-1)?.trim()).toBe('₩15,000  To pay for 2 of 2 units');
});

test('[EN-03 SH-05] where fees of shipping could not be read, price says so in every language and as JSON', async () => {
  const { serverPrices } = cartState.encode(cartOf([])) as { readonly serverPrices: object };
  const failed = { ...aCart, serverPrices: { ...serverPrices, status: 'Failed' } };
  expect(await callJson(['price'], failed)).toMatchObject({ shippingKnown: false, shippingTotal: 0, price: 15_000 });
  expect(await callJson(['price'])).toMatchObject({ shippingKnown: true });
  for (const lang of languages) {
    const { unknown, shippingTotal } = translationsOf[lang];
    const { text } = await call(['price', '--lang', lang], failed);
    expect(text).toMatch(new RegExp(String.raw`^ +${unknown} {2}${shippingTotal}$`, 'mu'));
    expect(text.split('\n').at(-1)).toBe(formatMessage(messagesOf[lang], 'SHIPPING-UNKNOWN', {}));
    expect((await call(['price', '--lang', lang])).text).not.toContain(unknown);
  }
});

test('[EN-03] price reads which units are bought; the language of the answer changes no price', async () => {
  const some = { ...aCart, selected: [2] };
  expect(await callJson(['price'], some)).toMatchObject({ price: 5000, cartUnitCount: 1 });
  const offer = {
    masterNo: 'E',
    unit: 'Amount',
    baseAmount: 0,
    discountAmount: 1000,
    discountRate: 0,
    endDate: '2026-12-01T00:00:00Z',
    sortOrder: 1,
  };
  const offered = { ...aCart, extraDiscountCandidates: [offer] };
  for (const lang of languages)
    expect(await callJson(['price', '--lang', lang], offered)).toMatchObject({ price: 14_000 });
  expect(await callJson(['price', '--now', '2026-12-02T00:00:00Z'], offered)).toMatchObject({ price: 15_000 });
});

test('[EN-03 CM-01] the answer of the initial load is a cart', async () => {
  const units = [aUnit({ discounts: [aDiscount()] })];
  const answer = initialCart.encode({ ...anInitialCart(units), unreadable: [] });
  expect(await callJson(['price'], answer)).toMatchObject({ itemTotal: 10_000, negativeTotal: 1000, price: 11_500 });
  await fc.assert(
    fc.asyncProperty(arbInitialCart, async (initial) => {
      const { text, exitCode } = await call(['price', '--json'], initialCart.encode({ ...initial, unreadable: [] }));
      expect({ exitCode, text: exitCode === 0 ? '' : text }).toEqual({ exitCode: 0, text: '' });
    }),
    { numRuns: 30 },
  );
});

test('[EN-03 CK-18] check exits 0 where nothing blocks the order', async () => {
  expect(await call(['check', '--lang', 'en'])).toEqual({
    text: translationsOf.en.orderable,
    isError: false,
    exitCode: 0,
  });
  expect(await callJson(['check'])).toEqual({ isOrderable: true, findings: [] });
});

test('[EN-03 CK-18] check says everything that blocks an order, what it concerns and what removes it, and exits 1', async () => {
  const selected = { ...aCart, units: [...aCart.units, unavailable], selected: [1, 3] };
  const { text, isError, exitCode } = await call(['check', '--lang', 'en'], selected);
  expect({ isError, exitCode }).toEqual({ isError: false, exitCode: 1 });
  expect(text).toContain('CART-BR7-03  ‘Apples’ is out of stock');
  expect(text).toContain('  concerns: unit 3 ‘Apples’');
  expect(text).toContain('  way out: deselect unit 3 ‘Apples’');
  expect(await call(['check'], { ...aCart, selected: [] })).toMatchObject({ exitCode: 1 });
});

test('[EN-03 CK-18 CP-02] a way out names the coupons that it takes off, where it is not all of them', async () => {
  const large = { discountUnitType: 'Amount', discountValue: 500, possiblePrice: 90_000 };
  const used = { ...large, couponIssueNo: 'C7', couponNo: 'C7', couponType: 'BuyerCoupon', cartUnitIds: [1] };
  const cart = {
    ...aCart,
    coupons: [{ ...large, issueNo: 'C7', couponName: 'Large orders' }],
    appliedCoupons: [used],
  };
  const said = {
    en: 'take these coupons off unit 1 ‘Apples’: C7',
    ko: '쿠폰 C7 취소: 상품 1 ‘Apples’',
    cn: '取消 商品 1“Apples” 的优惠券 C7',
    jp: '商品 1「Apples」のクーポン C7 を取り消す',
  };
  for (const lang of languages) {
    expect((await call(['check', '--lang', lang], cart)).text).toContain(translationsOf[lang].removedBy(said[lang]));
    expect(translationsOf[lang].fix.RemoveCoupons('U', '')).not.toMatch(/[:：] ?$| {2}/u);
  }
  expect(translationsOf.en.fix.RemoveCoupons('unit 1', '')).toBe('take the coupons off unit 1');
});

test('[EN-03 CK-02] a unit that cannot be ordered is left out unless it is selected by hand', async () => {
  expect(await call(['check'], { ...aCart, units: [...aCart.units, unavailable] })).toMatchObject({ exitCode: 0 });
});

test('[EN-03 CP-19] best-coupons says what is used, what it saves, that it is proved and why the others are not', async () => {
  const { text, exitCode } = await call(['best-coupons', '--lang', 'en'], { ...aCart, coupons });
  expect(exitCode).toBe(0);
  expect(text).toContain('₩13,750 to pay: ₩1,250 less than with nothing in use (₩15,000).');
  expect(text).toContain(translationsOf.en.proved);
  expect(text).toContain('  C1 ‘A tenth’ · on unit 1 ‘Apples’');
  expect(text).toMatch(/Not used:\n {2}C3 ‘Large orders’ · COUPON-MINIMUM .+₩90,000/u);
});

test('[EN-03 CP-19] best-coupons as JSON; a coupon that has ended by then saves nothing', async () => {
  const [ends] = coupons.map((coupon) => ({ ...coupon, expiredDate: '2026-11-30T14:59:59Z' }));
  expect(await callJson(['best-coupons'], { ...aCart, coupons })).toMatchObject({
    saving: 1250,
    payable: 13_750,
    isProved: true,
    gap: 0,
    chosen: [
      { couponKey: 'C1', lane: 'Buyer', place: 'Unit', cartUnitIds: [1] },
      { couponKey: 'C2', lane: 'Buyer', place: 'Unit', cartUnitIds: [2] },
    ],
    unused: [{ couponKey: 'C3', code: 'COUPON-MINIMUM' }],
  });
  expect(await callJson(['best-coupons'], { ...aCart, coupons: [ends] })).toMatchObject({ saving: 1000 });
  expect(
    await callJson(['best-coupons', '--now', '2026-12-01T00:00:00Z'], { ...aCart, coupons: [ends] }),
  ).toMatchObject({
    saving: 0,
    unused: [{ couponKey: 'C1', code: 'COUPON-EXPIRED' }],
  });
});

test('[EN-03 CP-19] best-coupons says by how much another combination might save more where that is not proved', async () => {
  const { pricing, coupons: offered } = aCouponCart(3, 30, 60);
  const state = cartOf(pricing.units, {
    shippingPolicies: pricing.shippingPolicies,
    bundleTerms: pricing.bundleTerms,
    buyer: aBuyer(),
    coupons: { status: 'Known', offered },
  });
  const written = cartState.encode(state);
  const short = await callJson(['best-coupons', '--nodes', '1'], written);
  expect(short).toMatchObject({ isProved: false });
  const { gap, saving } = short as { readonly gap: number; readonly saving: number };
  expect(gap).toBeGreaterThan(0);
  const { text } = await call(['best-coupons', '--nodes', '1', '--lang', 'en'], written);
  expect(text).toContain(translationsOf.en.gap(formatWon(won(gap), 'en')));
  const proved = (await callJson(['best-coupons'], written)) as { readonly isProved: boolean; readonly saving: number };
  expect(proved.isProved).toBe(true);
  expect(proved.saving).toBeGreaterThanOrEqual(saving);
  expect(proved.saving).toBeLessThanOrEqual(saving + gap);
});

test('[EN-03] explain says a code in a language, with values, and names its rules', async () => {
  const { text, exitCode } = await call(['explain', 'CART-BR3-06', 'max=1000', '--lang', 'en']);
  expect(exitCode).toBe(0);
  expect(text).toContain('CART-BR3-06  The maximum quantity is 1,000.');
  expect(text).toContain('QT-02  quantity/CART-BR3-06');
  expect(await callJson(['explain', 'CART-BR3-06'])).toMatchObject({
    params: ['max'],
    rules: [{ family: 'quantity' }],
  });
  expect((await call(['explain', 'CART-BR3-06', '--lang', 'en'])).text).toContain('The maximum quantity is {max}.');
});

test.each([
  [['sing'], 'no such command: sing'],
  [['__proto__'], 'no such command: __proto__'],
  [[''], 'no command given'],
  [['--json'], 'no command given'],
  [['chek'], 'no such command: chek, did you mean check?'],
  [['hlep'], 'no such command: hlep, did you mean help?'],
  [['help', 'chek'], 'no such command: chek, did you mean check?'],
  [['chek', '--help'], 'no such command: chek, did you mean check?'],
  [['help', 'check', 'price'], 'one word too many: price'],
  [['price', '-', 'b'], 'one word too many: b'],
  [['price', 'gone.json'], 'gone.json: no such file'],
  [['price', '--loud'], 'no such option: --loud'],
  [['price', '--stirct'], 'no such option: --stirct, did you mean --strict?'],
  [['price', '--json=yes'], 'no such option: --json=yes, did you mean --json?'],
  [['price', '--nodes', '3'], 'price has no use for --nodes'],
  [['explain', 'CART-BR7-33', '--strict'], 'explain has no use for --strict'],
  [['price', '--now'], '--now needs a value'],
  [['price', '--now', '--json'], '--now needs a value'],
  [['best-coupons', '--nodes', '0'], 'not a whole number from 1: 0'],
  [['price', '--now', '2026-11-21'], 'not a moment: 2026-11-21'],
  [['price', '--now', '2026-02-30T00:00:00Z'], 'not a moment: 2026-02-30T00:00:00Z'],
  [['price', '--now', '2026-02-29T00:00:00+09:00'], 'not a moment: 2026-02-29T00:00:00+09:00'],
  [['price', '--now', '2026-11-21T09:61:00Z'], 'not a moment: 2026-11-21T09:61:00Z'],
  [['explain'], 'no code given'],
  [['explain', '__proto__'], 'no such code: __proto__'],
  [['explain', 'cart-br7-33'], 'no such code: cart-br7-33, did you mean CART-BR7-33?'],
  [['explain', 'CART-BR3-06', 'max'], 'a value is written as name=value, such as max=30: max'],
  [['explain', 'CART-BR3-06', 'max='], 'max needs a value'],
  [['explain', 'CART-BR3-06', 'max=abc'], 'not a number: max=abc'],
  [['explain', 'CART-BR3-06', 'max=30', 'max=40'], 'max is given twice'],
  [['explain', 'CART-BR3-17', 'short=6'], 'CART-BR3-17 takes no value short (it takes product, max)'],
  [['explain', 'CART-BR3-06', 'mx=3', 'max=3'], 'CART-BR3-06 takes no value mx, did you mean max?'],
  [['explain', 'CART-BR7-01', 'max=3'], 'CART-BR7-01 takes no values: max'],
] as const)('[EN-03] %j is refused with exit 2 and says why', async (args, says) => {
  const { text, isError, exitCode } = await call(['--lang', 'en', ...args]);
  expect({ isError, exitCode }).toEqual({ isError: true, exitCode: 2 });
  expect(text).toContain(says);
  expect(text).not.toMatch(/ {4}at |Error/u);
});

test.each([
  [['best-coupons', '--nodes', '-5'], 'not a whole number from 1: -5'],
  [['price', '--now', '--json'], '--now needs a value'],
  [['price', '--nodes', '0'], 'price has no use for --nodes'],
] as const)('[EN-03] %j is refused for one thing, and that is true', async (args, says) => {
  expect((await call(['--lang', 'en', ...args])).text).toBe(says);
});

test.each(['fr', '-', '', 'kokoro', 'constructor'])(
  '[EN-03] --lang %j is none of ours, which the system’s names',
  async (word) => {
    expect(await call(['price', '--lang', word])).toMatchObject({
      text: `없는 언어입니다: ${word} (ko, en, cn, jp)`,
      exitCode: 2,
    });
  },
);

test.each([
  ['ja', 'jp'],
  ['JP', 'jp'],
  ['zh', 'cn'],
  ['zh-Hans-CN', 'cn'],
  ['EN', 'en'],
  ['ko_KR.UTF-8', 'ko'],
] as const)('[EN-03] --lang %s is %s', async (name, language) => {
  expect((await call(['check', '--lang', name])).text).toBe(translationsOf[language].orderable);
});

test.each(['2028-02-29T00:00:00Z', '2026-11-21T09:00:00.5+09:00', '2026-11-21T09:00Z'])(
  '[EN-03] --now %s is a moment',
  async (now) => {
    expect((await call(['price', '--now', now])).exitCode).toBe(0);
  },
);

test('[EN-03] refusals are JSON too', async () => {
  const answer = await callJson(['price', 'gone.json', '--lang', 'en']);
  expect(answer).toEqual({ problems: [{ type: 'NotFound', file: 'gone.json', message: 'gone.json: no such file' }] });
});

test.each(languages)('[EN-03] on a system that speaks %s, baguni alone says how it is used', async (language) => {
  const system = { ...environmentOf(''), language };
  const usage = { text: helpLines(language).join('\n'), isError: false, exitCode: 0 };
  for (const words of [[], ['--help'], ['help'], ['help', 'help'], ['help', '--json']])
    expect(await run(words, system)).toEqual(usage);
  for (const asked of [
    ['--lang', 'cn'],
    ['--language', 'cn'],
    ['--lang', 'ko', '--language', 'cn'],
  ])
    expect((await run(asked, system)).text).toBe(helpLines('cn').join('\n'));
  expect((await run(['sing'], system)).text).toContain(
    translationsOf[language].problem.UnknownCommand({ type: 'UnknownCommand', word: 'sing', fits: '' }),
  );
});

test('[EN-03] an answer is in the language asked for, else in the cart’s own, else in the system’s', async () => {
  const ask = async (cart: object, ...words: readonly string[]) =>
    (await run(['check', ...words], { ...environmentOf(JSON.stringify(cart)), language: 'jp' })).text;
  const inEnglish = { ...aCart, storefront: { language: 'en' } };
  expect(await ask(aCart)).toBe(translationsOf.jp.orderable);
  expect(await ask({ ...aCart, storefront: { device: 'm' } })).toBe(translationsOf.jp.orderable);
  expect(await ask(inEnglish)).toBe(translationsOf.en.orderable);
  expect(await ask(inEnglish, '--language', 'cn')).toBe(translationsOf.cn.orderable);
});

test('[EN-03] the version is that of the package; the answer’s language is the cart’s unless another is asked for', async () => {
  expect(await call(['--version'])).toEqual({ text: '1.2.3', isError: false, exitCode: 0 });
  const inJapanese = { ...aCart, storefront: { language: 'jp' } };
  expect((await call(['check'], inJapanese)).text).toBe(translationsOf.jp.orderable);
  expect((await call(['check', '--lang', 'cn'], inJapanese)).text).toBe(translationsOf.cn.orderable);
  expect((await call(['check'])).text).toBe(translationsOf.ko.orderable);
});
