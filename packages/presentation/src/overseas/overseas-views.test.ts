import {
  noOversea,
  noPapers,
  cartUnitId as id,
  languages,
  overseasLayers,
  won,
  type Won,
  type Language,
  type OverseaShipping,
} from '@baguni/domain/internal';
import { aStorefront, anItem, anOption, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { textsIn } from '../testing/printed.ts';
import { countryBarView } from './country-bar-view.ts';
import { anOpenSession, withFields, type SessionFields } from '@baguni/use-cases/sessions';
import type { Session } from '@baguni/use-cases';
import { CartStore } from '../store/cart-store.ts';
import { overseasViewsOf, type OverseasViews } from './overseas-views.ts';

const japan = { countryCode: 'JP', countryType: 'Japan', countryName: '일본' };

const nameOf = (shippingCountry: string, countries = [japan]) =>
  countryBarView(testContext(), { destination: { country: shippingCountry, overseas: { ...noOversea, countries } } })
    ?.name;

test('[OV-01] shows the country in the page language; while names are unknown, with the code of the marketplace', () => {
  expect(nameOf('Japan')).toBe('일본');
  expect(nameOf('Japan', [])).toBe('Japan');
  expect(nameOf('SouthKorea', [])).toBe('대한민국');
});

test('[OV-14] has no bar if parcels only ship domestically', () => {
  const outlet = testContext(aStorefront({ tenant: 'outlet' }));
  expect(countryBarView(outlet, { destination: { country: 'SouthKorea', overseas: noOversea } })).toBeUndefined();
});

const known: Partial<OverseaShipping> = {
  status: 'Known',
  countries: [
    { countryCode: 'TW', countryType: 'Taiwan', countryName: '대만' },
    { countryCode: 'JP', countryType: 'Japan', countryName: '일본' },
  ],
  companies: [
    { shippingCompanyType: 'CJ', shippingCompanyName: 'CJ대한통운' },
    { shippingCompanyType: 'EMS', shippingCompanyName: 'EMS' },
  ],
  selectedCompany: 'CJ',
  fees: [
    {
      shippingCompany: 'CJ',
      shippingFees: [
        { cartUnitId: id(1), shippingFee: won(12_000), shippingWeight: 19.5 },
        { cartUnitId: id(2), shippingFee: won(3_000), shippingWeight: 1 },
      ],
    },
  ],
  unavailable: [{ shippingCompany: 'CJ', unavailableCartUnitIds: [id(2)] }],
  exchangeRates: [
    { currencyCode: 'TWD', exchangeRate: 40 },
    { currencyCode: 'USD', exchangeRate: 1_000 },
  ],
  currency: 'USD',
};

const cartTo = (
  shippingCountry: string,
  over: Partial<OverseaShipping> = {},
  state: Partial<SessionFields> = {},
): Session =>
  anOpenSession([aUnit({ item: anItem({ itemName: '사과', shippingWeight: 19.501 }) }), aUnit({ cartUnitId: id(2) })], {
    selected: [id(1), id(2)],
    destination: { country: shippingCountry, overseas: { ...noOversea, ...known, ...over } },
    ...state,
  });

const viewsOf = (state: Session, language: Language = 'ko'): Promise<OverseasViews> =>
  overseasViewsOf(new CartStore(state), testContext({ ...state.cart.storefront, language }));

const panelOf = async (...cart: Parameters<typeof cartTo>) => (await viewsOf(cartTo(...cart))).panel;

test('[OV-14] shows no panel for domestic carts and on the outlet', async () => {
  expect(await panelOf('SouthKorea')).toBeUndefined();
  expect(await panelOf('Japan', {}, { storefront: aStorefront({ tenant: 'outlet' }) })).toBeUndefined();
});

test('[OV-02 OV-03] lists each courier with its fee and the units that it does not ship', async () => {
  const { panel } = await viewsOf(cartTo('Taiwan'));
  expect(
    panel?.companies.map(({ label, feeText, notCarriedText, isChosen }) => [label, feeText, notCarriedText, isChosen]),
  ).toEqual([
    ['CJ대한통운', '배송비 12,000원', '배송할 수 없는 상품 1개', true],
    ['EMS', '배송비 확인 중', undefined, false],
  ]);
  expect(panel?.notCarried?.deselect.command).toEqual({ type: 'Deselect', cartUnitIds: [2] });
  expect(panel?.freeFromText).toContain('23만원');
});

test('[OV-03] [WA-01] names the option of a unit that the courier does not ship, if another has the same name', async () => {
  const [red, blue] = ['빨강', '파랑'].map((value, i) =>
    aUnit({
      cartUnitId: id(i + 1),
      item: anItem({ options: [anOption({ optionEntries: [{ name: '색상', value }] })] }),
    }),
  );
  const { notCarried } = (await panelOf('Taiwan', {}, { units: [red, blue].flatMap((unit) => unit ?? []) })) ?? {};
  expect(notCarried?.names).toEqual([expect.stringContaining('파랑')]);
});

const feeOf = async (state: Session) => (await viewsOf(state)).panel?.companies[0]?.feeText;

test('[OV-03] a courier shows no fee, instead of a free parcel, while no unit that it ships is selected', async () => {
  expect(await feeOf(cartTo('Taiwan', {}, { selected: [] }))).toBeUndefined();
  expect(await feeOf(cartTo('Taiwan', {}, { selected: [id(2)] }))).toBeUndefined();
  expect(await feeOf(cartTo('Taiwan', {}, { selected: [id(1)] }))).toBe('배송비 12,000원');
});

test('[OV-11] every courier shows the sum of its fees, or that it is free', async () => {
  const ems = [1, 2].map((n) => ({ cartUnitId: id(n), shippingFee: won(9_000), shippingWeight: 1 }));
  const fees = [...(known.fees ?? []), { shippingCompany: 'EMS', shippingFees: ems } as const];
  const texts = async (freeFrom: Won | undefined) =>
    (await panelOf('Taiwan', { fees, freeFrom }))?.companies.map(({ feeText }) => feeText);
  expect(await texts(undefined)).toEqual(['배송비 12,000원', '배송비 18,000원']);
  expect(await texts(won(1))).toEqual(['배송비 무료', '배송비 무료']);
});

test('[SH-05] keeps showing earlier fees after a failure; a fee that was never read is not pending', async () => {
  const texts = async (over: Partial<OverseaShipping>) =>
    (await panelOf('Taiwan', over))?.companies.map(({ feeText }) => feeText);
  expect(await texts({ status: 'Failed' })).toEqual(['배송비 12,000원', undefined]);
  expect(await texts({ status: 'Asking' })).toEqual(['배송비 12,000원', '배송비 확인 중']);
});

test('[OV-07] shows limits to the gram before they are exceeded', async () => {
  const weight = async (state: Session) =>
    (await viewsOf(state)).panel?.nearGauges.find(({ key }) => key.startsWith('Weight'));
  expect(await weight(cartTo('Taiwan', {}, { selected: [id(1)] }))).toMatchObject({
    text: '19.501kg / 20kg',
    percent: 97,
    overText: undefined,
  });
  expect(await weight(cartTo('Taiwan'))).toMatchObject({ percent: 100, overText: '한도를 넘었어요' });
});

test.each([
  ['ko', '6kg / 6kg 미만'],
  ['en', '6 kg, must be under 6 kg'],
  ['cn', '6kg / 须少于6kg'],
  ['jp', '6kg / 6kg未満'],
] as const)('[OV-08] the limit of health food is itself over the limit: %s', async (language, text) => {
  const item = anItem({ shippingWeight: 6, category: { large: '', medium: '200000398', small: '', detail: '' } });
  const units = [aUnit({ cartUnitId: id(1), item })];
  const state = withFields(cartTo('Taiwan', {}, { selected: [id(1)] }), { units });
  const gauge = (await viewsOf(state, language)).panel?.nearGauges.find(({ key }) => key.startsWith('HealthFood'));
  expect([gauge?.text, gauge?.overText]).toEqual([text, expect.any(String)]);
});

test('[OV-13] shows the total with shipping in the chosen currency; hides it for won or without a rate', async () => {
  const total = async (over: Partial<OverseaShipping>) => {
    const panel = await panelOf('Taiwan', over);
    return [panel?.currencies.filter(({ isChosen }) => isChosen).map(({ value }) => value), panel?.inCurrency];
  };
  expect(await total({})).toEqual([['USD'], '결제 예상 금액 약 34.50 USD']);
  expect(await total({ currency: 'KRW' })).toEqual([['KRW'], undefined]);
  expect(await total({ currency: 'JPY' })).toEqual([['JPY'], undefined]);
});

test.each([
  ['NotAsked', '배송 조건을 확인하고 있어요', true],
  ['Asking', '배송 조건을 확인하고 있어요', true],
  ['Failed', undefined, false],
] as const)(
  '[SH-05 WA-28] terms that are %s for the first time: %s; later ones are dimmed without text',
  async (status, text, isBusy) => {
    const panel = async (companies: OverseaShipping['companies'] = []) =>
      await panelOf('Taiwan', { status, companies });
    expect(await panel()).toMatchObject({ statusText: text, isBusy, isStale: true });
    expect(await panel(known.companies)).toMatchObject({ statusText: undefined, isBusy, isStale: true });
  },
);

test('[SH-05] unreadable terms show a retry, also while earlier fees are visible', async () => {
  const panel = async (over: Partial<OverseaShipping>) => await panelOf('Taiwan', over);
  for (const companies of [[], known.companies ?? []])
    expect(await panel({ status: 'Failed', companies })).toMatchObject({
      failure: {
        text: '해외배송 조건을 불러오지 못했어요. 결제할 금액이 달라질 수 있어요.',
        retry: { command: { type: 'ReadOverseaTerms' } },
      },
    });
  expect(await panel({})).toMatchObject({ failure: undefined, statusText: undefined, isBusy: false, isStale: false });
});

test('[OV-02] reports a country that no courier serves', async () => {
  expect((await panelOf('Taiwan', { companies: [] }))?.statusText).toContain('배송사가 없어요');
});

const title = '통관에 필요한 정보';
const given = (value: string) => ({
  papers: { isConsented: true, taiwanIdNumber: value, hasChinaIdImage: false },
});

test.each<[string, Partial<OverseaShipping>, object]>([
  ['Japan', {}, { title: undefined, taiwanId: undefined, chinaId: undefined }],
  ['China', {}, { title: undefined, chinaId: undefined }],
  ['China', { selectedCompany: 'SFExpress' }, { title, chinaId: { given: undefined } }],
  ['Taiwan', {}, { title }],
  ['Taiwan', given('A123456789'), { taiwanId: { error: undefined } }],
  ['Taiwan', given('B1'), { taiwanId: { error: expect.any(String) as unknown } }],
])(
  '[OV-10 OV-12] papers depend on country and courier; a malformed number shows an error: %s %j',
  async (country, over, papers) => {
    expect((await panelOf(country, over))?.papers).toMatchObject(papers);
  },
);

test('[OV-10] shows in every language why an ID photo is refused', async () => {
  const photo = async (language: Language, over: Partial<OverseaShipping>) =>
    (await viewsOf(cartTo('China', { selectedCompany: 'SFExpress', ...over }), language)).panel?.papers.chinaId;
  const said = async (over: Partial<OverseaShipping>) =>
    Promise.all(languages.map(async (language) => (await photo(language, over))?.error));
  expect(await said({})).toEqual([undefined, undefined, undefined, undefined]);
  expect(await said({ idImageRefusal: 'Type' })).toEqual([
    'JPEG, PNG, WebP 사진이 아니에요. 다른 파일을 골라 주세요.',
    'This file is not a JPEG, PNG or WebP photo. Choose another one.',
    '该文件不是 JPEG、PNG 或 WebP 照片，请选择其他文件。',
    'JPEG、PNG、WebPの写真ではありません。別のファイルを選んでください。',
  ]);
  expect(await said({ idImageRefusal: 'Size' })).toEqual([
    '사진이 10MB보다 커요. 더 작은 사진을 골라 주세요.',
    'The photo is larger than 10 MB. Choose a smaller one.',
    '照片超过10MB，请选择较小的照片。',
    '写真が10MBを超えています。もっと小さい写真を選んでください。',
  ]);
  expect(await photo('en', {})).toMatchObject({
    hint: 'Needed for SF Express to China. A JPEG, PNG or WebP photo of up to 10 MB; it is not stored.',
    accept: 'image/jpeg,image/png,image/webp',
    remove: { command: { type: 'GivePapers', papers: { hasChinaIdImage: false } } },
  });
});

test('[LY-05] the selector lists the countries, offers domestic shipping only abroad, and waits during a change', async () => {
  const selector = async (country: string, over: Partial<OverseaShipping> = {}) =>
    (await viewsOf(cartTo(country, over, { sideLayer: 'CountrySelector' }))).sideLayer;
  expect(await selector('SouthKorea')).toMatchObject({ domestic: undefined, isChanging: false });
  expect(await selector('Japan', { changingTo: 'Taiwan' })).toMatchObject({
    countries: [
      { value: 'Taiwan', isChosen: false },
      { value: 'Japan', isChosen: true },
    ],
    domestic: { command: { type: 'ChangeCountry', countryType: 'SouthKorea' }, isEnabled: false },
    cancel: { isEnabled: false },
    isChanging: true,
  });
  expect(await selector('Japan')).toMatchObject({ domestic: { isEnabled: true }, cancel: { isEnabled: true } });
});

test.each([
  ['NotAsked', 'Loading'],
  ['Asking', 'Loading'],
  ['Failed', 'Failure'],
  ['Known', 'Countries'],
] as const)('[LY-05 CM-16] a list of countries that is %s: %s; an earlier list stays', async (status, body) => {
  const bodyOf = async (countries: OverseaShipping['countries']) => {
    const state = cartTo('Japan', { countries, countriesStatus: status }, { sideLayer: 'CountrySelector' });
    return (await viewsOf(state)).sideLayer;
  };
  expect(await bodyOf([])).toMatchObject({
    body,
    failure: { retry: { command: { type: 'ReadCountries' } } },
  });
  expect(await bodyOf(known.countries ?? [])).toMatchObject({ body: 'Countries' });
});

const ours = overseasLayers;

test.each([
  ['ko', /100개국 이상.*3~6일/u],
  ['en', /over 100 countries.*3 to 6 days/u],
  ['cn', /100多个国家.*3至6天/u],
  ['jp', /100を超える国.*3〜6日/u],
] as const)('[XT-12] in %s the guides of CJ and packaging name countries and days', async (language, text) => {
  for (const layer of ['CJGuide', 'OverseaPackageNoti'] as const) {
    const { sideLayer } = await viewsOf(cartTo('Japan', {}, { sideLayer: layer }), language);
    expect(textsIn(sideLayer).join('\n')).toMatch(text);
  }
});

test.each(ours)('[LY-03] %s closes without a delay, so it never dims the page', async (layer) => {
  const { sideLayer } = await viewsOf(cartTo('China', {}, { sideLayer: layer }));
  expect(sideLayer).toMatchObject({ type: layer, isDimmed: false });
});

test.each(languages)('[OV-13 LY-01] guides and panel are complete in %s', async (language) => {
  for (const layer of ours) {
    const views = await viewsOf(cartTo('China', {}, { sideLayer: layer }), language);
    expect(textsIn([views.panel, views.sideLayer]).filter((text) => /undefined|NaN|\{\w+\}/.test(text))).toEqual([]);
  }
});

test('[OV-04 OV-07] shows limits with at least 80 per cent usage at once, the others on request', async () => {
  const keysAt = async (shippingWeight: number) => {
    const state = cartTo('Taiwan', {}, { selected: [id(1)] });
    const units = state.cart.units.map((unit) => ({ ...unit, item: { ...unit.item, shippingWeight } }));
    const { panel } = await viewsOf(withFields(state, { units }));
    const isWeight = ({ key }: { readonly key: string }) => key.startsWith('Weight');
    return [panel?.nearGauges.some(isWeight), panel?.farGauges.some(isWeight)];
  };
  expect(await keysAt(16)).toEqual([true, false]);
  expect(await keysAt(15.999)).toEqual([false, true]);
});

test.each([
  ['ko', 'CJ대한통운 · 배송비 12,000원 · 한도 1개 초과'],
  ['en', 'CJ Logistics · Shipping ₩12,000 · 1 limit exceeded'],
  ['cn', 'CJ物流 · 运费 ₩12,000 · 超出1项限额'],
  ['jp', 'CJ大韓通運 · 送料 ₩12,000 · 上限超過 1件'],
] as const)('[OV-02 OV-07] in %s one line shows courier, fee and exceeded limits', async (language, text) => {
  const line = (await viewsOf(cartTo('Taiwan'), language)).panel?.lineText;
  expect(line?.split(' · ').slice(1)).toEqual(text.split(' · ').slice(1));
});

test.each<[string, Partial<OverseaShipping>, boolean]>([
  ['Japan', {}, false],
  ['Taiwan', {}, true],
  ['Japan', { status: 'Failed' }, true],
  ['Japan', { companies: [] }, true],
  ['Japan', { companies: [], status: 'Asking' }, false],
  ['China', { companies: [], status: 'Asking' }, true],
  ['China', known, true],
  ['China', { selectedCompany: 'SFExpress' }, true],
  ['Japan', known, true],
])('[OV-02 OV-10] opens automatically only if something is missing: %s %j', async (country, over, needsLook) => {
  const panel = await panelOf(country, { unavailable: [], ...over }, { selected: [id(2)] });
  expect(panel?.needsLook).toBe(needsLook);
});

test.each<[string, Partial<OverseaShipping>, boolean, string | undefined]>([
  ['China', { selectedCompany: 'SFExpress' }, false, '신분증 사진 필요'],
  ['China', { selectedCompany: 'SFExpress', papers: { ...noPapers, hasChinaIdImage: true } }, false, undefined],
  ['China', { companies: [] }, true, undefined],
  ['Japan', { status: 'Failed' }, true, undefined],
  ['Taiwan', {}, true, undefined],
])('[OV-02 OV-10] on a phone a chosen carrier folds the panel: %s %j', async (country, over, needsLook, missing) => {
  const companies = [
    { shippingCompanyType: 'SFExpress', shippingCompanyName: 'SF' },
    ...(known.companies ?? []),
  ] as const;
  const state = { selected: [id(1)], storefront: aStorefront({ device: 'm' }) };
  const panel = await panelOf(country, { unavailable: [], companies, ...over }, state);
  expect(panel?.needsLook).toBe(needsLook);
  expect(panel?.lineText.split(' · ').find((part) => part.includes('신분증'))).toBe(missing);
});

const packaging = ['OverseaPackageNoti', '해외 포장 안내'] as const;

test.each<[OverseaShipping['selectedCompany'], readonly (readonly [layer: string, title: string])[]]>([
  ['SFExpress', [['SFExpressGuide', 'SF Express 이용 안내'], packaging]],
  ['CJ', [['CJGuide', 'CJ대한통운 이용 안내'], packaging]],
  ['EMS', [packaging]],
])('[OV-13] opens the guide of the courier %s and the packaging guide only', async (selectedCompany, guides) => {
  expect((await panelOf('China', { selectedCompany }))?.guides).toMatchObject(
    guides.map(([layer, label]) => ({ label, command: { type: 'OpenSideLayer', layer } })),
  );
});

test.each(languages)(
  '[OV-13] in %s each guide has its own title and text, and a button that closes it',
  async (language) => {
    const guides = ['SFExpressGuide', 'CJGuide', 'OverseaPackageNoti'] as const;
    const own = new Set<string>();
    for (const sideLayer of guides) {
      const layer = (await viewsOf(cartTo('China', {}, { sideLayer }), language)).sideLayer;
      if (layer?.type !== sideLayer) throw new Error('no guide');
      expect(layer.close.command).toEqual({ type: 'CloseSideLayer' });
      for (const text of [layer.title, layer.paragraphs[0] ?? '']) own.add(text);
    }
    expect(own.size).toBe(2 * guides.length);
  },
);
