import * as E from '../../money/either.ts';
import type { CouponTarget } from '../../entities/coupon/coupon.ts';
import { checkChoice, checkNames } from '../../names/nearest.ts';
import { isMoment } from '../../storefront/format.ts';
import {
  checkArgument,
  checkFields,
  checkKind,
  checkText,
  checkTexts,
  FUNCTION,
  isRecord,
  OBJECT,
} from '../cart/arguments.ts';
import { frozen } from '../cart/cart-of.ts';
import { rejectContradictions } from '../cart/contradictions.ts';
import {
  checkReader,
  declaredNames,
  problemsOf,
  type CustomFields,
  type FieldReaders,
  type UnitOf,
} from '../cart/fields.ts';
import { checkCode, type Words } from '../finding.ts';
import { readWith, type Reader } from '../reader.ts';
import { normalizeCode } from './availability.ts';
import type {
  Lacking,
  Offer,
  OfferTerms,
  PromotionLane,
  PromotionOrder,
  PromotionSaving,
  PromotionUnit,
  Stacking,
} from './offer.ts';
import { offerFunctions } from './offer-functions.ts';

/**
 * A type of promotion; its offers differ in params (EN-09).
 * @typeParam F types of the custom fields that it reads
 */
export interface Promotion<Code extends string, P, F = CustomFields> {
  /** Readers of the custom fields that it reads, as in the terms of the engine; they determine its types. */
  readonly fields?: FieldReaders<F>;
  /** Unique code, also of the reason if a condition is missing. A shop as JSON names the promotion by it. */
  readonly code: Code;
  /** Reads the params of an offer; `offerOf` throws if they are invalid. */
  readonly params: Reader<P>;
  /** True if a unit belongs to the promotion. The other functions receive only these units. */
  readonly appliesTo: (unit: UnitOf<F>, params: P, order: PromotionOrder<F>) => boolean;
  /**
   * Returns its saving in whole minor units from 0 on. An amount of several units or pieces is distributed by
   * remaining price, and a saving above the price is cut. In lane `Shipping` it is one amount, distributed by fee, which
   * must not grow if prices fall.
   */
  readonly worth: (units: readonly PromotionUnit<F>[], params: P, order: PromotionOrder<F>) => PromotionSaving;
  /**
   * True if its saving never grows when prices of its units fall or pieces become free; one on shipping always must.
   * `bestOffers` then proves the best of more promotions, because the saving at higher prices is a bound.
   */
  readonly neverGrows?: boolean;
  /**
   * Returns an upper bound of its saving at these and lower prices, in minor units, for one whose saving may grow. The
   * price of its units if missing.
   */
  readonly upperBound?: (units: readonly PromotionUnit<F>[], params: P, order: PromotionOrder<F>) => number;
  /**
   * Returns the greatest share of the price of its units that it saves at any prices, e.g. 0.1 for 10 %, apart from
   * rounding by one minor unit per piece. 1 if missing. `bestOffers` then proves the best of more promotions.
   */
  readonly mostShare?: (params: P) => number;
  /** Default `Item`. */
  readonly lane?: PromotionLane;
  /**
   * Compatible promotions and coupon lanes on its units; none by default. Two promotions stack only if each allows the
   * other. A promotion on shipping always stacks with promotions and coupons on prices.
   */
  readonly stacksWith?: Stacking;
  /** Returns its missing condition with fixes; optional. */
  readonly lacks?: (units: readonly PromotionUnit<F>[], params: P, order: PromotionOrder<F>) => Lacking | undefined;
  /** Message for a missing condition; `{name}` is the offer name, other placeholders are values of `lacks`. */
  readonly message: Words;
  /** Messages by code of further reasons that `lacks` can return. */
  readonly reasons?: Readonly<Record<string, Words>>;
}

const promotionNames: readonly string[] = [
  'code',
  'params',
  'fields',
  'appliesTo',
  'worth',
  'neverGrows',
  'upperBound',
  'mostShare',
  'lane',
  'stacksWith',
  'lacks',
  'message',
  'reasons',
] satisfies readonly (keyof Promotion<string, unknown>)[];

