import { anOpenSession, selectAllUnits } from '@baguni/use-cases/sessions';
import {
  cartUnitId,
  languages,
  nothingMerged,
  payableOf,
  pricedOf,
  txKey,
  unitSummary,
  won,
  type Language,
  type LeftPieces,
  type MergeReport,
  type Order,
  type OrderLine,
  detailKey,
} from '@baguni/domain/internal';
import { aDeliverySlot, aDiscount, anOption, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { breakable, testContext } from '../testing/context.ts';
import { orderPageView, type OrderPageFacts, type OrderPageView } from './order-page-view.ts';

const unit = aUnit({ quantity: 2, discounts: [aDiscount()] });
const state = selectAllUnits(anOpenSession([unit]));
const order: Order = {
  txKey: txKey('T1'),
  isPaid: false,
  lines: [
    {
      cartUnitId: cartUnitId(1),
      itemName: unit.item.itemName,
      options: [],
      additions: [],
      itemImageUrl: unit.item.itemImageUrl,
      quantity: 2,
      price: unitSummary(pricedOf(state.cart), cartUnitId(1)).price,
    },
  ],
  entries: pricedOf(state.cart).entries,
  payable: payableOf(state.cart),
};
const facts: OrderPageFacts = {
  txKey: txKey('T1'),
  load: { order },
  isPaying: false,
  notice: undefined,
  isOutdated: false,
  isOffline: false,
  gateway: undefined,
  environment: 'local',
  taken: undefined,
  split: [],
};

const pageOf = (over: Partial<OrderPageFacts> = {}, language: Language = 'ko') =>
  orderPageView(testContext({ language }), { ...facts, ...over });
const pageWith = (over: Partial<Order>, language: Language = 'ko') =>
  pageOf({ load: { order: { ...order, ...over } } }, language);

test('[CK-13] marks the language of a line that differs from the page', () => {
  const [line] = order.lines;
  const lines = line ? [line, { ...line, language: 'jp' as const }] : [];
  expect(pageWith({ lines }, 'en').lines.map(({ htmlLang }) => htmlLang)).toEqual([undefined, 'ja']);
  const rows = pageWith({ lines: lines.slice(1) }, 'en').rows.flatMap((row) => row.lines);
  expect(rows.map(({ place, placeLang }) => [place, placeLang])).toContainEqual(['사과', 'ja']);
});

test('[CK-13] writes options and add-ons with the punctuation of their line', () => {
  const [line] = order.lines;
  const additions = [{ additionNo: 'A1', name: '포장', value: '봉투', price: won(0), quantity: 1, stock: undefined }];
  const textsOf = (of: Pick<OrderLine, 'language'>) =>
    pageWith({ lines: line ? [{ ...line, options: [anOption()], additions, ...of }] : [] }, 'cn').lines.map((one) => [
      one.optionText,
      ...one.additions,
    ]);
  expect(textsOf({ language: 'ko' })).toEqual([['색상: 빨강', '포장: 봉투 × 1']]);
  expect(textsOf({})).toEqual([['색상：빨강', '포장：봉투 × 1']]);
});

test('[CK-13] an order is identified by its number, an older one by its key', () => {
  expect(pageWith({ orderNumber: '2026-1122-0001' }).numberText).toBe('주문 번호 2026-1122-0001');
  expect(pageOf().numberText).toBe('주문 번호 T1');
});

const split = [2, 1, 3].map((n) => ({ cartUnitIds: [cartUnitId(n)], total: won(0) }));

test.each([
  ['ko', '3번 중 2번째 주문', '장바구니에서 3번째 주문하기'],
  ['en', 'Order 2 of 3', 'Go to the cart for order 3'],
  ['cn', '共3单，第2单', '去购物车下第3单'],
  ['jp', '3回中2回目のご注文', 'カートで3回目を注文する'],
] as const)('[CK-01] in %s an order of a split shows its step and, once paid, the next one', (language, text, next) => {
  const [waiting, paid] = [false, true].map((isPaid) =>
    pageOf({ load: { order: { ...order, isPaid } }, split }, language),
  );
  expect([waiting?.stepText, paid?.stepText]).toEqual([text, text]);
  expect([waiting?.next, paid?.next?.label, paid?.next?.href]).toEqual([undefined, next, paid?.toCart.href]);
  const isPaid = { load: { order: { ...order, isPaid: true } } };
  expect(pageOf({ ...isPaid, split: split.slice(0, 2) }).next).toBeUndefined();
  expect(pageOf({ ...isPaid, split: split.toSpliced(1, 1) }).next).toBeUndefined();
  const whole = order.lines.flatMap((line) => [line, { ...line, cartUnitId: cartUnitId(2) }]);
  expect(pageOf({ load: { order: { ...order, lines: whole } }, split }).stepText).toBeUndefined();
});

test('[CK-13] the checkout page shows the ordered units, the ledger and the payment button', () => {
  const view = pageOf();
  expect([view.body, view.numberText, view.statusText]).toEqual(['Order', '주문 번호 T1', '결제를 기다리고 있어요']);
  expect(view.lines).toEqual([
    {
      key: 'line-1',
      image: { src: '/pictures/apple.svg', alt: '', isStruck: false },
      name: '사과',
      optionText: '기본 상품',
      additions: [],
      quantityText: '수량 2개',
      arrivalText: undefined,
      price: '18,000원',
    },
  ]);
  expect(view.rows.map(({ amount }) => amount)).toEqual(['20,000원', '−2,000원', '2,500원']);
  expect([view.payable, view.pay.label, view.pay.isEnabled]).toEqual(['20,500원', '20,500원 결제하기', true]);
  expect(view.toCart.href).toBe('/ko/pc/cart');
});

test('[CK-13] lists additions under their item', () => {
  const additions = [
    { additionNo: 'A1', name: '포장', value: '선물 상자', price: won(500), quantity: 2, stock: undefined },
    { additionNo: 'A2', name: '카드', value: '', price: won(0), quantity: 1, stock: undefined },
  ];
  const lines = order.lines.map((line) => ({ ...line, additions }));
  expect(pageWith({ lines }).lines[0]?.additions).toEqual(['포장: 선물 상자 × 2개', '카드 × 1개']);
});

test.each([
  ['ko', '계속 쇼핑하기'],
  ['en', 'Continue shopping'],
  ['cn', '继续购物'],
  ['jp', '買い物を続ける'],
] as const)('[CK-13] in %s a paid order links to the shop; an unpaid one does not', (language, label) => {
  expect(pageWith({ isPaid: true }, language).shopOn).toEqual({ label, href: testContext().links.home });
  expect(pageOf({}, language).shopOn).toBeUndefined();
});

test('[CK-13] a paid order cannot be paid again and shows the last step', () => {
  const view = pageWith({ isPaid: true });
  expect([view.isPaid, view.pay.isEnabled, view.payableLabel]).toEqual([true, false, '결제한 금액']);
  expect(view.header.steps.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true]);
});

