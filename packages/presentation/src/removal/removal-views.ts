import type { Session } from '@baguni/use-cases';
import { distinctNameIn, action, imageView, optionTextOf, unitNameOf } from '../common/shared-views.ts';
import { type ViewContext, money } from '../common/context.ts';
import { fill, messageText } from '../common/word.ts';
import { removalWords } from './removal-words.ts';
import {
  idsOf,
  isOrderable,
  listNames,
  pricedOf,
  sum,
  unitSummary,
  unorderableReason,
  type CartUnit,
} from '@baguni/domain/internal';

export const removalView = (context: ViewContext, { cart: { units }, extras: { removal } }: Session) => {
  const first = removal?.units[0];
  if (!removal || !first) return undefined;
  const words = removalWords[context.words.language];
  const name = distinctNameIn(context, units, first);
  const n = removal.units.length;
  const coupons = listNames(
    removal.coupons.map(({ couponName }) => couponName),
    context.words.language,
  );
  const texts = {
    Deleted: {
      text: fill(n === 1 ? words.deletedOne : words.deletedSeveral, { name, n }),
      undoing: words.undoing,
      undo: [words.undo, fill(n === 1 ? words.undoOf : words.undoSeveral, { name, n })],
    },
    Saved: {
      text: fill(n === 1 ? words.saved : words.savedSeveral, { name, n }),
      undoing: words.undoing,
      undo: [words.undo, fill(n === 1 ? words.undoSaved : words.undoSavedSeveral, { name, n })],
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

/** Identifies equal units: item, service, options and additions. Only equal reasons against an order share a row. */
const rowKeyOf = (unit: CartUnit): string => {
  const { cartUnitType, item, expressShopBranch, smileFreshBranch } = unit;
  return JSON.stringify([
    item.itemNo,
    cartUnitType,
    expressShopBranch?.branchCode,
    smileFreshBranch?.branchCode,
    item.options.map(({ optionNo, optionEntries }) => [optionNo, optionEntries]),
    item.additions.map(({ additionNo }) => additionNo).toSorted(),
    unorderableReason(unit)?.code,
  ]);
};

/** The equal units of a row, the latest first. */
type Row = readonly [CartUnit, ...CartUnit[]];

const rowsOf = (saved: readonly CartUnit[]): readonly Row[] => {
  const rows = new Map<string, Row>();
  for (const unit of saved) {
    const key = rowKeyOf(unit);
    const row = rows.get(key);
    rows.set(key, row ? [...row, unit] : [unit]);
  }
  return [...rows.values()];
};

/** The units saved for later, one row for equal ones, or undefined without one. */
export const savedView = (context: ViewContext, session: Session) => {
  const { saved = NOTHING } = session.extras;
  if (saved.length === 0) return undefined;
  const words = removalWords[context.words.language];
  const priced = pricesOf(session, saved);
  const rows = rowsOf(saved);
  const firsts = rows.map(([unit]) => unit);
  return {
    heading: fill(words.savedHeading, { n: rows.length }),
    rows: rows.map((units) => {
      const [unit] = units;
      const { cartUnitId, item } = unit;
      const cartUnitIds = idsOf(units);
      const quantity = units.reduce((n, one) => n + one.quantity, 0);
      const name = distinctNameIn(context, firsts, unit);
      const reason = unorderableReason(unit);
      return {
        key: cartUnitId,
        name: unitNameOf(context, unit),
        image: imageView(item.itemImageUrl, !isOrderable(unit)),
        option: [item.options.length > 0 ? optionTextOf(context, item) : '', fill(words.pieces, { n: quantity })]
          .filter((text) => text !== '')
          .join(' · '),
        price: reason ? undefined : money(context, sum(cartUnitIds.map((id) => unitSummary(priced, id).price))),
        reason: reason && messageText(context.words, reason.code, reason.params),
        move: reason
          ? undefined
          : action(words.move, fill(words.moveOf, { name }), { type: 'MoveToCart', cartUnitIds }),
        remove: action(words.remove, fill(words.removeOf, { name }), { type: 'DeleteSaved', cartUnitIds }),
      };
    }),
  };
};

export type SavedView = NonNullable<ReturnType<typeof savedView>>;
