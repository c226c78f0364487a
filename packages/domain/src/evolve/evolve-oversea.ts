import { option as O } from 'fp-ts';
import { noOversea, type OverseaShipping } from '../entities/overseas/oversea.ts';
import { missingAfter } from '../price/price-part.ts';
import type { CartEventType } from '../state/event.ts';
import type { CartState } from '../state/state.ts';
import type { Step } from './step.ts';

/** The cart with shipping to a country: what was known of another country is forgotten (OV-01, OV-02). */
export const shippingTo = (state: CartState, shippingCountry: string): CartState => {
  if (shippingCountry === state.shippingCountry) return state;
  const { countries, countriesStatus, currency } = state.oversea;
  return { ...state, shippingCountry, agreed: [], oversea: { ...noOversea, countries, countriesStatus, currency } };
};

const inOversea = (state: CartState, change: Partial<OverseaShipping>): CartState => ({
  ...state,
  oversea: { ...state.oversea, ...change },
});

/** An answer counts only while it is about the cart's country. */
const ofCountry = (state: CartState, countryType: string, change: Partial<OverseaShipping>): CartState =>
  countryType === state.shippingCountry ? inOversea(state, change) : state;

type OverseaStep = Extract<
  CartEventType,
  | `Countries${string}`
  | `CountryChange${string}`
  | `Oversea${string}`
  | 'CompanyChosen'
  | 'CurrencyChosen'
  | 'PapersGiven'
  | 'IdImageRefused'
  | `Address${string}`
>;

/** What happens with shipping overseas (OV-01..OV-13). */
export const overseaSteps: { readonly [T in OverseaStep]: Step<T> } = {
  CountriesAsked: (state) => inOversea(state, { countriesStatus: 'Asking' }),
  CountriesRead: (state, { countries }) => inOversea(state, { countries, countriesStatus: 'Known' }),
  CountriesFailed: (state) => inOversea(state, { countriesStatus: 'Failed' }),
  CountryChangeStarted: (state, { countryType }) => inOversea(state, { changingTo: O.some(countryType) }),
  // the selector closes on success and on nothing less (LY-05)
  CountryChanged: (state, { countryType }) => ({
    ...inOversea(shippingTo(state, countryType), { changingTo: O.none }),
    sideLayer: O.none,
  }),
  CountryChangeFailed: (state) => inOversea(state, { changingTo: O.none }),
  OverseaAsked: (state) => inOversea(state, { status: 'Asking' }),
  OverseaRead: (state, { type: _, countryType, missing, ...terms }) => {
    const read = ofCountry(state, countryType, { ...terms, status: 'Known' });
    return read === state ? state : { ...read, missing: missingAfter(state.missing, ['OverseaFee'], missing) };
  },
  // what was known stays, but what shipping costs is not known any more (SH-05)
  OverseaFailed: (state, { countryType }) => ofCountry(state, countryType, { status: 'Failed' }),
  CompanyChosen: (state, { company }) => inOversea(state, { selectedCompany: company }),
  CurrencyChosen: (state, { currency }) => inOversea(state, { currency }),
  PapersGiven: (state, { papers }) =>
    inOversea(state, {
      papers: { ...state.oversea.papers, ...papers },
      ...(papers.hasChinaIdImage === undefined ? {} : { idImageRefusal: O.none }),
    }),
  // what was taken before goes: the shopper has chosen another
  IdImageRefused: (state, { refusal }) =>
    inOversea(state, {
      papers: { ...state.oversea.papers, hasChinaIdImage: false },
      idImageRefusal: O.some(refusal),
    }),
  AddressRead: (state, { address }) => ({ ...state, latestShippingAddress: address, isAddressUnread: false }),
  AddressFailed: (state) => ({ ...state, isAddressUnread: true }),
};
