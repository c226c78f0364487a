import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '@baguni/contract';
import {
  checkoutFactsOf,
  emptyCart,
  evolve,
  pricedInputsOf,
  pricedOf,
  payableOf,
  totalOf,
  type CartState,
  type InitialCart,
} from '@baguni/domain';
import { aStorefront, anEnvironment, arbInitialCart } from '@baguni/domain/testing';
import { quantityFinding } from './checkout/quantities.ts';
import { putWorld } from '../testing/put-world.ts';
import { replyOf } from '../testing/read.ts';
import { scopeA } from '../testing/rows.ts';
import { aShop, type TestShop } from '../testing/shop.ts';

/** Opens the page on what the server answers, with all units selected whose quantity can be had. */
const openPage = async (shop: TestShop): Promise<CartState> => {
  const initial = replyOf(calls.getInitialCart, await shop.ask('getInitialCart'));
  const known = evolve(emptyCart(aStorefront()), { type: 'EnvironmentRead', environment: anEnvironment() });
  const selected = initial.units
    .filter((unit) => unit.isBuyAvailable && quantityFinding([unit]) === null)
    .map((unit) => unit.cartUnitId);
  return evolve(known, { type: 'CartOpened', initial, autoSelected: selected });
};

const open = async (initial: InitialCart): Promise<{ shop: TestShop; page: CartState }> => {
  const shop = aShop();
  await putWorld(shop.store, scopeA, initial);
  return { shop, page: await openPage(shop) };
};

test('[SV-03][SH-02] the server’s fees are those that the page works out itself, for any cart', async () => {
  await fc.assert(
    fc.asyncProperty(arbInitialCart, async (initial) => {
      const { shop, page } = await open(initial);
      const { selected, quantities } = pricedInputsOf(page);
      const requests = selected.map((cartUnitId, i) => ({ cartUnitId, quantity: quantities[i] }));
      const body = { countryCode: page.shippingCountry, requests };
      const { shippingBundles } = replyOf(calls.getShipping, await shop.ask('getShipping', body));
      const own = [...pricedOf(page).bundleFees.values()];
      expect(new Map(shippingBundles.map((bundle) => [bundle.bundleKey, bundle.shippingFee]))).toEqual(
        new Map(own.map(({ bundleKey, fee }) => [bundleKey, fee])),
      );
    }),
    { numRuns: 100 },
  );
});

test('[CK-19][PR-06] the checkout’s total is the page’s, for any cart: no other total gets through', async () => {
  let made = 0;
  await fc.assert(
    fc.asyncProperty(arbInitialCart, fc.constantFrom(-1, 1, 1000), async (initial, lie) => {
      const { shop, page } = await open(initial);
      const facts = checkoutFactsOf(page);
      const request = {
        cartUnitIds: facts.chosen.map((unit) => unit.cartUnitId),
        coupons: [],
        discounts: [],
        branchServiceType: page.branchServiceType,
        cartVersion: page.cartVersion,
      };
      const lied = await shop.ask('addCheckoutByCart', { ...request, payableSeen: payableOf(page) + lie });
      expect(lied.status).not.toBe(200);
      const answer = await shop.ask('addCheckoutByCart', { ...request, payableSeen: payableOf(page) });
      expect(answer.body).not.toMatchObject({ resultCode: 'PRICE-CHANGED' });
      if (answer.status !== 200) return;
      made += 1;
      const { txKey } = replyOf(calls.addCheckoutByCart, answer);
      const order = replyOf(calls.getOrder, await shop.ask('getOrder', { txKey }));
      expect(order.payable).toBe(payableOf(page));
      expect(order.entries).toEqual(pricedOf(page).entries);
      expect(totalOf(order.entries)).toBe(order.payable);
    }),
    { numRuns: 150 },
  );
  // some random carts break a rule; a law about none of them would be no law
  expect(made).toBeGreaterThan(20);
});
