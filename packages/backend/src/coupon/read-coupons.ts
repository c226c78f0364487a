import { option as O } from 'fp-ts';
import { asApplied, type AppliedCoupon, type Coupon } from '@baguni/domain';
import type { Deps, ReadDeps } from '../request/handler.ts';
import type { IssuedCoupon } from '../store/rows.ts';
import { downloadableCoupon, heldCoupon, againstDownload } from './coupon-of.ts';

export interface HeldCoupon {
  readonly coupon: Coupon;
  readonly row: IssuedCoupon;
}

const worded = async (
  { tx, session: { scope }, language }: ReadDeps,
  rows: readonly IssuedCoupon[],
): Promise<readonly HeldCoupon[]> => {
  if (rows.length === 0) return [];
  const nos = [...new Set(rows.map(({ policyNo }) => policyNo))];
  const terms = await tx.couponTerms(scope.tenant, nos);
  const policies = new Map(terms.map((policy) => [policy.policyNo, policy]));
  return rows.flatMap((row) => {
    const policy = policies.get(row.policyNo);
    return policy ? [{ row, coupon: heldCoupon(policy, row, language) }] : [];
  });
};

const unspent = async ({ tx, session }: ReadDeps): Promise<readonly IssuedCoupon[]> =>
  (await tx.issuedCoupons(session.scope)).filter(({ spentAt }) => spentAt === null);

export const readHeld = async (deps: ReadDeps): Promise<readonly HeldCoupon[]> => worded(deps, await unspent(deps));

export const readInUse = async (deps: ReadDeps): Promise<readonly AppliedCoupon[]> => {
  const rows = (await unspent(deps)).filter(({ cartUnitIds }) => cartUnitIds.length > 0);
  return (await worded(deps, rows)).map(({ coupon, row }) => asApplied(coupon, row.cartUnitIds));
};

export const readOffered = async (deps: ReadDeps & Pick<Deps, 'now'>): Promise<readonly Coupon[]> => {
  const { tx, session, language, now } = deps;
  const { scope } = session;
  const rows = await tx.issuedCoupons(scope);
  const open = (await tx.downloadablePolicies(scope.tenant)).filter((one) => O.isNone(againstDownload(one, rows, now)));
  return [
    ...(await readHeld(deps)).map(({ coupon }) => coupon),
    ...open.map(({ policy }) => downloadableCoupon(policy, language)),
  ];
};