test('[LY-08] shows the memo of an order in every language; omits a missing memo', () => {
  const text = '<b>문 앞에</b>';
  const headings = { ko: '주문 메모', en: 'Order memo', cn: '订单备注', jp: '注文メモ' };
  for (const language of languages) expect(pageWith({ memo: text }, language).memo?.heading).toBe(headings[language]);
  expect(pageWith({ memo: text }).memo?.text).toBe(text);
  expect(pageOf().memo).toBeUndefined();
});

test('[LY-09] shows the delivery time of an order in every language; omits it without a chosen slot', () => {
  const deliverySlots = [
    aDeliverySlot(),
    aDeliverySlot({ branchCode: 'F2', branchName: '<b>부산</b>', service: 'Dawn', fromHour: 0, toHour: 7 }),
  ];
  const texts = {
    ko: ['성수점 · 11월 21일 (토) 10:00–13:00 도착', '<b>부산</b> · 11월 21일 (토) 새벽배송 (07:00 전 도착)'],
    en: ['성수점 · Sat, Nov 21 10:00–13:00', '<b>부산</b> · Sat, Nov 21 Dawn delivery (by 07:00)'],
    cn: ['성수점 · 11月21日周六 10:00–13:00 送达', '<b>부산</b> · 11月21日周六 凌晨配送（07:00前送达）'],
    jp: ['성수점 · 11月21日(土) 10:00–13:00にお届け', '<b>부산</b> · 11月21日(土) 早朝配送（07:00までにお届け）'],
  };
  for (const language of languages)
    expect(
      breakable(pageWith({ deliverySlots }, language).delivery)?.slots.map(({ branch, text }) => branch + text),
    ).toEqual(texts[language]);
  const named = ['성수점', 'Seongsu'].map((branchName, i) => aDeliverySlot({ branchName, fromHour: i }));
  expect(pageWith({ deliverySlots: named }, 'en').delivery?.slots.map(({ htmlLang }) => htmlLang)).toEqual([
    'ko',
    undefined,
  ]);
  expect(pageWith({ deliverySlots }, 'en').delivery?.heading).toBe('Delivery time');
  expect(pageOf().delivery).toBeUndefined();
});

