import { overseasRead, takeIn, type PageAsks, type PageCart } from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { payableOf } from '@baguni/domain';
import { expect, test } from 'vitest';
import { signedIn, type Browser, refusedWith } from './testing/browser.ts';
import { checkoutOf, openedBy, stateOf } from './testing/read.ts';
import { testServer } from './testing/server.ts';

const papers = { isConsented: true, taiwanIdNumber: null, hasChinaIdImage: false };

const abroad = async (browser: Browser): Promise<PageCart> => {
  const page = await stateOf(browser);
  const ask: PageAsks = async (name, body) => {
    const response = await browser.call(name, body);
    return { status: response.statusCode, body: response.json() };
  };
  return takeIn(page, await overseasRead(ask, page, page.destination.country, ([first]) => first));
};

const orderOf = (state: PageCart, over: object = {}): object => ({
  ...checkoutOf(state),
  oversea: {
    countryType: state.destination.country,
    shippingCompany: state.destination.overseas.selectedCompany,
    papers,
    ...over,
  },
});

test('[SV-01 SV-03 OV-03] calculates an order to Japan equally on page and server and keeps its overseas fees', async () => {
  const { app } = await testServer();
  const browser = await signedIn(app, 'oversea-japan');
  const state = await abroad(browser);
  const made = await browser.reply('addCheckoutByCart', orderOf(state));
  const order = await browser.reply('getOrder', { txKey: made.txKey });
  expect(order.payable).toBe(payableOf(state));
  const fees = order.entries.filter(({ rule }) => rule === 'OverseaShippingFee');
  expect(fees).toHaveLength(state.selected.length);
});

test('[CK-19 OV-12 OV-04] refuses by code without consent, and beyond the limits of a company', async () => {
  const { app } = await testServer();
  const refusal = async (name: 'oversea-japan' | 'oversea-china' | 'oversea-taiwan', over: object = {}) => {
    const browser = await signedIn(app, name);
    const answer = await browser.call('addCheckoutByCart', orderOf(await abroad(browser), over));
    return refusedWith(calls.addCheckoutByCart, answer).resultCode;
  };
  expect(await refusal('oversea-japan', { papers: { ...papers, isConsented: false } })).toBe('ASK-OVERSEA-CONSENT');
  expect(await refusal('oversea-china')).toBe('CART-BR7-19');
  expect(await refusal('oversea-taiwan')).toBe('ASK-TAIWAN-ID');
});

test('[OV-10] refuses an order that contains an image as too large', async () => {
  const { app } = await testServer();
  const browser = await signedIn(app, 'oversea-china');
  const image = 'x'.repeat(12_000_000);
  const order = orderOf(await abroad(browser), { papers: { ...papers, hasChinaIdImage: true, image } });
  expect((await browser.call('addCheckoutByCart', order)).statusCode).toBe(413);
});

test('[CM-49 OV-01] returns a new country on the next read, only for this buyer', async () => {
  const { app } = await testServer();
  const [browser, other] = [await signedIn(app, 'many-sellers'), await signedIn(app, 'one-seller')];
  await browser.reply('changeCountry', { countryType: 'HongKong' });
  expect((await openedBy(browser)).shippingCountry).toBe('HongKong');
  expect((await openedBy(other)).shippingCountry).toBe('SouthKorea');
});
