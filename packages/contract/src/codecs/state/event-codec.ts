import {
  boxScopes,
  cartTabs,
  couponLanes,
  priceParts,
  sideLayers,
  type ApiError,
  type CartRead,
  type InitialCart,
  type OverseaPapers,
  type OverseaTerms,
} from '@baguni/domain/internal';
import { pageData } from '../page-data.ts';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { shippingAddress, environment } from '../buyer.ts';
import { contentProps, initialProps } from '../cart/cart-content.ts';
import { cartUnit } from '../cart/cart-unit.ts';
import { cardOffers, cashbackAnswer, unitDiscounts, extraDiscounts } from '../cart/discount.ts';
import { foundCombination, appliedCoupons, coupon, couponPolicyNo, coupons } from '../coupon.ts';
import { finding, messageKey } from '../finding.ts';
import {
  anyCartUnitId,
  couponIssueNo,
  txKey,
  MAX_UNITS,
  amount,
  count,
  momentMs,
  pieces,
  answerText,
  choice,
} from '../base/values.ts';
import { withOptional, list, orNull, optional, type Codec, strict } from '../base/codec.ts';
import {
  currencyCode,
  exchangeRates,
  overseaCountries,
  overseaFees,
  overseaUnavailable,
  shippingCompanies,
  shippingCompanyType,
} from '../overseas.ts';
import { bundleGauges, cartDocument, pricedInputs } from './state-codec.ts';
import { shippingBundles, shippingPolicies } from '../cart/shipping.ts';

const MAX_EVENTS = 10_000;

const unitIds = list(anyCartUnitId, MAX_UNITS);
const missing = list(choice(priceParts), priceParts.length);

/** A failed call with the unchecked data of the server. */
const apiError: Codec<ApiError> = strict({
  kind: choice(['Refused', 'Network', 'TimedOut', 'Unreadable']),
  domain: answerText,
  resultCode: answerText,
  message: answerText,
  requestUrl: answerText,
  status: orNull(count),
  redirectUrl: orNull(answerText),
  nextAction: orNull(answerText),
  data: t.unknown,
});

const units = list(cartUnit, MAX_UNITS);
const cartRead: Codec<CartRead> = optional(strict({ ...contentProps, units }), 'missing', missing);
const initialCart: Codec<InitialCart> = optional(strict({ ...initialProps, units }), 'missing', missing);

const papers: Codec<Partial<OverseaPapers>> = withOptional(strict({}), {
  isConsented: t.boolean,
  taiwanIdNumber: orNull(answerText),
  hasChinaIdImage: t.boolean,
});

const overseaTerms: Codec<OverseaTerms> = strict({
  countryType: answerText,
  companies: shippingCompanies,
  selectedCompany: shippingCompanyType,
  fees: overseaFees,
  unavailable: overseaUnavailable,
  exchangeRates,
  freeFrom: orNull(amount),
});

const couponChange = strict({
  appliedCoupons,
  cartVersion: count,
  units: list(strict({ cartUnitId: anyCartUnitId, version: count }), MAX_UNITS),
});

const priceAnswer = strict({
  inputs: pricedInputs,
  bundles: shippingBundles,
  policies: shippingPolicies,
  discounts: list(unitDiscounts, MAX_UNITS),
  gauges: bundleGauges,
});

const none = strict({});
const ofUnit = strict({ cartUnitId: anyCartUnitId });
const ofUnits = strict({ cartUnitIds: unitIds });
const ofCountry = strict({ countryType: answerText });
const ofError = strict({ error: apiError });

