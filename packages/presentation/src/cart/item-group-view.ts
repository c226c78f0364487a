import type { ItemGroupView } from './group-types.ts';
import type { ActionView, AmountView } from '../common/common-types.ts';
import type { CartUnitId, ItemGroup, Summary } from '@baguni/domain';
import { wordOf } from '../common/word.ts';
import type { CartWords } from './cart-words-ko.ts';
import type { PriceWords } from '../prices/price-words-ko.ts';
import { action } from '../common/action-views.ts';
import { money, takenOff, type ViewContext } from '../common/context.ts';
import { itemNameOf } from '../common/item-names.ts';

const word = wordOf<CartWords & PriceWords>();

export interface ItemGroupFacts {
  readonly group: ItemGroup;
  readonly itemName: string;
  /** Unit that opens the group’s coupons; undefined unless a selected unit takes coupons. */
  readonly couponUnit: CartUnitId | undefined;
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

export const itemGroupView = (context: ViewContext, facts: ItemGroupFacts): ItemGroupView => ({
  key: facts.group.key,
  domId: `item-${facts.group.cartUnitIdList[0] ?? 'none'}`,
  label: itemNameOf(context, facts.itemName),
  unitIds: facts.group.cartUnitIdList,
  summary: amounts(context, facts),
  coupons: couponsAction(context, facts),
  showsSummary: facts.group.cartUnitIdList.length > 1,
});
