import { guestOwner, type OwnerKey, type Scope, type Session } from '@baguni/backend';
import { aNewUnit, aStoredBuyer, quantityOf, replyOf } from '@baguni/backend/testing';
import { calls } from '@baguni/contract';
import { hasMerged, itemNo } from '@baguni/domain/internal';
import { expect, test } from 'vitest';
import { sessionOf, twoProcesses } from '../../testing/race.ts';

const PAGES = 6;
const ROUNDS = 6;
const pages = Array.from({ length: PAGES }, (_, page) => page);

const { transaction, reached, newKey } = twoProcesses();

const guestOf = (name: string): Scope => ({ tenant: 'marketplace', owner: guestOwner(name) });

const aWaitingGuest = async (name: string): Promise<Session> => {
  const { scope } = sessionOf(name);
  await transaction(async (tx) => {
    await tx.putBuyer(scope, aStoredBuyer());
    await tx.addUnit(scope, aNewUnit());
    await tx.addUnit(guestOf(name), aNewUnit());
  });
  return { scope, guestOwner: guestOf(name).owner };
};

const aFullCart = async (name: string): Promise<Session> => {
  const { scope } = sessionOf(name);
  await transaction(async (tx) => {
    const stored = aStoredBuyer();
    await tx.putBuyer(scope, { ...stored, buyer: { ...stored.buyer, cartSize: 1 } });
    await tx.addUnit(scope, aNewUnit());
    await tx.addUnit(guestOf(name), aNewUnit({ quantity: 998 }));
    await tx.addUnit(guestOf(name), aNewUnit({ itemNo: itemNo('OTHER'), quantity: 5 }));
  });
  return { scope, guestOwner: guestOf(name).owner };
};

/** Several pages merge, and several open, at once. */
const mergeAndOpen = (session: Session) =>
  Promise.all([
    ...pages.map((page) => reached(page).ask('mergeCart', {}, { session, key: newKey() })),
    ...pages.map((page) => reached(page).ask('getInitialCart', {}, { session })),
  ]);

const piecesIn = async (owner: OwnerKey): Promise<readonly number[]> =>
  (await transaction((tx) => tx.units({ tenant: 'marketplace', owner }))).map(({ quantity }) => quantity);

test('[SV-04 CM-03 GM-1] serves all pages that open during merges and merges the guest’s cart once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const session = await aWaitingGuest(`opens-${round}`);
    const answers = await mergeAndOpen(session);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const read = replyOf(calls.getInitialCart, await reached(0).ask('getInitialCart', {}, { session }));
    expect(read).toMatchObject({ isNeedMerge: false, units: [{ quantity: 4 }] });
  }
});

test('[SV-04 GM-4] reports the remaining units to one of several concurrent merges without losing or doubling a piece', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const session = await aFullCart(`full-${round}`);
    const answers = await mergeAndOpen(session);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const told = answers.slice(0, PAGES).map((answer) => replyOf(calls.mergeCart, answer));
    expect(told.filter(hasMerged)).toMatchObject([
      { addedUp: [{ quantity: 997 }], left: [{ quantity: 1 }, { quantity: 5 }] },
    ]);
    expect(await piecesIn(session.scope.owner)).toEqual([999]);
    expect(await piecesIn(guestOwner(`full-${round}`))).toEqual([1, 5]);
    const read = replyOf(calls.getInitialCart, await reached(0).ask('getInitialCart', {}, { session }));
    expect(read.isNeedMerge).toBe(false);
  }
});

test('[SV-04 GM-4 GM-6] repeats the same response for a lost merge response with its key', async () => {
  const session = await aFullCart('lost');
  const key = newKey();
  const answers = [];
  for (const page of [0, 1]) answers.push(await reached(page).ask('mergeCart', {}, { session, key }));
  expect(answers[1]).toEqual(answers[0]);
  expect(await piecesIn(guestOwner('lost'))).toEqual([1, 5]);
});

test('[SV-04 GM-4 GM-3] keeps every piece in the two carts while a guest’s page adds and another merges', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `puts-${round}`;
    const session = await aFullCart(name);
    const [, other] = await transaction((tx) => tx.units(guestOf(name)));
    const guestSession: Session = { scope: guestOf(name), guestOwner: null };
    const change = quantityOf(other?.cartUnitId, 9);
    const [changed] = await Promise.all([
      reached(0).ask('setQuantity', change, { session: guestSession, key: newKey() }),
      reached(1).ask('mergeCart', {}, { session, key: newKey() }),
    ]);
    const sum = [...(await piecesIn(session.scope.owner)), ...(await piecesIn(guestOwner(name)))];
    // if changed first, the new number is merged; if merged first, the change of the old unit is refused
    expect(sum.toSorted((a, b) => a - b)).toEqual([1, changed.status === 200 ? 9 : 5, 999]);
  }
});

const prepared = async (session: Session): Promise<string> => {
  const cartUnitIds = (await reached(0).cart({ session })).units.map(({ cartUnitId }) => cartUnitId);
  return replyOf(calls.addCheckoutByCart, await reached(0).order(cartUnitIds, {}, { session })).txKey;
};

test('[SV-04 CK-15] prepares an order again once and pays it once while order pages and carts open after sign-in', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const session = await aWaitingGuest(`orders-${round}`);
    const txKey = await prepared({ scope: guestOf(`orders-${round}`), guestOwner: null });
    const answers = await Promise.all([
      ...pages.map((page) => reached(page).ask('takeOrderOver', { txKey }, { session, key: newKey() })),
      ...pages.map((page) => reached(page).ask('mergeCart', {}, { session, key: newKey() })),
      ...pages.map((page) => reached(page).ask('getInitialCart', {}, { session })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const orders = answers.slice(0, PAGES).map((answer) => replyOf(calls.takeOrderOver, answer).order);
    expect(orders).toEqual(orders.map(() => orders[0]));
    expect(orders[0]).toMatchObject({ txKey, lines: [{ quantity: 4 }] });
    const payments = await Promise.all(
      pages.map((page) => reached(page).ask('payOrder', { txKey }, { session, key: newKey() })),
    );
    expect(payments.map((answer) => replyOf(calls.payOrder, answer).isPaid)).toEqual(pages.map(() => true));
    expect(await piecesIn(session.scope.owner)).toEqual([]);
  }
});
