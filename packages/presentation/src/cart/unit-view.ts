import type { UnitFacts, UnitTotals } from '../common/unit-types.ts';
import type { ActionView, BoxView } from '../common/common-types.ts';
import { messageText, wordOf } from '../common/word.ts';
import {
  imageView,
  action,
  badgeOf,
  unitLabels,
  itemLinkView,
  optionTextOf,
  distinctNameOf,
  unitNameOf,
} from '../common/shared-views.ts';
import {
  isOrderable,
  times,
  unorderableReason,
  type Addition,
  type CartUnit,
  discountPercent,
  formatNumber,
  labelled,
} from '@baguni/domain/internal';
import type { DeletePlace } from '@baguni/use-cases';
import type { CartWords } from './cart-words-ko.ts';
import { money, type ViewContext } from '../common/context.ts';
import { couponButtonView } from '../coupons/coupon-button-view.ts';
import { deliveryText } from '../delivery/delivery-lines.ts';
import { quantityFieldView } from '../quantity/quantity-view.ts';
import type { PriceWords } from '../prices/price-words-ko.ts';

const word = wordOf<CartWords & PriceWords>();

/** Returns the displayed percentage: discounts and coupons over the item price, rounded down. */
const percentText = ({ negativeTotal, itemTotal }: UnitTotals): string | undefined => {
  const percent = itemTotal > 0 ? discountPercent(negativeTotal, itemTotal) : 0;
  return percent > 0 ? `${formatNumber(percent)}%` : undefined;
};

const sentence = (
  context: ViewContext,
  old: string | undefined,
  percent: string | undefined,
  price: string,
): string => {
  const { words } = context;
  if (old === undefined) return word(words, 'pricePlain', { price });
  if (percent === undefined) return word(words, 'priceReduced', { old, price });
  return word(words, 'priceWithDiscount', { old, percent, price });
};

export const priceBlockView = (context: ViewContext, { totals, cashback }: Pick<UnitFacts, 'totals' | 'cashback'>) => {
  const { words } = context;
  const oldPrice = totals.negativeTotal > 0 ? money(context, totals.itemTotal) : undefined;
  const percent = percentText(totals);
  const price = money(context, totals.price);
  return {
    oldPrice,
    percent,
    price,
    cashbackText: cashback && word(words, 'cashback', { amount: money(context, cashback) }),
    accessibleText: sentence(context, oldPrice, percent, price),
    ledgerLabel: word(words, 'ledgerLabel'),
  };
};

export type PriceBlockView = ReturnType<typeof priceBlockView>;

const additionView = (context: ViewContext, addition: Addition) => {
  const { additionNo, price, quantity: n } = addition;
  return {
    key: additionNo,
    text: word(context.words, 'additionText', { name: labelled(addition, context.words.language), n }),
    amount: money(context, times(price, n)),
  };
};

const boxView = (context: ViewContext, { unit, isSelected }: UnitFacts, name: string): BoxView => ({
  state: isSelected ? 'all' : 'none',
  label: word(context.words, 'select'),
  accessibleName: word(context.words, 'selectUnit', { name }),
  isEnabled: isOrderable(unit),
  command: { type: 'ToggleUnit', cartUnitId: unit.cartUnitId },
});

const deleteAction = (context: ViewContext, unit: CartUnit, name: string, place: DeletePlace): ActionView =>
  action(word(context.words, 'delete'), word(context.words, 'deleteName', { name }), {
    type: 'DeleteUnits',
    cartUnitIds: [unit.cartUnitId],
    place,
  });

const changeOptions = (context: ViewContext, unit: CartUnit, name: string): ActionView | undefined => {
  if (unit.item.options.length === 0) return undefined;
  return action(word(context.words, 'optionLabel'), word(context.words, 'changeOptionsName', { name }), {
    type: 'OpenOptions',
    cartUnitId: unit.cartUnitId,
  });
};

const unorderableView = (context: ViewContext, unit: CartUnit, name: string) => {
  const reason = unorderableReason(unit);
  if (reason === undefined) return undefined;
  return {
    reason: messageText(context.words, reason.code, reason.params),
    deleteUnit: deleteAction(context, unit, name, 'Unorderable'),
  };
};

/** Why a unit is unorderable, and its delete button. */
export type UnorderableView = NonNullable<ReturnType<typeof unorderableView>>;

const updatingText = ({ words }: ViewContext, { isDeleting, isSaving }: UnitFacts): string | undefined => {
  if (isDeleting) return word(words, 'deleting');
  return isSaving ? word(words, 'quantitySaving') : undefined;
};

export const unitView = (context: ViewContext, facts: UnitFacts) => {
  const { words } = context;
  const { unit } = facts;
  const updating = updatingText(context, facts);
  const name = distinctNameOf(context, facts);
  return {
    id: unit.cartUnitId,
    domId: `unit-${unit.cartUnitId}`,
    box: boxView(context, facts, name),
    isSelected: facts.isSelected,
    concern: facts.isConcerned && isOrderable(unit) ? word(words, 'concerned') : undefined,
    canSelect: isOrderable(unit),
    image: imageView(unit.item.itemImageUrl, !isOrderable(unit)),
    name: unitNameOf(context, unit),
    hasNamesake: facts.hasNamesake,
    link: itemLinkView(context, unit.item),
    optionLabel: word(words, 'optionLabel'),
    optionText: optionTextOf(context, unit.item),
    changeOptions: changeOptions(context, unit, name),
    additionsLabel: word(words, 'additionsLabel'),
    additions: unit.item.additions.map((addition) => additionView(context, addition)),
    badge: facts.isServiceNamedByGroup ? undefined : badgeOf(context, unit.cartUnitType ?? 'Normal'),
    deliveryText: facts.arrivalText ?? deliveryText(context, unit) ?? (facts.awaitsArrival ? '\u{a0}' : undefined),
    labels: unitLabels(context, facts),
    quantity: quantityFieldView(context, facts, name),
    price: priceBlockView(context, facts),
    coupon: couponButtonView(context, facts, name),
    unorderable: unorderableView(context, unit, name),
    deleteUnit: deleteAction(context, unit, name, 'Unit'),
    saveUnit: action(word(words, 'saveForLater'), word(words, 'saveForLaterName', { name }), {
      type: 'SaveForLater',
      cartUnitIds: [unit.cartUnitId],
    }),
    isUpdating: updating !== undefined,
    updatingText: updating,
  };
};

/** A cart line. */
export type UnitView = ReturnType<typeof unitView>;
