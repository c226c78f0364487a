import { anOpenSession, selectAllUnits, withFields, type SessionFields } from '@baguni/use-cases/sessions';
import { evolve, pricesUpdated, type Session } from '@baguni/use-cases';
import type { SellerGroupView } from './seller-group-view.ts';
import {
  bundleKey,
  cartUnitId,
  languages,
  pricedInputsOf,
  sellerGroupKeyOf,
  shippingMethodTypes,
  shippingPolicyKey,
  won,
  type Device,
  type Language,
  type ShippingPolicy,
  type CartUnit,
} from '@baguni/domain/internal';
import {
  aCoupon,
  aDiscount,
  anExpressShopUnit,
  anItem,
  anUnorderableUnit,
  aPolicy,
  aSeller,
  aSmileDeliveryUnit,
  aSmileFreshUnit,
  aUnit,
} from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import type { ShippingGroupView } from './shipping-group-view.ts';
import { cartViews } from '../testing/printed.ts';

const firstGroup = (state: Session, language: Language = 'ko', device: Device = 'pc'): SellerGroupView => {
  const views = cartViews(state, { language, device });
  const view = views.sellerGroup(views.sellerGroupKeys[0] ?? '');
  if (!view) throw new Error('the cart has a group');
  return view;
};

const answered = (state: Session): Session =>
  evolve(state, pricesUpdated(state, { inputs: pricedInputsOf(state.cart), bundles: [], policies: [], discounts: [] }));

const unnamed = aUnit({ seller: aSeller({ miniShopName: '', sellerName: ' ' }) });
const fresh = (miniShopName: string) => aSmileFreshUnit({ seller: aSeller({ miniShopName }) });

test.each<[CartUnit, Partial<SellerGroupView>, Language?]>([
  [aUnit(), { name: '푸른과일 가게', href: '/shop/S1', badge: undefined }],
  [aSmileDeliveryUnit(), { name: '스마일배송', href: '/smile-delivery', badge: undefined }],
  [anExpressShopUnit(), { branchText: '역삼점', href: '/express-shop' }],
  [anExpressShopUnit(), { badge: { service: 'ExpressShop', label: 'ExpressShop' }, href: undefined }, 'en'],
  [aSmileFreshUnit(), { badge: { service: 'SmileFresh', label: '스마일프레시' } }],
  [fresh('스마일프레시몰'), { badge: undefined }],
  [fresh('초록 가게'), { badge: { service: 'SmileFresh', label: '스마일프레시' } }],
  [unnamed, { name: '이름을 알 수 없는 판매자' }],
])(
  '[TR-02 RT-18 XT-13] a group has its name, link, branch and badge, unless its name is the badge: %#',
  (unit, view, language) => {
    expect(firstGroup(anOpenSession([unit]), language)).toMatchObject(view);
  },
);

test('a seller without a name has a default text in the accessible name', () => {
  expect(firstGroup(anOpenSession([unnamed]), 'en').box.accessibleName).toContain('Unnamed seller');
});

test('[SE-01] the box shows none, mixed or all of the orderable units', () => {
  const units = [aUnit(), aUnit({ cartUnitId: cartUnitId(2) }), anUnorderableUnit({ cartUnitId: cartUnitId(3) })];
  const box = (selected: readonly number[]): string =>
    firstGroup(anOpenSession(units, { selected: selected.map(cartUnitId) })).box.state;
  expect([box([]), box([2]), box([1, 2])]).toEqual(['none', 'mixed', 'all']);
  expect(firstGroup(anOpenSession([anUnorderableUnit()])).box.isEnabled).toBe(false);
});

const another = aUnit({ cartUnitId: cartUnitId(2) });

test('[PR-05] a card with one unit shows its sum only in the row, and one that cannot be ordered shows none', () => {
  const gone = (id: number) => anUnorderableUnit({ cartUnitId: cartUnitId(id) });
  expect(firstGroup(selectAllUnits(anOpenSession([aUnit()]))).foot).toBeUndefined();
  expect(firstGroup(anOpenSession([gone(1), gone(2)])).foot).toBeUndefined();
  expect(firstGroup(selectAllUnits(anOpenSession([aUnit(), another]))).foot).toBeDefined();
});

