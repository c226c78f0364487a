import {
  asOnePiece,
  attempt,
  contradictionsAmong,
  MAX_MEASURED,
  MIN_QUANTITY,
  type CartNames,
  type CartUnit,
  type Contradiction,
  isObject,
  listOf,
  objectOf,
  own,
  danglingReferences,
  type JsonObject,
} from '@baguni/domain/internal';
import { entriesOf } from './json.ts';
import { isFromPage } from './complete.ts';
import type { CartProblem } from './problem.ts';

interface ReadCart {
  readonly given: JsonObject;
  readonly full: unknown;
  readonly misfits: ReadonlySet<string>;
}

/** Replaces invalid values by undefined. */
const readable = (value: unknown, misfits: ReadonlySet<string>, path = ''): unknown => {
  if (misfits.has(path)) return undefined;
  const inner = (one: unknown, name: string | number): unknown =>
    readable(one, misfits, path === '' ? String(name) : `${path}.${name}`);
  if (Array.isArray(value)) return value.map(inner);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inner(one, name)]));
};

/** Returns the entries of a list; an unreadable list counts as one unknown entry. */
const listAt = (value: unknown, name: string): readonly unknown[] => {
  const list = own(value, name);
  return Array.isArray(list) ? list : [undefined];
};

const valuesAt = (value: unknown, name: string): readonly unknown[] => listOf(own(value, name));

const offeredIn = (coupon: unknown): CartNames['offered'][number] => {
  const [no, policy] = [own(coupon, 'issueNo'), own(coupon, 'policyNo')];
  return {
    ...objectOf(coupon),
    couponIssueNo: no === null ? (typeof policy === 'string' && `policy/${policy}`) || undefined : no,
    isFreeShipping: own(own(coupon, 'flags'), 'isFreeShipping'),
  };
};

/** Returns the names and references of a cart. A unit with explicit terms must find them, even if the cart lists none. */
const namesInJson = ({ given, full, misfits }: ReadCart) => {
  const cart = misfits.size > 0 ? readable(full, misfits) : full;
  const byHand = !isFromPage(given);
  const said = entriesOf(own(given, 'units')).map((unit) => own(unit, 'shippingPolicyKey') !== undefined);
  const hasTerms =
    valuesAt(cart, 'shippingPolicies').length > 0 && !valuesAt(cart, 'missing').includes('ShippingTerms');
  return {
    units: listAt(cart, 'units').map((unit, i) => ({
      cartUnitId: own(unit, 'cartUnitId'),
      shippingPolicyKey:
        own(unit, 'isBuyAvailable') === true && (hasTerms || (byHand && said[i] === true))
          ? own(unit, 'shippingPolicyKey')
          : undefined,
      appliedCouponIssueNoes: byHand ? valuesAt(unit, 'appliedCouponIssueNoes') : [],
    })),
    selected: valuesAt(cart, 'selected'),
    shippingPolicies: listAt(cart, 'shippingPolicies').map((policy) => own(policy, 'shippingPolicyKey')),
    bundleTerms: listAt(cart, 'bundleTerms').map((terms) => own(terms, 'bundleKey')),
    appliedCoupons: listAt(cart, 'appliedCoupons').map((coupon) => ({
      ...objectOf(coupon),
      cartUnitIds: valuesAt(coupon, 'cartUnitIds'),
    })),
    offered: listAt(own(cart, 'coupons'), 'offered').map(offeredIn),
    isWalletKnown: byHand || own(own(cart, 'coupons'), 'status') === 'Known',
  };
};

/** Returns every contradiction among the names of a cart. The coupons that a unit lists must be in use. */
export const contradictionsIn = (read: ReadCart): readonly Contradiction[] => {
  const names = namesInJson(read);
  const used = names.appliedCoupons.map((coupon) => own(coupon, 'couponIssueNo'));
  const listed = names.units.flatMap(({ appliedCouponIssueNoes }, i) =>
    danglingReferences('NoSuchCoupon', used, appliedCouponIssueNoes, `units.${i}.appliedCouponIssueNoes.*`),
  );
  return [...contradictionsAmong(names), ...listed];
};