/**
 * Defines a type of promotion.
 * @throws TypeError for an unknown name, or if its code, or that of a reason, is invalid
 * @example
 * const params = (input: unknown) => (typeof input === 'number' ? input : undefined);
 * const worth = (units: readonly PromotionUnit[], off: number) => units.map(({ left }) => Math.min(left, off));
 * definePromotion({ code: 'OFF-EACH', params, appliesTo: () => true, worth, message: { en: '' } }).code; // OFF-EACH
 */
export const definePromotion = <const Code extends string, P, F extends CustomFields = CustomFields>(
  promotion: Promotion<Code, P, F>,
): Promotion<Code, P, F> => {
  checkFields(promotion, 'a promotion', promotionNames);
  for (const code of [promotion.code, ...Object.keys(promotion.reasons ?? {})]) checkCode(code);
  checkReader(promotion.params, 'params');
  checkKind(promotion.appliesTo, 'appliesTo', FUNCTION);
  checkKind(promotion.worth, 'worth', FUNCTION);
  checkKind(promotion.message, 'message', OBJECT);
  checkChoice('lane', ['Item', 'Order', 'Shipping'] satisfies readonly PromotionLane[], promotion.lane ?? 'Item');
  return Object.freeze({ ...promotion });
};

const offerNames: readonly string[] = [
  'id',
  'name',
  'params',
  'from',
  'until',
  'stacksWith',
  'couponCode',
  'groups',
] satisfies readonly (keyof OfferTerms<unknown>)[];

/** Checks the period of an offer, because an invalid one would silently never be active. */
const checkPeriod = <T extends Pick<OfferTerms<unknown>, 'id' | 'from' | 'until'>>(terms: T): T => {
  const { id, from, until } = terms;
  for (const text of [from, until])
    if (text !== undefined && !isMoment(text))
      throw new TypeError(`offer ${id}: no moment, e.g. 2026-11-21T09:00:00+09:00: ${text}`);
  if (Date.parse(until ?? '') < Date.parse(from ?? ''))
    throw new TypeError(`offer ${id}: until ${until} is before from ${from}`);
  return terms;
};

const normalizedCode = (id: string, couponCode: string): string => {
  checkText(couponCode, 'couponCode');
  const code = normalizeCode(couponCode);
  if (code === '') throw new TypeError(`offer ${id}: a coupon code without characters`);
  return code;
};

const createOffer = <P, F>(
  promotion: Promotion<string, P, F>,
  { stacksWith: stacking = promotion.stacksWith ?? [], couponCode, params: given, ...terms }: OfferTerms<unknown>,
  params: P,
): Offer<F> => {
  const { code, lane = 'Item', neverGrows = false, message, reasons = {} } = promotion;
  checkText(terms.id, 'id');
  checkText(terms.name, 'name');
  checkTexts(terms.groups, 'groups', 'a list of groups', 1);
  const stacksWith = frozen(stacking);
  if (stacksWith !== 'Everything') checkTexts(stacksWith, 'stacksWith', '‘Everything’ or a list of names');
  // prices of units do not limit fees
  const mostShare = (lane === 'Shipping' ? undefined : promotion.mostShare?.(params)) ?? 1;
  checkArgument(mostShare >= 0 && mostShare <= 1, 'mostShare', 'a share from 0 to 1', mostShare);
  return frozen({
    ...checkPeriod(terms),
    ...(couponCode !== undefined && { couponCode: normalizedCode(terms.id, couponCode) }),
    code,
    lane,
    neverGrows: neverGrows || lane === 'Shipping',
    upperBound: (units: readonly PromotionUnit<F>[], order: PromotionOrder<F>) =>
      promotion.upperBound?.(units, params, order) ?? Infinity,
    mostShare,
    message,
    reasons,
    functions: offerFunctions,
    params: given,
    stacksWith,
    goesWith: (other: string) => stacksWith === 'Everything' || stacksWith.includes(other),
    appliesTo: (unit: UnitOf<F>, order: PromotionOrder<F>) => promotion.appliesTo(unit, params, order),
    worth: (units: readonly PromotionUnit<F>[], order: PromotionOrder<F>) => promotion.worth(units, params, order),
    lacks: (units: readonly PromotionUnit<F>[], order: PromotionOrder<F>) => promotion.lacks?.(units, params, order),
  });
};

