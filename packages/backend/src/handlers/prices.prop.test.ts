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
  type PricedCart,
} from '@baguni/domain';
import { aStorefront, anEnvironment, arbInitialCart, lawRuns } from '@baguni/domain/testing';
import { stateOf } from '../cart/open-state.ts';
import { readCart } from '../cart/read-cart.ts';
import { quantityFinding } from './checkout/quantities.ts';
import { putWorld } from '../testing/put-world.ts';
import { replyOf } from '../testing/read.ts';
import { scopeA } from '../testing/rows.ts';
import { aShop, shopperA, type TestShop } from '../testing/shop.ts';
import type { Deps } from './handler.ts';

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

/** What the server makes of the same selection: its own rows, read and priced behind the wall. */
const ledgerOfServer = (shop: TestShop, { selected }: CartState): Promise<PricedCart> =>
  shop.store.transaction(async (tx) => {
    const { environment, newTxKey, report } = shop.backend;
    const deps: Deps = { tx, session: shopperA, now: 0, language: 'ko', environment, newTxKey, report };
    return pricedOf(await stateOf(deps, await readCart(tx, scopeA, 'ko'), selected));
  });

// a law may be run many more times than every day
const LONG_MS = 3_600_000;

test(
  '[SV-03][PR-06][PR-08] the page’s ledger equals the server’s, entry by entry, for any cart',
  { timeout: LONG_MS },
  async () => {
    await fc.assert(
      fc.asyncProperty(arbInitialCart, async (initial) => {
        const { shop, page } = await open(initial);
        const everything = page.units.filter((unit) => unit.isBuyAvailable).map((unit) => unit.cartUnitId);
        const all = { ...page, selected: everything };
        const server = await ledgerOfServer(shop, all);
        expect(server.entries).toEqual(pricedOf(all).entries);
        expect(totalOf(server.entries)).toBe(payableOf(all));
      }),
      { numRuns: lawRuns(100) },
    );
  },
);

test(
  '[SV-03][SH-02] the server’s fees are those that the page works out itself, for any cart',
  { timeout: LONG_MS },
  async () => {
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
      { numRuns: lawRuns(100) },
    );
  },
);

test(
  '[CK-19][PR-06] the checkout’s total is the page’s, for any cart: no other total gets through',
  { timeout: LONG_MS },
  async () => {
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
      { numRuns: lawRuns(150) },
    );
    // some random carts break a rule; a law about none of them would be no law
    expect(made).toBeGreaterThan(20);
  },
);
