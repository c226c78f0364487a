import {
  cartUnitId,
  itemNo,
  languages,
  type Arrival,
  type Cart,
  type Language,
  type CartUnit,
  type FreshDelivery,
  piecePrice,
  won,
} from '@baguni/domain/internal';
import {
  anAddress,
  anExpressShopUnit,
  anItem,
  aUnit,
  aDeliverySlot,
  aSmileFreshBranch,
  aSmileFreshUnit,
} from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import type { Session } from '@baguni/use-cases';
import { anOpenSession, withFields } from '@baguni/use-cases/sessions';
import { breakable } from '../testing/context.ts';
import { cartViews, moreViews } from '../testing/printed.ts';

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
  moreViews(units, arrivals ? { arrivals } : {}, { language });

test('[PG-16] an item in the last hour before its cut-off shows its arrival day, for readers and machines', () => {
  const soon = { minutesLeft: 20 };
  const { arrivals } = viewsOf([arrival(soon), arrival({ ...soon, itemNo: itemNo('I2'), displayType: 'Guaranteed' })]);
  expect(arrivals?.heading).toBe('도착 예정일');
  expect(breakable(arrivals?.rows)).toMatchObject([
    { key: 'I1', date: '2026-11-24', text: '11월 24일 (화) 도착 예정' },
    { key: 'I2', date: '2026-11-24', text: '11월 24일 (화) 도착 보장' },
  ]);
  expect(arrivals?.rows.map(({ name }) => name)).toEqual([
    expect.stringContaining('<b>1</b>'),
    expect.stringContaining('<b>2</b>'),
  ]);
});

test('[PG-16] each row shows when it arrives, and the order button when everything or a part does', () => {
  const [first, second] = units;
  const state = anOpenSession(units);
  const shown = (arrivals: readonly Arrival[]) => {
    const views = cartViews(
      withFields({ ...state, extras: { arrivals } }, { selected: [cartUnitId(1), cartUnitId(2)] }),
    );
    return breakable([
      ...[first, second].map((unit) => unit && views.unit(unit.cartUnitId)?.deliveryText),
      views.summary.order.note,
      views.orderBar.order.note,
    ]);
  };
  const day = '11월 24일 (화) 도착 예정';
  expect(shown([])).toEqual([undefined, undefined, undefined, undefined]);
  expect(shown([arrival()])).toEqual([day, undefined, `일부 ${day}`, `일부 ${day}`]);
  const guaranteed = arrival({ itemNo: itemNo('I2'), displayType: 'Guaranteed' });
  expect(shown([arrival(), guaranteed])).toEqual([day, '11월 24일 (화) 도착 보장', day, day]);
});

test.each([
  ['2026-11-20T20:59:00+09:00', '11월 20일 (금) 도착 예정'],
  ['2026-11-20T21:00:00+09:00', '11월 21일 (토) 도착 예정'],
])('[PG-16] an ExpressShop order of %s arrives within three hours: %s', (now, note) => {
  const express = anExpressShopUnit({ cartUnitId: cartUnitId(1) });
  const state = withFields(anOpenSession([express]), { selected: [cartUnitId(1)], pricesAsOf: Date.parse(now) });
  expect(cartViews(state).summary.order.note).toBeUndefined();
  const views = cartViews({ ...state, extras: { arrivals: [] } });
  expect(breakable([views.summary.order.note, views.unit(cartUnitId(1))?.deliveryText])).toEqual([
    note,
    expect.stringMatching(/^결제 후 3시간 안에/u),
  ]);
});

test('[PG-16] a row reserves the line of an arrival that may be read', () => {
  const unit = aUnit({ item: anItem({ transPolicyNo: 'T20' }) });
  const line = (destination: Partial<Cart['destination']>, of = unit) => {
    const state = anOpenSession([of]);
    const cart = { ...state.cart, destination: { ...state.cart.destination, ...destination } };
    return cartViews({ ...state, cart }).unit(of.cartUnitId)?.deliveryText;
  };
  const address = anAddress();
  expect(line({ address })).toBe('\u{a0}');
  expect(line({ address: undefined })).toBeUndefined();
  expect(line({ address, country: 'Japan' })).toBeUndefined();
  expect(line({ address }, aUnit())).toBeUndefined();
});

test.each<[Partial<FreshDelivery>, string]>([
  [{}, '11월 21일 (토) 10:00–13:00 도착'],
  [{ chosen: [aDeliverySlot({ fromHour: 16, toHour: 19 }).slotKey] }, '11월 21일 (토) 16:00–19:00 도착'],
  [{ slots: [] }, 'branch'],
])('[PG-16 LY-09] a SmileFresh row shows the chosen or earliest hours: %j', (over, text) => {
  const unit = aSmileFreshUnit();
  const hours = [8, 10, 16].map((fromHour) =>
    aDeliverySlot({ fromHour, toHour: fromHour + 3, state: fromHour === 8 ? 'Full' : 'Open' }),
  );
  const delivery = { slots: hours, chosen: [], isDropped: false, ...over };
  const views = cartViews({ ...anOpenSession([unit]), extras: { delivery } });
  const shown = breakable(views.unit(unit.cartUnitId)?.deliveryText);
  expect(shown).toBe(text === 'branch' ? cartViews(anOpenSession([unit])).unit(unit.cartUnitId)?.deliveryText : text);
});

