import { couponKeyOf } from '../../entities/coupon/held-coupon.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { CouponApplication } from '../../entities/coupon/coupon.ts';
import { exclusions } from '../../coupons/stacking.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { idsOf } from '../../rule/finding.ts';
import type { Finding, Fix } from '../../rule/rule.ts';
import { firstConflict } from '../../rules/checkout/amount.ts';
import { MAX_DEPARTMENT_UNITS, MAX_INSTALL_UNITS } from '../../rules/checkout/mixing.ts';
import type { CheckoutFacts } from '../../rules/facts.ts';
import type { Change } from './change.ts';

/** An additional step of a change: exclusions, coupon removals, proofs. */
export type PartialChange = Partial<Change>;

const proofs: ReadonlySet<Fix['type']> = new Set<Fix['type']>([
  'Agree',
  'SignIn',
  'VerifyIdentity',
  'VerifyAdult',
  'GivePapers',
  'ChooseDeliveryTime',
]);

/** Minimum number of units to exclude, and the candidates. */
export interface Excess {
  readonly pool: readonly CartUnitId[];
  readonly count: number;
}

type ExcessOf = (facts: CheckoutFacts, finding: Finding) => Excess;

const everyUnit: ExcessOf = ({ chosen }) => ({ pool: idsOf(chosen), count: 1 });
const moreThan =
  (max: number): ExcessOf =>
  ({ chosen }) => ({ pool: idsOf(chosen), count: chosen.length - max });

/** Reasons of combined units: any of them may be excluded, not only those of a fix. */
const together: { readonly [K in MessageKey]?: ExcessOf } = {
  'CART-BR7-33': ({ chosen }, { units }) => ({ pool: idsOf(chosen), count: units.length }),
  'ASK-MAX-INSTALL': moreThan(MAX_INSTALL_UNITS),
  'CART-BR1-11': ({ chosen }) => {
    const pool = idsOf(chosen.filter((unit) => unit.item.flags.isDepartmentStore));
    return { pool, count: pool.length - MAX_DEPARTMENT_UNITS };
  },
  'STOCK-SHARED': (_, { units }) => ({ pool: units, count: 1 }),
  'ZERO-WON-ITEM': everyUnit,
  'CART-BR7-47': everyUnit,
  'COUPON-MINIMUM': everyUnit,
  'CART-BR7-19': everyUnit,
  'CART-BR7-20': everyUnit,
  'CART-BR7-24': everyUnit,
  'CART-BR7-25': everyUnit,
  'CART-BR7-26': everyUnit,
  'CART-BR7-41': everyUnit,
  'CART-BR7-42': everyUnit,
  'CART-BR7-42-CATEGORY': everyUnit,
  'CART-BR7-42-COSMETICS': everyUnit,
  'CART-BR7-42-HEALTH-FOOD': everyUnit,
};

/** Returns the number of units to exclude with their candidates, or `none` if the number is irrelevant. */
export const excessOf = (finding: Finding, facts: CheckoutFacts): Excess | undefined =>
  together[finding.code]?.(facts, finding);

const asApplication = ({ coupon, place: { cartUnitIds } }: CouponAssignment): CouponApplication => ({
  couponIssueNo: couponKeyOf(coupon),
  cartUnitIds,
});

const couponsOf = ({ code, fixes }: Finding, facts: CheckoutFacts): readonly CouponApplication[] => {
  const { coupons, misplacedCoupons, unheldCoupons } = facts;
  // removing another coupon may raise the total above the minimum again
  if (code === 'CART-BR7-47' || code === 'COUPON-MINIMUM') return coupons.map(asApplication);
  const exclusion = exclusions.find((one) => one.code === code);
  if (exclusion) return firstConflict(exclusion.code, coupons).map(asApplication);
  const [no] = fixes.flatMap((fix) => (fix.type === 'RemoveCoupons' ? (fix.couponIssueNoes ?? []) : []));
  const all = [...misplacedCoupons, ...unheldCoupons, ...coupons.map(asApplication)];
  return all.filter(({ couponIssueNo }) => couponIssueNo === no).slice(0, 1);
};

const leaving = (ids: readonly CartUnitId[]): readonly PartialChange[] => ids.map((id) => ({ left: [id] }));

const pressed = (fix: Fix, chosen: readonly CartUnitId[]): readonly PartialChange[] => {
  if (fix.type === 'Deselect') return [{ left: fix.cartUnitIds }];
  return fix.type === 'OrderFirst' ? [{ left: chosen.filter((id) => !fix.cartUnitIds.includes(id)) }] : [];
};

/** Returns steps for an unknown rule of a shop: exclude any unit or remove any coupon. */
const anyChange = ({ chosen, coupons }: CheckoutFacts): readonly PartialChange[] => [
  ...coupons.map(({ coupon }) => ({ couponsOff: [couponKeyOf(coupon)] })),
  ...leaving(idsOf(chosen)),
];

/**
 * Returns the steps past a reason. Every valid order includes one of them, so the search is complete in any order. A
 * free proof or agreement is the only step if available. Destination, company and pieces are never changed.
 * @param isOwn true for codes of the shop
 */
export const changesPast = (
  finding: Finding,
  facts: CheckoutFacts,
  isOwn: (code: string) => boolean,
): readonly PartialChange[] => {
  const proof = finding.fixes.find(({ type }) => proofs.has(type));
  if (proof) return [{ free: [proof] }];
  if (isOwn(finding.code)) return anyChange(facts);
  const coupons = couponsOf(finding, facts);
  const excess = excessOf(finding, facts);
  const units = excess ? excess.pool : [...new Set(coupons.flatMap(({ cartUnitIds }) => cartUnitIds))];
  if (excess || coupons.length > 0)
    return [...coupons.map(({ couponIssueNo }) => ({ couponsOff: [couponIssueNo] })), ...leaving(units)];
  return finding.fixes.flatMap((fix) => pressed(fix, idsOf(facts.chosen)));
};
