import type { PageData } from '@baguni/use-cases';
import { cartUnitId, languages, won, type ItemOption, type Language } from '@baguni/domain/internal';
import { anItem, anOption, aUnit } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { optionWords } from './option-words.ts';
import { moreViews } from '../testing/printed.ts';

const colour = (optionNo: string, value: string, over: Partial<ItemOption> = {}): ItemOption =>
  anOption({ optionNo, optionEntries: [{ name: '색상', value }], ...over });
const size = anOption({
  optionNo: 'M',
  optionType: 'Calculation',
  optionEntries: ['가로', '세로'].map((name) => ({ name, value: '' })),
  calculationUnit: 'cm',
});
const text = anOption({
  optionNo: 'T',
  optionType: 'Text',
  optionEntries: [{ name: '각인', value: '' }],
  optionPrice: won(5000),
});
const [red, blue, grey] = [
  colour('R', '빨강'),
  colour('B', '<b>파랑</b>', { optionPrice: won(2000), stock: 3 }),
  colour('G', '회색', { stock: 0, optionPrice: won(-500) }),
];
const made = [
  {
    ...size,
    optionEntries: [
      { name: '가로', value: '150' },
      { name: '세로', value: '210' },
    ],
  },
  { ...text, optionEntries: [{ name: '각인', value: '토리' }] },
];
const unit = aUnit({ quantity: 2, item: anItem({ itemName: '커튼', options: [red, ...made] }) });
const choice = {
  cartUnitId: unit.cartUnitId,
  isSaving: false,
  offered: {
    options: [red, blue, grey, size, text],
    measures: [{ optionNo: 'M', min: 30, max: 500, wonPerSquareMetre: 9000 }],
  },
};
const layerIn = (optionChoice: PageData['optionChoice'], language: Language = 'ko', units = [unit]) =>
  moreViews(units, optionChoice ? { optionChoice } : {}, { language }).optionLayer;

test('[PG-21] [WA-01] names the option of the item if another one has the same name', () => {
  const other = aUnit({ cartUnitId: cartUnitId(2), item: anItem({ itemName: '커튼', options: [blue] }) });
  expect(layerIn(choice)?.lead).not.toContain('빨강');
  expect(layerIn(choice, 'ko', [unit, other])?.lead).toContain('빨강');
});

test('[PG-21] lists every option with price and stock; a sold-out option cannot be picked', () => {
  const layer = layerIn(choice);
  expect(layer?.legend).toBe('색상');
  expect(layer?.picks).toEqual([
    { optionNo: 'R', text: '빨강', note: '지금 옵션', isEnabled: true },
    { optionNo: 'B', text: '<b>파랑</b>', note: '+2,000원 · 3개 남음', isEnabled: true },
    { optionNo: 'G', text: '회색', note: '−500원 · 품절', isEnabled: false },
  ]);
  expect(layer?.lead).toBe('커튼 · 수량 2개는 그대로예요');
  const heavy = { ...red, optionEntries: [{ name: '중량', value: '5 kg' }] };
  const offered = { options: [heavy], measures: [] };
  expect(layerIn({ ...choice, offered })?.picks[0]?.text).toBe('5\u{A0}kg');
});

test('[PG-21 CM-06] fields show the entered measure or text with its limits', () => {
  const layer = layerIn(choice);
  expect(layer?.fields.map(({ label, hint, isNumber }) => [label, hint, isNumber])).toEqual([
    ['가로 (cm)', '30~500 cm (1㎡당 9,000원)', true],
    ['세로 (cm)', '30~500 cm (1㎡당 9,000원)', true],
    ['각인', '최대 50자 · +5,000원', false],
  ]);
  expect(layer?.now).toEqual({ picked: 'R', values: { 'M-0': '150', 'M-1': '210', 'T-0': '토리' } });
});

test('[PG-21] the draft becomes the command, with the price of the measures', () => {
  const layer = layerIn(choice);
  expect(layer?.draftOf({ picked: 'B', values: { 'M-0': '150', 'M-1': '211', 'T-0': ' 보리 ' } })).toEqual({
    errors: {},
    amount: '크기 추가 금액 +28,500원',
    reason: undefined,
    command: {
      type: 'ChangeOptions',
      cartUnitId: unit.cartUnitId,
      optionNos: ['B'],
      entered: [
        { optionNo: 'M', values: ['150', '211'] },
        { optionNo: 'T', values: ['보리'] },
      ],
    },
  });
});

test.each([
  ['29', { 'M-0': '30에서 500 사이의 정수로 입력해 주세요.' }],
  ['30', {}],
  ['500', {}],
  ['501', { 'M-0': '30에서 500 사이의 정수로 입력해 주세요.' }],
  ['1.5', { 'M-0': '30에서 500 사이의 정수로 입력해 주세요.' }],
])('[PG-21] a measure of %s: %j', (value, errors) => {
  const draft = layerIn(choice)?.draftOf({ picked: 'R', values: { 'M-0': value, 'M-1': '210', 'T-0': '토리' } });
  expect([draft?.errors, draft?.reason]).toEqual([errors, Object.values(errors)[0]]);
});

test('[PG-21] an empty choice, a sold-out option and an empty text cannot be saved', () => {
  const { values = {} } = layerIn(choice)?.now ?? {};
  const reasonOf = (picked: string | undefined, over = {}) =>
    layerIn(choice)?.draftOf({ picked, values: { ...values, ...over } }).reason;
  expect([reasonOf(undefined), reasonOf('G'), reasonOf('R', { 'T-0': ' ' }), reasonOf('R')]).toEqual([
    '옵션을 선택해 주세요.',
    '옵션을 선택해 주세요.',
    '1자 이상 50자 이하로 입력해 주세요.',
    undefined,
  ]);
});

test('[PG-21] waits for the options, offers another try after a failure, and is undefined if the unit was deleted', () => {
  expect(layerIn({ ...choice, offered: undefined })).toMatchObject({ waitText: '옵션을 불러오고 있어요', picks: [] });
  expect(layerIn({ ...choice, offered: undefined, hasFailed: true })).toMatchObject({
    waitText: undefined,
    failure: {
      text: '옵션을 불러오지 못했어요.',
      retry: { label: '다시 시도', command: { type: 'OpenOptions', cartUnitId: 1 } },
    },
  });
  expect(layerIn({ ...choice, isSaving: true })?.saveLabel).toBe('옵션을 변경하고 있어요');
  expect(layerIn({ ...choice, cartUnitId: cartUnitId(99) })).toBeUndefined();
  expect(layerIn(undefined)).toBeUndefined();
});

test.each(languages)('[PG-21] the layer has its texts in %s', (language) => {
  const layer = layerIn(choice, language);
  const { title, choose } = optionWords[language];
  expect([layer?.title, layer?.draftOf({ picked: undefined, values: {} }).reason]).toEqual([title, choose]);
});