/** Params before decoding: branded numbers and texts are plain. */
export type PlainParams<P> = P extends number
  ? keyof P extends keyof number
    ? P
    : number
  : P extends string
    ? keyof P extends keyof string
      ? P
      : string
    : P extends object
      ? { readonly [K in keyof P]: PlainParams<P[K]> }
      : P;

/** Rejects names that a codec removes at any depth, which are misspelt. */
const checkRemoved = (path: string, given: unknown, read: unknown, declared: readonly string[] = []): void => {
  if (!isRecord(given) || !isRecord(read) || Array.isArray(given) !== Array.isArray(read)) return;
  const names = [...new Set([...declared, ...Object.keys(read)])];
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    checkNames(`field of ${path}`, names, { [name]: value });
    checkRemoved(`${path}.${name}`, value, read[name]);
  }
};

/** Reads params. A schema or function may rename them. */
const readParams = <P>({ code, params: reader }: Pick<Promotion<string, P>, 'code' | 'params'>, given: unknown): P => {
  const declared = declaredNames(reader);
  // a misspelt name explains why another one is missing
  if (declared && given instanceof Object) checkNames('field of params', declared, given);
  const read = readWith(reader, given, 'params');
  if (E.isLeft(read)) {
    rejectContradictions(`no params of ${code}`, problemsOf(read.left, given, 'params'));
    throw new TypeError(code);
  }
  if ('decode' in reader && !('~standard' in reader)) checkRemoved('params', given, read.right, declared);
  return read.right;
};

/** Params of a promotion for the units of a custom field. */
type OnField<P, N extends string> = Omit<PlainParams<P>, 'on'> & {
  readonly on: Extract<CouponTarget, { readonly type: 'Field' }> & { readonly field: N };
};

/** The fields of `F` and that of a target, unless its name is known only at run time. */
type WithTarget<F, N extends string> = string extends N ? F : F & { readonly item: { readonly [K in N]: unknown } };

/** Creates an offer. One for the units of a custom field fits only engines that read this field. */
interface OfferOf {
  <P extends { readonly on?: CouponTarget }, F extends CustomFields, const N extends string>(
    promotion: Promotion<string, P, F>,
    terms: OfferTerms<OnField<NoInfer<P>, N>>,
  ): Offer<WithTarget<F, N>>;
  <P, F extends CustomFields = CustomFields>(
    promotion: Promotion<string, P, F>,
    terms: OfferTerms<PlainParams<P>>,
  ): Offer<F>;
}

/**
 * Creates an offer of a promotion.
 * @throws TypeError for an unknown name or a value of the wrong kind, or if its params are invalid, its coupon code is
 * empty, or `from` and `until` are not a period
 * @example
 * offerOf(happyHour, { id: 'fifth', name: 'A fifth off', params: { percent: 20, from: 0 } }).code; // HAPPY-HOUR
 */
export const offerOf: OfferOf = <P, F extends CustomFields>(
  promotion: Promotion<string, P, F>,
  { params: given, ...terms }: OfferTerms<unknown>,
): Offer<F> => {
  checkArgument(typeof promotion?.worth === 'function', 'promotion', 'a promotion of definePromotion', promotion);
  checkFields({ ...terms, params: given }, 'an offer', offerNames);
  const params = frozen(given);
  return createOffer(promotion, { ...terms, params }, readParams(promotion, params));
};

/** Decodes an offer, e.g. of a file, or returns the errors of the codec (EN-10). Throws for invalid terms. */
export const readOffer = <P, F>(
  promotion: Promotion<string, P, F>,
  terms: OfferTerms<unknown>,
): E.Either<unknown, Offer<F>> =>
  E.map((read: P) => createOffer(promotion, terms, read))(readWith(promotion.params, terms.params, 'params'));
