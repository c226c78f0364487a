import { calls } from '@baguni/contract';
import { overseaFreeFrom, payableOf, replay, type CartState } from '@baguni/domain';
import { expect, test } from 'vitest';
import { signedIn, type Browser } from './testing/browser.ts';
import { answered, checkoutOf, openedBy, refusedWith, stateOf } from './testing/read.ts';
import { testServer } from './testing/server.ts';

const papers = { isConsented: true, taiwanIdNumber: null, hasChinaIdImage: false };

/** The page's state once it knows what shipping to its country means. */
const abroad = async (browser: Browser): Promise<CartState> => {
  const page = await stateOf(browser);
  const countryType = page.shippingCountry;
  const requests = page.units.map(({ cartUnitId, quantity }) => ({ cartUnitId, quantity }));
  const served = await browser.call('getOverseaShippingCompanies', { countryType });
  const { companies } = answered(calls.getOverseaShippingCompanies, served);
  const types = companies.map(({ shippingCompanyType }) => shippingCompanyType);
  const asked = { countryType, requests, shippingCompanies: types };
  const fees = await browser.call('getOverseaShippingFees', asked);
  const unavailable = await browser.call('getShippingUnavailableItems', asked);
  const rates = await browser.call('getExchangeRate', { currencyCode: null });
  return replay(page, [
    {
      type: 'OverseaRead',
      countryType,
      companies,
      selectedCompany: types[0] ?? 'Unknown',
      freeFrom: overseaFreeFrom(countryType),
      ...answered(calls.getOverseaShippingFees, fees),
      ...answered(calls.getShippingUnavailableItems, unavailable),
      ...answered(calls.getExchangeRate, rates),
    },
  ]);
};

const orderOf = (state: CartState, over: object = {}): object => ({
  ...checkoutOf(state),
  oversea: { countryType: state.shippingCountry, shippingCompany: state.oversea.selectedCompany, papers, ...over },
});

test('[SV-01 SV-03 OV-03] an order to Japan: page and server agree to the won, the order keeps its overseas fees', async () => {
  const { app } = await testServer();
  const browser = await signedIn(app, 'oversea-japan');
  const state = await abroad(browser);
  const made = answered(calls.addCheckoutByCart, await browser.call('addCheckoutByCart', orderOf(state)));
  const order = answered(calls.getOrder, await browser.call('getOrder', { txKey: made.txKey }));
  expect(order.payable).toBe(payableOf(state));
  const fees = order.entries.filter(({ rule }) => rule === 'OverseaShippingFee');
  expect(fees).toHaveLength(state.selected.length);
});

test('[CK-19 OV-12 OV-04] without consent, and beyond the limits of a company, the server refuses by code', async () => {
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

test('[CM-49 OV-01] a change of country is there at the next read, for this buyer alone', async () => {
  const { app } = await testServer();
  const [browser, other] = [await signedIn(app, 'many-sellers'), await signedIn(app, 'one-seller')];
  answered(calls.changeCountry, await browser.call('changeCountry', { countryType: 'HongKong' }));
  expect((await openedBy(browser)).shippingCountry).toBe('HongKong');
  expect((await openedBy(other)).shippingCountry).toBe('SouthKorea');
});