/** Event fields in addition to `type`. */
const fields = {
  EnvironmentRead: strict({ environment }),
  /** The cart was first read; the load plan selects `autoSelected` (LS-01, LS-02). */
  CartOpened: strict({ initial: initialCart, autoSelected: unitIds }),
  /** The page resumes the cart of its first view with its own selection, which the server does not store (WA-25). */
  CartResumed: strict({ selected: unitIds }),
  /** The first read failed (LS-05, PG-04). */
  CartLoadFailed: ofError,
  /** The cart was reloaded after a change, a stale version, or a lost answer; `content` replaces known data. */
  CartReloaded: strict({ content: cartRead }),
  TabSwitched: strict({ tab: choice(cartTabs) }),
  UnitToggled: ofUnit,
  SellerGroupToggled: strict({ sellerGroupKey: answerText }),
  TabToggled: none,
  SelectionNarrowed: ofUnits,
  /** The shopper accepted a question by its `code`; valid until the selection changes (CK-08). */
  OrderAgreed: strict({ code: messageKey }),
  QuantityChangeStarted: strict({ cartUnitId: anyCartUnitId, quantity: pieces }),
  QuantityChanged: strict({
    cartUnitId: anyCartUnitId,
    unit: cartUnit,
    cartVersion: count,
    /** The change cancelled its coupons, and the shopper is informed. */
    cancelledCoupons: t.boolean,
  }),
  QuantityRefused: strict({ cartUnitId: anyCartUnitId, finding }),
  QuantityChangeFailed: strict({ cartUnitId: anyCartUnitId, error: apiError }),
  UnitsDeleteStarted: ofUnits,
  UnitsDeleted: strict({ cartUnitIds: unitIds, cartVersion: count }),
  UnitsDeleteFailed: strict({ cartUnitIds: unitIds, error: apiError }),
  PricesAsked: strict({ inputs: pricedInputs }),
  /** The server sent prices of a selection; valid while the cart's inputs are the same (SE-03). */
  PricesUpdated: optional(priceAnswer, 'missing', missing),
  /** Prices of `inputs` could not be read, so shipping is unknown (SH-05). */
  PricesFailed: strict({ inputs: pricedInputs }),
  /** Extra discounts, expired ones too, were read, or judged again at `now`, in ms since 1970 UTC (DC-04). */
  ExtraDiscountsRead: optional(strict({ candidates: extraDiscounts, now: momentMs }), 'missing', missing),
  CashbackRead: strict({ cashback: cashbackAnswer }),
  SmileCardNudgeCouponsRead: strict({ coupons: cardOffers }),
  CouponsAsked: none,
  /** Every owned or downloadable coupon for units of the cart (CM-21). */
  CouponsRead: strict({ coupons }),
  CouponsFailed: ofError,
  CouponsApplied: optional(couponChange, 'missing', missing),
  CouponIssued: strict({ coupon }),
  CouponsRecommended: ofUnits,
  CouponPromptDismissed: none,
  /** Coupons are judged at `now`, in ms since 1970 UTC; the default scope is `Unit`. */
  CouponBoxOpened: optional(strict({ cartUnitId: anyCartUnitId, now: momentMs }), 'scope', choice(boxScopes)),
  /** A coupon was chosen in the open box, or a choice removed; default is the place of the box (CP-10). */
  CouponChosen: optional(
    strict({ lane: choice(couponLanes), couponKey: orNull(couponIssueNo) }),
    'cartUnitId',
    anyCartUnitId,
  ),
  CouponBoxApplyStarted: none,
  CouponBoxApplyFailed: none,
  CouponBoxClosed: none,
  CouponDownloadStarted: strict({ policyNo: couponPolicyNo }),
  CouponDownloadFailed: strict({ policyNo: couponPolicyNo }),
  CombinationSought: none,
  /** `found` is the best result so far; the search continues. */
  CombinationProgressed: strict({ found: foundCombination }),
  CombinationFound: strict({ found: foundCombination }),
  CombinationFailed: none,
  CombinationApplyStarted: none,
  CombinationApplyFailed: none,
  CombinationClosed: none,
  CountriesAsked: none,
  CountriesRead: strict({ countries: overseaCountries }),
  CountriesFailed: none,
  CountryChangeStarted: ofCountry,
  CountryChanged: ofCountry,
  CountryChangeFailed: ofError,
  OverseaAsked: none,
  /** Overseas terms of the current country, with unreadable parts in `missing` (OV-01..OV-03, CM-53). */
  OverseaRead: optional(overseaTerms, 'missing', missing),
  OverseaFailed: ofCountry,
  CompanyChosen: strict({ company: shippingCompanyType }),
  /** Sets the currency shown next to won (OV-13). */
  CurrencyChosen: strict({ currency: currencyCode }),
  /** New `papers` of the buyer; other papers stay (OV-10, OV-12). */
  PapersGiven: strict({ papers }),
  /** A file was rejected as identity card image (OV-10). */
  IdImageRefused: strict({ refusal: choice(['Type', 'Size'] as const) }),
  /** The address was reloaded; undefined if there is no address (CM-20). */
  AddressRead: strict({ address: orNull(shippingAddress) }),
  /** The address could not be read; the known one stays (CM-20). */
  AddressFailed: none,
  /** Parts around the cart were read or changed; other parts stay (LS-04). */
  ExtrasRead: strict({ extras: pageData }),
  SideLayerOpened: strict({ layer: choice(sideLayers) }),
  SideLayerClosed: none,
  CheckoutStarted: ofUnits,
  CheckoutRefused: strict({ finding }),
  CheckoutFailed: ofError,
  /** The checkout `txKey` was created; the page navigates to it (CK-15). */
  CheckoutCreated: strict({ txKey }),
};

/** Fields of an event by its type. */
type Fields = typeof fields;

/** Type of an event document. */
export type EventDocumentType = keyof Fields;

/** An event of a session. A session is a fold over these events only. */
export type EventDocument = {
  readonly [T in EventDocumentType]: { readonly type: T } & Readonly<t.TypeOf<Fields[T]>>;
}[EventDocumentType];

const eventType = choice(Object.keys(fields));
const isType = (type: unknown): type is EventDocumentType => typeof type === 'string' && Object.hasOwn(fields, type);

const isEvent = (value: unknown): value is EventDocument =>
  t.UnknownRecord.is(value) && isType(value['type']) && fields[value['type']].is(value);

const validate: t.Validate<unknown, EventDocument> = (value, context) => {
  const type = t.UnknownRecord.is(value) ? value['type'] : undefined;
  if (!isType(type)) return t.failure(type, t.appendContext(context, 'type', eventType, type));
  const read: E.Either<t.Errors, object> = fields[type].validate(value, context);
  if (E.isLeft(read)) return read;
  const event = { type, ...read.right };
  return isEvent(event) ? t.success(event) : t.failure(value, context);
};

const encoded = (event: EventDocument): unknown => {
  const codec: t.Mixed = fields[event.type];
  const rest: unknown = codec.encode(event);
  return { type: event.type, ...(t.UnknownRecord.is(rest) ? rest : {}) };
};

/** An event of a session, as JSON. */
export const cartEvent: Codec<EventDocument> = new t.Type<EventDocument, unknown>(
  'CartEvent',
  isEvent,
  validate,
  encoded,
);

/** A saved session: the document before the first event, and the events since. */
export const eventLog = strict({ base: cartDocument, events: list(cartEvent, MAX_EVENTS) });
