import { option as O } from 'fp-ts';
import { describe, expect, test } from 'vitest';
import { memberTypes } from '../entities/buyer/buyer.ts';
import { noFlags } from '../entities/cart/item.ts';
import type { ShippingCompanyType } from '../entities/overseas/company.ts';
import { noPapers } from '../entities/overseas/oversea.ts';
import { cartUnitId } from '../money/ids.ts';
import { aBuyer } from '../testing/builders/buyer.ts';
import { costing, parcel, shipping } from '../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../testing/rules.ts';
import {
  askChinaIdImage,
  askOverseaConsent,
  askTaiwanId,
  domesticOnly,
  identityNotVerified,
  noCourier,
  notByTheCompany,
  notToTheCountry,
} from './overseas.ts';

describe('CART-BR7-21 not to the country', () => {
  const [one, two] = [cartUnitId(1), cartUnitId(2)];

  const everyone: readonly ShippingCompanyType[] = ['EMS', 'SFExpress', 'CJ'];

  const refusedBy = (companies: readonly ShippingCompanyType[], ...ids: readonly (typeof one)[]) =>
    companies.map((shippingCompany) => ({ shippingCompany, unavailableCartUnitIds: ids }));

  const toJapan = (unavailable: ReturnType<typeof refusedBy>, chosen = [parcel(1), parcel(2)]) =>
    shipping('Japan', 'CJ', chosen, { unavailable });

  test('[OV-09] refuses a unit that every company refuses, not one that some carry', () => {
    expect(isBroken(notToTheCountry, toJapan(refusedBy(everyone, two)))).toBe(true);
    expect(isBroken(notToTheCountry, toJapan(refusedBy(['EMS', 'CJ'], two)))).toBe(false);
    expect(isBroken(notToTheCountry, toJapan([]))).toBe(false);
  });

  test('[OV-09] while no company is known, the rule does not apply', () => {
    const facts = shipping('Japan', 'Unknown', [parcel(1)], { companies: [], unavailable: refusedBy(everyone, one) });
    expect(isBroken(notToTheCountry, facts)).toBe(false);
  });

  test('[OV-15 OV-09] only CART-BR7-39 reports items that never leave the country', () => {
    const stays = parcel(1, { flags: { ...noFlags, isDomesticOnly: true } });
    expect(isBroken(notToTheCountry, toJapan(refusedBy(everyone, one), [stays]))).toBe(false);
  });

  test('[OV-09] some selected units return -21 and name the first; all of several return -23; a single one returns -21', () => {
    const fixes = (...cartUnitIds: readonly (typeof one)[]) => [
      { type: 'Deselect', cartUnitIds },
      { type: 'Delete', cartUnitIds },
      { type: 'ShipDomestic' },
    ];
    const some = findingOf(notToTheCountry, toJapan(refusedBy(everyone, two)));
    expect(some).toEqual({
      code: 'CART-BR7-21',
      params: { product: '사과', country: '‹Japan›' },
      units: [two],
      fixes: fixes(two),
    });
    const all = findingOf(notToTheCountry, toJapan(refusedBy(everyone, one, two)));
    expect(all).toEqual({
      code: 'CART-BR7-23',
      params: { country: '‹Japan›' },
      units: [one, two],
      fixes: fixes(one, two),
    });
    expect(findingOf(notToTheCountry, toJapan(refusedBy(everyone, one), [parcel(1)])).code).toBe('CART-BR7-21');
  });

  test('[ER-09] names the country in every language like the page', () => {
    expect(saidIn(findingOf(notToTheCountry, toJapan(refusedBy(everyone, two))))).toEqual({
      ko: '‘사과’ 상품은 ‹Japan› 지역으로 배송할 수 없습니다.',
      en: '‘사과’ cannot be shipped to this destination: ‹Japan›.',
      cn: '“사과”无法配送至‹Japan›。',
      jp: '「사과」は次の国・地域に配送できません：‹Japan›',
    });
    expect(saidIn(findingOf(notToTheCountry, toJapan(refusedBy(everyone, one, two))))).toEqual({
      ko: '선택하신 상품은 ‹Japan› 지역으로 배송할 수 없습니다.',
      en: 'The items you selected cannot be shipped to this destination: ‹Japan›.',
      cn: '所选商品无法配送至‹Japan›。',
      jp: '選択された商品は次の国・地域に配送できません：‹Japan›',
    });
  });

  test('[OV-09] names a country outside the list by its type', () => {
    const facts = shipping('Japan', 'CJ', [parcel(1)], { unavailable: refusedBy(everyone, one), countries: [] });
    expect(findingOf(notToTheCountry, facts).params['country']).toBe('Japan');
  });
});

