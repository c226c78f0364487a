import type { Session } from '@baguni/use-cases';
import { distinctNameIn } from '../common/distinct-names.ts';
import { action, imageView } from '../common/shared-views.ts';
import type { ViewContext } from '../common/context.ts';
import { fill } from '../common/word.ts';
import { removalWords } from './removal-words.ts';

export const removalView = (context: ViewContext, { cart: { units }, extras: { removal } }: Session) => {
  const first = removal?.units[0];
  if (!removal || !first) return undefined;
  const words = removalWords[context.words.language];
  const name = distinctNameIn(context, units, first);
  const n = removal.units.length;
  const coupons = removal.coupons.map(({ couponName }) => couponName).join(', ');
  const texts = {
    Deleted: {
      text: fill(n === 1 ? words.deletedOne : words.deletedSeveral, { name, n }),
      undoing: words.undoing,
      undo: [words.undo, fill(words.undoOf, { name })],
    },
    Saved: {
      text: fill(words.saved, { name }),
      undoing: words.undoing,
      undo: [words.undo, fill(words.undoSaved, { name })],
    },
    CouponsCancelled: {
      text: fill(words.cancelled, { coupons }),
      undoing: words.applying,
      undo: [words.again, fill(words.againOf, { name })],
    },
    Added: {
      text: fill(words.added, { name }),
      undoing: words.undoingAdded,
      undo: [words.undo, fill(words.undoAddedOf, { name })],
    },
    CouponsReplaced: { text: words.replaced, undoing: words.undoingReplaced, undo: [words.undo, words.undoReplaced] },
  } as const;
  const { text, undoing, undo } = texts[removal.kind];
  return {
    key: `${removal.kind} ${removal.units.map(({ cartUnitId }) => cartUnitId).join()}`,
    image: imageView(first.item.itemImageUrl, false),
    text: removal.isUndoing ? undoing : text,
    undo: { ...action(...undo, { type: 'UndoRemoval' }), isEnabled: !removal.isUndoing },
  };
};

export type RemovalView = NonNullable<ReturnType<typeof removalView>>;