const terms: NonNullable<Order['terms']> = {
  address: { address: '서울 <b>마포구</b>', zipCode: '04001' },
  arrivals: [{ cartUnitId: cartUnitId(1), arrivalScheduledDate: '2026-11-21', displayType: 'Guaranteed' }],
  cashback: won(280),
  paymentMethod: 'Baguni Card',
};
const [addressOf, toCart, toAddress] = ['(04001) 서울 <b>마포구</b>', '/pc/cart', '/pc/cart/stardelivery'];

test.each([
  ['ko', '11월 21일 (토) 도착 보장', 'Baguni Card (쿠폰 조건)', ['배송지 변경', '결제 수단 변경']],
  [
    'en',
    'Arrives Sat, Nov 21, guaranteed',
    'Baguni Card (required by a coupon)',
    ['Change the address', 'Change the payment method'],
  ],
  ['cn', '保证11月21日周六送达', 'Baguni Card（优惠券要求）', ['更改收货地址', '更改支付方式']],
  ['jp', '11月21日(土)お届け保証', 'Baguni Card（クーポンの条件）', ['お届け先を変更', 'お支払い方法を変更']],
] as const)(
  '[CK-13] in %s an order shows arrival, address, payment method, cashback and where to change them',
  (language, arrival, method, links) => {
    const cashback = language === 'ko' ? '280원' : '₩280';
    const view = breakable(pageWith({ terms }, language));
    expect(view.lines[0]?.arrivalText).toBe(arrival);
    expect(view.terms?.rows.map(({ key, texts, change }) => [key, ...texts, change])).toEqual([
      ['Arrival', arrival, undefined],
      ['Address', addressOf, language === 'ko' ? { label: links[0], href: `/ko${toAddress}` } : undefined],
      ['PaymentMethod', method, { label: links[1], href: `/${language}${toCart}` }],
      ['Cashback', cashback, undefined],
    ]);
    const paid = breakable(pageWith({ terms, isPaid: true }, language));
    expect(paid.terms?.rows.map(({ change }) => change)).toEqual([undefined, undefined, undefined, undefined]);
    expect(paid.terms?.rows.map(({ texts }) => texts.join(''))).toEqual([arrival, addressOf, method, cashback]);
  },
);

