import type { Session } from '@baguni/use-cases';
import { messageText, wordOf } from '../common/word.ts';
import type { PriceWords } from '../prices/price-words-ko.ts';
import { imageView, optionTextOf, plainAction, unitNameOf } from '../common/shared-views.ts';
import { pricedOf, unitsById, type CartUnitId, type CouponBox } from '@baguni/domain/internal';
import { layerFailureView } from '../layers/layer-failure.ts';
import { layerFrame } from '../layers/layer-policy.ts';
import { money, takenOff } from '../common/context.ts';
import { ruleWord } from '../prices/ledger-lines.ts';
import type { CouponContext } from './coupon-context.ts';
import { couponSectionView } from './coupon-section-view.ts';

const word = wordOf<PriceWords>();

const bodyOf = (
  { cart: { coupons } }: Session,
  { sections }: CouponBox,
): 'Loading' | 'Failure' | 'Empty' | 'Coupons' => {
  const { status } = coupons;
  if (sections.length > 0) return 'Coupons';
  if (status === 'Failed') return 'Failure';
  return status === 'Known' ? 'Empty' : 'Loading';
};

const informationOf = ({ view }: CouponContext, state: Session, { cartUnitIds, fixed }: CouponBox) =>
  cartUnitIds
    .flatMap((id) => pricedOf(state.cart).unitEntries.get(id) ?? [])
    .filter(({ kind, rule }) => kind === 'Discount' && !fixed.some(({ type }) => rule === `${type}Discount`))
    .map(({ rule, amount }, n) => ({
      key: `${n}-${rule}`,
      label: word(view.words, ruleWord(rule)),
      amount: money(view, amount),
    }));

const fixedWords = {
  Seller: ['legendSeller', 'ruleSellerDiscount'],
  Bundle: ['legendBundle', 'ruleBundleDiscount'],
} as const;

const fixedOf = ({ view, translate }: CouponContext, { fixed }: CouponBox) =>
  fixed.map(({ type, amount }) => {
    const [legend, name] = fixedWords[type];
    const worth = takenOff(view, amount);
    return {
      domId: `coupons-${type.toLowerCase()}`,
      legend: translate(legend),
      placeText: translate('placeFixed'),
      name: word(view.words, name),
      worthText: worth,
      accessibleName: `${word(view.words, name)} ${worth}`,
      reason: translate('fixedReason'),
    };
  });

export type FixedCouponView = ReturnType<typeof fixedOf>[number];

/** Distinguishes the units of a group box by their options. */
const unitTextIn = (
  { view }: CouponContext,
  state: Session,
  { open }: CouponBox,
  id: CartUnitId,
): string | undefined => {
  const unit = open.scope === 'ItemGroup' ? unitsById(state.cart.units).get(id) : undefined;
  return unit && optionTextOf(view, unit.item);
};

const totalOf = ({ view, translate }: CouponContext, box: CouponBox) => {
  const saving = takenOff(view, box.saving);
  const [before, after] = [money(view, box.before), money(view, box.after)];
  return {
    label: translate('saving'),
    saving,
    isSaving: box.saving > 0,
    payableLabel: translate('payable'),
    before,
    after,
    text: translate('totalText', { saving, before, after }),
  };
};

/** Result of the choice before Apply. */
export type CouponRunningTotalView = ReturnType<typeof totalOf>;

const noticesOf = ({ view, translate }: CouponContext, { payment, hasUnapplied }: CouponBox): readonly string[] => [
  ...(payment === undefined ? [] : [messageText(view.words, payment.code, payment.params)]),
  ...(hasUnapplied ? [translate('pressApply')] : []),
];

/** True if Apply only removes coupons. */
const isRemoving = ({ sections }: CouponBox): boolean =>
  !sections.some(({ options }) => options.some(({ status }) => status === 'Selected'));

export const couponBoxView = (context: CouponContext, state: Session, box: CouponBox) => {
  const { view, translate } = context;
  const { isApplying } = box.open;
  return {
    domId: 'coupon-box',
    title: translate(box.open.scope === 'ItemGroup' ? 'titleGroup' : 'title'),
    item: {
      name: unitNameOf(view, box.unit),
      optionText:
        box.open.scope === 'ItemGroup'
          ? translate('groupOf', { n: box.cartUnitIds.length })
          : optionTextOf(view, box.unit.item),
      image: imageView(box.unit.item.itemImageUrl, false),
    },
    body: bodyOf(state, box),
    loadingText: translate('loading'),
    failure: layerFailureView(
      view,
      messageText(view.words, box.open.scope === 'Unit' ? 'CART-BR5-22' : 'CART-BR5-23'),
      { type: 'ReadCoupons' },
    ),
    emptyText: messageText(view.words, 'CART-BR5-16'),
    informationLabel: translate('information'),
    information: informationOf(context, state, box),
    sections: box.sections.map((section) =>
      couponSectionView(context, section, unitTextIn(context, state, box, section.cartUnitId)),
    ),
    fixed: fixedOf(context, box),
    total: totalOf(context, box),
    notices: noticesOf(context, box),
    apply: {
      ...plainAction(translate('apply'), { type: 'ApplyCouponBox' }),
      isEnabled: box.hasUnapplied && !isApplying,
      reason: box.hasUnapplied ? undefined : translate('applyNone'),
    },
    isApplying,
    applyingText: isRemoving(box) ? translate('removing') : messageText(view.words, 'COUPON-BEING-APPLIED'),
    cancel: { ...plainAction(translate('cancel'), { type: 'CloseCouponBox' }), isEnabled: !isApplying },
    ...layerFrame(view),
  };
};

export type CouponBoxView = ReturnType<typeof couponBoxView>;
