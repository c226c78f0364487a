import type { CartNames } from '@baguni/domain/engine';
import { entriesOf, isObject, own, type JsonObject } from './fill.ts';
import { isWritten } from './written.ts';

/** A cart’s JSON as far as it could be read. */
export interface ReadCart {
  /** As it was given. */
  readonly given: JsonObject;
  /** With what it leaves out. */
  readonly full: unknown;
  /** The paths in it of what did not fit. */
  readonly misfits: ReadonlySet<string>;
}

/** A value where it stands; undefined where it did not fit, or is not there. */
interface Place {
  readonly path: string;
  readonly value: unknown;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Steps from one place to those in it. */
const stepsAmong = (misfits: ReadonlySet<string>) => {
  const place = (path: string, value: unknown): Place => ({ path, value: misfits.has(path) ? undefined : value });
  const child = ({ path, value }: Place, name: string): Place =>
    place(path === '' ? name : `${path}.${name}`, isObject(value) ? own(value, name) : undefined);
  const items = ({ path, value }: Place): readonly Place[] =>
    listOf(value).map((item, i) => place(`${path}.${i}`, item));
  return {
    child,
    items,
    get: (from: Place, name: string): unknown => child(from, name).value,
    values: (from: Place, name: string): readonly unknown[] => items(child(from, name)).map(({ value }) => value),
    /** What is made of each entry of a list; of a list that did not fit, what is made of an entry that did not. */
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

/** A coupon that the buyer has, as it would be in use. */
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
 * What a cart’s JSON names, by the paths of its State. A unit that says its terms itself must find them, also where the cart has none.
 */
export const namesInJson = ({ given, full, misfits }: ReadCart): CartNames => {
  const steps = stepsAmong(misfits);
  const { child, get, values, each } = steps;
  const cart: Place = { path: '', value: full };
  const byHand = !isWritten(given);
  const said = entriesOf(own(given, 'units')).map(
    (unit) => isObject(unit) && own(unit, 'shippingPolicyKey') !== undefined,
  );
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