test('[CK-13] each part of an order has its heading, and each fact and amount its label', () => {
  const full = { terms, memo: 'Door', deliverySlots: [aDeliverySlot()] };
  const headingsOf = ({ linesHeading, totalsHeading, payableLabel, terms: shown, delivery, memo }: OrderPageView) => [
    linesHeading,
    totalsHeading,
    payableLabel,
    delivery?.heading,
    memo?.heading,
    shown?.heading,
    ...(shown?.rows ?? []).map(({ label }) => label),
  ];
  const parts = ['Ordered items', 'Payment', 'Delivery time', 'Order memo', 'Delivery and payment'];
  const [lines, totals, ...rest] = [...parts, 'Arrival', 'Delivery address', 'Payment method'];
  expect(headingsOf(pageWith(full, 'en'))).toEqual([lines, totals, 'To pay', ...rest, 'Cashback you’ll earn']);
  expect(headingsOf(pageWith({ ...full, isPaid: true }, 'en'))).toEqual([
    lines,
    totals,
    'Paid',
    ...rest,
    'Cashback you earn',
  ]);
});

test('[CK-13] arrivals are listed once each, the earliest first, and discounts name their item', () => {
  const arrival = (n: number, date: string, displayType: 'Guaranteed' | 'Scheduled' = 'Scheduled') => ({
    cartUnitId: cartUnitId(n),
    arrivalScheduledDate: date,
    displayType,
  });
  const arrivals = [arrival(1, '2026-11-24'), arrival(2, '2026-11-21', 'Guaranteed'), arrival(3, '2026-11-24')];
  const view = pageWith({ terms: { ...terms, arrivals } });
  expect(view.terms?.rows[0]?.texts.map(breakable)).toEqual(['11월 21일 (토) 도착 보장', '11월 24일 (화) 도착 예정']);
  expect(view.rows.find(({ key }) => key === 'Discounts')?.lines.map(({ place }) => place)).toEqual(['사과']);
});

test('[RT-01 CK-13] title, layout and links follow the storefront, and the header links to the cart', () => {
  const context = testContext({ language: 'jp', device: 'm', tenant: 'outlet' });
  const view = orderPageView(context, { ...facts, environment: 'development' });
  const href = '/jp/m/cart';
  expect([view.layout, view.tenant, view.toCart]).toEqual(['m', 'outlet', { label: 'カートへ戻る', href }]);
  expect(view.documentTitle).toContain(`${view.title} | `);
  expect(view.documentTitle).not.toBe(orderPageView(testContext({ language: 'jp' }), facts).documentTitle);
  expect([view.header.back, view.header.environment?.name]).toEqual([view.toCart, 'development']);
});

test('[RT-07] the payment gateway is a named frame in the language of the page, open during a payment', () => {
  const { gateway } = pageOf({ gateway: detailKey('K1') }, 'en');
  expect(gateway).toMatchObject({
    title: 'Approve the payment',
    closeLabel: 'Close',
    src: '/gateway/SmilePayGateway/K1?charset=enUS',
  });
  expect(JSON.stringify(gateway)).not.toMatch(/[가-힣]/u);
  expect(pageOf().gateway).toBeUndefined();
});

test('[CK-13] an order overseas shows its country, without a link to addresses in Korea', () => {
  const overseas = { ...terms, address: { address: '일본', zipCode: '' } };
  const row = pageWith({ terms: overseas }).terms?.rows.find(({ key }) => key === 'Address');
  expect([row?.texts, row?.change]).toEqual([['일본'], undefined]);
});

test('[CK-13] shows no row for an unknown arrival or no cashback; any payment method needs no change', () => {
  const none = { address: undefined, arrivals: [], cashback: won(0), paymentMethod: undefined };
  expect(pageWith({ terms: none }).terms?.rows.map(({ texts, change }) => [...texts, change?.label])).toEqual([
    ['모든 결제 수단 사용 가능', undefined],
  ]);
  const paid = pageWith({ terms: none, isPaid: true }).terms?.rows;
  expect(paid?.map(({ texts }) => texts.join(''))).toEqual(['등록된 배송지가 없어요']);
  expect(pageOf().terms).toBeUndefined();
});

const recipient = { name: '<b>김</b>', phone: '010-1234-5678', zipCode: '04001', address: '마포구 새벽별로 12' };

