import { couponPolicyNo, type Language, type Tenant } from '@baguni/domain';
import {
  couponNames,
  heldCouponIn,
  issueNoOf,
  issueTermsOf,
  walletOf,
  type CouponName,
  type Scenario,
} from '@baguni/scenarios';
import { option as O } from 'fp-ts';
import type { Scope } from '../store/owner.ts';
import type { CouponPolicy, InEachLanguage } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';

const inEach = <A>(make: (language: Language) => A): InEachLanguage<A> => ({
  ko: make('ko'),
  en: make('en'),
  cn: make('cn'),
  jp: make('jp'),
});

const policyOf = (name: CouponName): CouponPolicy => {
  const { issueNo: _, issuable: __, ...terms } = heldCouponIn(name, '', 'ko');
  const payment = (language: Language): string | null =>
    O.toNullable(heldCouponIn(name, '', language).paymentCouponName);
  const korean = payment('ko');
  return {
    ...terms,
    ...issueTermsOf(name),
    couponName: inEach((language) => heldCouponIn(name, '', language).couponName),
    paymentCouponName: korean === null ? null : inEach((language) => payment(language) ?? korean),
  };
};

/** Writes the demo coupon policies; download counts remain. */
export const putDemoPolicies = async (tx: Tx, tenant: Tenant): Promise<void> => {
  for (const name of couponNames) await tx.putCouponPolicy(tenant, policyOf(name));
};

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