describe('CART-BR7-39 domestic only', () => {
  const stays = (id: number, itemName = '한우') =>
    parcel(id, { itemName, flags: { ...noFlags, isDomesticOnly: true } });

  const abroad = shipping('Japan', 'EMS', [parcel(1), stays(2), stays(3, '막걸리')]);

  test('[OV-15] refuses a domestic-only item overseas, not at home; accepts others', () => {
    expect(isBroken(domesticOnly, abroad)).toBe(true);
    expect(isBroken(domesticOnly, { ...abroad, oversea: O.none })).toBe(false);
    expect(isBroken(domesticOnly, shipping('Japan', 'EMS', [parcel(1)]))).toBe(false);
  });

  test('[OV-15 CK-18] names the first unit, and the fixes concern all', () => {
    const cartUnitIds = [2, 3].map(cartUnitId);
    expect(findingOf(domesticOnly, abroad)).toEqual({
      code: 'CART-BR7-39',
      params: { product: '한우' },
      units: cartUnitIds,
      fixes: [{ type: 'Deselect', cartUnitIds }, { type: 'Delete', cartUnitIds }, { type: 'ShipDomestic' }],
    });
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(domesticOnly, abroad))).toEqual({
      ko: '‘한우’ 상품은 국내배송만 할 수 있으므로 해외로 보내실 수 없습니다.',
      en: '‘한우’ is delivered within Korea only and cannot be shipped overseas.',
      cn: '“한우”仅限韩国国内配送，不能寄往海外。',
      jp: '「한우」は韓国国内への配送のみのため、海外へお送りになれません。',
    });
  });
});

describe('CART-BR7-22 not by the company', () => {
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
});

describe('CART-BR7-51 no courier', () => {
  const unserved = shipping('Mongolia', 'Unknown', [parcel(1)], { companies: [] });

  test('[OV-09] requires a courier of the country', () => {
    expect(isBroken(noCourier, unserved)).toBe(true);
    expect(isBroken(noCourier, shipping('Japan', 'Unknown', [parcel(1)]))).toBe(true);
    expect(isBroken(noCourier, shipping('Japan', 'EMS', [parcel(1)]))).toBe(false);
    expect(isBroken(noCourier, shipping('Japan', 'EMS', [parcel(1)], { companies: [] }))).toBe(true);
  });

  test.each([
    ['NotAsked', false],
    ['Asking', false],
    ['Failed', true],
  ] as const)('[OV-09] with companies %s the rule is violated: %s', (status, isBrokenThen) => {
    const facts = shipping('Japan', 'Unknown', [parcel(1)], { companies: [], status });
    expect(isBroken(noCourier, facts)).toBe(isBrokenThen);
  });

  test('[OV-09] an empty order needs none', () => {
    expect(isBroken(noCourier, { ...unserved, chosen: [] })).toBe(false);
  });

  test('[OV-09 CK-18] accepts a company that serves the country, or a domestic order', () => {
    expect(findingOf(noCourier, shipping('Japan', 'Unknown', [parcel(1)]))).toEqual({
      code: 'CART-BR7-51',
      params: { country: '‹Japan›' },
      units: [cartUnitId(1)],
      fixes: [{ type: 'ChooseCompany', company: 'EMS' }, { type: 'ShipDomestic' }],
    });
    expect(findingOf(noCourier, unserved).fixes).toEqual([{ type: 'ShipDomestic' }]);
  });

  test('[OV-09 SH-05] unreadable companies are not reported as missing', () => {
    const unread = { companies: [], status: 'Failed' } as const;
    expect(findingOf(noCourier, shipping('Japan', 'Unknown', [parcel(1)], unread)).code).toBe('CART-BR7-51-UNREAD');
    expect(findingOf(noCourier, shipping('Japan', 'Unknown', [parcel(1)], { status: 'Failed' })).code).toBe(
      'CART-BR7-51',
    );
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(noCourier, unserved))).toEqual({
      ko: '‹Mongolia› 지역으로 배송하려면 이 지역에 배송하는 배송사가 필요합니다.',
      en: 'An order to this destination needs a carrier that ships there: ‹Mongolia›.',
      cn: '配送至‹Mongolia›需要可送达该地区的快递公司。',
      jp: '次の国・地域へは、そこに配送できる配送会社が必要です：‹Mongolia›',
    });
    expect(
      saidIn(findingOf(noCourier, shipping('Mongolia', 'Unknown', [parcel(1)], { companies: [], status: 'Failed' }))),
    ).toEqual({
      ko: '‹Mongolia› 지역으로 배송할 수 있는지 확인하지 못했습니다. 잠시 후 다시 시도해 주십시오.',
      en: 'We could not check whether we can ship to this destination: ‹Mongolia›. Please try again later.',
      cn: '无法确认能否配送至‹Mongolia›，请稍后再试。',
      jp: '次の国・地域に配送できるか確認できませんでした。しばらくしてからもう一度お試しください：‹Mongolia›',
    });
  });
});