test.each<Partial<SessionFields>>([{}, { serverPrices: { status: 'Failed', answer: undefined } }])(
  '[PR-05] without a selection the footer keeps its place with a sum of 0: %j',
  (over) => {
    const { foot } = firstGroup(anOpenSession([aUnit(), another], over));
    expect(foot?.parts.map(({ amount }) => amount)).toEqual(['0원', '0원', '0원', '0원']);
    expect(foot?.isShippingKnown).toBe(true);
  },
);

test('[PR-05] the footer is items − discounts + shipping = price', () => {
  const unit = aUnit({ quantity: 2, discounts: [aDiscount()] });
  const coupons = { applied: [aCoupon({ cartUnitIds: [unit.cartUnitId] })] };
  const { foot } = firstGroup(anOpenSession([unit, another], { selected: [unit.cartUnitId], coupons }));
  expect(foot?.parts.map(({ sign = '', label, amount }) => `${sign}${label} ${amount}`)).toEqual([
    '상품 금액 20,000원',
    '−할인 금액 3,800원',
    '+배송비 2,500원',
    '=주문 금액 18,700원',
  ]);
  expect(foot?.isShippingKnown).toBe(true);
});

test('[SH-05] the footer shows that shipping is unknown', () => {
  const state = anOpenSession([aUnit(), another], {
    selected: [aUnit().cartUnitId],
    serverPrices: { status: 'Failed', answer: undefined },
  });
  const text = '선택한 상품 1개, 배송비를 뺀 주문 금액 10,000원';
  const unknown = {
    text,
    isShippingKnown: false,
    parts: [{}, {}, { amount: '확인하지 못했어요' }, { amount: '10,000원' }],
  };
  expect(firstGroup(state).foot).toMatchObject(unknown);
});

test('[FG-01] shows no gauge without a selection, then the missing amount, then free', () => {
  const gaugeOf = (price: number, select = selectAllUnits, language: Language = 'ko') => {
    const unit = aSmileDeliveryUnit({ item: anItem({ itemSellPrice: won(price) }) });
    return firstGroup(answered(select(anOpenSession([unit]))), language).gauge;
  };
  expect(gaugeOf(10_800, (state) => state)).toEqual({ type: 'NONE' });
  expect(gaugeOf(10_800, selectAllUnits, 'en')).toEqual({
    type: 'GAUGE',
    text: 'Add ₩4,200 for free shipping',
    label: 'Towards free shipping from SmileDelivery',
    percent: 72,
    command: { type: 'OpenFreeShipping', sellerGroupKey: sellerGroupKeyOf(aSmileDeliveryUnit()) },
  });
  expect(gaugeOf(15_000)).toEqual({ type: 'FREE_SHIPPING', text: '무료배송이에요' });
});

const parcels = [1, 2].map((n) =>
  aUnit({
    cartUnitId: cartUnitId(n),
    bundleKey: bundleKey(`B${n}`),
    shippingPolicyKey: shippingPolicyKey(`P${n}`),
  }),
);
const twoParcels = (...terms: readonly Parameters<typeof aPolicy>[0][]): Session =>
  answered(
    selectAllUnits(
      anOpenSession(parcels, {
        shipping: {
          policies: terms.map((over, i) => aPolicy({ shippingPolicyKey: shippingPolicyKey(`P${i + 1}`), ...over })),
        },
      }),
    ),
  );

test('[FG-01] shows in every language how many of several parcels ship free', () => {
  const state = twoParcels({ shippingFee: won(0) }, { shippingFee: won(3000) });
  const texts = languages.map((language) => firstGroup(state, language).gauge);
  expect(texts).toEqual(
    [
      '배송 2건 중 1건 무료배송이에요',
      'Free shipping on 1 of 2 parcels',
      '2个包裹中1个已包邮',
      '配送2件のうち1件が送料無料です',
    ].map((text) => ({ type: 'PARTLY_FREE', text, percent: 50 })),
  );
});