test('[PG-16] shows the cut-off with the remaining minutes in its last hour', () => {
  const cutOff = (minutesLeft: number) => viewsOf([arrival({ minutesLeft })]).arrivals?.rows[0]?.cutOff;
  expect(viewsOf([arrival()]).arrivals).toBeUndefined();
  expect([cutOff(1), cutOff(60)]).toEqual(['1분 안에 주문하시면', '60분 안에 주문하시면']);
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

const noon = aDeliverySlot({ fromHour: 13, toHour: 16, cutOffTime: '2026-11-21T02:00:00.000Z' });
const dawn = aDeliverySlot({
  day: '2026-11-22',
  service: 'Dawn',
  fromHour: 0,
  toHour: 7,
  cutOffTime: '2026-11-21T13:00:00.000Z',
});
const full = aDeliverySlot({ day: '2026-11-22', fromHour: 19, toHour: 22, state: 'Full' });
const ended = aDeliverySlot({ day: '2026-11-20', state: 'Ended' });

const timesOf = (
  over: Partial<FreshDelivery> | undefined,
  language: Language = 'ko',
  units: readonly CartUnit[] = [aSmileFreshUnit()],
) => {
  const delivery = { slots: [ended, noon, dawn, full], chosen: [], isDropped: false, ...over };
  const { deliveryTimes, deliveryLayer } = moreViews(units, over === undefined ? {} : { delivery }, { language });
  return deliveryTimes && { ...deliveryTimes, layer: deliveryLayer };
};

test('[LY-09] is hidden before slots are loaded, without units of a branch, and if no slots are offered', () => {
  expect(timesOf(undefined)).toBeUndefined();
  expect(timesOf({}, 'ko', [aUnit()])).toBeUndefined();
  expect(timesOf({ slots: [] })).toBeUndefined();
  expect(timesOf({ slots: [aDeliverySlot({ branchCode: 'F2' })] })).toBeUndefined();
});

test.each([
  ['ko', '배송 시간을 불러오지 못했어요. 다시 시도해 주세요.', '배송 시간을 불러오고 있어요', '다시 시도'],
  ['en', 'Delivery times could not be loaded. Please try again.', 'Loading delivery times', 'Try again'],
  ['cn', '配送时间加载失败，请重试。', '正在加载配送时间', '重试'],
  ['jp', '配送時間を読み込めませんでした。もう一度お試しください。', '配送時間を読み込んでいます', 'もう一度試す'],
] as const)('[LY-09] in %s a message with a retry replaces unread slots', (language, note, reading, label) => {
  const timesIn = (of: readonly CartUnit[], extras: Session['extras']) =>
    moreViews(of, { deliveryRead: 'Failed', ...extras }, { language }).deliveryTimes;
  const open = { label, command: { type: 'ReadDeliverySlots' } };
  const failed = { rows: [], note, isBusy: false, open };
  expect(timesIn([aSmileFreshUnit()], {})).toMatchObject(failed);
  const retrying = { deliveryRead: 'Retrying' } as const;
  expect(timesIn([aSmileFreshUnit()], retrying)).toMatchObject({ ...failed, note: reading, isBusy: true });
  expect(timesIn([aSmileFreshUnit()], { delivery: { slots: [], chosen: [], isDropped: false } })).toMatchObject(failed);
  expect(timesIn([aUnit()], {})).toBeUndefined();
  const known = timesIn([aSmileFreshUnit()], { delivery: { slots: [noon], chosen: [], isDropped: false } });
  expect(known).toMatchObject({ note: '', open: { command: { type: 'OpenSideLayer' } } });
});

test('[LY-09] without a choice the branch delivers as early as possible; the button opens the layer', () => {
  expect(timesOf({})).toMatchObject({
    rows: [{ branchCode: 'F1', text: '성수점 · 가장 빠른 시간에 배송해요' }],
    note: '',
    open: { label: '배송 시간 선택', command: { type: 'OpenSideLayer', layer: 'DeliveryDate' } },
  });
});

test('[LY-09] the layer lists slots by day with cut-offs in shop time; ended slots are omitted', () => {
  const [branch] = timesOf({ chosen: [dawn.slotKey] })?.layer?.branches ?? [];
  expect(branch).toMatchObject({ legend: '성수점', chosen: dawn.slotKey, earliest: { text: '가장 빠른 시간' } });
  expect(breakable(branch?.days)).toEqual([
    {
      day: '2026-11-21',
      heading: '11월 21일 (토)',
      slots: [{ slotKey: noon.slotKey, text: '13:00–16:00 도착', note: '11월 21일 11:00까지 주문', isEnabled: true }],
    },
    {
      day: '2026-11-22',
      heading: '11월 22일 (일)',
      slots: [
        { slotKey: dawn.slotKey, text: '새벽배송 (07:00 전 도착)', note: '11월 21일 22:00까지 주문', isEnabled: true },
        { slotKey: full.slotKey, text: '19:00–22:00 도착', note: '예약이 다 찼어요', isEnabled: false },
      ],
    },
  ]);
});

test('[LY-09] the arrival follows the choice; an unavailable choice shows a note and is not checked', () => {
  expect(breakable(timesOf({ chosen: [noon.slotKey] }))).toMatchObject({
    rows: [{ text: '성수점 · 11월 21일 (토) 13:00–16:00 도착' }],
    open: { label: '배송 시간 변경' },
  });
  for (const { slotKey } of [full, ended]) {
    const times = timesOf({ chosen: [slotKey] });
    expect(times?.rows[0]?.text).toMatch(/\(마감\)$/u);
    expect(times?.layer?.branches[0]?.chosen).toBeUndefined();
  }
});

test('[LY-09] each branch of the cart has its own slots, in cart order', () => {
  const other = aDeliverySlot({ branchCode: 'F2', branchName: '부산점' });
  const busan = aSmileFreshUnit({
    cartUnitId: cartUnitId(2),
    smileFreshBranch: aSmileFreshBranch({ branchCode: 'F2', branchName: '부산점' }),
  });
  const times = timesOf({ slots: [noon, other], chosen: [other.slotKey] }, 'ko', [busan, aSmileFreshUnit()]);
  expect(breakable(times?.rows.map(({ text }) => text))).toEqual([
    '부산점 · 11월 21일 (토) 10:00–13:00 도착',
    '성수점 · 가장 빠른 시간에 배송해요',
  ]);
  expect(times?.layer?.branches.map(({ chosen }) => chosen)).toEqual([other.slotKey, undefined]);
});

const said: Readonly<Record<Language, readonly string[]>> = {
  ko: [
    '성수점 · 11월 22일 (일) 새벽배송 (07:00 전 도착)',
    '배송지나 지점이 바뀌었거나 접수가 마감되어, 선택한 배송 시간이 취소됐어요. 다시 선택해 주세요.',
    '13:00–16:00 도착 / 11월 21일 11:00까지 주문',
    '예약이 다 찼어요',
    '이 시간으로 선택',
  ],
  en: [
    '성수점 · Sun, Nov 22 Dawn delivery (by 07:00)',
    'The delivery time you chose was cancelled: your address or its branch has changed, or it is closed. Please choose again.',
    '13:00–16:00 / Order by Nov 21, 11:00',
    'Fully booked',
    'Choose this time',
  ],
  cn: [
    '성수점 · 11月22日周日 凌晨配送（07:00前送达）',
    '收货地址或配送门店已变更，或该时段已截止，所选配送时间已取消，请重新选择。',
    '13:00–16:00 送达 / 11月21日 11:00前下单',
    '预约已满',
    '选择此时间',
  ],
  jp: [
    '성수점 · 11月22日(日) 早朝配送（07:00までにお届け）',
    'お届け先または配送店舗が変わったか、受付が終了したため、選択した配送時間を取り消しました。選び直してください。',
    '13:00–16:00にお届け / 11月21日 11:00までのご注文',
    '予約がいっぱいです',
    'この時間にする',
  ],
};

test.each(languages)('[LY-09] all texts are in the language %s', (language) => {
  const times = breakable(timesOf({ chosen: [dawn.slotKey], isDropped: true }, language));
  const slots = times?.layer?.branches[0]?.days.flatMap((day) => day.slots) ?? [];
  expect([
    times?.rows[0]?.text,
    times?.note,
    `${slots[0]?.text} / ${slots[0]?.note}`,
    slots[2]?.note,
    times?.layer?.saveLabel,
  ]).toEqual(said[language]);
});

test.each([
  ['ko', '담았을 때보다 1,200원 저렴해요'],
  ['en', '₩1,200 cheaper than when you added it'],
  ['cn', '比加入时便宜₩1,200'],
  ['jp', '追加時より₩1,200値下がり'],
] as const)('[RC-03] in %s a row shows that its unit costs less than when it was added', (language, text) => {
  const fresh = aSmileFreshUnit({ cartUnitId: cartUnitId(3) });
  const cheaper = [...units, fresh].map((unit) => {
    const now = piecePrice(unit);
    return { cartUnitId: unit.cartUnitId, before: won(now + 1200), now };
  });
  const shown = (extras: Session['extras'], all: readonly CartUnit[] = [...units, fresh]) => {
    const views = cartViews({ ...anOpenSession(all), extras }, { language });
    return all.map(({ cartUnitId: id }) => views.unit(id)?.deliveryText);
  };
  const arrivals = [arrival({ itemNo: itemNo('I2') })];
  const [, due, branch] = shown({ arrivals });
  expect(shown({ arrivals, cheaper })).toEqual([text, `${due}\n${text}`, `${branch}\n${text}`]);
  // other options cost another price
  expect(shown({ cheaper: cheaper.map((one) => ({ ...one, now: won(one.now - 100) })) })[0]).toBeUndefined();
  const selected = withFields({ ...anOpenSession(units), extras: { cheaper } }, { selected: [cartUnitId(1)] });
  expect(cartViews(selected, { language }).summary.order.note).toBeUndefined();
});