describe('VERIFY-OVERSEA identity not verified', () => {
  const order = shipping('Japan', 'EMS', [parcel(1)]);

  const by = (over: Parameters<typeof aBuyer>[0]) => ({ ...order, buyer: aBuyer(over) });

  test.each(memberTypes)('[OV-12 CK-11] a %s verifies once before overseas shipping', (memberType) => {
    expect(isBroken(identityNotVerified, by({ memberType, isIdentityVerified: false }))).toBe(true);
    expect(isBroken(identityNotVerified, by({ memberType, isIdentityVerified: true }))).toBe(false);
  });

  test('[OV-12] not required at home or for an empty order', () => {
    const facts = by({ isIdentityVerified: false });
    expect(isBroken(identityNotVerified, { ...facts, oversea: O.none })).toBe(false);
    expect(isBroken(identityNotVerified, { ...facts, chosen: [] })).toBe(false);
  });

  test('[OV-12 CK-18] fixes: verify, or ship to South Korea', () => {
    expect(findingOf(identityNotVerified, by({ isIdentityVerified: false }))).toMatchObject({
      units: [cartUnitId(1)],
      fixes: [{ type: 'VerifyIdentity' }, { type: 'ShipDomestic' }],
    });
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(identityNotVerified, by({ isIdentityVerified: false })))).toEqual({
      ko: '해외배송은 본인 인증을 하신 후 이용할 수 있습니다.',
      en: 'Overseas shipping is possible after you have verified your identity.',
      cn: '完成身份验证后即可使用海外配送。',
      jp: '海外配送は本人認証後にご利用いただけます。',
    });
  });
});

describe('ASK-CHINA-ID-IMAGE', () => {
  const order = (hasChinaIdImage: boolean, company: ShippingCompanyType = 'SFExpress', country = 'China') =>
    shipping(country, company, [parcel(1)], { papers: { ...noPapers, hasChinaIdImage } });

  test('[OV-10] SF Express to China requires an image of the identity card', () => {
    expect(isBroken(askChinaIdImage, order(false))).toBe(true);
    expect(isBroken(askChinaIdImage, order(true))).toBe(false);
    expect(isBroken(askChinaIdImage, { ...order(false), chosen: [] })).toBe(false);
  });

  test('[OV-10] other companies and countries do not', () => {
    expect(isBroken(askChinaIdImage, order(false, 'EMS'))).toBe(false);
    expect(isBroken(askChinaIdImage, order(false, 'SFExpress', 'Japan'))).toBe(false);
  });

  test('[OV-10 CK-18] fixes: provide it, use another company, or ship to South Korea', () => {
    expect(findingOf(askChinaIdImage, order(false))).toMatchObject({
      units: [cartUnitId(1)],
      fixes: [
        { type: 'GivePapers', paper: 'ChinaIdImage' },
        { type: 'ChooseCompany', company: 'EMS' },
        { type: 'ShipDomestic' },
      ],
    });
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(askChinaIdImage, order(false)))).toEqual({
      ko: 'SF Express로 중국에 보내실 때는 신분증 이미지가 필요합니다. 이미지를 등록해 주십시오.',
      en: 'SF Express needs an image of your ID to ship to China. Please add one.',
      cn: '使用顺丰速运寄往中国时需要身份证图片，请上传。',
      jp: 'SF Expressで中国へお送りになる場合は、身分証の画像が必要です。画像を登録してください。',
    });
  });
});

