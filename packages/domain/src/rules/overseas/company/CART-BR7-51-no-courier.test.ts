import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { noCourier } from './CART-BR7-51-no-courier.ts';

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
