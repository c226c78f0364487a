import { MAX_MEASURED, MIN_QUANTITY, type CartNames } from '@baguni/domain/internal';
import { at, entriesOf, listOf, own, type JsonObject } from './json.ts';
import { isFromPage } from './complete.ts';
import type { CartProblem } from './problem.ts';

interface ReadCart {
  readonly given: JsonObject;
  readonly full: unknown;
  readonly misfits: ReadonlySet<string>;
}

/** A value with its path; `undefined` if invalid or missing. */
interface Place {
  readonly path: string;
  readonly value: unknown;
}

const stepsAmong = (misfits: ReadonlySet<string>) => {
  const place = (path: string, value: unknown): Place => ({ path, value: misfits.has(path) ? undefined : value });
  const child = ({ path, value }: Place, name: string): Place =>
    place(path === '' ? name : `${path}.${name}`, at(value, name));
  const items = ({ path, value }: Place): readonly Place[] =>
    listOf(value).map((item, i) => place(`${path}.${i}`, item));
  return {
    child,
    items,
    get: (from: Place, name: string): unknown => child(from, name).value,
    values: (from: Place, name: string): readonly unknown[] => items(child(from, name)).map(({ value }) => value),
    /** Maps each list entry; maps the list value itself if it is not a list. */
    each: <A>(from: Place, name: string, make: (entry: Place) => A): readonly A[] => {
      const list = child(from, name);
      return (Array.isArray(list.value) ? items(list) : [list]).map(make);
    },
  };
};

type Steps = ReturnType<typeof stepsAmong>;

const worth = ['couponType', 'discountUnitType', 'discountValue', 'possiblePrice', 'limitPrice'] as const;

const fieldsOf = ({ get }: Steps, coupon: Place): Readonly<Record<(typeof worth)[number], unknown>> => ({
  couponType: get(coupon, 'couponType'),
  discountUnitType: get(coupon, 'discountUnitType'),
  discountValue: get(coupon, 'discountValue'),
  possiblePrice: get(coupon, 'possiblePrice'),
  limitPrice: get(coupon, 'limitPrice'),
});

const offeredIn =
  (steps: Steps) =>
  (coupon: Place): CartNames['offered'][number] => {
    const { child, get } = steps;
    const [no, policy] = [get(coupon, 'issueNo'), get(coupon, 'policyNo')];
    return {
      ...fieldsOf(steps, coupon),
      couponIssueNo: no === null ? (typeof policy === 'string' && `policy/${policy}`) || undefined : no,
      isFreeShipping: get(child(coupon, 'flags'), 'isFreeShipping'),
    };
  };

const usedIn =
  (steps: Steps) =>
  (coupon: Place): CartNames['appliedCoupons'][number] => ({
    ...fieldsOf(steps, coupon),
    couponIssueNo: steps.get(coupon, 'couponIssueNo'),
    isFreeShipping: steps.get(coupon, 'isFreeShipping'),
    cartUnitIds: steps.values(coupon, 'cartUnitIds'),
  });

/**
 * Extracts the names and references of a cart. A unit with explicit terms must find them, even if the cart lists no
 * terms.
 */
export const namesInJson = ({ given, full, misfits }: ReadCart): CartNames => {
  const steps = stepsAmong(misfits);
  const { child, get, values, each } = steps;
  const cart: Place = { path: '', value: full };
  const byHand = !isFromPage(given);
  const said = entriesOf(own(given, 'units')).map((unit) => at(unit, 'shippingPolicyKey') !== undefined);
  const hasTerms = values(cart, 'shippingPolicies').length > 0 && !values(cart, 'missing').includes('ShippingTerms');
  return {
    units: each(cart, 'units', (unit) => {
      const isSaid = byHand && said[Number(unit.path.slice('units.'.length))] === true;
      const isAsked = get(unit, 'isBuyAvailable') === true && (hasTerms || isSaid);
      return {
        cartUnitId: get(unit, 'cartUnitId'),
        shippingPolicyKey: isAsked ? get(unit, 'shippingPolicyKey') : undefined,
        appliedCouponIssueNoes: byHand ? values(unit, 'appliedCouponIssueNoes') : [],
      };
    }),
    selected: values(cart, 'selected'),
    shippingPolicies: each(cart, 'shippingPolicies', (policy) => get(policy, 'shippingPolicyKey')),
    bundleTerms: each(cart, 'bundleTerms', (terms) => get(terms, 'bundleKey')),
    appliedCoupons: each(cart, 'appliedCoupons', usedIn(steps)),
    offered: each(child(cart, 'coupons'), 'offered', offeredIn(steps)),
    isWalletKnown: byHand || get(child(cart, 'coupons'), 'status') === 'Known',
  };
};

/** Reports an orderable unit with an unavailability reason. */
const ofReason = (unit: unknown, path: string): readonly CartProblem[] =>
  at(unit, 'isBuyAvailable') === true && at(unit, 'unableOrderType') !== null
    ? [{ type: 'Misfit', path: `${path}.isBuyAvailable`, found: true, fits: { enum: [false] } }]
    : [];

/** Reports a maximum below the minimum and a multiple of 0. */
const ofLimits = (unit: unknown, path: string): readonly CartProblem[] => {
  const limits = at(at(unit, 'item'), 'limits');
  const [min, max, multiple] = [at(limits, 'min'), at(limits, 'max'), at(limits, 'multiple')];
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
  const found = at(unit, 'quantity');
  const maximum = at(at(unit, 'item'), 'measure') === undefined ? pieces : MAX_MEASURED;
  const isWhole = typeof found === 'number' && Number.isSafeInteger(found) && found >= 0;
  return isWhole && (found < MIN_QUANTITY || found > maximum)
    ? [{ type: 'Misfit', path: `${path}.quantity`, found, fits: { type: 'integer', minimum: MIN_QUANTITY, maximum } }]
    : [];
};

/** Reports an applied coupon without units. */
const ofUnits = (coupon: unknown, path: string): readonly CartProblem[] => {
  const found = at(coupon, 'cartUnitIds');
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
  ]),
  ...entriesOf(own(full, 'appliedCoupons')).flatMap((coupon, i) => ofUnits(coupon, `appliedCoupons.${i}`)),
];
