import { numberIn, numbersIn, textIn } from '../fields.ts';
import type { Cart, History, Invariant, Write } from '../history.ts';

/** What a shopper asks for by hand; what a page does by itself may fail without a word (ER-08). */
const asked: ReadonlySet<string> = new Set([
  '/cart/setQuantity',
  '/cart/removeCartUnits',
  '/cart/addCart',
  '/cart/applyCoupons',
  '/cart/unapplyCoupons',
  '/coupon/issueCoupon',
  '/cart-checkout/addCheckoutByCart',
  '/order/payOrder',
]);

/** The same tab went on to another change of the same unit that was acknowledged. */
const isSuperseded = (write: Write, { writes }: History): boolean =>
  write.path === '/cart/setQuantity' &&
  writes.some(
    (later) =>
      later.tab === write.tab &&
      later.path === write.path &&
      later.outcome === 'Acknowledged' &&
      later.begunAt >= write.begunAt &&
      numberIn(later.body, 'cartUnitId') === numberIn(write.body, 'cartUnitId'),
  );

/** Another of the shopper's tabs had done just that, and nobody anything else to the unit since: the page that reads it shows what was wanted. */
const isDoneAlready = (write: Write, { writes }: History): boolean => {
  if (write.path !== '/cart/setQuantity') return false;
  const last = writes
    .filter(
      ({ shopper, path, outcome, endedAt, body }) =>
        shopper === write.shopper &&
        path === write.path &&
        outcome === 'Acknowledged' &&
        endedAt <= write.endedAt &&
        numberIn(body, 'cartUnitId') === numberIn(write.body, 'cartUnitId'),
    )
    .toSorted((a, b) => a.endedAt - b.endedAt)
    .at(-1);
  return last !== undefined && numberIn(last.body, 'quantity') === numberIn(write.body, 'quantity');
};

/** The page read the cart and showed the unit as it was asked for, in a later version: what became of it since is another matter. */
const wasShown = ({ tab, path, body, begunAt }: Write, { shown }: History): boolean =>
  path === '/cart/setQuantity' &&
  shown.some(
    (page) =>
      page.tab === tab &&
      page.at >= begunAt &&
      page.lines.some(
        ({ id, quantity, version }) =>
          id === numberIn(body, 'cartUnitId') &&
          quantity === numberIn(body, 'quantity') &&
          version > numberIn(body, 'unitVersion'),
      ),
  );

/** It has happened: the shopper sees it, or sees it gone. */
const isSeen = ({ path, body }: Write, cart: Cart | undefined): boolean => {
  if (!cart) return false;
  const lineOf = (id: number) => cart.lines.find((line) => line.id === id);
  if (path === '/cart/setQuantity')
    return lineOf(numberIn(body, 'cartUnitId'))?.quantity === numberIn(body, 'quantity');
  if (path === '/cart/unapplyCoupons')
    return !cart.coupons.some(({ unitIds }) => unitIds.some((id) => numbersIn(body, 'cartUnitIds').includes(id)));
  if (path === '/cart/removeCartUnits') return numbersIn(body, 'cartUnitIds').every((id) => !lineOf(id));
  return false;
};

/** How long a page may read the cart before it says what has become of a lost change, in ms (CM-52). */
const READING_MS = 5_000;

/** Something was said since; or the shopper left the page before it could, and sees the cart as it is when back. */
const wasTold = ({ tab, begunAt, endedAt }: Write, { told }: History): boolean =>
  told.some((one) => one.tab === tab && one.at >= begunAt && (one.type === 'Said' || one.at <= endedAt + READING_MS));

/** A change that did not come about, or of which nobody knows, is told to its shopper. */
export const everyLossTold: Invariant = {
  name: 'every loss told',
  violations: (history) =>
    history.writes
      .filter((write) => write.outcome !== 'Acknowledged' && asked.has(write.path))
      .filter(
        (write) =>
          !wasTold(write, history) &&
          !isSuperseded(write, history) &&
          !isDoneAlready(write, history) &&
          !wasShown(write, history) &&
          !isSeen(write, history.after[write.shopper]),
      )
      .map(
        ({ tab, path, body, outcome }) =>
          `${tab}: ${path} ${textIn(body, 'itemNo') || numberIn(body, 'cartUnitId')} ended as ${outcome} without a word`,
      ),
};
