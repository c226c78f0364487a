import { anOpenSession, type SessionFields } from '@baguni/use-cases/sessions';
import type { PageData } from '@baguni/use-cases';
import { itemNo, languages, type BsdBanner } from '@baguni/domain/internal';
import { anItem, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { testContext } from '../testing/context.ts';
import { informationView } from './below-views.ts';
import { moreViews } from '../testing/printed.ts';

const evil = '<img src=x onerror=alert(1)>';
const cart = (extras: PageData, over: Partial<SessionFields> = {}) =>
  anOpenSession([aUnit({ item: anItem({ itemName: evil }) })], { extras, ...over });
const banner: BsdBanner = {
  text: '빅스마일데이',
  textColor: '#ffffff',
  bgColor: '#b3261e',
  imageUrl: '',
  itemNos: [itemNo('I1')],
};

test.each([
  ['ko', '행사 안내', '장바구니 상품 1개가 행사에 참여해요'],
  ['en', 'Sale', '1 item in your cart takes part'],
  ['cn', '活动', '购物车内1件商品参加活动'],
  ['jp', 'セール', 'カートの1点がセール対象です'],
] as const)(
  '[PG-15] the banner in %s has a description and the number of participating items',
  (language, label, itemsText) => {
    const view = informationView(
      testContext({ language }),
      cart({ bsd: [banner, { ...banner, itemNos: [itemNo('I2')] }] }),
    );
    const shown = { label, itemsText, text: banner.text, imageUrl: undefined };
    expect(view.banners).toMatchObject([
      { ...shown, names: '<img src=x onerror=alert(1)>' },
      { ...shown, names: '' },
    ]);
  },
);

test('[PG-15] shows no banner without an active event or before data is loaded', () => {
  for (const extras of [{}, { bsd: [] }]) expect(informationView(testContext(), cart(extras)).banners).toEqual([]);
});

const gift = {
  itemNo: itemNo('I1'),
  itemPurchaseBenefitList: [{ benefitType: 'Gift' as const }, { benefitType: 'Gift' as const }],
};

test('[CM-32] lists each benefit of cart items once; omits deleted items', () => {
  const view = (benefits: PageData['benefits']) =>
    informationView(testContext(), cart(benefits ? { benefits } : {})).benefits;
  expect(view([gift])?.items).toMatchObject([{ name: evil, texts: ['사은품'] }]);
  const none = { ...gift, itemPurchaseBenefitList: [] };
  for (const benefits of [undefined, [], [none], [{ ...gift, itemNo: itemNo('gone') }]])
    expect(view(benefits)).toBeUndefined();
});

test.each([
  ['/item/', '/item/I1'],
  ['https://www.marketplace.example/item/', 'https://www.marketplace.example/item/I1'],
])('[XT-01] with item pages below %s the page of this item is %s', (prefix, href) => {
  const [item] = informationView(testContext({}, { item: prefix }), cart({ benefits: [gift] })).benefits?.items ?? [];
  expect(item?.link).toBe(href);
});

test.each(languages)('[XT-03] in %s the page claims no discount that no rule applies', (language) => {
  const { help, ...view } = informationView(testContext({ language }), cart({ bsd: [banner], benefits: [gift] }));
  expect(JSON.stringify(view)).not.toMatch(/100,000|50 ?%/u);
  expect(help.number).not.toBe('');
});

test('[XT-06] shows the phone number of the tenant’s customer centre as a link', () => {
  const help = (tenant: 'marketplace' | 'outlet') => informationView(testContext({ tenant }), cart({})).help;
  expect(help('marketplace')).toMatchObject({ number: '1500-0184', href: 'tel:15000184' });
  expect(help('outlet')).toMatchObject({ number: '1500-0275', href: 'tel:15000275' });
  for (const language of languages)
    expect(informationView(testContext({ language }), cart({})).help.accessibleName).toContain('1500-0184');
});

test('[CM-50] reports a checkout server that does not respond; not one that responds or was not called', () => {
  const told = (extras: PageData) => informationView(testContext(), cart(extras)).trouble;
  expect([told({}), told({ isCheckoutHealthy: true })]).toEqual([undefined, undefined]);
  expect(told({ isCheckoutHealthy: false })).toBe('이 컴퓨터의 주문 서버가 응답하지 않아요.');
});

test('[LS-04] the views around the cart contain it', () => {
  expect(moreViews([aUnit()], { bsd: [banner] }).information.banners[0]?.text).toBe(banner.text);
});
