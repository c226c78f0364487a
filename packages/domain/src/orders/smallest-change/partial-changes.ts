import { couponKeyOf } from '../../entities/coupon/held-coupon.ts';
import type { CartUnitId } from '../../money/ids.ts';
import type { CouponApplication } from '../../state/ports/cart-server/coupon-calls.ts';
import { exclusions } from '../../coupons/stacking.ts';
import type { CouponAssignment } from '../../coupons/coupon-assignment.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { idsOf } from '../../rule/finding.ts';
import type { Finding, Fix } from '../../rule/rule.ts';
import { MAX_INSTALL_UNITS } from '../../rules/checkout/mixing/ask-max-install.ts';
import { MAX_DEPARTMENT_UNITS } from '../../rules/checkout/mixing/CART-BR1-11-one-department-item.ts';
import { firstConflict } from '../../rules/checkout/amount/conflicting-coupons.ts';
import type { CheckoutFacts } from '../../rules/checkout/facts.ts';
import type { Change } from './change.ts';

/** A step on from a change: what more is left out, taken off, proved. */
export type PartialChange = Partial<Change>;

const proofs: ReadonlySet<Fix['type']> = new Set<Fix['type']>([
  'Agree',
  'SignIn',
  'VerifyIdentity',
  'VerifyAdult',
  'GivePapers',
  'ChooseDeliveryTime',
]);

/** How many units have to go at the least, and of which. */
export interface Excess {
  readonly pool: readonly CartUnitId[];
  readonly count: number;
}

type ExcessOf = (facts: CheckoutFacts, finding: Finding) => Excess;

const everyUnit: ExcessOf = ({ chosen }) => ({ pool: idsOf(chosen), count: 1 });
const moreThan =
  (max: number): ExcessOf =>
  ({ chosen }) => ({ pool: idsOf(chosen), count: chosen.length - max });

/** Reasons that units give together: any of them may go, not only those that a button names. */
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

/** The units of which some have to go; none where it is not a matter of how many. */
export const excessOf = (finding: Finding, facts: CheckoutFacts): Excess | undefined =>
  together[finding.code]?.(facts, finding);

const asApplication = ({ coupon, place: { cartUnitIds } }: CouponAssignment): CouponApplication => ({
  couponIssueNo: couponKeyOf(coupon),
  cartUnitIds,
});

/** The coupons of which one has to go, or a unit that it is on. */
const couponsOf = ({ code, fixes }: Finding, facts: CheckoutFacts): readonly CouponApplication[] => {
  const { coupons, misplacedCoupons, unheldCoupons } = facts;
  // a least purchase may be reached again where another coupon leaves more to pay
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

/** Past a reason of a shop’s own rule, of which nothing is known: any unit may be what it is about, and any coupon. */
const anyChange = ({ chosen, coupons }: CheckoutFacts): readonly PartialChange[] => [
  ...coupons.map(({ coupon }) => ({ couponsOff: [couponKeyOf(coupon)] })),
  ...leaving(idsOf(chosen)),
];

/**
 * The changes that get past a reason, of which every order that passes takes one: so that none is lost, whichever reason is looked
 * at first. What only proves or agrees costs nothing and spoils nothing, so it is the one change where it is offered.
 * Where it is shipped, by whom, and how many pieces are the shopper's: none of these is changed.
 * @param isOwn whether a code is of a shop’s own rules
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
