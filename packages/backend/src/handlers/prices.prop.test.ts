import { either as E } from 'fp-ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calls } from '@baguni/contract';
import {
  checkoutFactsOf,
  checkQuantity,
  isOrderable,
  isOverseaCountry,
  MAX_ORDER_UNITS,
  noFlags,
  orderedDiscountsOf,
  payableOf,
  pricedInputsOf,
  pricedOf,
  totalOf,
  won,
  type Cart,
  type CartUnit,
} from '@baguni/domain/internal';
import { aBuyer, lawRuns, testNow } from '@baguni/domain/testing';
import { arbWorld, ledgerOfServer, openWorld, type World } from '../testing/order-page.ts';
import { replyOf, type TestShop } from '../testing/shop.ts';

test('[SV-03][PR-06][PR-08] page and server have equal ledgers for any cart', async () => {
  await fc.assert(
    fc.asyncProperty(arbWorld, async (world) => {
      const { shop, page } = await openWorld(world);
      const everything = page.units.filter((unit) => unit.isBuyAvailable).map((unit) => unit.cartUnitId);
      const all = { ...page, selected: everything };
      const server = await ledgerOfServer(shop, all);
      expect(server.entries).toEqual(pricedOf(all).entries);
      expect(totalOf(server.entries)).toBe(payableOf(all));
    }),
    { numRuns: lawRuns(100) },
  );
});

test('[SV-03][SH-02] page and server compute equal shipping fees for any cart', async () => {
  await fc.assert(
    fc.asyncProperty(arbWorld, async (world) => {
      const { shop, page } = await openWorld(world);
      const { selected, quantities } = pricedInputsOf(page);
      const requests = selected.map((cartUnitId, i) => ({ cartUnitId, quantity: quantities[i] }));
      const body = { countryCode: page.destination.country, requests };
      const { shippingBundles } = await shop.reply('getShipping', body);
      const own = [...pricedOf(page).bundleFees.values()];
      expect(new Map(shippingBundles.map((bundle) => [bundle.bundleKey, bundle.shippingFee]))).toEqual(
        new Map(own.map(({ bundleKey, fee }) => [bundleKey, fee])),
      );
    }),
    { numRuns: lawRuns(100) },
  );
});

/** Returns the overseas terms of a cart, each part by its own request. */
const termsOf = async (shop: TestShop, { units, destination: { country: countryType } }: Cart) => {
  if (!isOverseaCountry(countryType)) return {};
  const requests = units.filter(isOrderable).map(({ cartUnitId, quantity }) => ({ cartUnitId, quantity }));
  const { companies } = await shop.reply('getOverseaShippingCompanies', { countryType });
  const shippingCompanies = companies.map(({ shippingCompanyType }) => shippingCompanyType);
  const { fees } = await shop.reply('getOverseaShippingFees', { countryType, requests });
  const asked = { countryType, requests, shippingCompanies };
  const { unavailable } = await shop.reply('getShippingUnavailableItems', asked);
  const { exchangeRates } = await shop.reply('getExchangeRate', { currencyCode: null });
  return { overseas: { companies, fees, unavailable, exchangeRates } };
};

test('[SE-03][CB-02] prices and overseas terms returned with a quantity change equal those of later requests, for any cart', async () => {
  await fc.assert(
    fc.asyncProperty(arbWorld, fc.nat(), fc.integer({ min: 1, max: 9 }), async (world, pick, quantity) => {
      const { shop, page } = await openWorld(world);
      const unit = page.units[pick % Math.max(1, page.units.length)];
      fc.pre(unit !== undefined && E.isRight(checkQuantity({ unit, asked: String(quantity), hasCoupon: false })));
      const changed = { ...page, units: page.units.map((one) => (one === unit ? { ...one, quantity } : one)) };
      const { selected, quantities } = pricedInputsOf(changed);
      const requests = selected.map((cartUnitId, i) => ({ cartUnitId, quantity: quantities[i] }));
      const refresh = { countryCode: page.destination.country, requests };
      const { cartUnitId, version: unitVersion } = unit;
      const body = { cartUnitId, quantity, unitVersion, branchServiceType: 'Reserve', cancelCoupons: true, refresh };
      const at = { now: testNow };
      const { refreshed } = await shop.reply('setQuantity', body, at);
      const cartRequests = requests.slice(0, MAX_ORDER_UNITS);
      const cashback = { isSmileClub: false, cartRequests, couponRequests: [] };
      expect(refreshed).toEqual({
        shipping: await shop.reply('getShipping', refresh, at),
        discount: await shop.reply('getAvailableDiscount', { requests }, at),
        cashback: await shop.reply('getTotalCashback', cashback, at),
        ...(await termsOf(shop, changed)),
      });
    }),
    { numRuns: lawRuns(100) },
  );
});

/** Removes everything except price and coupons that may prevent an order. */
const plain = (unit: CartUnit): CartUnit => ({
  ...unit,
  cartUnitType: 'Normal',
  isBuyAvailable: true,
  unableOrderType: undefined,
  isNeedAuthentication: false,
  isViaEmployeeMall: false,
  isDeliveryTimeEnded: false,
  item: {
    ...unit.item,
    mall: 'General',
    flags: noFlags,
    limits: { min: 1, max: undefined, multiple: 1 },
    stock: undefined,
    options: unit.item.options.map((option) => ({ ...option, stock: undefined })),
  },
});

const orderable = ({ initial, extraDiscounts }: World): World => ({
  extraDiscounts,
  initial: {
    ...initial,
    buyer: aBuyer(),
    shippingCountry: 'SouthKorea',
    units: initial.units.map(plain),
    // random coupons rarely combine: half of the carts have none, the others one
    appliedCoupons: initial.appliedCoupons.slice(0, initial.units.length % 2),
    fundingDiscounts: initial.fundingDiscounts.map((one) => ({ ...one, discountPrice: won(one.discountPrice % 500) })),
  },
});

test('[CK-19][PR-06][DC-03][DC-06] the checkout total equals the page total for any cart; other totals are refused', async () => {
  const made = { all: 0, extra: 0, funded: 0 };
  await fc.assert(
    fc.asyncProperty(arbWorld.map(orderable), fc.constantFrom(-1, 1, 1000), async (world, lie) => {
      const { shop, page } = await openWorld(world);
      const request = {
        cartUnitIds: checkoutFactsOf(page).chosen.map((unit) => unit.cartUnitId),
        coupons: [],
        discounts: orderedDiscountsOf(page),
        branchServiceType: page.branchServiceType,
        cartVersion: page.cartVersion,
      };
      const ask = (body: object) => shop.ask('addCheckoutByCart', { ...request, ...body }, { now: testNow });
      expect((await ask({ payableSeen: payableOf(page) + lie })).status).not.toBe(200);
      const answer = await ask({ payableSeen: payableOf(page) });
      expect(answer.body).not.toMatchObject({ resultCode: 'PRICE-CHANGED' });
      if (answer.status !== 200) return;
      made.all += 1;
      made.extra += request.discounts.length;
      made.funded += page.discounts.funding.length;
      const { txKey } = replyOf(calls.addCheckoutByCart, answer);
      const order = await shop.reply('getOrder', { txKey });
      expect(order.payable).toBe(payableOf(page));
      expect(order.entries).toEqual(pricedOf(page).entries);
      expect(totalOf(order.entries)).toBe(order.payable);
    }),
    { numRuns: lawRuns(150) },
  );
  // requires enough accepted orders to make the property meaningful
  expect(Math.min(made.all, made.extra, made.funded)).toBeGreaterThan(5);
});
