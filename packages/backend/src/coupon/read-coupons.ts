import { asApplied, type AppliedCoupon, type Coupon, type Language } from '@baguni/domain';
import type { Scope } from '../store/owner.ts';
import type { IssuedCoupon } from '../store/rows.ts';
import type { Tx } from '../store/tx.ts';
import { downloadableCoupon, heldCoupon, mayDownload } from './coupon-of.ts';

/** A coupon in a buyer's hands, with the row behind it. */
export interface HeldCoupon {
  readonly coupon: Coupon;
  readonly row: IssuedCoupon;
}

const held = async (
  tx: Tx,
  { tenant }: Scope,
  rows: readonly IssuedCoupon[],
  language: Language,
): Promise<readonly HeldCoupon[]> => {
  if (rows.length === 0) return [];
  const nos = [...new Set(rows.map(({ policyNo }) => policyNo))];
  const policies = new Map((await tx.couponPolicies(tenant, nos)).map(({ policy }) => [policy.policyNo, policy]));
  return rows.flatMap((row) => {
    const policy = policies.get(row.policyNo);
    return policy ? [{ row, coupon: heldCoupon(policy, row, language) }] : [];
  });
};

/** The coupons that a buyer can use, in use or not, by issue number. */
export const readHeld = async (tx: Tx, scope: Scope, language: Language): Promise<readonly HeldCoupon[]> =>
  held(
    tx,
    scope,
    (await tx.issuedCoupons(scope)).filter(({ spentAt }) => spentAt === null),
    language,
  );

/** The coupons that are in use on units of a cart, by issue number (CP-17). */
export const readInUse = async (tx: Tx, scope: Scope, language: Language): Promise<readonly AppliedCoupon[]> => {
  const rows = (await tx.issuedCoupons(scope)).filter(
    ({ spentAt, cartUnitIds }) => spentAt === null && cartUnitIds.length > 0,
  );
  return (await held(tx, scope, rows, language)).map(({ coupon, row }) => asApplied(coupon, row.cartUnitIds));
};

/** Every coupon that a buyer holds or may download now (CP-11, CP-14). @param now ms since 1970 UTC */
export const readOffered = async (
  tx: Tx,
  scope: Scope,
  language: Language,
  now: number,
): Promise<readonly Coupon[]> => {
  const rows = await tx.issuedCoupons(scope);
  const open = (await tx.downloadablePolicies(scope.tenant)).filter((one) => mayDownload(one, rows, now) === 'yes');
  return [
    ...(await readHeld(tx, scope, language)).map(({ coupon }) => coupon),
    ...open.map(({ policy }) => downloadableCoupon(policy, language)),
  ];
};