test('[FG-01] promises free shipping for all parcels only if the missing amount covers all', () => {
  const near = { isConditionalFree: true, conditionalFreeBasisCost: won(12_000) };
  const texts = (state: Session) =>
    languages.map((language) => {
      const { gauge } = firstGroup(state, language);
      return gauge.type === 'GAUGE' ? gauge.text : gauge.type;
    });
  expect(texts(twoParcels(near, {}))).toEqual([
    '2,000원 더 담으면 배송 2건 중 1건이 무료예요',
    'Add ₩2,000 for free shipping on 1 of 2 parcels',
    '再买₩2,000，2个包裹中1个包邮',
    'あと₩2,000で配送2件のうち1件が送料無料',
  ]);
  expect(firstGroup(twoParcels(near, { shippingFee: won(0) }), 'en').gauge).toMatchObject({
    text: 'Add ₩2,000 for free shipping',
  });
});

test('[FG-02] the gauge waits for the shipping response', () => {
  const two = [10_800, 3000].map((price, i) =>
    aSmileDeliveryUnit({ cartUnitId: cartUnitId(i + 1), item: anItem({ itemSellPrice: won(price) }) }),
  );
  const first = answered(anOpenSession(two, { selected: [cartUnitId(1)] }));
  const both = evolve(first, { type: 'UnitToggled', cartUnitId: cartUnitId(2) });
  expect(firstGroup(both).gauge).toEqual(firstGroup(first).gauge);
  expect(firstGroup(answered(both)).gauge).toMatchObject({ text: '1,200원 더 담으면 무료배송이에요' });
});

test('[FG-02] reserves the gauge space during the first response and releases it after a failure', () => {
  const state = selectAllUnits(anOpenSession([aSmileDeliveryUnit()]));
  const waiting = withFields(state, { serverPrices: { status: 'NotAsked', answer: undefined } });
  expect(firstGroup(waiting).gauge).toEqual({ type: 'PENDING' });
  expect(firstGroup(withFields(waiting, { selected: [] })).gauge).toEqual({ type: 'NONE' });
  const failed = evolve(waiting, { type: 'PricesFailed', inputs: pricedInputsOf(waiting.cart) });
  expect(firstGroup(failed).gauge).toEqual({ type: 'NONE' });
});

test('[PG-12] mobile has its own wording', () => {
  const state = answered(selectAllUnits(anOpenSession([aSmileDeliveryUnit()])));
  expect(firstGroup(state, 'ko', 'm').gauge).toMatchObject({ text: '5,000원 더 담으면 무료배송' });
});

const parcelOf = (state: Session, language: Language = 'ko'): ShippingGroupView => {
  const views = cartViews(state, { language });
  const [key = ''] = views.sellerGroup(views.sellerGroupKeys[0] ?? '')?.shippingGroupKeys ?? [];
  const view = views.shippingGroup(key);
  if (!view) throw new Error('the cart has a parcel');
  return view;
};

const cartWith = (policy: Partial<ShippingPolicy>, over: Partial<SessionFields> = {}): Session =>
  selectAllUnits(anOpenSession([aUnit()], { shipping: { policies: [aPolicy(policy)] }, ...over }));

test('[SH-04] shows free at 0', () => {
  const charged = aUnit({
    cartUnitId: cartUnitId(2),
    bundleKey: bundleKey('B2'),
    shippingPolicyKey: shippingPolicyKey('P2'),
  });
  const policies = [
    aPolicy({ shippingFee: won(0) }),
    aPolicy({ shippingPolicyKey: shippingPolicyKey('P2'), shippingFee: won(3000) }),
  ];
  const both = selectAllUnits(anOpenSession([aUnit(), charged], { shipping: { policies } }));
  expect(parcelOf(both).feeText).toBe('무료');
});

