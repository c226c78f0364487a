import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { noPapers } from '../../../entities/overseas/oversea.ts';
import { parcel, shipping } from '../../../testing/oversea-rules.ts';
import { findingOf, isBroken, saidIn } from '../../../testing/rules.ts';
import { askOverseaConsent } from './ask-oversea-consent.ts';

const order = (isConsented: boolean) => shipping('Japan', 'EMS', [parcel(1)], { papers: { ...noPapers, isConsented } });

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
