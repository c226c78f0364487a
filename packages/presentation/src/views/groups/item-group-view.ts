import type { ItemGroupView } from './group-types.ts';
import type { ActionView, AmountView } from '../common/common-types.ts';
import type { CartUnitId, ItemGroup, Summary } from '@baguni/domain';
import { word } from '../../words/word.ts';
import { action } from '../common/action-views.ts';
import { money, takenOff, type ViewContext } from '../common/context.ts';
import { itemNameOf } from '../common/item-names.ts';

/** What an item's group of units depends on. */
export interface ItemGroupFacts {
  readonly group: ItemGroup;
  readonly itemName: string;
  /** The unit by which the group's coupons are opened; none where none is selected that takes coupons. */
  readonly couponUnit: CartUnitId | undefined;
  /** Of the selected units (PR-04). */
  readonly summary: Omit<Summary, 'entries'>;
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

/** Opens the coupons of all units of an item at once (CP-12). */
const couponsAction = (
  context: ViewContext,
  { itemName, couponUnit, group }: ItemGroupFacts,
): ActionView | undefined => {
  if (couponUnit === undefined || group.cartUnitIdList.length < 2) return undefined;
  const { words } = context;
  const name = word(words, 'groupCouponsName', { name: itemNameOf(context, itemName) });
  return action(word(words, 'groupCoupons'), name, {
    type: 'OpenCouponBox',
    cartUnitId: couponUnit,
    scope: 'ItemGroup',
  });
};

/** Units of one item; its totals show where the item stands in several units (TR-01, PR-04). */
export const itemGroupView = (context: ViewContext, facts: ItemGroupFacts): ItemGroupView => ({
  key: facts.group.key,
  domId: `item-${facts.group.cartUnitIdList[0] ?? 'none'}`,
  label: itemNameOf(context, facts.itemName),
  unitIds: facts.group.cartUnitIdList,
  summary: amounts(context, facts),
  coupons: couponsAction(context, facts),
  showsSummary: facts.group.cartUnitIdList.length > 1,
});