test('[FG-01 SH-04] parcels omit the free label if the card header already shows it for all', () => {
  const free = cartWith({ isConditionalFree: true, conditionalFreeBasisCost: won(5_000) });
  const inputs = pricedInputsOf(free.cart);
  const known = evolve(free, pricesUpdated(free, { inputs, bundles: [], policies: [], discounts: [] }));
  expect(parcelOf(known).feeText).toBeUndefined();
  const [another] = [{ ...aUnit(), cartUnitId: cartUnitId(2), bundleKey: bundleKey('B2') }];
  expect(
    parcelOf(withFields(known, { units: [...known.cart.units, another], selected: [another.cartUnitId] })).feeText,
  ).toBe('2,500원');
});

test('[SH-04] several selected units in one parcel have the bundled label; before selection all units count', () => {
  const labels = (selected: readonly number[], over: Partial<SessionFields> = {}) =>
    parcelOf(anOpenSession([aUnit(), another], { selected: selected.map(cartUnitId), ...over })).labels.length;
  expect([labels([1, 2]), labels([1]), labels([])]).toEqual([1, 0, 1]);
  const failed = { serverPrices: { status: 'Failed', answer: undefined } } as const;
  expect([labels([1, 2], failed), labels([1], failed)]).toEqual([1, 0]);
});

test('[SH-04] the bundled label needs a fee or another label; without both, only the sum of the seller has it', () => {
  const view = (policy: Partial<ShippingPolicy>) => {
    const state = answered(
      selectAllUnits(anOpenSession([aUnit(), another], { shipping: { policies: [aPolicy(policy)] } })),
    );
    return { labels: parcelOf(state).labels.map(({ kind }) => kind), sum: firstGroup(state).foot?.parts[2]?.label };
  };
  const sum = '배송비 (묶음배송)';
  expect(view({})).toEqual({ labels: ['Bundled'], sum });
  expect(view({ isConditionalFree: true, conditionalFreeBasisCost: won(10_000) })).toEqual({ labels: [], sum });
  expect(view({ shippingFee: won(0), shippingMethodType: 'Post' })).toEqual({ labels: ['Bundled', 'Method'], sum });
});

test.each([
  ['en', 'Shipping (combined)'],
  ['cn', '运费（合并配送）'],
  ['jp', '送料（まとめて配送）'],
] as const)('[SH-04] in %s the label of a bundled fee has brackets of the language', (language, label) => {
  const state = answered(selectAllUnits(anOpenSession([aUnit(), another])));
  expect(firstGroup(state, language).foot?.parts[2]?.label).toBe(label);
});

test('[PR-04] an item with several units shows the totals of the selected ones, and their coupons only for those', () => {
  const applied = [aCoupon({ cartUnitIds: [cartUnitId(2)] })];
  const itemGroup = (units: readonly CartUnit[], selected: readonly number[] = []) => {
    const views = cartViews(anOpenSession(units, { selected: selected.map(cartUnitId), coupons: { applied } }));
    const [parcel = ''] = views.sellerGroup(views.sellerGroupKeys[0] ?? '')?.shippingGroupKeys ?? [];
    return views.itemGroup(views.shippingGroup(parcel)?.itemGroupKeys[0] ?? '');
  };
  const shown = (selected: readonly number[]) => {
    const view = itemGroup([aUnit({ discounts: [aDiscount()] }), another], selected);
    return [view?.summary.map(({ label, amount }) => `${label} ${amount}`), view?.coupons?.isEnabled];
  };
  const sums = (items: string, discounts: string, coupons: string, all: string) => [
    `상품 금액 ${items}원`,
    `상품 할인 ${discounts}원`,
    `쿠폰 할인 ${coupons}원`,
    `할인 금액 ${all}원`,
  ];
  expect(shown([])).toEqual([sums('0', '0', '0', '0'), false]);
  expect(shown([2])).toEqual([sums('10,000', '0', '−1,000', '−1,000'), true]);
  expect(shown([1, 2])).toEqual([sums('20,000', '−1,000', '−1,000', '−2,000'), true]);
  const gone = (id: number) => anUnorderableUnit({ cartUnitId: cartUnitId(id) });
  expect(itemGroup([gone(1), gone(2)])?.showsSummary).toBe(false);
});

