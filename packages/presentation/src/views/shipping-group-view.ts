import { option as O } from 'fp-ts';
import type { BundleFee, ShippingGroup, ShippingPolicy } from '@baguni/domain';
import { word } from '../words/word.ts';
import { money, type ViewContext } from './context.ts';
import type { LabelView, ShippingGroupView } from './types.ts';

/** What a parcel's row depends on. */
export interface ShippingGroupFacts {
  readonly group: ShippingGroup;
  readonly policies: readonly ShippingPolicy[];
  /** Of the selected units; of all units where none is selected. */
  readonly fee: BundleFee;
  readonly shippingKnown: boolean;
}

/** 'Free' when the fee is 0 and the group is not all special shipping (SH-04). */
const advanceText = (context: ViewContext, fee: BundleFee): string => {
  if (fee.fee !== 0) return money(context, fee.fee);
  return word(context.words, fee.isSpecial ? 'feeSeparate' : 'feeFree');
};

const feeText = (context: ViewContext, { fee, shippingKnown }: ShippingGroupFacts): string => {
  const { words } = context;
  if (!shippingKnown) return word(words, 'feeUnknown');
  if (O.isNone(fee.onArrival)) return advanceText(context, fee);
  const amount = money(context, fee.onArrival.value);
  return fee.fee === 0
    ? word(words, 'feeOnArrival', { amount })
    : word(words, 'feeBoth', { fee: money(context, fee.fee), amount });
};

/** From which amount it would be free; of no use where it is free already. */
const conditionText = (context: ViewContext, { fee, shippingKnown }: ShippingGroupFacts): string | undefined => {
  if (!shippingKnown || fee.fee === 0 || O.isNone(fee.freeFrom)) return undefined;
  return word(context.words, 'feeFreeFrom', { amount: money(context, fee.freeFrom.value) });
};

/** Whether the fee shows at all: hidden where every policy of the parcel hides it (SH-07). */
const showsFee = (policies: readonly ShippingPolicy[]): boolean =>
  policies.length === 0 || policies.some((policy) => policy.isDisplayShippingFee);

const labels = ({ words }: ViewContext, { group, policies, fee }: ShippingGroupFacts): readonly LabelView[] => {
  const some = (has: (policy: ShippingPolicy) => boolean): boolean => policies.some(has);
  const table: readonly (readonly [boolean, LabelView['kind'], string])[] = [
    [group.cartUnitIdList.length > 1, 'Bundled', word(words, 'labelBundled')],
    [fee.isSpecial, 'Special', word(words, 'labelSpecial')],
    [O.isSome(fee.onArrival), 'OnArrival', word(words, 'labelOnArrival')],
    [some((policy) => policy.isArrivalGuaranteed), 'ArrivalGuaranteed', word(words, 'labelArrivalGuaranteed')],
    [some((policy) => policy.isQuantityShippingFee), 'PerPiece', word(words, 'labelPerPiece')],
  ];
  return table.flatMap(([holds, kind, text]) => (holds ? [{ kind, text }] : []));
};

/** Units of one parcel with their fee (SH-04, SH-05, SH-07). */
export const shippingGroupView = (context: ViewContext, facts: ShippingGroupFacts): ShippingGroupView => {
  const { words } = context;
  const { group, policies } = facts;
  const isShown = showsFee(policies);
  return {
    key: group.key,
    domId: `parcel-${group.cartUnitIdList[0] ?? 'none'}`,
    label: word(words, 'shippingGroupLabel', { n: group.cartUnitIdList.length }),
    feeLabel: word(words, 'shippingFee'),
    feeText: isShown ? feeText(context, facts) : undefined,
    isKnown: facts.shippingKnown,
    conditionText: isShown ? conditionText(context, facts) : undefined,
    labels: labels(context, facts),
    itemGroupKeys: group.itemGroups.map(({ key }) => key),
  };
};
