import type { Session } from '@baguni/use-cases';
import { messageText } from '../common/word.ts';
import {
  asApplied,
  couponKeyOf,
  couponOfKey,
  couponShares,
  minus,
  noWon,
  pricedOf,
  sum,
  totalOfKind,
  won,
  type CartUnitId,
  type CombinationPreview,
  type Coupon,
  type FoundCombination,
  type LedgerEntry,
  type Won,
} from '@baguni/domain/internal';
import { layerFailureView } from '../layers/layer-failure.ts';
import { layerFrame } from '../layers/layer-policy.ts';
import { money, takenOff } from '../common/context.ts';
import { distinctNameIn, plainAction } from '../common/shared-views.ts';
import { worthText, type CouponContext } from '../coupons/coupon-context.ts';

const couponOf = ({ cart: { coupons } }: Session, key: string): Coupon | undefined => couponOfKey(coupons.offered, key);

const unitsText = (
  { view, translate }: CouponContext,
  { cart: { units } }: Session,
  ids: readonly CartUnitId[],
): string => {
  const names = new Set(
    units.filter(({ cartUnitId }) => ids.includes(cartUnitId)).map((unit) => distinctNameIn(view, units, unit)),
  );
  const [name = '', ...others] = names;
  return others.length === 0 ? name : translate('bestMore', { name, n: others.length });
};

const foundEntries = ({ shop }: CouponContext, state: Session, { lines }: FoundCombination): readonly LedgerEntry[] => {
  const appliedCoupons = lines.flatMap(({ couponKey, cartUnitIds }) => {
    const coupon = couponOf(state, couponKey);
    return coupon ? [asApplied(coupon, cartUnitIds)] : [];
  });
  return pricedOf(shop.ready({ ...state.cart, coupons: { ...state.cart.coupons, applied: appliedCoupons } })).entries;
};

const couponsIn = (entries: readonly LedgerEntry[]): Won => minus(totalOfKind(entries, 'Coupon'));

const paymentNotes = ({ translate }: CouponContext, { paymentCouponName }: Coupon): readonly string[] =>
  paymentCouponName === undefined ? [] : [translate('payment', { method: paymentCouponName })];

const linesOf = (context: CouponContext, state: Session, found: FoundCombination, entries: readonly LedgerEntry[]) =>
  found.lines.flatMap(({ couponKey, cartUnitIds }) => {
    const coupon = couponOf(state, couponKey);
    if (!coupon) return [];
    const { view } = context;
    const name = unitsText(context, state, cartUnitIds);
    const key: string = couponKeyOf(coupon);
    const shares = couponShares(entries, state.cart.units, coupon, cartUnitIds);
    return [
      {
        key,
        coupon: coupon.couponName,
        worthText: worthText(context, coupon),
        amount: takenOff(view, sum(shares.map(({ amount }) => amount))),
        on: coupon.flags.isFreeShipping ? context.translate('bestParcel', { name }) : name,
        shares:
          shares.length < 2
            ? []
            : shares.map(({ cartUnitId, amount }) => ({
                key: String(cartUnitId),
                name: unitsText(context, state, [cartUnitId]),
                amount: takenOff(view, amount),
              })),
        notes: [
          ...paymentNotes(context, coupon),
          ...(coupon.issueNo === undefined ? [context.translate('bestDownload')] : []),
        ],
      },
    ];
  });

export type CombinationLineView = ReturnType<typeof linesOf>[number];

/** Returns the difference between lines and saving: replaced coupons, and changes of fees and other discounts. */
const restOf = (
  { view, translate }: CouponContext,
  state: Session,
  { before, after, lines }: FoundCombination,
  entries: readonly LedgerEntry[],
) => {
  if (lines.length === 0) return [];
  const present = couponsIn(pricedOf(state.cart).entries);
  const others = won(before - after - couponsIn(entries) + present);
  return [
    { key: 'present', label: translate('bestPresent'), off: minus(present) },
    { key: 'others', label: translate('bestOthers'), off: others },
  ].flatMap(({ key, label, off }) =>
    off === 0 ? [] : [{ key, label, amount: off < 0 ? `+${money(view, minus(off))}` : takenOff(view, off) }],
  );
};

