import {
  issueFailureOf,
  type Coupon,
  type IssueFailure,
  type Language,
  asApplied,
  type AppliedCoupon,
  type Cart,
  type CartUnit,
  type CartUnitId,
} from '@baguni/domain/internal';
import { targetsOf } from '../store/offers.ts';
import type { CouponPolicy, IssuedCoupon, StoredPolicy, Scope } from '../store/rows.ts';
import type { Deps, ReadDeps } from '../request/handler.ts';
import type { Tx } from '../store/tx.ts';

const couponOf = (policy: CouponPolicy, language: Language): Omit<Coupon, 'issueNo' | 'issuable'> => {
  const { couponName, paymentCouponName, issueLimit: _, perBuyer: __, ...rest } = policy;
  return {
    ...rest,
    couponName: couponName[language],
    paymentCouponName: paymentCouponName?.[language],
  };
};

const heldCoupon = (policy: CouponPolicy, { issueNo }: IssuedCoupon, language: Language): Coupon => ({
  ...couponOf(policy, language),
  issueNo,
  issuable: false,
});

export const downloadableCoupon = (policy: CouponPolicy, language: Language): Coupon => ({
  ...couponOf(policy, language),
  issueNo: undefined,
  issuable: true,
});

/** Returns the reason against another download of a policy after `tries` attempts today (CP-14). */
export const againstDownload = (
  { policy: { policyNo, expiredDate, perBuyer, issueLimit }, issued }: StoredPolicy,
  all: readonly IssuedCoupon[],
  now: number,
  tries = 0,
): IssueFailure | undefined => {
  const held = all.filter((one) => one.policyNo === policyNo).length;
  return issueFailureOf({ tries, expiredDate, now, held, perBuyer, issued, issueLimit: issueLimit ?? undefined });
};

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

/** Returns the coupons that the shopper owns, and those that can be downloaded for these units. */
export const readOffered = async (
  deps: ReadDeps & Pick<Deps, 'now'>,
  units: readonly CartUnit[],
): Promise<readonly Coupon[]> => {
  const { tx, session, language, now } = deps;
  const { scope } = session;
  const rows = await tx.issuedCoupons(scope);
  const policies = await tx.downloadablePolicies(scope.tenant, targetsOf(units), now);
  const open = policies.filter((one) => againstDownload(one, rows, now) === undefined);
  return [
    ...(await readHeld(deps)).map(({ coupon }) => coupon),
    ...open.map(({ policy }) => downloadableCoupon(policy, language)),
  ];
};

export const withWallet = async (deps: ReadDeps, state: Cart): Promise<Cart> => {
  if (state.coupons.applied.length === 0) return state;
  const held = await readHeld(deps);
  return { ...state, coupons: { ...state.coupons, status: 'Known', offered: held.map(({ coupon }) => coupon) } };
};

export const clearCouponsOf = async (tx: Tx, scope: Scope, gone: readonly CartUnitId[]): Promise<void> => {
  const isGone = new Set(gone);
  const touched = (await tx.issuedCoupons(scope)).filter(({ cartUnitIds }) => cartUnitIds.some((id) => isGone.has(id)));
  await tx.releaseCoupons(
    scope,
    touched.map(({ issueNo }) => issueNo),
  );
  for (const { issueNo, cartUnitIds } of touched) {
    const left = cartUnitIds.filter((id) => !isGone.has(id));
    if (left.length > 0) await tx.useCoupon(scope, issueNo, left);
  }
};
