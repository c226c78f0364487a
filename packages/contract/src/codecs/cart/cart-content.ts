import { type CartContent, type CartRead, type InitialCart, type Unreadable, objectOf } from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import * as t from 'io-ts';
import { buyer, shippingAddress } from '../buyer.ts';
import { cartUnit, readUnits, type ReadUnits } from './cart-unit.ts';
import { appliedCoupons } from '../coupon.ts';
import { Described, type Codec, list, orNull, strict, readPartly, type Partly } from '../base/codec.ts';
import { cartUnitId, MAX_UNITS, count, answerText } from '../base/values.ts';
import { nudgingTypes } from '../recommend.ts';
import { fundingDiscounts } from './discount.ts';
import { branchServiceType } from './seller.ts';
import { bundleTermsList, defaultItemFees, shippingPolicies } from './shipping.ts';

export const contentProps = {
  cartVersion: count,
  shippingPolicies,
  bundleTerms: bundleTermsList,
  appliedCoupons,
  fundingDiscounts,
  shippingCountry: answerText,
  latestShippingAddress: orNull(shippingAddress),
  priorityBranchServiceType: branchServiceType,
  defaultItemShippingFeeIsFreeList: defaultItemFees,
  cartNudgingTypes: nudgingTypes,
};

const content: Codec<Omit<CartRead, 'units'>> = strict(contentProps);

export const initialProps = {
  ...contentProps,
  buyer,
  isCertificatedAdult: t.boolean,
  removeCartUnitIds: list(cartUnitId, MAX_UNITS),
  isNeedMerge: t.boolean,
};

const initial: Codec<Omit<InitialCart, 'units'>> = strict(initialProps);

/** All units must be valid, unlike in replies. */
const units = list(cartUnit, MAX_UNITS);

type WithUnits<A extends object> = A & Pick<CartContent, 'units' | 'missing'> & Unreadable;

/** Reads units leniently and drops unreadable entries elsewhere (CM-53). */
const withUnits = <A extends object>(rest: Codec<A>): Described<WithUnits<A>> =>
  new Described<WithUnits<A>>(
    { type: 'WithUnits', rest, units },
    (value): value is WithUnits<A> =>
      rest.is(value) && 'units' in value && units.is(value.units) && 'unreadable' in value,
    (value, context) => {
      if (!t.UnknownRecord.is(value)) return t.failure(value, context);
      const read = readUnits(value['units'], t.appendContext(context, 'units', units, value['units']));
      if (E.isLeft(read)) return read;
      return E.map((others: Partly<A>) => joined(others, read.right))(readPartly(rest, value, context));
    },
    (value) => ({ ...objectOf(rest.encode(value)), units: units.encode(value.units) }),
  );

/** Combines both results; omits `missing` if it is empty. */
const joined = <A extends object>(
  { value, unreadable, missing }: Partly<A>,
  { units: read, ...ofUnits }: ReadUnits,
): WithUnits<A> => {
  const lacks = [...new Set([...ofUnits.missing, ...missing])];
  return {
    ...value,
    units: read,
    unreadable: [...ofUnits.unreadable, ...unreadable],
    ...(lacks.length === 0 ? {} : { missing: lacks }),
  };
};

export const cartContent: Codec<CartRead & Unreadable> = withUnits(content);
/** Codec of the first cart read: the cart with its buyer (CM-01). */
export const initialCart: Codec<InitialCart & Unreadable> = withUnits(initial);
