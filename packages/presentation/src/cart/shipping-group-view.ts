import type { LabelView, ActionView, AmountView } from '../common/common-types.ts';
import {
  feeDisplay,
  isArrivalGuaranteed,
  isChargedByQuantity,
  type BundleFee,
  type FeeDisplay,
  type ShippingGroup,
  type ShippingPolicy,
  type CartUnitId,
  type ItemGroup,
  type Summary,
} from '@baguni/domain/internal';
import { wordOf } from '../common/word.ts';
import type { CartWords } from './cart-words-ko.ts';
import type { PriceWords } from '../prices/price-words-ko.ts';
import { money, type ViewContext, takenOff } from '../common/context.ts';
import { action, itemNameOf } from '../common/shared-views.ts';

const word = wordOf<CartWords & PriceWords>();

export interface ShippingGroupFacts {
  readonly group: ShippingGroup;
  readonly policies: readonly ShippingPolicy[];
  /** Of the selected units, or of all units if no unit is selected. */
  readonly fee: BundleFee;
  /** True for several selected units, or several units if no unit is selected. */
  readonly isBundled: boolean;
  readonly shippingKnown: boolean;
  /** The card header already shows free shipping for all parcels. */
  readonly isSaidFree: boolean;
}

const chargedText = (context: ViewContext, { inAdvance, onArrival }: Extract<FeeDisplay, { type: 'FEE' }>): string => {
  if (onArrival === undefined) return money(context, inAdvance);
  const amount = money(context, onArrival);
  return inAdvance === 0
    ? word(context.words, 'feeOnArrival', { amount })
    : word(context.words, 'feeBoth', { fee: money(context, inAdvance), amount });
};

const feeText = (context: ViewContext, display: FeeDisplay): string | undefined => {
  switch (display.type) {
    case 'HIDDEN':
      return undefined;
    case 'UNKNOWN':
      return word(context.words, 'feeUnknown');
    case 'FREE':
      return word(context.words, 'feeFree');
    case 'SEPARATE':
      return word(context.words, 'feeSeparate');
    case 'FEE':
      return chargedText(context, display);
  }
};

const conditionText = (context: ViewContext, { fee, shippingKnown }: ShippingGroupFacts): string | undefined => {
  if (!shippingKnown || fee.fee === 0 || fee.freeFrom === undefined) return undefined;
  return word(context.words, 'feeFreeFrom', { amount: money(context, fee.freeFrom) });
};

/** The shipping method, unless it is general delivery (SH-01). */
const methodsText = (words: ViewContext['words'], policies: readonly ShippingPolicy[]): string => {
  const types = new Set(policies.map(({ shippingMethodType }) => shippingMethodType));
  return [...types].flatMap((type) => (type === 'General' ? [] : word(words, `method${type}`))).join(' · ');
};

const labels = (
  { words }: ViewContext,
  { isBundled, policies, fee }: ShippingGroupFacts,
  display: FeeDisplay,
): readonly LabelView[] => {
  const methods = methodsText(words, policies);
  const table: readonly (readonly [boolean, LabelView['kind'], string])[] = [
    [isBundled, 'Bundled', word(words, 'labelBundled')],
    [fee.isSpecial, 'Special', word(words, 'labelSpecial')],
    [methods !== '', 'Method', methods],
    // the fee text includes it
    [fee.onArrival !== undefined && display.type !== 'FEE', 'OnArrival', word(words, 'labelOnArrival')],
    [isArrivalGuaranteed(policies), 'ArrivalGuaranteed', word(words, 'labelArrivalGuaranteed')],
    [isChargedByQuantity(policies), 'PerPiece', word(words, 'labelPerPiece')],
  ];
  const shown = table.flatMap(([holds, kind, text]) => (holds ? [{ kind, text }] : []));
  // without a fee, a strip for the bundle alone adds nothing; the seller’s sum names it
  return display.type === 'HIDDEN' && shown.every(({ kind }) => kind === 'Bundled') ? [] : shown;
};

export const shippingGroupView = (context: ViewContext, facts: ShippingGroupFacts) => {
  const { words } = context;
  const { group, policies } = facts;
  const shown = feeDisplay(facts.fee, policies, facts.shippingKnown);
  const display: FeeDisplay = facts.isSaidFree && shown.type === 'FREE' ? { type: 'HIDDEN' } : shown;
  return {
    key: group.key,
    domId: `parcel-${group.cartUnitIdList[0] ?? 'none'}`,
    label: word(words, 'shippingGroupLabel', { n: group.cartUnitIdList.length }),
    feeLabel: word(words, 'shippingFee'),
    feeText: feeText(context, display),
    isKnown: facts.shippingKnown,
    conditionText: display.type === 'HIDDEN' ? undefined : conditionText(context, facts),
    labels: labels(context, facts, display),
    itemGroupKeys: group.itemGroups.map(({ key }) => key),
  };
};

export type ShippingGroupView = ReturnType<typeof shippingGroupView>;

export interface ItemGroupFacts {
  readonly group: ItemGroup;
  readonly itemName: string;
  /** Unit that opens the group’s coupons; undefined unless there are several units and one of them takes coupons. */
  readonly couponUnit?: CartUnitId | undefined;
  readonly hasSelection?: boolean;
  /** Of the selected units. Undefined for a single unit, and if no unit can be ordered. */
  readonly summary?: Omit<Summary, 'entries'>;
}

const amounts = (context: ViewContext, { summary }: ItemGroupFacts): readonly AmountView[] => {
  if (!summary) return [];
  const { words } = context;
  const row = (key: AmountView['key'], label: string, amount: string): AmountView => ({
    key,
    label,
    amount,
    sign: undefined,
  });
  return [
    row('Items', word(words, 'sumItems'), money(context, summary.itemTotal)),
    row('Discounts', word(words, 'sumDiscounts'), takenOff(context, summary.discountTotal)),
    row('Coupons', word(words, 'sumCoupons'), takenOff(context, summary.couponTotal)),
    row('Negative', word(words, 'sumNegative'), takenOff(context, summary.negativeTotal)),
  ];
};

const couponsAction = (
  context: ViewContext,
  { itemName, couponUnit, hasSelection = false }: ItemGroupFacts,
): ActionView | undefined => {
  if (couponUnit === undefined) return undefined;
  const { words } = context;
  const name = word(words, 'groupCouponsName', { name: itemNameOf(context, itemName) });
  const open = { type: 'OpenCouponBox', cartUnitId: couponUnit, scope: 'ItemGroup' } as const;
  return { ...action(word(words, 'groupCoupons'), name, open), isEnabled: hasSelection };
};

export const itemGroupView = (context: ViewContext, facts: ItemGroupFacts) => ({
  key: facts.group.key,
  domId: `item-${facts.group.cartUnitIdList[0] ?? 'none'}`,
  label: itemNameOf(context, facts.itemName),
  unitIds: facts.group.cartUnitIdList,
  summary: amounts(context, facts),
  coupons: couponsAction(context, facts),
  showsSummary: facts.summary !== undefined,
});
