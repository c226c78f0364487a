import { expect, test } from 'vitest';
import { layerPolicies, statePolicies } from './layer-policy.ts';

/** Layers exempt from dimming in the specification (2, Layers), by name. */
const nine = [
  'EstimateSheet',
  'GroupCouponBox',
  'CountrySelector',
  'JoinSmileClubForSmileDelivery',
  'SmileClubOneClickJoin',
  'NudgingClubOneClick',
  'ConfirmOrderExceptSomeItems',
  'ConfirmIncomeDutyItemOrderType',
  'ConfirmAuthentication',
];

const policies = Object.entries({ ...layerPolicies, ...statePolicies });

test('[LY-03] exactly the nine layers of the specification are exempt, if they exist', () => {
  const exempt = policies.filter(([, { isExempt }]) => isExempt).map(([name]) => name);
  const names = policies.map(([name]) => name);
  expect(exempt.toSorted()).toEqual(nine.filter((name) => names.includes(name)).toSorted());
  expect(exempt).toHaveLength(9);
});

test.each(policies)('[LY-03] %s closes after 500 ms if it is dimmed, otherwise at once', (_, policy) => {
  expect(policy.closeDelayMs).toBe(policy.isDimmed ? 500 : 0);
  expect(policy.isDimmed && policy.isExempt).toBe(false);
});
