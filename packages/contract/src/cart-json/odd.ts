import { entriesOf, isObject, own, type JsonObject } from './fill.ts';
import type { CartProblem } from './problem.ts';

const at = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined);

/** A unit that can be ordered for a reason for which it cannot. */
const ofReason = (unit: unknown, path: string): readonly CartProblem[] =>
  at(unit, 'isBuyAvailable') === true && at(unit, 'unableOrderType') !== null
    ? [{ type: 'Misfit', path: `${path}.isBuyAvailable`, found: true, fits: { enum: [false] } }]
    : [];

/** Pieces of which none are enough, or of which no lot is made. */
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

/** A coupon that is in use on nothing. */
const ofUnits = (coupon: unknown, path: string): readonly CartProblem[] => {
  const found = at(coupon, 'cartUnitIds');
  return Array.isArray(found) && found.length === 0
    ? [{ type: 'Misfit', path: `${path}.cartUnitIds`, found, fits: { type: 'array', minItems: 1 } }]
    : [];
};

/**
 * What a server may write and nobody means by hand: it fits, contradicts nothing, and comes to nothing.
 * @param full the cart’s JSON with what it leaves out
 */
export const oddIn = (full: JsonObject): readonly CartProblem[] => [
  ...entriesOf(own(full, 'units')).flatMap((unit, i) => [
    ...ofReason(unit, `units.${i}`),
    ...ofLimits(unit, `units.${i}`),
  ]),
  ...entriesOf(own(full, 'appliedCoupons')).flatMap((coupon, i) => ofUnits(coupon, `appliedCoupons.${i}`)),
];
