import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { cartUnitId } from '../../../money/ids.ts';
import { noPapers } from '../../../entities/overseas/oversea.ts';
import { costing, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { askTaiwanId } from './ask-taiwan-id.ts';

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
