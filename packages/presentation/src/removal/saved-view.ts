import type { Session } from '@baguni/use-cases';
import { isOrderable, pricedOf, unitSummary, unorderableReason, type CartUnit } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { money, type ViewContext } from '../common/context.ts';
import { distinctNameIn } from '../common/distinct-names.ts';
import { action, imageView, optionTextOf, unitNameOf } from '../common/shared-views.ts';
import { fill, messageText } from '../common/word.ts';
import { removalWords } from './removal-words.ts';

const NOTHING: readonly never[] = [];

/** Prices the saved units like rows that are not selected, so without extra discounts and coupons. */
const pricesOf = ({ cart }: Session, units: readonly CartUnit[]) =>
  pricedOf({
    ...cart,
    units,
    selected: NOTHING,
    tab: 'All',
    saving: NOTHING,
    coupons: { ...cart.coupons, applied: NOTHING },
  });

/** The units saved for later, or undefined without one. */
export const savedView = (context: ViewContext, session: Session) => {
  const { saved = NOTHING } = session.extras;
  if (saved.length === 0) return undefined;
  const words = removalWords[context.words.language];
  const priced = pricesOf(session, saved);
  return {
    heading: fill(words.savedHeading, { n: saved.length }),
    rows: saved.map((unit) => {
      const { cartUnitId, item, quantity } = unit;
      const name = distinctNameIn(context, saved, unit);
      const reason = O.toUndefined(unorderableReason(unit));
      return {
        key: cartUnitId,
        name: unitNameOf(context, unit),
        image: imageView(item.itemImageUrl, !isOrderable(unit)),
        option: [item.options.length > 0 ? optionTextOf(context, item) : '', fill(words.pieces, { n: quantity })]
          .filter((text) => text !== '')
          .join(' · '),
        price: reason ? undefined : money(context, unitSummary(priced, cartUnitId).price),
        reason: reason && messageText(context.words, reason.code, reason.params),
        move: reason ? undefined : action(words.move, fill(words.moveOf, { name }), { type: 'MoveToCart', cartUnitId }),
        remove: action(words.remove, fill(words.removeOf, { name }), { type: 'DeleteSaved', cartUnitId }),
      };
    }),
  };
};

export type SavedView = NonNullable<ReturnType<typeof savedView>>;
