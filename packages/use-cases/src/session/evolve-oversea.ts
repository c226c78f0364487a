import type { TermsOfCountry } from '@baguni/contract';
import {
  changeCountry,
  changeOversea,
  missingAfter,
  overseaFreeFrom,
  type Cart,
  type OverseaShipping,
  type PricePart,
  type ShippingCompany,
  type ShippingCompanyType,
} from '@baguni/domain/internal';
import { inCart, type Step } from './session.ts';
import type { CartEvent, CartEventType } from './event.ts';

/** A response counts only if it is about the cart's country. */
const ofCountry = (cart: Cart, countryType: string, change: Partial<OverseaShipping>): Cart =>
  countryType === cart.destination.country ? changeOversea(cart, change) : cart;

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

/** The steps of shipping overseas (OV-01..OV-13). */
export const overseaSteps: { readonly [T in OverseaStep]: Step<T> } = {
  CountriesAsked: inCart((cart) => changeOversea(cart, { countriesStatus: 'Asking' })),
  CountriesRead: inCart((cart, { countries }) => changeOversea(cart, { countries, countriesStatus: 'Known' })),
  CountriesFailed: inCart((cart) => changeOversea(cart, { countriesStatus: 'Failed' })),
  CountryChangeStarted: inCart((cart, { countryType }) => changeOversea(cart, { changingTo: countryType })),
  // the selector closes only on success (LY-05)
  CountryChanged: (session, { countryType }) => ({
    ...session,
    cart: changeCountry(session.cart, countryType),
    sideLayer: undefined,
  }),
  CountryChangeFailed: inCart((cart) => changeOversea(cart, { changingTo: undefined })),
  OverseaAsked: inCart((cart) => changeOversea(cart, { status: 'Asking' })),
  OverseaRead: inCart((cart, { type: _, countryType, missing, ...terms }) => {
    const read = ofCountry(cart, countryType, { ...terms, status: 'Known' });
    return read === cart ? cart : { ...read, missing: missingAfter(cart.missing, ['OverseaFee'], missing) };
  }),
  // known terms stay, but the shipping cost is unknown (SH-05)
  OverseaFailed: inCart((cart, { countryType }) => ofCountry(cart, countryType, { status: 'Failed' })),
  CompanyChosen: inCart((cart, { company }) => changeOversea(cart, { selectedCompany: company })),
  CurrencyChosen: inCart((cart, { currency }) => changeOversea(cart, { currency })),
  PapersGiven: inCart((cart, { papers }) =>
    changeOversea(cart, {
      papers: { ...cart.destination.overseas.papers, ...papers },
      ...(papers.hasChinaIdImage === undefined ? {} : { idImageRefusal: undefined }),
    }),
  ),
  // the earlier image is dropped: the shopper has chosen another
  IdImageRefused: inCart((cart, { refusal }) =>
    changeOversea(cart, {
      papers: { ...cart.destination.overseas.papers, hasChinaIdImage: false },
      idImageRefusal: refusal,
    }),
  ),
  AddressRead: (session, { address }) => ({
    ...session,
    cart: { ...session.cart, destination: { ...session.cart.destination, address } },
    isAddressUnread: false,
  }),
  AddressFailed: (session) => ({ ...session, isAddressUnread: true }),
};

/** The terms of a country, and the parts that are missing in them. */
export type OverseaAnswer = TermsOfCountry & { readonly missing: readonly PricePart[] };

const preselected = (
  companies: readonly ShippingCompany[],
  preferred: readonly (ShippingCompanyType | undefined)[],
): ShippingCompanyType => {
  const served = preferred.flatMap((wanted) => companies.filter(({ shippingCompanyType: type }) => type === wanted));
  return [...served, ...companies][0]?.shippingCompanyType ?? 'Unknown';
};

/** Returns the first preferred company that serves the country, or the first of its companies. */
export const overseaRead = (
  countryType: string,
  terms: OverseaAnswer,
  preferred: readonly (ShippingCompanyType | undefined)[],
): CartEvent => ({
  type: 'OverseaRead',
  ...terms,
  countryType,
  selectedCompany: preselected(terms.companies, preferred),
  freeFrom: overseaFreeFrom(countryType),
});