describe('ASK-OVERSEA-CONSENT', () => {
  const order = (isConsented: boolean) =>
    shipping('Japan', 'EMS', [parcel(1)], { papers: { ...noPapers, isConsented } });

  test('[OV-12] asks about missing consent until the shopper agrees to continue without it', () => {
    expect(isBroken(askOverseaConsent, order(true))).toBe(false);
    expect(isBroken(askOverseaConsent, order(false))).toBe(true);
    expect(isBroken(askOverseaConsent, { ...order(false), agreed: ['ASK-OVERSEA-CONSENT'] })).toBe(false);
    expect(isBroken(askOverseaConsent, { ...order(false), agreed: ['ASK-INCOME-DUTY'] })).toBe(true);
  });

  test('[OV-12] not required at home or for an empty order', () => {
    expect(isBroken(askOverseaConsent, { ...order(false), oversea: O.none })).toBe(false);
    expect(isBroken(askOverseaConsent, { ...order(false), chosen: [] })).toBe(false);
  });

  test('[OV-12 CK-18] fixes: order anyway, or consent', () => {
    expect(findingOf(askOverseaConsent, order(false)).fixes).toEqual([
      { type: 'Agree', code: 'ASK-OVERSEA-CONSENT' },
      { type: 'GivePapers', paper: 'Consent' },
    ]);
  });

  test('[ER-09] has a question in every language', () => {
    expect(saidIn(findingOf(askOverseaConsent, order(false)))).toEqual({
      ko: '해외배송 동의를 하지 않으시면 입력하신 정보가 저장되지 않습니다. 그대로 주문하시겠습니까?',
      en: 'Without your consent for overseas shipping, the data you entered will not be saved. Do you want to order anyway?',
      cn: '未同意海外配送条款，您输入的信息将不会保存。仍要下单吗？',
      jp: '海外配送に同意されていないため、入力された情報は保存されません。このまま注文しますか？',
    });
  });
});

describe('ASK-TAIWAN-ID', () => {
  const order = (amount: number, number: O.Option<string> = O.none, country = 'Taiwan') =>
    shipping(country, 'EMS', [costing(amount)], { papers: { ...noPapers, taiwanIdNumber: number } });

  test('[OV-10] requires a number above 100,000 won for Taiwan, never for other countries', () => {
    expect(isBroken(askTaiwanId, order(100_000))).toBe(false);
    expect(isBroken(askTaiwanId, order(100_001))).toBe(true);
    expect(isBroken(askTaiwanId, order(900_000, O.none, 'Japan'))).toBe(false);
  });

  test.each([
    ['A123456789', false],
    ['F800000014', false],
    ['AB12345678', false],
    ['', true],
    ['a123456789', true],
    ['A12345678', true],
    ['A1234567890', true],
    ['A323456789', true],
    ['AE23456789', true],
    ['A12345678９', true],
  ])('[OV-10] with the number %j it is required: %s', (number, isAsked) => {
    expect(isBroken(askTaiwanId, order(200_000, O.some(number)))).toBe(isAsked);
  });

  test('[OV-10 CK-18] fixes: provide the number, or ship to South Korea; the number itself is never shown', () => {
    const found = findingOf(askTaiwanId, order(100_001, O.some('A1')));
    expect(found).toEqual({
      code: 'ASK-TAIWAN-ID',
      params: { max: 100_000 },
      units: [cartUnitId(1)],
      fixes: [{ type: 'GivePapers', paper: 'TaiwanIdNumber' }, { type: 'ShipDomestic' }],
    });
  });

  test('[ER-09] has a message in every language', () => {
    expect(saidIn(findingOf(askTaiwanId, order(100_001)))).toEqual({
      ko: '100,000원을 초과하여 대만으로 보내실 때는 신분증 번호가 필요합니다. 신분증 번호를 입력해 주십시오.',
      en: 'Orders above ₩100,000 to Taiwan need an ID number. Please enter yours.',
      cn: '寄往台湾的订单超过100,000韩元时需要身份证号码，请填写。',
      jp: '100,000ウォンを超えて台湾へお送りになる場合は、身分証番号が必要です。番号を入力してください。',
    });
  });
});