test.each<readonly [Partial<ShippingPolicy>, string]>([
  [{}, '2,500원'],
  [{ shippingFee: won(0) }, '무료'],
  [{ shippingFee: won(0), isSpecialShipping: true }, '판매자가 따로 안내해요'],
  [{ isSpecialShipping: true }, '2,500원'],
  [{ shippingChargePayType: 'PaymentOnArrival' }, '0원'],
])('[SH-04] [PR-05] the footer shows free shipping unless all of it is special: %j', (policy, amount) => {
  const shipping = { policies: [aPolicy(policy)] };
  const parts = (selected: readonly number[]) =>
    firstGroup(anOpenSession([aUnit(), another], { selected: selected.map(cartUnitId), shipping })).foot?.parts[2];
  expect(parts([1, 2])).toMatchObject({ label: '배송비 (묶음배송)', amount });
  expect(parts([1])).toMatchObject({ label: '배송비', amount });
});

test.each<[Partial<ShippingPolicy>, Partial<SessionFields>, object]>([
  [{}, {}, { isKnown: true, feeText: '2,500원', labels: [] }],
  [
    { shippingFee: won(0), isSpecialShipping: true },
    {},
    { feeText: '판매자가 따로 안내해요', labels: [{ kind: 'Special', text: '화물배송' }] },
  ],
  [{ shippingChargePayType: 'PaymentOnArrival' }, {}, { feeText: '착불 2,500원', labels: [] }],
  [
    { shippingChargePayType: 'PaymentOnArrival', isDisplayShippingFee: false },
    {},
    { feeText: undefined, labels: [{ kind: 'OnArrival', text: '착불' }] },
  ],
  [{ shippingMethodType: 'SelfReceive' }, {}, { labels: [{ kind: 'Method', text: '직접 수령' }] }],
  [{ isArrivalGuaranteed: true }, {}, { labels: [{ kind: 'ArrivalGuaranteed', text: '도착보장' }] }],
  [{ isQuantityShippingFee: true }, {}, { labels: [{ kind: 'PerPiece', text: '수량별 배송비' }] }],
  [{ isDisplayShippingFee: false }, {}, { feeText: undefined }],
  [{}, { serverPrices: { status: 'Failed', answer: undefined } }, { isKnown: false, feeText: '확인하지 못했어요' }],
])('[SH-02 SH-04 SH-05 SH-07] a parcel shows its fee or the reason for none: %j %j', (policy, over, view) => {
  expect(parcelOf(cartWith(policy, over))).toMatchObject(view);
});

test('[SH-02] a parcel with both kinds of fees shows the prepaid fee, then the fee on arrival', () => {
  const key = shippingPolicyKey('P2');
  const onArrival = aPolicy({
    shippingPolicyKey: key,
    shippingChargePayType: 'PaymentOnArrival',
    shippingFee: won(3_000),
  });
  const units = [aUnit(), { ...another, shippingPolicyKey: key }];
  const state = selectAllUnits(anOpenSession(units, { shipping: { policies: [aPolicy(), onArrival] } }));
  expect(parcelOf(state).feeText).toBe('2,500원 + 착불 3,000원');
});

test('[SH-03] shows the free-shipping threshold before and after selection', () => {
  const policy = { isConditionalFree: true, conditionalFreeBasisCost: won(30_000) };
  const selected = cartWith(policy);
  expect(parcelOf(selected).conditionText).toBe('30,000원 이상 무료');
  expect(parcelOf(withFields(selected, { selected: [] }))).toEqual(parcelOf(selected));
});

test.each([
  ['ko', '우편', '판매자 직접 배송', '퀵서비스', '직접 수령'],
  ['en', 'Post', 'Delivered by the seller', 'Courier', 'Pick up yourself'],
  ['cn', '邮寄', '卖家直送', '同城急送', '自提'],
  ['jp', '郵便', '販売者が直接配送', 'バイク便', '店頭受け取り'],
] as const)('[SH-01] in %s a parcel shows its shipping method, unless it is general delivery', (language, ...texts) => {
  const labels = shippingMethodTypes.map(
    (shippingMethodType) => parcelOf(cartWith({ shippingMethodType }), language).labels,
  );
  expect(labels.map(([label]) => label?.text)).toEqual([undefined, ...texts]);
});
