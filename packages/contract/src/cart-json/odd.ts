import { entriesOf, isObject, own, type JsonObject } from './fill.ts';
import type { CartProblem } from './problem.ts';

const at = (value: unknown, name: string): unknown => (isObject(value) ? own(value, name) : undefined);

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

/** Reports an applied coupon without units. */
const ofUnits = (coupon: unknown, path: string): readonly CartProblem[] => {
  const found = at(coupon, 'cartUnitIds');
  return Array.isArray(found) && found.length === 0
    ? [{ type: 'Misfit', path: `${path}.cartUnitIds`, found, fits: { type: 'array', minItems: 1 } }]
    : [];
};

/**
 * Reports valid but pointless values that only a server writes.
 * @param full cart JSON with defaults
 */
export const oddIn = (full: JsonObject): readonly CartProblem[] => [
  ...entriesOf(own(full, 'units')).flatMap((unit, i) => [
    ...ofReason(unit, `units.${i}`),
    ...ofLimits(unit, `units.${i}`),
  ]),
  ...entriesOf(own(full, 'appliedCoupons')).flatMap((coupon, i) => ofUnits(coupon, `appliedCoupons.${i}`)),
];
