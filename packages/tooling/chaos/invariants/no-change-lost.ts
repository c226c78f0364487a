import { numberIn, numbersIn, fieldOf } from '../fields.ts';
import type { Cart, History, Invariant, Write } from '../history.ts';

interface Kept {
  readonly id: number;
  readonly version: number;
  readonly quantity: number;
}

/** The unit that an acknowledged quantity was answered with. */
const keptOf = ({ data }: Write): Kept => {
  const unit = fieldOf(data, 'unit');
  return {
    id: numberIn(unit, 'cartUnitId'),
    version: numberIn(unit, 'version'),
    quantity: numberIn(unit, 'quantity'),
  };
};

const isOf =
  (path: string) =>
  (write: Write): boolean =>
    write.path === path && write.outcome === 'Acknowledged';

/** Whether somebody of the shopper asked, in whatever way, for the unit to leave the cart. */
const mayBeGone = ({ writes, rowsAfter }: History, shopper: string, id: number): boolean =>
  writes.some(
    (write) =>
      write.shopper === shopper &&
      write.path === '/cart/removeCartUnits' &&
      write.outcome !== 'Refused' &&
      numbersIn(write.body, 'cartUnitIds').includes(id),
  ) || rowsAfter.paid.some(({ lines }) => lines.some((line) => line.id === id));

const quantityLost = (history: History, write: Write, cart: Cart): readonly string[] => {
  const kept = keptOf(write);
  const now = cart.lines.find(({ id }) => id === kept.id);
  const what = `${write.shopper}: unit ${kept.id} was acknowledged as ${kept.quantity} at version ${kept.version}`;
  if (!now) return mayBeGone(history, write.shopper, kept.id) ? [] : [`${what} and is gone`];
  if (now.version < kept.version) return [`${what} and is at version ${now.version}`];
  return now.version === kept.version && now.quantity !== kept.quantity ? [`${what} and is ${now.quantity}`] : [];
};

const removalLost = (write: Write, cart: Cart): readonly string[] =>
  numbersIn(write.data, 'removedCartUnitIds')
    .filter((id) => cart.lines.some((line) => line.id === id))
    .map((id) => `${write.shopper}: unit ${id} was acknowledged as removed and is there`);

const additionLost = (history: History, write: Write, cart: Cart): readonly string[] => {
  const id = numberIn(write.data, 'cartUnitId');
  const isThere = cart.lines.some((line) => line.id === id) || mayBeGone(history, write.shopper, id);
  return isThere ? [] : [`${write.shopper}: unit ${id} was acknowledged as added and is gone`];
};

const paymentLost = ({ rowsAfter }: History, write: Write): readonly string[] => {
  const key = fieldOf(write.body, 'txKey');
  return rowsAfter.paid.some((order) => order.key === key)
    ? []
    : [`${write.shopper}: order ${String(key)} was acknowledged as paid and is not`];
};

/** A cart's version rises with each change of it, coupons too: it never falls behind one that was acknowledged. */
const versionLost = (write: Write, cart: Cart): readonly string[] => {
  const version = numberIn(write.data, 'cartVersion');
  return version > cart.version
    ? [`${write.shopper}: ${write.path} was acknowledged at version ${version}, the cart is at ${cart.version}`]
    : [];
};

/** What a shopper was told has happened has happened, and stays. */
export const noChangeLost: Invariant = {
  name: 'no acknowledged change lost',
  violations: (history) =>
    Object.entries(history.after).flatMap(([shopper, cart]) => {
      const writes = history.writes.filter((write) => write.shopper === shopper);
      return [
        ...writes.filter(isOf('/cart/setQuantity')).flatMap((write) => quantityLost(history, write, cart)),
        ...writes.filter(isOf('/cart/removeCartUnits')).flatMap((write) => removalLost(write, cart)),
        ...writes.filter(isOf('/cart/addCart')).flatMap((write) => additionLost(history, write, cart)),
        ...writes.filter(isOf('/order/payOrder')).flatMap((write) => paymentLost(history, write)),
        ...writes.filter(({ outcome }) => outcome === 'Acknowledged').flatMap((write) => versionLost(write, cart)),
      ];
    }),
};