/** Reports an orderable unit with an unavailability reason. */
const ofReason = (unit: unknown, path: string): readonly CartProblem[] =>
  own(unit, 'isBuyAvailable') === true && own(unit, 'unableOrderType') !== null
    ? [{ type: 'Misfit', path: `${path}.isBuyAvailable`, found: true, fits: { enum: [false] } }]
    : [];

/** Reports a maximum below the minimum and a multiple of 0. */
const ofLimits = (unit: unknown, path: string): readonly CartProblem[] => {
  const limits = own(own(unit, 'item'), 'limits');
  const [min, max, multiple] = [own(limits, 'min'), own(limits, 'max'), own(limits, 'multiple')];
  const problem = (name: string, found: unknown, minimum: number): CartProblem => ({
    type: 'Misfit',
    path: `${path}.item.limits.${name}`,
    found,
    fits: { type: 'integer', minimum },
  });
  return [
    ...(typeof max === 'number' && typeof min === 'number' && max < min ? [problem('max', max, min)] : []),
    ...(multiple === 0 ? [problem('multiple', 0, 1)] : []),
  ];
};

/** Reports a whole quantity below 1 or above the upper bound. The codec reports others. */
const ofPieces = (unit: unknown, path: string, pieces: number): readonly CartProblem[] => {
  const found = own(unit, 'quantity');
  const maximum = own(own(unit, 'item'), 'measure') === undefined ? pieces : MAX_MEASURED;
  const isWhole = typeof found === 'number' && Number.isSafeInteger(found) && found >= 0;
  return isWhole && (found < MIN_QUANTITY || found > maximum)
    ? [{ type: 'Misfit', path: `${path}.quantity`, found, fits: { type: 'integer', minimum: MIN_QUANTITY, maximum } }]
    : [];
};

/** Returns what an option or a branch adds to the price of one piece, by path. */
const additionsTo = (unit: unknown): readonly (readonly [path: string, amount: number])[] => {
  const added = [
    ...entriesOf(own(own(unit, 'item'), 'options')).map(
      (option, i) => [`item.options.${i}.optionPrice`, own(option, 'optionPrice')] as const,
    ),
    ...['expressShopBranch', 'smileFreshBranch'].map(
      (name) => [`${name}.branchAdditionalPrice`, own(own(unit, name), 'branchAdditionalPrice')] as const,
    ),
  ];
  return added.flatMap(([path, amount]) => (typeof amount === 'number' ? [[path, amount] as const] : []));
};

/** Reports the option or branch that takes the most off a piece if its price is negative (PR-07). */
const ofPrice = (unit: unknown, path: string): readonly CartProblem[] => {
  const added = additionsTo(unit).toSorted(([, a], [, b]) => a - b);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the price of an invalid item is undefined
  const price = attempt(() => asOnePiece(unit as CartUnit).item.itemSellPrice) ?? Infinity;
  const piece = added.reduce((sum, [, amount]) => sum + amount, price);
  const [lowest] = added;
  if (!lowest || !(piece < 0)) return [];
  const [within, found] = lowest;
  return [{ type: 'Misfit', path: `${path}.${within}`, found, fits: { type: 'integer', minimum: found - piece } }];
};

/** Reports an applied coupon without units. */
const ofUnits = (coupon: unknown, path: string): readonly CartProblem[] => {
  const found = own(coupon, 'cartUnitIds');
  return Array.isArray(found) && found.length === 0
    ? [{ type: 'Misfit', path: `${path}.cartUnitIds`, found, fits: { type: 'array', minItems: 1 } }]
    : [];
};

/** Reports valid but pointless values that only a server writes, in cart JSON with defaults. */
export const serverOnlyProblems = (full: JsonObject, pieces: number): readonly CartProblem[] => [
  ...entriesOf(own(full, 'units')).flatMap((unit, i) => [
    ...ofPieces(unit, `units.${i}`, pieces),
    ...ofReason(unit, `units.${i}`),
    ...ofLimits(unit, `units.${i}`),
    ...ofPrice(unit, `units.${i}`),
  ]),
  ...entriesOf(own(full, 'appliedCoupons')).flatMap((coupon, i) => ofUnits(coupon, `appliedCoupons.${i}`)),
];
