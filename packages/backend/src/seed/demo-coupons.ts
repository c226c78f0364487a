import type { CatalogueRowOf } from '@baguni/contract';
import { couponPolicyNo, type CouponFlags, type Language, type Tenant } from '@baguni/domain/internal';
import {
  couponNames,
  heldCouponIn,
  issueNoOf,
  issueTermsOf,
  walletOf,
  type CouponName,
  type Scenario,
} from '@baguni/scenarios';
import type { Scope } from '../store/owner.ts';
import type { Tx } from '../store/tx.ts';
import { inEach } from '../store/rows.ts';

const rowOf = (tenant: Tenant, name: CouponName): CatalogueRowOf<'coupon'> => {
  const { issueNo: _, issuable: __, flags, ...terms } = heldCouponIn(name, '', 'ko');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an object has the keys of its type
  const names = Object.keys(flags) as readonly (keyof CouponFlags)[];
  const payment = (language: Language): string | null => heldCouponIn(name, '', language).paymentCouponName ?? null;
  const korean = payment('ko');
  return {
    type: 'coupon',
    tenant,
    ...terms,
    ...issueTermsOf(name),
    flags: names.filter((flag) => flags[flag]),
    couponName: inEach((language) => heldCouponIn(name, '', language).couponName),
    paymentCouponName: korean === null ? null : inEach((language) => payment(language) ?? korean),
  };
};

/** The demo coupon policies. */
export const demoCouponRows = (tenant: Tenant): readonly CatalogueRowOf<'coupon'>[] =>
  couponNames.map((name) => rowOf(tenant, name));

/**
 * Gives a demo buyer the coupons of the scenario, all unused.
 * @param now ms since 1970 UTC
 */
export const putWallet = async (tx: Tx, scope: Scope, scenario: Scenario, now: number): Promise<void> => {
  for (const name of walletOf(scenario))
    await tx.addIssuedCoupon(scope, {
      issueNo: issueNoOf(name, scenario.name),
      policyNo: couponPolicyNo(name),
      issuedAt: now,
      cartUnitIds: [],
      spentAt: null,
    });
};
