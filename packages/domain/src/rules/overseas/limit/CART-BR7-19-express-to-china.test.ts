import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { won } from '../../../money/won.ts';
import { costing, parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { expressToChina } from './CART-BR7-19-express-to-china.ts';

const pieces = (...quantities: readonly number[]) =>
  quantities.map((quantity, i) => parcel(i + 1, { itemSellPrice: won(1_000) }, { quantity }));
const toChina = (chosen: Parameters<typeof shipping>[2]) => shipping('China', 'SFExpress', chosen);

test('[OV-04] accepts 6 pieces in any units and refuses 7', () => {
  expect(isBroken(expressToChina, toChina(pieces(4, 2)))).toBe(false);
  expect(isBroken(expressToChina, toChina(pieces(4, 3)))).toBe(true);
  expect(isBroken(expressToChina, toChina(pieces(7)))).toBe(true);
});

test('[OV-04] accepts 30,000 won without shipping and refuses 30,001, whatever the shipping cost', () => {
  expect(isBroken(expressToChina, { ...toChina([costing(30_000)]), payable: won(90_000) })).toBe(false);
  expect(isBroken(expressToChina, toChina([costing(30_001)]))).toBe(true);
});

test.each([
  ['Japan', 'SFExpress'],
  ['China', 'EMS'],
  ['China', 'CJ'],
] as const)('[OV-04] does not apply to %s by %s', (country, company) => {
  expect(isBroken(expressToChina, shipping(country, company, pieces(9)))).toBe(false);
});

test('[OV-04 CK-18] fixes: fewer pieces, fewer units, another company, or South Korea', () => {
  expect(findingOf(expressToChina, toChina(pieces(4, 3)))).toEqual({
    code: 'CART-BR7-19',
    params: { count: 6, max: 30_000 },
    units: [cartUnitId(1), cartUnitId(2)],
    fixes: [
      { type: 'SetQuantity', cartUnitId: cartUnitId(2), quantity: 2 },
      { type: 'Deselect', cartUnitIds: [cartUnitId(2)] },
      { type: 'ChooseCompany', company: 'EMS' },
      { type: 'ShipDomestic' },
    ],
  });
});

test('[OV-04] the price of fewer pieces is unknown, so an amount offers no quantity', () => {
  expect(findingOf(expressToChina, toChina([costing(30_001)])).fixes.map(({ type }) => type)).toEqual([
    'Deselect',
    'ChooseCompany',
    'ShipDomestic',
  ]);
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(expressToChina, toChina(pieces(7))))).toEqual({
    ko: 'SF Express로 중국에 보내실 때는 한 번에 6개, 30,000원까지 주문할 수 있습니다.',
    en: 'With SF Express to China you can order up to 6 pieces and ₩30,000 at a time.',
    cn: '使用顺丰速运寄往中国时，每次最多可订购6件、30,000韩元。',
    jp: 'SF Expressで中国へお送りになる場合、一度に6点、30,000ウォンまで注文できます。',
  });
});
