import type { ShippingGroupView } from './group-types.ts';
import type { LabelView } from '../common/common-types.ts';
import { option as O } from 'fp-ts';
import {
  feeDisplay,
  isArrivalGuaranteed,
  isChargedByQuantity,
  type BundleFee,
  type FeeDisplay,
  type ShippingGroup,
  type ShippingPolicy,
} from '@baguni/domain';
import { word } from '../../words/word.ts';
import { money, type ViewContext } from '../common/context.ts';

/** What a parcel's row depends on. */
export interface ShippingGroupFacts {
  readonly group: ShippingGroup;
  readonly policies: readonly ShippingPolicy[];
  /** Of the selected units; of all units where none is selected. */
  readonly fee: BundleFee;
  readonly shippingKnown: boolean;
  /** The card's head says that all ships free: its parcels do not say it again. */
  readonly isSaidFree: boolean;
}

const chargedText = (context: ViewContext, { inAdvance, onArrival }: Extract<FeeDisplay, { type: 'FEE' }>): string => {
  if (O.isNone(onArrival)) return money(context, inAdvance);
  const amount = money(context, onArrival.value);
  return inAdvance === 0
    ? word(context.words, 'feeOnArrival', { amount })
    : word(context.words, 'feeBoth', { fee: money(context, inAdvance), amount });
};

/** What a fee reads; undefined where it is hidden (SH-07). */
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

/** From which amount it would be free; of no use where it is free already. */
const conditionText = (context: ViewContext, { fee, shippingKnown }: ShippingGroupFacts): string | undefined => {
  if (!shippingKnown || fee.fee === 0 || O.isNone(fee.freeFrom)) return undefined;
  return word(context.words, 'feeFreeFrom', { amount: money(context, fee.freeFrom.value) });
};

const labels = ({ words }: ViewContext, { group, policies, fee }: ShippingGroupFacts): readonly LabelView[] => {
  const table: readonly (readonly [boolean, LabelView['kind'], string])[] = [
    [group.cartUnitIdList.length > 1, 'Bundled', word(words, 'labelBundled')],
    [fee.isSpecial, 'Special', word(words, 'labelSpecial')],
    [O.isSome(fee.onArrival), 'OnArrival', word(words, 'labelOnArrival')],
    [isArrivalGuaranteed(policies), 'ArrivalGuaranteed', word(words, 'labelArrivalGuaranteed')],
    [isChargedByQuantity(policies), 'PerPiece', word(words, 'labelPerPiece')],
  ];
  return table.flatMap(([holds, kind, text]) => (holds ? [{ kind, text }] : []));
};

/** Units of one parcel with their fee (SH-04, SH-05, SH-07). */
export const shippingGroupView = (context: ViewContext, facts: ShippingGroupFacts): ShippingGroupView => {
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
    labels: labels(context, facts),
    itemGroupKeys: group.itemGroups.map(({ key }) => key),
  };
};