test.each([
  ['ko', '배송받으실 분', ['이름', '전화번호', '우편번호', '주소'], '우편번호 5자리를 입력해 주세요.'],
  ['en', 'Deliver to', ['Name', 'Phone number', 'Postal code', 'Address'], 'Enter the 5 digits of the postal code.'],
  ['cn', '收货人', ['姓名', '电话号码', '邮政编码', '地址'], '请填写5位邮政编码。'],
  ['jp', 'お届け先', ['お名前', '電話番号', '郵便番号', 'ご住所'], '郵便番号5桁を入力してください。'],
] as const)('[CK-20] in %s an order without an address asks for a recipient', (language, heading, labels, error) => {
  const none = { terms: { ...terms, address: undefined } };
  const form = pageWith(none, language).recipient;
  expect([form?.heading, form?.fields.map(({ label }) => label), form?.fields[2]?.error]).toEqual([
    heading,
    labels,
    error,
  ]);
  expect(form?.fields.map(({ autoComplete }) => autoComplete)).toEqual([
    'name',
    'tel',
    'postal-code',
    'street-address',
  ]);
  expect(form?.stored).toEqual({ name: '', phone: '', zipCode: '', address: '' });
  expect(pageWith({ ...none, recipient }, language).recipient?.stored).toEqual(recipient);
  for (const known of [{ terms }, { ...none, isPaid: true }, { ...none, recipient, isPaid: true }])
    expect(pageWith(known, language).recipient).toBeUndefined();
});

test('[CK-20] a paid order shows its recipient and the address; the form replaces both before', () => {
  const delivered = { terms: { ...terms, address: recipient }, recipient };
  const rowOf = (isPaid: boolean) =>
    pageWith({ ...delivered, isPaid }).terms?.rows.find(({ key }) => key === 'Address');
  expect(rowOf(true)?.texts).toEqual(['<b>김</b>, 010-1234-5678', '(04001) 마포구 새벽별로 12']);
  expect(rowOf(false)).toBeUndefined();
  expect(rowOf(true)?.htmlLang).toBe('ko');
  const abroad = { ...terms, address: { address: 'Japan', zipCode: '' } };
  expect(pageWith({ terms: abroad }, 'en').terms?.rows.find(({ key }) => key === 'Address')?.htmlLang).toBeUndefined();
});

test('[CK-13] a paid order links to the list of orders if there is one', () => {
  expect(pageWith({ isPaid: true }, 'en').orders).toEqual({ label: 'See your orders', href: '/orders' });
  expect(pageOf().orders).toBeUndefined();
  const alone = testContext({}, { orders: undefined });
  expect(orderPageView(alone, { ...facts, load: { order: { ...order, isPaid: true } } }).orders).toBeUndefined();
});

test('[RT-01 CK-13] another language keeps the order', () => {
  expect(pageOf().header.languages.map(({ href }) => href)).toEqual(
    languages.map((language) => `/${language}/pc/order/T1?charset=${language}`),
  );
});

test('[CK-14] the button is busy during payment, and a refused payment is explained', () => {
  const refused = pageOf({ notice: 'Sold out' });
  expect([refused.notice, refused.body, refused.failureText]).toEqual(['Sold out', 'Order', pageOf().failureText]);

  expect(pageOf({ isPaying: true }).pay).toEqual({
    label: '결제하고 있어요',
    isEnabled: false,
    isBusy: true,
  });
});

test('[CK-14] an order whose cart has changed since cannot be paid', () => {
  expect([false, true].map((isOutdated) => pageOf({ isOutdated }).pay.isEnabled)).toEqual([true, false]);
});

test('shows loading and failure texts in every language', () => {
  for (const language of languages) {
    expect(pageOf({ load: 'Loading' }, language).body).toBe('Loading');
    const failed = pageOf({ load: 'Failed' }, language);
    expect(failed.body).toBe('Failure');
    const texts = [failed.failureText, failed.loadingText, failed.retryLabel, failed.payableLabel];
    expect(new Set(texts.filter((text) => text !== '')).size).toBe(4);
  }
});

