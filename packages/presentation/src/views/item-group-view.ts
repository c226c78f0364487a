import type { ItemGroup, Summary } from '@baguni/domain';
import { word } from '../words/word.ts';
import { money, takenOff, type ViewContext } from './context.ts';
import type { AmountView, ItemGroupView } from './types.ts';
import { itemNameOf } from './unit-name.ts';

/** What an item's group of units depends on. */
export interface ItemGroupFacts {
  readonly group: ItemGroup;
  readonly itemName: string;
  /** Of the selected units (PR-04). */
  readonly summary: Summary;
}

const amounts = (context: ViewContext, { summary }: ItemGroupFacts): readonly AmountView[] => {
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

/** Units of one item; its totals show where the item stands in several units (TR-01, PR-04). */
export const itemGroupView = (context: ViewContext, facts: ItemGroupFacts): ItemGroupView => ({
  key: facts.group.key,
  domId: `item-${facts.group.cartUnitIdList[0] ?? 'none'}`,
  label: itemNameOf(context, facts.itemName),
  unitIds: facts.group.cartUnitIdList,
  summary: amounts(context, facts),
  showsSummary: facts.group.cartUnitIdList.length > 1,
});
