import { pricedOf, type CartState, type CouponBox } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { statePolicies } from '../layers/layer-policy.ts';
import { money, takenOff } from '../views/context.ts';
import type { CouponBoxView, CouponInformationView, CouponRunningTotalView } from '../views/coupon-types.ts';
import { ruleWords } from '../views/ledger-lines.ts';
import { optionTextOf, unitNameOf } from '../views/unit-name.ts';
import { imageView } from '../views/unit-view.ts';
import { messageText } from '../words/message-book.ts';
import { word } from '../words/word.ts';
import { plainAction, type CouponContext } from './coupon-context.ts';
import { couponSectionView } from './coupon-section-view.ts';

const bodyOf = ({ coupons: { status } }: CartState, { sections }: CouponBox): CouponBoxView['body'] => {
  if (sections.length > 0) return 'Coupons';
  if (status === 'Failed') return 'Failure';
  return status === 'Known' ? 'Empty' : 'Loading';
};

/** Discounts of the unit that are there whatever is chosen (CP-12). */
const informationOf = (
  { view }: CouponContext,
  state: CartState,
  { unit }: CouponBox,
): readonly CouponInformationView[] =>
  (pricedOf(state).unitEntries.get(unit.cartUnitId) ?? [])
    .filter(({ kind }) => kind === 'Discount')
    .map(({ rule, amount }, n) => ({
      key: `${n}-${rule}`,
      label: word(view.words, ruleWords[rule]),
      amount: money(view, amount),
    }));

const totalOf = ({ view, say }: CouponContext, box: CouponBox): CouponRunningTotalView => {
  const saving = takenOff(view, box.saving);
  const [before, after] = [money(view, box.before), money(view, box.after)];
  return {
    label: say('saving'),
    saving,
    payableLabel: say('payable'),
    before,
    after,
    text: say('totalText', { saving, before, after }),
  };
};

const noticesOf = ({ view, say }: CouponContext, { payment, hasUnapplied }: CouponBox): readonly string[] => [
  ...(O.isSome(payment) ? [messageText(view.words, payment.value.code, payment.value.params)] : []),
  ...(hasUnapplied ? [say('pressApply')] : []),
];

/** The coupon box that is open (CP-10..CP-12, CP-18). */
export const couponBoxView = (context: CouponContext, state: CartState, box: CouponBox): CouponBoxView => {
  const { view, say } = context;
  const { isApplying } = box.open;
  const canApply = box.hasUnapplied && !isApplying;
  return {
    domId: 'coupon-box',
    title: say('title'),
    item: {
      name: unitNameOf(view, box.unit),
      optionText: optionTextOf(view, box.unit.item),
      image: imageView(box.unit.item.itemImageUrl, false),
    },
    body: bodyOf(state, box),
    loadingText: say('loading'),
    failureText: messageText(view.words, 'CART-BR5-17'),
    retry: plainAction(say('retry'), { type: 'ReadCoupons' }),
    emptyText: say('empty'),
    informationLabel: say('information'),
    information: informationOf(context, state, box),
    sections: box.sections.map((section) => couponSectionView(context, section)),
    total: totalOf(context, box),
    notices: noticesOf(context, box),
    hasUnapplied: box.hasUnapplied,
    apply: plainAction(
      say('apply'),
      { type: 'ApplyCouponBox' },
      canApply,
      box.hasUnapplied ? undefined : say('applyNone'),
    ),
    isApplying,
    applyingText: say('applying'),
    cancel: plainAction(say('cancel'), { type: 'CloseCouponBox' }, !isApplying),
    closeLabel: say('close'),
    isDimmed: statePolicies.CouponBox.isDimmed,
  };
};
