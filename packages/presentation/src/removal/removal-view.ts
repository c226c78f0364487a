import type { Session } from '@baguni/use-cases';
import { action, imageView, unitNameOf } from '../common/shared-views.ts';
import type { ViewContext } from '../common/context.ts';
import { fill } from '../common/word.ts';
import { removalWords } from './removal-words.ts';

export const removalView = (context: ViewContext, { extras: { removal } }: Session) => {
  const first = removal?.units[0];
  if (!removal || !first) return undefined;
  const words = removalWords[context.words.language];
  const name = unitNameOf(context, first);
  const n = removal.units.length;
  const { isInCart = false } = removal;
  const coupons = removal.coupons.map(({ couponName }) => couponName).join(', ');
  const deleted = fill(n === 1 ? words.deletedOne : words.deletedSeveral, { name, n });
  const text = isInCart ? fill(words.cancelled, { coupons }) : deleted;
  return {
    key: `${isInCart ? 'coupons ' : ''}${removal.units.map(({ cartUnitId }) => cartUnitId).join()}`,
    image: imageView(first.item.itemImageUrl, false),
    text: removal.isUndoing ? (isInCart ? words.applying : words.undoing) : text,
    undo: {
      ...(isInCart
        ? action(words.again, fill(words.againOf, { name }), { type: 'UndoRemoval' })
        : action(words.undo, fill(words.undoOf, { name }), { type: 'UndoRemoval' })),
      isEnabled: !removal.isUndoing,
    },
  };
};

export type RemovalView = NonNullable<ReturnType<typeof removalView>>;
