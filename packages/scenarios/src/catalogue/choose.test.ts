import { expect, test } from 'vitest';
import { itemNoOf } from './catalogue.ts';
import { choose, type Choice } from './choose.ts';

const curtain = (measures: readonly number[]): Choice => ({
  options: ['ivory', { option: 'measure', measures }],
  additions: [{ addition: 'tieback', quantity: 2 }],
});

test('[PG-21] a made-to-measure option contains its measures in cm and a price by area, rounded up to 100 won', () => {
  const item = choose(itemNoOf('linen-curtain'), curtain([150, 210]), 'en');
  const option = item.options[1];
  expect(option?.optionType).toBe('Calculation');
  expect(option?.optionEntries).toEqual([
    { name: 'Width', value: '150' },
    { name: 'Height', value: '210' },
  ]);
  expect(option?.calculationUnit).toEqual('cm');
  // 3.15 square metres of 9,000 won are 28,350 won
  expect(option?.optionPrice).toBe(28_400);
  expect(choose(itemNoOf('linen-curtain'), curtain([100, 200]), 'en').options[1]?.optionPrice).toBe(18_000);
});

test('translates choices and keeps their numbers', () => {
  const names = (['ko', 'en', 'cn', 'jp'] as const).map((language) => {
    const item = choose(itemNoOf('linen-curtain'), curtain([150, 210]), language);
    return [
      item.itemName,
      item.options[0]?.optionEntries[0]?.value,
      item.additions[0]?.name,
      item.additions[0]?.quantity,
    ];
  });
  expect(names).toEqual([
    ['맞춤 린넨 커튼', '아이보리', '커튼 타이백 2개', 2],
    ['Made-to-measure linen curtain', 'Ivory', 'Curtain tiebacks, pair', 2],
    ['定制亚麻窗帘', '象牙白', '窗帘绑带 2条', 2],
    ['オーダー リネンカーテン', 'アイボリー', 'カーテンタッセル 2本', 2],
  ]);
});

test('keeps a text of the shopper unchanged', () => {
  const text = '<b>토리</b> {0} $&';
  const item = choose(itemNoOf('chef-knife'), { options: [{ option: 'engraving', text }] }, 'jp');
  expect(item.options[0]?.optionEntries).toEqual([{ name: '刻印文字', value: text }]);
  expect(item.options[0]?.optionPrice).toBe(5000);
});

test('refuses a choice that the item does not offer', () => {
  expect(() => choose(itemNoOf('t-shirt'), { options: ['navy/999'] }, 'ko')).toThrow('offers no option navy/999');
  expect(() => choose(itemNoOf('t-shirt'), { additions: ['bojagi'] }, 'ko')).toThrow('offers no addition bojagi');
});
