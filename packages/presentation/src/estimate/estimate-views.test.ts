import { anOpenSession, selectAllUnits, withFields } from '@baguni/use-cases/sessions';
import type { Session } from '@baguni/use-cases';
import { formatNumber, languages, payableOf, won, type Language } from '@baguni/domain/internal';
import { aBuyer, anAddition, anAddress, anItem, aUnit } from '@baguni/domain/testing';
import { autorun } from 'mobx';
import { expect, test } from 'vitest';
import { CartStore } from '../store/cart-store.ts';
import { happened } from '../testing/happened.ts';
import { testContext } from '../testing/context.ts';
import { estimateViewsOf } from './estimate-views.ts';
import { sheetWords } from './sheet-words.ts';

const NOW = Date.UTC(2026, 10, 22, 15, 0, 1);
const cart = selectAllUnits(
  anOpenSession(
    [
      aUnit({
        quantity: 3,
        item: anItem({ itemName: '<b>사과</b>', itemImageUrl: '', additions: [anAddition({ price: won(1500) })] }),
      }),
    ],
    {
      buyer: aBuyer({ buyerName: '한빛상사', isDomesticBusinessman: true }),
      destination: { address: anAddress({ address: '서울' }) },
      sideLayer: 'EstimateSheet',
    },
  ),
);

const viewsOf = (state: Session = cart, language: Language = 'ko') => {
  const store = new CartStore(state);
  return { store, views: estimateViewsOf({ now: () => NOW })(store, testContext({ language })) };
};

test('[ES-01] opens with the editable name and address of the buyer and today’s date in Korea', () => {
  const { sheet } = viewsOf().views;
  expect(sheet?.isEditing).toBe(true);
  expect(sheet?.fields.map(({ label, draft }) => [label, draft])).toEqual([
    ['구매자명', '한빛상사'],
    ['주소', '서울'],
    ['상세 주소', ''],
  ]);
  expect(sheet?.date).toEqual({ label: '견적일', text: '2026.11.23' });
});

test('[ES-01] shows, saves and keeps the input; edit-done toggles the display', () => {
  const { store, views } = viewsOf();
  const stop = autorun(() => views.sheet);
  views.write('address2', ' 3층\t<i>');
  views.write('buyerName', '');
  expect(views.sheet?.fields.map(({ draft, text }) => [draft, text])).toEqual([
    ['', ''],
    ['서울', '서울'],
    [' 3층\t<i>', '3층 <i>'],
  ]);
  expect(views.sheet?.save.command).toEqual({
    type: 'SaveEstimate',
    buyer: { buyerName: '', address1: '서울', address2: ' 3층\t<i>' },
    date: '2026.11.23',
  });
  views.toggleEditing();
  expect([views.sheet?.isEditing, views.sheet?.editLabel]).toEqual([false, '구매자 정보 수정']);
  views.toggleEditing();
  expect([views.sheet?.isEditing, views.sheet?.editLabel]).toEqual([true, '수정 완료']);
  happened(store, { type: 'SideLayerClosed' });
  expect(views.sheet).toBeUndefined();
  happened(store, { type: 'SideLayerOpened', layer: 'EstimateSheet' });
  expect(views.sheet?.fields[2]?.text).toBe('3층 <i>');
  stop();
});

test('[ES-02] shows items and additions as text, an item with its picture or a placeholder', () => {
  const lines = viewsOf().views.sheet?.lines;
  expect(lines?.map(({ number, name, options, image }) => [number, name, options, image])).toEqual([
    ['1', '<b>사과</b>', '기본 상품', { src: undefined, alt: '', isStruck: false }],
    ['', expect.stringMatching(/^└ /u), undefined, undefined],
  ]);
  expect(lines?.[0]).toMatchObject({ quantity: '3', supplyPrice: '30,000', discount: '0', supplyTotal: '30,000' });
});

test('[ES-03] the last sum equals the total of the cart', () => {
  const sums = viewsOf().views.sheet?.sums;
  expect(sums?.at(-1)).toEqual({ label: '총 견적 금액(원)', text: formatNumber(payableOf(cart.cart)) });
});

test('[ES-02] shows an empty text if no unit is selected', () => {
  expect(viewsOf().views.sheet?.emptyText).toBeUndefined();
  expect(viewsOf(withFields(cart, { selected: [] })).views.sheet?.emptyText).toContain('선택한 상품이 없어요');
});

test('[SH-05] lists each gap of the sums once', () => {
  expect(viewsOf().views.sheet?.notices).toEqual([]);
  const unknown = withFields(cart, { serverPrices: { status: 'Failed', answer: undefined } });
  expect(viewsOf(unknown).views.sheet?.notices).toEqual([expect.stringContaining('배송비')]);
  const failed = withFields(unknown, { missing: ['ShippingFee', 'Coupon'] });
  expect(viewsOf(failed).views.sheet?.notices).toEqual([
    expect.stringContaining('배송비'),
    expect.stringContaining('쿠폰'),
  ]);
});

test('[ES-04] the print title is a prefix and a timestamp', () => {
  const { printTitle } = viewsOf(cart, 'en').views;
  expect(printTitle()).toBe('Estimate_20261123000001');
});

test('[ES-01] exists while it is open and never dims the page', () => {
  expect(viewsOf({ ...cart, sideLayer: undefined }).views.sheet).toBeUndefined();
  expect(viewsOf({ ...cart, sideLayer: 'CountrySelector' }).views.sheet).toBeUndefined();
  expect(viewsOf().views.sheet?.isDimmed).toBe(false);
});

test.each(languages)('[ES-02] the sheet has its texts in %s', (language) => {
  const { sheet } = viewsOf(withFields(cart, { selected: [] }), language).views;
  const { print, save, blocked, empty } = sheetWords[language];
  const texts = [sheet?.printLabel, sheet?.save.label, sheet?.blockedText, sheet?.emptyText];
  expect(texts).toEqual([print, save, blocked, empty]);
});
