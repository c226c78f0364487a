import { calls } from '@baguni/contract';
import { itemNo } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { replyOf, aShop } from '../testing/shop.ts';

const item = (no: string, over = {}) => ({
  itemNo: itemNo(no),
  transPolicyNo: 'T20',
  isSmileDelivery: true,
  isFasterDelivery: false,
  ...over,
});
const cutOff = Date.parse('2026-11-20T20:00:00+09:00');

const ask = async (zipCode: string, now: number, requests = [item('I1')]) => {
  const body = { appType: 'None', isSmileClub: false, zipCode, requests };
  const answer = await aShop().ask('getStarDeliveryTransPolicy', body, { now });
  return replyOf(calls.getStarDeliveryTransPolicy, answer).transPolicies;
};

test.each([
  ['04001', '2026-11-21'],
  ['13494', '2026-11-21'],
  ['48095', '2026-11-22'],
  ['62000', '2026-11-22'],
  ['63122', '2026-11-23'],
])('[CM-15] before the cut-off an item arrives at %s on %s', async (zipCode, arrivalScheduledDate) => {
  expect(await ask(zipCode, cutOff - 1)).toEqual([
    { itemNo: 'I1', arrivalScheduledDate, displayType: 'Scheduled', cutOffTime: '2026-11-20T11:00:00.000Z' },
  ]);
});

test('[CM-15] after the cut-off it arrives one day later, without a cut-off in the reply', async () => {
  expect(await ask('04001', cutOff)).toMatchObject([{ arrivalScheduledDate: '2026-11-22', cutOffTime: undefined }]);
});

test('[CM-15] the transport policy of the item decides its cut-off', async () => {
  const at14 = Date.parse('2026-11-20T14:00:00+09:00');
  const both = (now: number) => ask('04001', now, [item('I1', { transPolicyNo: 'T14' }), item('I2')]);
  const tomorrow = { arrivalScheduledDate: '2026-11-21' };
  expect(await both(at14 - 1)).toMatchObject([tomorrow, tomorrow]);
  expect(await both(at14)).toMatchObject([{ arrivalScheduledDate: '2026-11-22', cutOffTime: undefined }, tomorrow]);
});

test('[CM-15] days are those of the marketplace and change at its midnight', async () => {
  const midnight = Date.parse('2026-11-21T00:00:00+09:00');
  expect(await ask('04001', midnight - 1)).toMatchObject([{ arrivalScheduledDate: '2026-11-22' }]);
  expect(await ask('04001', midnight)).toMatchObject([{ arrivalScheduledDate: '2026-11-22' }]);
});

test('[CM-15] faster delivery is guaranteed and arrives a day sooner, but not before tomorrow', async () => {
  const faster = [item('I1', { isFasterDelivery: true })];
  expect(await ask('48095', cutOff - 1, faster)).toMatchObject([
    { arrivalScheduledDate: '2026-11-21', displayType: 'Guaranteed' },
  ]);
  expect(await ask('04001', cutOff - 1, faster)).toMatchObject([{ arrivalScheduledDate: '2026-11-21' }]);
});

test.each(['', '4001', '040011', 'abcde', '<b>'])('[CM-15] to “%s” the arrival is unknown', async (zipCode) => {
  expect(await ask(zipCode, cutOff - 1)).toEqual([]);
});

const other = { isSmileDelivery: false };

test('[CM-15] an item of another seller arrives a day later, without a cut-off in the reply', async () => {
  const arrivalAt = async (now: number) => await ask('04001', now, [item('I1', other)]);
  expect(await arrivalAt(cutOff - 1)).toMatchObject([{ arrivalScheduledDate: '2026-11-22', cutOffTime: undefined }]);
  expect(await arrivalAt(cutOff)).toMatchObject([{ arrivalScheduledDate: '2026-11-23', cutOffTime: undefined }]);
});

test('[CM-15] omits items without a transport policy outside SmileDelivery', async () => {
  const without = { transPolicyNo: '' };
  const asked = [item('I1', { ...other, ...without }), item('I2', without)];
  expect(await ask('04001', cutOff, asked)).toMatchObject([{ itemNo: 'I2' }]);
});
