import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { couponKeyOf, type CouponApplication } from '../../entities/coupon/coupon.ts';
import type { CartUnitId } from '../../money/ids.ts';
import { exclusions } from '../../coupons/stacking.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { idsOf, type Excess, type Finding, type Fix } from '../../rule/rule.ts';
import { applicationOf, firstConflict } from '../../rules/checkout/amount.ts';
import { type CheckoutFacts, MAX_DEPARTMENT_UNITS, MAX_INSTALL_UNITS } from '../../rules/facts.ts';
import type { OrderCheck } from '../order-check.ts';
import type { Change } from './change.ts';
import type { PieceSteps } from './pieces.ts';

/** An additional step of a change: exclusions, other quantities, coupon removals, proofs. */
export type PartialChange = Partial<Change>;

const proofs: ReadonlySet<Fix['type']> = new Set<Fix['type']>([
  'Agree',
  'SignIn',
  'VerifyIdentity',
  'VerifyAdult',
  'GivePapers',
  'ChooseDeliveryTime',
]);

type ExcessOf = (facts: CheckoutFacts, finding: Finding) => Excess;

const everyUnit: ExcessOf = ({ chosen }) => ({ pool: idsOf(chosen), count: 1, isOfPieces: true });
const moreThan =
  (max: number): ExcessOf =>
  ({ chosen }) => ({ pool: idsOf(chosen), count: chosen.length - max });

/** Returns the units of a shared stock; additions do not depend on the pieces of their unit. */
const sharedStock: ExcessOf = ({ chosen }, { units, params }) => {
  const amount = Number(params['pieces']) - Number(params['left']);
  const hasAdditions = chosen.some((unit) => units.includes(unit.cartUnitId) && unit.item.additions.length > 0);
  const need = hasAdditions ? {} : { need: { amount, ofPiece: () => 1 } };
  return { pool: units, count: 1, isOfPieces: true, ...need };
};

/** Reasons of combined units: any of them may be excluded, not only those of a fix. */
const together: { readonly [K in MessageKey]?: ExcessOf } = {
  'CART-BR7-33': ({ chosen }, { units }) => ({ pool: idsOf(chosen), count: units.length }),
  'ASK-MAX-INSTALL': moreThan(MAX_INSTALL_UNITS),
  'CART-BR1-11': ({ chosen }) => {
    const pool = idsOf(chosen.filter((unit) => unit.item.flags?.isDepartmentStore));
    return { pool, count: pool.length - MAX_DEPARTMENT_UNITS };
  },
  'STOCK-SHARED': sharedStock,
  'ZERO-WON-ITEM': everyUnit,
  'CART-BR7-47': everyUnit,
  'COUPON-MINIMUM': everyUnit,
  'ZERO-WON-COUPON': everyUnit,
};

/** Returns the number of units to exclude with their candidates, or undefined if the number is irrelevant. */
export const excessOf = (finding: Finding, facts: CheckoutFacts, rules: OrderCheck['rules']): Excess | undefined => {
  const own = rules.find(({ codes, excess }) => excess && codes.includes(finding.code));
  return own?.excess?.(facts, finding.units) ?? together[finding.code]?.(facts, finding);
};

const couponsOf = ({ code, fixes }: Finding, facts: CheckoutFacts): readonly CouponApplication[] => {
  const { coupons, misplacedCoupons, unheldCoupons } = facts;
  // removing another coupon may raise the price above the minimum or the amount again
  if (code === 'CART-BR7-47' || code === 'COUPON-MINIMUM' || code === 'ZERO-WON-COUPON')
    return coupons.map(applicationOf);
  const exclusion = exclusions.find((one) => one.code === code);
  if (exclusion) return firstConflict(exclusion.code, coupons).map(applicationOf);
  const [no] = fixes.flatMap((fix) => (fix.type === 'RemoveCoupons' ? (fix.couponIssueNoes ?? []) : []));
  const all = [...misplacedCoupons, ...unheldCoupons, ...coupons.map(applicationOf)];
  return all.filter(({ couponIssueNo }) => couponIssueNo === no).slice(0, 1);
};

const leaving = (ids: readonly CartUnitId[]): readonly PartialChange[] => ids.map((id) => ({ left: [id] }));

/** Returns the steps of a fix; none for another country or company, which the shopper chose. */
const stepsBy = (fix: Fix, chosen: readonly CartUnitId[], steps: PieceSteps): readonly PartialChange[] => {
  if (fix.type === 'Deselect' || fix.type === 'Delete') return [{ left: fix.cartUnitIds }];
  if (fix.type === 'OrderFirst') return [{ left: chosen.filter((id) => !fix.cartUnitIds.includes(id)) }];
  return fix.type === 'SetQuantity' ? steps.byFix(fix) : [];
};

export const poolOf = ({ pool }: Excess, { chosen }: CheckoutFacts): readonly CartUnit[] => {
  const ids = new Set(pool);
  return chosen.filter(({ cartUnitId }) => ids.has(cartUnitId));
};

/** Returns an equal share of the necessary reduction; at least one unit must be reduced by that many pieces. */
const shareOf = ({ need }: Excess, unit: CartUnit, pool: readonly CartUnit[]): number =>
  need ? Math.max(1, Math.ceil(need.amount / pool.length / need.ofPiece(unit))) : 1;

/** Returns steps for an unknown rule of a shop: exclude any unit, change its pieces or remove any coupon. */
const anyChange = ({ chosen, coupons }: CheckoutFacts, steps: PieceSteps): readonly PartialChange[] => [
  ...coupons.map(({ coupon }) => ({ couponsOff: [couponKeyOf(coupon)] })),
  ...chosen.flatMap((unit) => steps.next(unit)),
  ...leaving(idsOf(chosen)),
];

/** Returns the steps past a reason; every valid order includes one. A free proof or agreement is the only step. */
export const changesPast = (
  finding: Finding,
  facts: CheckoutFacts,
  { isOwn, rules }: Pick<OrderCheck, 'isOwn' | 'rules'>,
  steps: PieceSteps,
): readonly PartialChange[] => {
  const proof = finding.fixes.find(({ type }) => proofs.has(type));
  if (proof) return [{ free: [proof] }];
  if (isOwn(finding.code)) return anyChange(facts, steps);
  const coupons = couponsOf(finding, facts);
  const excess = excessOf(finding, facts, rules);
  const units = excess ? excess.pool : [...new Set(coupons.flatMap(({ cartUnitIds }) => cartUnitIds))];
  if (excess || coupons.length > 0)
    return [
      ...coupons.map(({ couponIssueNo }) => ({ couponsOff: [couponIssueNo] })),
      ...(excess?.isOfPieces
        ? poolOf(excess, facts).flatMap((unit, _, pool) => steps.next(unit, shareOf(excess, unit, pool)))
        : []),
      ...leaving(units),
    ];
  return finding.fixes.flatMap((fix) => stepsBy(fix, idsOf(facts.chosen), steps));
};

/** Returns the fixes of a finding as steps, for the case that one of them is enough. */
export const fixesAsSteps = (
  { fixes }: Finding,
  { chosen }: CheckoutFacts,
  steps: PieceSteps,
): readonly PartialChange[] =>
  fixes.flatMap((fix): readonly PartialChange[] =>
    fix.type === 'RemoveCoupons' ? [{ couponsOff: fix.couponIssueNoes ?? [] }] : stepsBy(fix, idsOf(chosen), steps),
  );
