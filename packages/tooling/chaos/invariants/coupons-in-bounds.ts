import type { History, Invariant, IssuedCoupon } from '../history.ts';

const countBy = (keys: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** In this round: a demo buyer who begins anew has the same coupons again. */
const spentTwice = ({ rowsBefore, rowsAfter: { paid } }: History): readonly string[] =>
  [
    ...countBy(
      paid
        .filter(({ key }) => !rowsBefore.paid.some((earlier) => earlier.key === key))
        .flatMap(({ coupons }) => coupons),
    ),
  ]
    .filter(([, orders]) => orders > 1)
    .map(([no, orders]) => `coupon ${no} was spent in ${orders} orders`);

const heldOf = (coupons: readonly IssuedCoupon[], no: string): ReadonlyMap<string, number> =>
  countBy(coupons.filter(({ policy }) => policy === no).map(({ shopper }) => shopper));

/** Some coupons are given, never downloaded: of these a buyer keeps what they had. */
const issuedTooOften = ({ rowsBefore, rowsAfter: { policies, coupons } }: History): readonly string[] =>
  policies.flatMap(({ no, limit, perBuyer, issued }) => {
    const [had, of] = [heldOf(rowsBefore.coupons, no), heldOf(coupons, no)];
    return [
      ...(limit !== null && issued > limit ? [`coupon policy ${no}: ${issued} issued of ${limit}`] : []),
      ...[...of]
        .filter(([shopper, held]) => held > Math.max(perBuyer, had.get(shopper) ?? 0))
        .map(([shopper, held]) => `${shopper} has ${held} coupons of policy ${no}, at most ${perBuyer}`),
    ];
  });

const usedOnNothing = ({ after }: History, { no, shopper, unitIds }: IssuedCoupon): readonly string[] => {
  const cart = after[shopper];
  if (!cart) return [];
  return unitIds
    .filter((id) => !cart.lines.some((line) => line.id === id))
    .map((id) => `${shopper}: coupon ${no} is in use on unit ${id}, which is gone`);
};

/** A coupon is spent once, issued no more often than its policy allows, and in use only on what is in the cart. */
export const couponsInBounds: Invariant = {
  name: 'coupons within bounds',
  violations: (history) => [
    ...spentTwice(history),
    ...issuedTooOften(history),
    ...history.rowsAfter.coupons.filter(({ isSpent }) => !isSpent).flatMap((one) => usedOnNothing(history, one)),
  ],
};
