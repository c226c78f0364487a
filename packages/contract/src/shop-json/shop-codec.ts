import {
  countryCode,
  couponLanes,
  HOME_COUNTRY,
  marketplaceBase,
  omittableNames,
  shippingCompanyTypes,
  simpleBase,
} from '@baguni/domain/internal';
import * as t from 'io-ts';
import { list, namedValues, optional, type Codec } from '../codecs/base/codec.ts';
import {
  amount,
  kilograms,
  percent,
  percentOrAmount,
  whole,
  answerText,
  choice,
  keyText,
  moment,
  patternText,
} from '../codecs/base/values.ts';
import { shipnation } from '../cookies/cookies.ts';
import { couponTarget } from '../codecs/coupon.ts';
import { declaredFields } from './declared-fields.ts';

type Left<P extends t.Props> = { readonly [K in keyof P]?: t.TypeOf<P[K]> };

const withOptional = <A extends object, P extends t.Props>(fields: Codec<A>, props: P): Codec<A & Left<P>> =>
  // each step adds one field to the type, which a fold over names cannot express
  Object.entries(props).reduce<Codec<A>>((codec, [name, inner]) => optional(codec, name, inner), fields);

const text = keyText((value: string) => value);

/** Texts such as coupon codes. */
export const texts = list(text, 100);
const nothing: Codec<object> = t.strict({});

const rounding = choice(['Down', 'Up', 'HalfUp', 'HalfEven'] as const);

const currency = t.strict({
  code: patternText(/^[A-Z]{3}$/u),
  exponent: whole(0, 6),
  rounding,
});

/** Tax of every item that has no `taxRate` (EN-12). */
const tax = withOptional(t.strict({ rate: percent, prices: choice(['Inclusive', 'Exclusive'] as const) }), {
  roundedPer: choice(['Line', 'Total'] as const),
  rounding,
});

/** A country by its cookie name (OV-01). */
const country = choice(Array.from(shipnation.values.values()).filter((name) => name !== HOME_COUNTRY));

const cap = withOptional(nothing, {
  country,
  company: choice(shippingCompanyTypes),
  kg: kilograms,
  pieces: whole(0, 99_999),
  amounts: list(t.strict({ amount: percentOrAmount, currency: text }), 10),
  cosmetics: whole(0, 99_999),
  ofEachCategory: whole(0, 99_999),
  healthFoodBelowKg: kilograms,
  withBodyHair: amount,
});

const limits = withOptional(nothing, {
  overseas: list(cap, 500),
  units: whole(1, 500),
  pieces: whole(1, 99_999),
  lines: whole(1, 500),
});

/** A country by its ISO 3166 code. */
const isoCountry = patternText(countryCode);

/** A shipping zone of a simple shop (EN-15). */
const zone = withOptional(t.strict({ codes: list(isoCountry, 250) }), { fee: amount, freeFrom: amount });

const offer = withOptional(t.strict({ id: text, name: answerText, code: text, params: t.unknown }), {
  from: moment,
  until: moment,
  stacksWith: t.union([t.literal('Everything'), texts]),
  couponCode: patternText(/\S/u),
  groups: texts,
});

/** Coupon lanes that cannot be combined, on shared units or in the whole cart. */
const exclusion = t.strict({
  code: patternText(/^[A-Z][A-Z0-9]*(?:[-_][A-Z0-9]+)*$/u),
  message: namedValues(20),
  lanes: list(choice(couponLanes), 2),
  where: choice(['OnUnits', 'Anywhere'] as const),
});

/** Names that a shop of either base can omit. */
const omittable = [...new Set([marketplaceBase, simpleBase].flatMap(omittableNames))];

/** A discount with its target. */
const discount = t.strict({ on: couponTarget, discount: t.unknown });

/** Shop fields, except for policies that use the cart codecs (EN-10). */
export const shopFields = withOptional(t.strict({ currency }), {
  // for editors
  $schema: answerText,
  base: choice(['Marketplace'] as const),
  home: isoCountry,
  countries: list(zone, 250),
  without: list(choice(omittable), 200),
  limits,
  rounding,
  tax,
  promotions: list(offer, 100),
  exclusions: list(exclusion, 50),
  fields: declaredFields,
  discounts: list(discount, 50),
  // `messagesIn` validates them by code
  messages: t.unknown,
});

export type ShopFields = t.TypeOf<typeof shopFields>;
