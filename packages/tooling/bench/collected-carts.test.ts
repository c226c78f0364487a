import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { bestOffers, marketplace, cartUnitId, createPricer, type Cart } from '@baguni/domain/internal';
import { aCoupon, aHeldCoupon, anOpenCart, aUnit, testNow, withAllSelected } from '@baguni/domain/testing';
import { expect, test } from 'vitest';

const newCart = (): Cart =>
  withAllSelected(
    anOpenCart(
      [1, 2, 3].map((n) => aUnit({ cartUnitId: cartUnitId(n), quantity: n })),
      { coupons: { applied: [aCoupon()], status: 'Known', offered: [aHeldCoupon()] } },
    ),
  );

setFlagsFromString('--expose-gc');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the flag adds this function
const collectGarbage = runInNewContext('gc') as () => void;

const areCollected = async (refs: readonly WeakRef<object>[]): Promise<boolean> => {
  for (let tries = 0; tries < 20; tries += 1) {
    // a WeakRef keeps its target until the end of the current task
    await new Promise((resolve) => setTimeout(resolve, 0));
    collectGarbage();
    if (refs.every((ref) => ref.deref() === undefined)) return true;
  }
  return false;
};

const refsOf = (cart: Cart): readonly WeakRef<object>[] =>
  [cart, cart.units, cart.coupons.applied, ...cart.units].map((part) => new WeakRef<object>(part));

/** Prices a cart and its successors in every way, and returns weak references to all of them. */
const usedCarts = (price: (cart: Cart) => { readonly entries: readonly object[] }): readonly WeakRef<object>[] => {
  const first = newCart();
  const carts = [first, { ...first, selected: [cartUnitId(2)] }, { ...newCart(), pricesAsOf: testNow }];
  for (const cart of carts) {
    expect(price(cart).entries.length).toBeGreaterThan(0);
    marketplace.priceOfCart(cart, testNow);
    marketplace.checkOrder(cart, testNow);
    bestOffers(marketplace, cart, testNow);
  }
  return carts.flatMap(refsOf);
};

test('[EN-02] carts are collected after use: nothing outside a pricer keeps them', async () => {
  expect(await areCollected(usedCarts(createPricer().price))).toBe(true);
});

test('[PR-08] a pricer that is alive keeps the last four carts only', async () => {
  const { price } = createPricer();
  const refs = usedCarts(price);
  expect(await areCollected(refs)).toBe(false);
  for (const n of [5, 6, 7, 8]) price(withAllSelected(anOpenCart([aUnit({ cartUnitId: cartUnitId(n) })])));
  expect(await areCollected(refs)).toBe(true);
  expect(price(newCart()).entries.length).toBeGreaterThan(0);
});
