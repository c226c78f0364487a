import { couponLanes } from '@baguni/domain';
import * as t from 'io-ts';
import { list, namedValues } from '../codecs/base/list.ts';
import { whole } from '../codecs/base/number.ts';
import { optional } from '../codecs/base/optional.ts';
import type { Codec } from '../codecs/base/shape.ts';
import { answerText, choice, keyText, moment } from '../codecs/base/text.ts';
import { couponTarget } from '../codecs/coupon/held-coupon.ts';

type Left<P extends t.Props> = { readonly [K in keyof P]?: t.TypeOf<P[K]> };

/** Fields, and some that may be left out. */
const withOptional = <A extends object, P extends t.Props>(fields: Codec<A>, props: P): Codec<A & Left<P>> =>
  // each step adds one name to the type, which a fold over names cannot say
  Object.entries(props).reduce<Codec<A>>((codec, [name, inner]) => optional(codec, name, inner), fields);

const text = keyText((value: string) => value);
const nothing: Codec<object> = t.strict({});

const currency = t.strict({
  code: text,
  exponent: whole(0, 6),
  rounding: choice(['Down', 'Up', 'HalfUp', 'HalfEven'] as const),
});

const limits = withOptional(nothing, { units: whole(1, 500), pieces: whole(1, 99_999), lines: whole(1, 500) });

const offer = withOptional(t.strict({ id: text, name: answerText, code: text, params: t.unknown }), {
  from: moment,
  until: moment,
  stacksWith: list(text, 100),
});

/** Coupons of two lanes that do not go together, on units in common or anywhere in the cart. */
const exclusion = t.strict({
  code: text,
  message: namedValues(20),
  lanes: list(choice(couponLanes), 2),
  where: choice(['OnUnits', 'Anywhere'] as const),
});

/** A discount on units; what it takes off is read as a unit’s own. */
const discount = t.strict({ on: couponTarget, discount: t.unknown });

/** What a shop’s JSON says of itself, beside the policies that are read as a cart’s (EN-10). */
export const shopFields = withOptional(t.strict({ currency }), {
  limits,
  promotions: list(offer, 100),
  exclusions: list(exclusion, 50),
  discounts: list(discount, 50),
});

/** The same, read. */
export type ShopFields = t.TypeOf<typeof shopFields>;
