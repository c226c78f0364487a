import {
  asOnePiece,
  attempt,
  cartUnitId as cartUnitIdOf,
  cartUnitTypes,
  unableOrderTypes,
  unitItemPrice,
  unreadableUnit,
  unusableCouponTypes,
  type CartUnit,
  type CartUnitId,
  marketplaceUnit,
  type MarketplaceUnit,
  type PricePart,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { absentAs, Described, holding, type Codec, list, orNull, strict, readPartly, pathsOf } from '../base/codec.ts';
import {
  MAX_UNITS,
  anyCartUnitId,
  bundleKey,
  cartUnitId,
  couponIssueNo,
  shippingPolicyKey,
  count,
  isAmount,
  standingQuantity,
  answerText,
  choice,
  codeText,
  moment,
} from '../base/values.ts';
import { discounts } from './discount.ts';
import { item } from './item.ts';
import { expressShopBranch, seller, smileFreshBranch } from './seller.ts';
import * as t from 'io-ts';

const freeUnitId = (taken: readonly CartUnitId[]): CartUnitId =>
  cartUnitIdOf(taken.reduce((lowest, id) => Math.min(lowest, id), 0) - 1);

const fields: Codec<MarketplaceUnit> = strict({
  cartUnitId: anyCartUnitId,
  cartUnitType: choice(cartUnitTypes),
  version: count,
  quantity: standingQuantity,
  item,
  seller,
  shippingPolicyKey,
  bundleKey,
  partnershipCode: orNull(answerText),
  discounts,
  isBuyAvailable: t.boolean,
  unableOrderType: orNull(choice(unableOrderTypes)),
  unableOrderReasonCode: orNull(codeText),
  isCouponUsable: t.boolean,
  unusableCouponType: orNull(choice(unusableCouponTypes)),
  isNeedAuthentication: t.boolean,
  isViaEmployeeMall: t.boolean,
  isDeliveryTimeEnded: t.boolean,
  isItemDiscountAgreement: t.boolean,
  appliedCouponIssueNoes: list(couponIssueNo, 100),
  insertDateISO: moment,
  hasDuplicates: absentAs(false, t.boolean),
  duplicateCartUnitIds: absentAs([], list(anyCartUnitId, MAX_UNITS)),
  expressShopBranch: orNull(expressShopBranch),
  smileFreshBranch: orNull(smileFreshBranch),
});

/** The total of one unit stays within the amount bound, so that cart totals stay safe integers. */
const held = holding(fields, 'item', (unit) => isAmount(attempt(() => unitItemPrice(asOnePiece(unit)))));

/** Codec of a unit with all fields of the marketplace. It completes a unit of another shop before it encodes it. */
export const cartUnit: Codec<CartUnit> = new Described<CartUnit>(
  { type: 'Holding', inner: held },
  (unit): unit is MarketplaceUnit => held.is(unit),
  (value, context) => held.validate(value, context),
  (unit) => held.encode(marketplaceUnit(unit)),
);

/** Readable units, paths of unreadable fields and missing price parts (CM-53). */
export interface ReadUnits {
  readonly units: readonly CartUnit[];
  readonly unreadable: readonly string[];
  readonly missing: readonly PricePart[];
}

const idOf = (value: unknown): CartUnitId | undefined =>
  t.UnknownRecord.is(value) ? E.getOrElseW(() => undefined)(cartUnitId.decode(value['cartUnitId'])) : undefined;

interface Reading extends ReadUnits {
  readonly taken: readonly CartUnitId[];
}

const repeated = (id: CartUnitId, reading: Reading): boolean => reading.units.some((unit) => unit.cartUnitId === id);

/** Returns the id of the unit, or a free id if it is unreadable or already used. */
const placeholderId = (value: unknown, reading: Reading): CartUnitId => {
  const own = idOf(value);
  return own !== undefined && !repeated(own, reading) ? own : freeUnitId(reading.taken);
};

const withPlaceholder = (reading: Reading, value: unknown, paths: readonly string[]): Reading => {
  const id = placeholderId(value, reading);
  return {
    ...reading,
    taken: [...reading.taken, id],
    units: [...reading.units, unreadableUnit(id)],
    unreadable: [...reading.unreadable, ...paths],
  };
};

const readUnit =
  (context: t.Context) =>
  (reading: Reading, value: unknown, i: number): Reading => {
    const at = t.appendContext(context, String(i), cartUnit, value);
    const read = readPartly(cartUnit, value, at);
    if (E.isLeft(read)) return withPlaceholder(reading, value, pathsOf(read.left));
    const { value: unit, unreadable, missing } = read.right;
    // the page would treat two units with one id as one unit
    if (repeated(unit.cartUnitId, reading)) {
      return withPlaceholder(
        reading,
        value,
        pathsOf([{ value, context: t.appendContext(at, 'cartUnitId', cartUnitId) }]),
      );
    }
    return {
      ...reading,
      units: [...reading.units, unit],
      unreadable: [...reading.unreadable, ...unreadable],
      missing: [...reading.missing, ...missing],
    };
  };

/** Drops unreadable discounts and replaces other unreadable units. Fails only if the value is not a list. */
export const readUnits = (value: unknown, context: t.Context): t.Validation<ReadUnits> => {
  if (!Array.isArray(value) || value.length > MAX_UNITS) return t.failure(value, context);
  const values: readonly unknown[] = value;
  const taken = values.flatMap((each) => idOf(each) ?? []);
  const nothing: Reading = { taken, units: [], unreadable: [], missing: [] };
  const { units, unreadable, missing } = values.reduce<Reading>(readUnit(context), nothing);
  return t.success({ units, unreadable, missing });
};