test.each([
  ['ko', '이 주문을 찾을 수 없어요. 주소를 확인하시거나, 주문하신 계정으로 로그인되어 있는지 확인해 주세요.'],
  ['en', 'We can’t find this order. Check the address, and whether you are signed in with the account that placed it.'],
  ['cn', '找不到此订单。请检查网址，并确认登录的是下单的账号。'],
  ['jp', 'このご注文は見つかりません。アドレスと、ご注文時のアカウントでログインしているかをご確認ください。'],
] as const)('[CK-13] in %s an unknown order leads to the cart and the orders instead of a retry', (language, text) => {
  const { body, failureText, retryLabel, orders, toCart } = pageOf({ load: 'Unknown' }, language);
  expect([body, failureText, retryLabel, orders?.href]).toEqual(['Failure', text, undefined, '/orders']);
  expect(toCart.href).toBe(`/${language}/pc/cart`);
  expect(pageOf({ load: 'Failed' }, language).orders).toBeUndefined();
});

test.each([
  ['ko', '연결이 끊겼어요', '연결되면 주문을 바로 확인할게요.'],
  ['en', 'No connection', 'We’ll check your order as soon as it’s back.'],
  ['cn', '网络连接已断开', '恢复连接后会立即刷新订单。'],
  ['jp', '接続が切れています', '接続が戻りしだいご注文を確認します。'],
] as const)('[ER-02] in %s a lost connection is shown with the order', (language, title, text) => {
  expect(pageOf({ isOffline: true }, language).offline).toEqual({ title, text });
  expect(pageOf({}, language).offline).toBeUndefined();
});

const before = (payableBefore: number, merge: Partial<MergeReport> = {}): Partial<OrderPageFacts> => ({
  taken: { payableBefore: won(payableBefore), merge: { ...nothingMerged, ...merge } },
});

const stayed: LeftPieces = {
  itemName: '<b>Pears</b>',
  itemImageUrl: '',
  options: [],
  additions: [],
  quantity: 3,
  code: 'CART-BR1-43',
  params: { max: 100 },
};

test('[CK-15] an order prepared again shows its earlier total and the merge result of the guest cart', () => {
  const some = [{ cartUnitId: cartUnitId(1), quantity: 2 }];
  expect(pageOf(before(22_500, { added: some, left: [stayed] }), 'en').news).toEqual([
    'You have signed in, so your order was prepared again with your own cart and member prices. The total to pay has changed from ₩22,500 to ₩20,500.',
    'Items from before you signed in are in your cart now. New: 1.',
    'Some items did not fit into your cart. They stay in the cart from before you signed in, and go in when you open your cart and there is room.',
    '<b>Pears</b>, Quantity 3: Your cart can hold up to 100 items.',
  ]);
});

test('[CK-15] reports pieces that stayed, also if none was added', () => {
  const { news } = pageOf(before(20_500, { left: [stayed] }), 'en');
  expect(news.at(-1)).toBe('<b>Pears</b>, Quantity 3: Your cart can hold up to 100 items.');
  expect(news.length).toBeGreaterThan(1);
});

test('[CK-15] shows no news for the same total, for a paid order, or for an order that was not prepared again', () => {
  const paid = { load: { order: { ...order, isPaid: true } } };
  for (const shown of [before(20_500), { ...before(22_500), ...paid }, {}]) expect(pageOf(shown).news).toEqual([]);
});

test.each(languages)(
  '[CK-15 ER-09] is complete in %s, and an order that cannot be shown gives the reason',
  (language) => {
    expect(pageOf(before(1_000), language).news.join('')).not.toMatch(/^$|[{}]/u);
    expect(pageOf({ load: 'Failed', notice: 'x' }, language).failureText).toBe('x');
  },
);