const unusedOf = ({ view }: CouponContext, state: Session, found: FoundCombination) =>
  found.unused.flatMap(({ couponKey, reason }) => {
    const coupon = couponOf(state, couponKey);
    if (!coupon) return [];
    return [
      {
        key: couponKey,
        name: coupon.couponName,
        reason: messageText(view.words, reason.code, reason.params),
      },
    ];
  });

/** `Nothing`: the coupons in use are already the best. */
type Body = 'Searching' | 'Failure' | 'Nothing' | 'Found';

const bodyOf = ({ status }: CombinationPreview, saving: number): Body => {
  if (status === 'Searching') return 'Searching';
  if (status === 'Failed') return 'Failure';
  return saving > 0 ? 'Found' : 'Nothing';
};

/** @param gap the most that another combination could save */
const textOf = ({ view, translate }: CouponContext, body: Body, saving: Won, gap: Won) => {
  switch (body) {
    case 'Searching':
      return saving > 0 ? translate('bestSoFar', { amount: money(view, saving) }) : translate('bestSearching');
    case 'Failure':
      return translate('bestFailed');
    case 'Nothing':
      return translate(gap === 0 ? 'bestLowest' : 'bestNothing');
    case 'Found':
      return translate('bestFound', { amount: money(view, saving) });
  }
};

/** Returns the payment method that a combination requires, so that it is visible without scrolling (CP-06). */
const requiredOf = (context: CouponContext, state: Session, { lines }: FoundCombination): ReadonlySet<string> =>
  new Set(
    lines.flatMap(({ couponKey }) => {
      const coupon = couponOf(state, couponKey);
      return coupon ? paymentNotes(context, coupon) : [];
    }),
  );

const nothing: FoundCombination = {
  cartVersion: 0,
  selected: [],
  lines: [],
  before: noWon,
  after: noWon,
  gap: noWon,
  unused: [],
};

export const bestCombinationView = (context: CouponContext, state: Session, preview: CombinationPreview) => {
  const { view, translate } = context;
  const found = preview.found ?? nothing;
  const saving = won(found.before - found.after);
  const body = bodyOf(preview, saving);
  const isApplying = preview.status === 'Applying';
  const unused = unusedOf(context, state, found);
  const entries = foundEntries(context, state, found);
  const frame = layerFrame(view);
  return {
    domId: 'best-combination',
    title: translate('bestTitle'),
    body,
    text: [
      textOf(context, body, saving, found.gap),
      ...(body === 'Found' ? requiredOf(context, state, found) : []),
    ].join(' · '),
    savingLabel: translate('bestSaving'),
    saving: takenOff(view, saving),
    beforeLabel: translate('bestBefore'),
    before: money(view, found.before),
    afterLabel: translate('bestAfter'),
    after: money(view, found.after),
    linesLabel: translate('bestLines'),
    lines: linesOf(context, state, found, entries),
    rest: restOf(context, state, found, entries),
    isProved: found.gap === 0,
    proofText: found.gap === 0 ? translate('bestProved') : translate('bestGap', { amount: money(view, found.gap) }),
    unusedLabel: translate('bestUnused', { n: unused.length }),
    unused,
    failure: layerFailureView(view, translate('bestFailed'), { type: 'FindBestCombination' }),
    apply: {
      ...plainAction(translate('bestApply'), { type: 'ApplyBestCombination' }),
      isEnabled: body === 'Found' && !isApplying,
    },
    stop: plainAction(translate('bestStop'), { type: 'StopBestCombination' }),
    isApplying,
    applyingText: messageText(view.words, 'COUPON-BEING-APPLIED'),
    close: { ...plainAction(frame.closeLabel, { type: 'CloseBestCombination' }), isEnabled: !isApplying },
    ...frame,
  };
};

export type BestCombinationView = ReturnType<typeof bestCombinationView>;
