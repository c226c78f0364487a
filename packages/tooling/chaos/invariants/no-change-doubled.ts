import { numberIn, textIn } from '../fields.ts';
import type { Cart, History, Invariant, Line, Write } from '../history.ts';

const piecesOf = (lines: readonly Line[], itemNo: string): number =>
  lines.filter((line) => line.itemNo === itemNo).reduce((sum, { quantity }) => sum + quantity, 0);

/** Pieces of the item that a shopper has paid in this round. */
const paidOf = ({ rowsBefore, rowsAfter, addedItem }: History, shopper: string): number =>
  rowsAfter.paid
    .filter((order) => order.shopper === shopper && !rowsBefore.paid.some(({ key }) => key === order.key))
    .reduce((sum, { lines }) => sum + piecesOf(lines, addedItem), 0);

const asked = (writes: readonly Write[]): number =>
  writes.reduce((sum, { body }) => sum + numberIn(body, 'quantity'), 0);

const noCart: Cart = { version: 0, lines: [], coupons: [] };

const violationOf = (history: History, shopper: string): readonly string[] => {
  const { writes, before, after, addedItem } = history;
  const had = piecesOf((before[shopper] ?? noCart).lines, addedItem);
  const has = piecesOf((after[shopper] ?? noCart).lines, addedItem) + paidOf(history, shopper);
  const added = writes.filter(
    (write) =>
      write.shopper === shopper && write.path === '/cart/addCart' && textIn(write.body, 'itemNo') === addedItem,
  );
  const least = had + asked(added.filter(({ outcome }) => outcome === 'Acknowledged'));
  const most = had + asked(added.filter(({ outcome }) => outcome !== 'Refused'));
  if (has >= least && has <= most) return [];
  return [`${shopper}: ${has} pieces of ${addedItem}, asked for at least ${least} and at most ${most}`];
};

/** What was sent twice with one key has happened once: pieces of an item that is only added are those that were asked for. */
export const noChangeDoubled: Invariant = {
  name: 'no change made twice',
  violations: (history) => Object.keys(history.after).flatMap((shopper) => violationOf(history, shopper)),
};
