import { anOpenSession } from '@baguni/use-cases/sessions';
import { cartUnitId, itemNo, languages, type Arrival, type Language } from '@baguni/domain';
import { anItem, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { CartStore } from '../store/cart-store.ts';
import { testContext } from '../testing/context.ts';
import { extrasViewsOf } from '../page/more-views.ts';

const units = [1, 2].map((n) =>
  aUnit({ cartUnitId: cartUnitId(n), item: anItem({ itemNo: itemNo(`I${n}`), itemName: `<b>${n}</b>` }) }),
);
const arrival = (over: Partial<Arrival> = {}): Arrival => ({
  itemNo: itemNo('I1'),
  arrivalScheduledDate: '2026-11-24',
  displayType: 'Scheduled',
  minutesLeft: null,
  ...over,
});
const viewsOf = (arrivals: readonly Arrival[] | undefined, language: Language = 'ko') =>
  extrasViewsOf(
    new CartStore(anOpenSession(units, { extras: arrivals ? { arrivals } : {} })),
    testContext({ language }),
  );

test('[PG-16] each item shows its arrival day, for readers and machines', () => {
  const { arrivals } = viewsOf([arrival(), arrival({ itemNo: itemNo('I2'), displayType: 'Guaranteed' })]);
  expect(arrivals?.heading).toBe('도착 예정일');
  expect(arrivals?.rows).toMatchObject([
    { key: 'I1', date: '2026-11-24', text: '11월 24일 (화) 도착 예정' },
    { key: 'I2', date: '2026-11-24', text: '11월 24일 (화) 도착 보장' },
  ]);
  expect(arrivals?.rows.map(({ name }) => name)).toEqual([
    expect.stringContaining('<b>1</b>'),
    expect.stringContaining('<b>2</b>'),
  ]);
});

test('[PG-16] shows the cut-off with the remaining minutes in its last hour', () => {
  const cutOff = (minutesLeft: number | null) => viewsOf([arrival({ minutesLeft })]).arrivals?.rows[0]?.cutOff;
  expect([cutOff(null), cutOff(1), cutOff(60)]).toEqual([undefined, '1분 안에 주문하시면', '60분 안에 주문하시면']);
});

test('[PG-16] shows no arrival for deleted items or before data is loaded', () => {
  expect(viewsOf([arrival({ itemNo: itemNo('GONE') })]).arrivals).toBeUndefined();
  expect([viewsOf([]).arrivals, viewsOf(undefined).arrivals]).toEqual([undefined, undefined]);
});

test.each(languages)(
  '[PG-16] in %s the day stays in the time zone of the marketplace, and the address book is in its language',
  (language) => {
    const views = viewsOf([arrival({ minutesLeft: 5 })], language);
    const [row] = views.arrivals?.rows ?? [];
    expect(row?.text).toMatch(/24/u);
    expect(row?.cutOff).toContain('5');
    const charset = { ko: 'koKR', en: 'enUS', cn: 'zhCN', jp: 'jaJP' }[language];
    expect(views.addressBook.src).toBe(`/gateway?pageType=AddressBook&charset=${charset}`);
    expect(views.addressBook.isDimmed).toBe(false);
  },
);

test('[FR-4] if a frame times out, shows a message in the page language with a retry', () => {
  const said = languages.map((language) => viewsOf([], language).addressBook.trouble);
  expect(said.map(({ retryLabel }) => retryLabel)).toEqual(['다시 시도', 'Try again', '重试', 'もう一度試す']);
  expect(new Set(said.map(({ text }) => text)).size).toBe(languages.length);
});
