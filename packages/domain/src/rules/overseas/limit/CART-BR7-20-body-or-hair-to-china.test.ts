import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { won } from '../../../money/won.ts';
import { costing, parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { bodyOrHairToChina } from './CART-BR7-20-body-or-hair-to-china.ts';

const toChina = (chosen: Parameters<typeof shipping>[2]) => shipping('China', 'SFExpress', chosen);

test.each(['body', 'hair'] as const)('[OV-05] accepts 15,000 won with %s items and refuses 15,001', (medium) => {
  expect(isBroken(bodyOrHairToChina, toChina([costing(15_000, medium)]))).toBe(false);
  expect(isBroken(bodyOrHairToChina, toChina([costing(15_001, medium)]))).toBe(true);
});

test('[OV-05] counts the whole order, only while it contains such an item', () => {
  const cheap = parcel(2, { itemSellPrice: won(1_000) }, {}, 'hair');
  expect(isBroken(bodyOrHairToChina, toChina([costing(14_001), cheap]))).toBe(true);
  expect(isBroken(bodyOrHairToChina, toChina([costing(14_000), cheap]))).toBe(false);
  expect(isBroken(bodyOrHairToChina, toChina([costing(29_000)]))).toBe(false);
  expect(isBroken(bodyOrHairToChina, toChina([costing(29_000, 'cosmetics')]))).toBe(false);
});

test('[OV-05] applies only to SF Express to China', () => {
  const lotion = [costing(20_000, 'body')];
  expect(isBroken(bodyOrHairToChina, shipping('China', 'EMS', lotion))).toBe(false);
  expect(isBroken(bodyOrHairToChina, shipping('Japan', 'SFExpress', lotion))).toBe(false);
});

test('[OV-05 CK-18] concerns and excludes only the body and hair items', () => {
  const hair = parcel(2, { itemSellPrice: won(1_000) }, {}, 'hair');
  expect(findingOf(bodyOrHairToChina, toChina([costing(20_000), hair]))).toEqual({
    code: 'CART-BR7-20',
    params: { max: 15_000 },
    units: [cartUnitId(2)],
    fixes: [
      { type: 'Deselect', cartUnitIds: [cartUnitId(2)] },
      { type: 'ChooseCompany', company: 'EMS' },
      { type: 'ShipDomestic' },
    ],
  });
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(bodyOrHairToChina, toChina([costing(20_000, 'body')])))).toEqual({
    ko: '바디·헤어 상품이 있으면 SF Express로 중국에 15,000원까지만 보내실 수 있습니다.',
    en: 'With body or hair care items, SF Express takes up to ₩15,000 to China.',
    cn: '含有身体或头发护理商品时，使用顺丰速运寄往中国的金额上限为15,000韩元。',
    jp: 'ボディ・ヘアケア商品を含む場合、SF Expressで中国へお送りになれるのは15,000ウォンまでです。',
  });
});
