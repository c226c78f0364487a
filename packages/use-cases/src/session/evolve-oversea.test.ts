import { anOpenSession } from '../testing/sessions.ts';
import type { Session } from './session.ts';
import { option as O } from 'fp-ts';
import { expect, test } from 'vitest';
import { noOversea, noPapers, type OverseaTerms } from '@baguni/domain';
import { aCartRead, anAddress, anApiError, anInitialCart } from '@baguni/domain/testing';
import type { CartEvent } from './event.ts';
import { replay } from './evolve.ts';

const countries = [{ countryCode: 'JP', countryType: 'Japan', countryName: '일본' }];
const terms: OverseaTerms = {
  countryType: 'Japan',
  companies: [{ shippingCompanyType: 'CJ', shippingCompanyName: 'CJ대한통운' }],
  selectedCompany: 'CJ',
  fees: [{ shippingCompany: 'CJ', shippingFees: [] }],
  unavailable: [],
  exchangeRates: [{ currencyCode: 'JPY', exchangeRate: 9.2 }],
  freeFrom: O.none,
};
const after = (...events: readonly CartEvent[]) => replay(anOpenSession(), events);
const toJapan: CartEvent = { type: 'CountryChanged', countryType: 'Japan' };
const known: CartEvent = { type: 'OverseaRead', ...terms };

test('[OV-01] a pending country change is visible until the server responds', () => {
  const started: CartEvent = { type: 'CountryChangeStarted', countryType: 'Japan' };
  expect(after(started).cart.oversea.changingTo).toEqual(O.some('Japan'));
  expect(after(started, toJapan).cart).toMatchObject({ shippingCountry: 'Japan', oversea: { changingTo: O.none } });
  const failed = after(started, { type: 'CountryChangeFailed', error: anApiError() });
  expect(failed.cart).toMatchObject({ shippingCountry: 'SouthKorea', oversea: { changingTo: O.none } });
});

test('[LY-05] the country list is loading, known or failed; known entries stay', () => {
  const asked: CartEvent = { type: 'CountriesAsked' };
  expect(after(asked).cart.oversea.countriesStatus).toBe('Asking');
  expect(after(asked, { type: 'CountriesFailed' }).cart.oversea).toMatchObject({
    countriesStatus: 'Failed',
    countries: [],
  });
  const read = after(asked, { type: 'CountriesRead', countries });
  expect(read.cart.oversea).toMatchObject({ countriesStatus: 'Known', countries });
  expect(replay(read, [asked, { type: 'CountriesFailed' }]).cart.oversea.countries).toEqual(countries);
});

test('[OV-02] another country clears companies, fees and papers, and keeps countries and currency', () => {
  const state = after(
    { type: 'CountriesRead', countries },
    { type: 'CurrencyChosen', currency: 'JPY' },
    toJapan,
    known,
    { type: 'PapersGiven', papers: { isConsented: true } },
  );
  expect(state.cart.oversea).toMatchObject({ status: 'Known', selectedCompany: 'CJ', papers: { isConsented: true } });
  const home = replay(state, [{ type: 'CountryChanged', countryType: 'SouthKorea' }]);
  expect(home.cart.oversea).toEqual({ ...noOversea, countries, countriesStatus: 'Known', currency: 'JPY' });
});

test('[OV-02] reopening a cart for the same country keeps its overseas data', () => {
  const initial = anInitialCart(undefined, { shippingCountry: 'Japan' });
  const again = after(toJapan, known, { type: 'CartOpened', initial, autoSelected: [] });
  expect(again.cart.oversea.status).toBe('Known');
  const home = after(toJapan, known, { type: 'CartOpened', initial: anInitialCart(), autoSelected: [] });
  expect(home.cart.oversea).toEqual(noOversea);
});

test('[CM-02 OV-01] a reloaded cart adopts a country changed elsewhere; the same country keeps all data', () => {
  const state = after(toJapan, known, { type: 'PapersGiven', papers: { isConsented: true } });
  const read = (shippingCountry: string, cartVersion = state.cartVersion) =>
    replay(state, [{ type: 'CartReloaded', content: aCartRead(state.cart.units, { shippingCountry, cartVersion }) }]);
  expect(read('Japan').cart.oversea).toBe(state.cart.oversea);
  expect(read('China').cart).toMatchObject({ shippingCountry: 'China', oversea: noOversea });
  expect(read('SouthKorea').cart).toMatchObject({ shippingCountry: 'SouthKorea', oversea: noOversea });
  expect(read('China', state.cartVersion - 1)).toBe(state);
});

test('[CM-02 AD-03] a reloaded cart has the current address and branch service if its version is valid', () => {
  const state = after({ type: 'AddressFailed' });
  const moved = { latestShippingAddress: O.some(anAddress()), priorityBranchServiceType: 'Dawn' } as const;
  const read = (cartVersion: number) =>
    replay(state, [{ type: 'CartReloaded', content: aCartRead(state.cart.units, { ...moved, cartVersion }) }]);
  expect(read(state.cartVersion)).toMatchObject({
    cart: { latestShippingAddress: moved.latestShippingAddress },
    branchServiceType: 'Dawn',
    isAddressUnread: false,
  });
  expect(read(state.cartVersion - 1)).toBe(state);
});

test('[OV-01] ignores a response about another country', () => {
  expect(after(known).cart.oversea).toEqual(noOversea);
  expect(after(toJapan, { type: 'OverseaFailed', countryType: 'China' }).cart.oversea.status).toBe('NotAsked');
});

test('[OV-02] a failure keeps known data and marks it as stale', () => {
  const failed = after(toJapan, { type: 'OverseaAsked' }, known, { type: 'OverseaFailed', countryType: 'Japan' });
  expect(failed.cart.oversea).toMatchObject({ status: 'Failed', companies: terms.companies, fees: terms.fees });
});

test('[OV-10 OV-12] adds papers one by one', () => {
  const state = after(
    { type: 'PapersGiven', papers: { isConsented: true } },
    { type: 'PapersGiven', papers: { taiwanIdNumber: O.some('A123456789') } },
  );
  expect(state.cart.oversea.papers).toEqual({ ...noPapers, isConsented: true, taiwanIdNumber: O.some('A123456789') });
});

test('[CM-20] a reloaded address replaces the address of the cart', () => {
  expect(after({ type: 'AddressRead', address: O.none }).cart.latestShippingAddress).toEqual(O.none);
  const [failed, read] = [{ type: 'AddressFailed' }, { type: 'AddressRead', address: O.none }] as const;
  expect([after(failed).isAddressUnread, after(failed, read).isAddressUnread]).toEqual([true, false]);
});

test('[OV-10] a rejected file removes the previous photo; the next photo, or none, removes the error', () => {
  const taken = { type: 'PapersGiven', papers: { hasChinaIdImage: true } } as const;
  const refused = { type: 'IdImageRefused', refusal: 'Size' } as const;
  const of = ({ cart: { oversea } }: Session) => [oversea.papers.hasChinaIdImage, oversea.idImageRefusal];
  expect(of(after(toJapan, known, taken))).toEqual([true, O.none]);
  expect(of(after(toJapan, known, taken, refused))).toEqual([false, O.some('Size')]);
  expect(of(after(toJapan, known, refused, taken))).toEqual([true, O.none]);
  expect(of(after(toJapan, known, refused, { ...taken, papers: { hasChinaIdImage: false } }))).toEqual([false, O.none]);
  expect(of(after(toJapan, known, refused, { ...taken, papers: { isConsented: true } }))).toEqual([
    false,
    O.some('Size'),
  ]);
});
