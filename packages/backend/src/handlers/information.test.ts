import { calls } from '@baguni/contract';
import { itemNo } from '@baguni/domain/internal';
import { aBsdEvent, aBsdTag } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { guestOwner, type Scope, type Session } from '../store/rows.ts';
import { noOffers, type ItemOffers, type Offers } from '../store/offers.ts';
import { replyOf, aShop, type TestShop } from '../testing/shop.ts';
import { scopeA, scopeB, setItemOffers } from '../testing/rows.ts';

const put = (shop: TestShop, offers: Partial<Offers>): Promise<unknown> =>
  shop.store.transaction((tx) => tx.putOffers('marketplace', { ...noOffers, ...offers }));
const putByItem = (shop: TestShop, offers: Partial<ItemOffers>): Promise<void> =>
  shop.store.transaction((tx) => setItemOffers(tx, 'marketplace', offers));
const onOutlet = { session: { scope: { ...scopeB, tenant: 'outlet' as const }, guestOwner: null } };
const bannerText = { ko: '빅스마일', en: 'Big Smile', cn: '大促', jp: 'ビッグ' };

test('[CM-30] returns the sale tag of the tenant, or none without a sale', async () => {
  const shop = aShop();
  const read = async (ask = {}) => (await shop.reply('getBsdGlobalEventTag', {}, ask)).tag;
  expect(await read()).toBeUndefined();
  await put(shop, { bsdTag: aBsdTag() });
  expect([await read(), await read(onOutlet)]).toEqual([aBsdTag(), undefined]);
});

test('[CM-31] returns sale events of the requested items in the page language', async () => {
  const shop = aShop();
  const events = ['I1', 'I2'].map((no) => ({ ...aBsdEvent({ itemNo: itemNo(no) }), bannerText }));
  await putByItem(shop, { bsdEvents: events });
  for (const language of ['ko', 'en', 'cn', 'jp'] as const) {
    const answer = await shop.ask('getBsdEvents', { itemNos: ['I2', 'I9'] }, { language });
    expect(replyOf(calls.getBsdEvents, answer).events).toEqual([
      aBsdEvent({ itemNo: itemNo('I2'), bannerText: bannerText[language] }),
    ]);
  }
  expect((await shop.reply('getBsdEvents', { itemNos: ['I1'] }, onOutlet)).events).toEqual([]);
});

test('[CM-32] returns benefits of the requested items only', async () => {
  const shop = aShop();
  const benefits = ['I1', 'I2'].map((no) => ({
    itemNo: itemNo(no),
    itemPurchaseBenefitList: [{ benefitType: 'Gift' as const }],
  }));
  const read = async (itemNos: readonly string[]) => (await shop.reply('getPurchaseBenefits', { itemNos })).benefits;
  expect(await read(['I1'])).toEqual([]);
  await putByItem(shop, { benefits });
  expect([await read(['I1']), await read([])]).toEqual([[benefits[0]], []]);
});

test('[CM-27] a guest has a stable, unique and irreversible hashed id in Korean', async () => {
  const shop = aShop();
  const read = async (id: string, over = {}) => {
    const session = { scope: scopeA, guestOwner: guestOwner(id) };
    return (await shop.reply('getHashedCguid', {}, { session, ...over })).hashedCguid;
  };
  const one = await read('secret-1');
  expect(await read('secret-1')).toEqual(one);
  expect(await read('secret-2')).not.toEqual(one);
  expect(one !== undefined && one).toMatch(/^[0-9a-f]{64}$/u);
  for (const language of ['en', 'cn', 'jp'] as const) expect(await read('secret-1', { language })).toBeUndefined();
});

test('[CM-27] the guest id stays the same after sign-in and differs by tenant', async () => {
  const shop = aShop();
  const read = async (session: Session) => (await shop.reply('getHashedCguid', {}, { session })).hashedCguid;
  const guest: Scope = { tenant: 'marketplace', owner: guestOwner('g') };
  const before = await read({ scope: guest, guestOwner: null });
  expect(await read({ scope: scopeA, guestOwner: guestOwner('g') })).toEqual(before);
  expect(await read({ scope: { ...guest, tenant: 'outlet' }, guestOwner: null })).not.toEqual(before);
});

test('[CM-50] the checkout server reports that it is available', async () => {
  expect((await aShop().ask('checkHealth')).status).toBe(200);
});

test('[CM-41] logs a script load failure as an error in one line, and refuses a longer report', async () => {
  const shop = aShop();
  const report = { moduleName: 'extras', errorContent: 'a\nb' };
  expect((await shop.ask('logScriptError', report)).status).toBe(200);
  expect(shop.reports).toEqual([`Error ${JSON.stringify(report)}`]);
  expect((await shop.ask('logScriptError', { ...report, errorContent: 'x'.repeat(1_025) })).status).toBe(400);
});

test('[XT-01] logs a followed link in the activity log', async () => {
  const shop = aShop();
  const followed = { itemNo: 'I1', trackingCode: '200010100' };
  expect((await shop.ask('logItemLink', followed)).status).toBe(200);
  expect(shop.reports).toEqual([`Activity ${JSON.stringify(followed)}`]);
});
