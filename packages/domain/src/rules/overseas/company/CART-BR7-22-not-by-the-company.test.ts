import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import type { ShippingCompanyType } from '../../../entities/overseas/company.ts';
import { parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { notByTheCompany } from './CART-BR7-22-not-by-the-company.ts';

const two = cartUnitId(2);
const refusedBy = (...companies: readonly ShippingCompanyType[]) =>
  companies.map((shippingCompany) => ({ shippingCompany, unavailableCartUnitIds: [two] }));
const byCj = (...companies: readonly ShippingCompanyType[]) =>
  shipping('Japan', 'CJ', [parcel(1), parcel(2)], { unavailable: refusedBy(...companies) });

test('[OV-09 OV-03] refuses a unit that another company carries', () => {
  expect(isBroken(notByTheCompany, byCj('CJ'))).toBe(true);
  expect(isBroken(notByTheCompany, byCj('EMS'))).toBe(false);
  expect(isBroken(notByTheCompany, byCj())).toBe(false);
});

test('[OV-09] returns CART-BR7-21 if no carrier delivers the item', () => {
  expect(isBroken(notByTheCompany, byCj('EMS', 'SFExpress', 'CJ'))).toBe(false);
});

test('[OV-09 CK-18] offers the first company that carries all units', () => {
  const cartUnitIds = [two];
  expect(findingOf(notByTheCompany, byCj('CJ', 'EMS'))).toEqual({
    code: 'CART-BR7-22',
    params: { product: '사과' },
    units: cartUnitIds,
    fixes: [
      { type: 'ChooseCompany', company: 'SFExpress' },
      { type: 'Deselect', cartUnitIds },
      { type: 'Delete', cartUnitIds },
      { type: 'ShipDomestic' },
    ],
  });
});

test('[ER-09] has a message in every language', () => {
  expect(saidIn(findingOf(notByTheCompany, byCj('CJ')))).toEqual({
    ko: '‘사과’ 상품은 선택하신 배송사로 배송할 수 없습니다.',
    en: '‘사과’ cannot be shipped with the carrier you chose.',
    cn: '“사과”无法由所选快递公司配送。',
    jp: '「사과」は選択された配送会社では配送できません。',
  });
});
