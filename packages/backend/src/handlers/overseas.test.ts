import { type CheckoutRequest, type OverseaCheckout, calls } from '@baguni/contract';
import { emptyPage, type PageCart, orderOf } from '../testing/order-page.ts';
import {
  cartUnitId,
  diagnose,
  checkoutFactsOf,
  checkoutRules,
  itemNo,
  noPapers,
  payableOf,
  won,
  type Cart,
  type CartUnit,
  type OverseaPapers,
  type ShippingCompanyType,
} from '@baguni/domain/internal';
import { aBuyer, anAddress, anItem, aUnit } from '@baguni/domain/testing';
import { describe, expect, test } from 'vitest';
import { openCart, readCart } from '../cart/open-cart.ts';
import type { Session } from '../store/rows.ts';
import { aShopWith, type ShopWithCart } from '../testing/carts.ts';
import { errorOf, replyOf, aShop, shopperA, type Ask } from '../testing/shop.ts';
import { aNewUnit, scopeA, scopeB } from '../testing/rows.ts';

const consented: OverseaPapers = { ...noPapers, isConsented: true };
const verified = aBuyer({ isIdentityVerified: true });

const shirt = (n: number, over: Partial<CartUnit> = {}, kg = 0.3, price = 10_000): CartUnit =>
  aUnit({
    cartUnitId: cartUnitId(n),
    item: anItem({ itemNo: itemNo(`I${n}`), shippingWeight: kg, itemSellPrice: won(price) }),
    ...over,
  });
const apples = (n: number): CartUnit => {
  const { item } = shirt(n);
  return aUnit({ cartUnitId: cartUnitId(n), item: { ...item, category: { ...item.category, medium: '200000310' } } });
};

const abroad = (units: readonly CartUnit[], country = 'Japan'): Promise<ShopWithCart> =>
  aShopWith(units, { buyer: verified, shippingCountry: country });

const pageOf = (
  { shop, idOf }: ShopWithCart,
  ns: readonly number[],
  company: ShippingCompanyType,
  papers = consented,
) =>
  shop.store.transaction(async (tx): Promise<PageCart> => {
    const deps = {
      ...shop.backend,
      tx,
      session: shopperA,
      now: 0,
      language: 'ko' as const,
      device: 'pc' as const,
      isApp: false,
    };
    const oversea = { countryType: '', shippingCompany: company, papers };
    const content = await readCart(deps);
    const cart = await openCart(deps, content, ns.map(idOf), { agreed: [], oversea });
    return { ...emptyPage(cart), cartVersion: content.cartVersion };
  });

const shipped = (
  { destination: { country: countryType, overseas: oversea } }: Cart,
  over: Partial<OverseaCheckout> = {},
) => ({ countryType, shippingCompany: oversea.selectedCompany, papers: oversea.papers, ...over });

const requestOf = (page: PageCart, over: Partial<CheckoutRequest> = {}): unknown =>
  calls.addCheckoutByCart.request.encode({ ...orderOf(page), ...over });

describe('overseas shipping data', () => {
  const onOutlet: Session = { scope: { ...scopeA, tenant: 'outlet' }, guestOwner: null };
  const outlet: Ask = { session: onOutlet };

  test('[CM-16 OV-14] returns countries in the page language, and none on outlet', async () => {
    const shop = aShop();
    const named = async (ask: Ask) => (await shop.reply('getOverseaShippingCountries', {}, ask)).countries;
    const korean = await named({});
    expect(korean).toContainEqual({ countryCode: 'JP', countryType: 'Japan', countryName: '일본' });
    for (const language of ['en', 'cn', 'jp'] as const) {
      const names = (await named({ language })).map(({ countryName }) => countryName);
      expect(new Set(names).size).toBe(korean.length);
      expect(names.join('')).not.toMatch(/[\uac00-\ud7a3]/u);
    }
    expect(await named(outlet)).toEqual([]);
  });

  test('[CM-17 OV-02 OV-14] returns the companies of a country, and none for Korea, unknown countries or on outlet', async () => {
    const shop = aShop();
    const served = async (countryType: string, ask: Ask = {}) =>
      (await shop.reply('getOverseaShippingCompanies', { countryType }, ask)).companies.map(
        ({ shippingCompanyType }) => shippingCompanyType,
      );
    expect(await served('Taiwan')).toEqual(['CJ', 'SFExpress', 'EMS']);
    for (const country of ['SouthKorea', 'constructor']) expect(await served(country)).toEqual([]);
    expect(await served('Japan', outlet)).toEqual([]);
  });

  test('[CM-18 SV-03] charges fees per started half kilogram of server weights, for the requested units of the shopper', async () => {
    const { shop, idOf } = await abroad([shirt(1, {}, 0.3), shirt(2, {}, 0.5), shirt(3)]);
    const foreign = await shop.store.transaction((tx) => tx.addUnit(scopeB, aNewUnit()));
    const requests = [
      { cartUnitId: idOf(1), quantity: 5 },
      { cartUnitId: idOf(2), quantity: 2 },
      { cartUnitId: foreign, quantity: 1 },
    ];
    const { fees } = await shop.reply('getOverseaShippingFees', { countryType: 'Japan', requests });
    expect(fees).toEqual([
      {
        shippingCompany: 'CJ',
        shippingFees: [
          { cartUnitId: idOf(1), shippingFee: 12_000, shippingWeight: 1.5 },
          { cartUnitId: idOf(2), shippingFee: 10_500, shippingWeight: 1 },
        ],
      },
      {
        shippingCompany: 'EMS',
        shippingFees: [
          { cartUnitId: idOf(1), shippingFee: 23_000, shippingWeight: 1.5 },
          { cartUnitId: idOf(2), shippingFee: 20_500, shippingWeight: 1 },
        ],
      },
    ]);
  });

  test('[CM-14 OV-03] every company refuses fresh fruit, and SF Express refuses phones', async () => {
    const { item } = shirt(2);
    const phone = shirt(2, { item: { ...item, category: { ...item.category, medium: '200004120' } } });
    const { shop, idOf } = await abroad([apples(1), phone, shirt(3)], 'Taiwan');
    const requests = [1, 2, 3].map((n) => ({ cartUnitId: idOf(n), quantity: 1 }));
    const body = { countryType: 'Taiwan', requests, shippingCompanies: ['SFExpress', 'EMS', 'EMS'] };
    const { unavailable } = await shop.reply('getShippingUnavailableItems', body);
    expect(unavailable).toEqual([
      { shippingCompany: 'SFExpress', unavailableCartUnitIds: [idOf(1), idOf(2)] },
      { shippingCompany: 'EMS', unavailableCartUnitIds: [idOf(1)] },
    ]);
  });

  test('[CM-14 CM-18 OV-14] on outlet there are no overseas fees and no refused units', async () => {
    const initial = { buyer: verified, shippingCountry: 'Japan' };
    const { shop, idOf } = await aShopWith([apples(1)], initial, onOutlet);
    const body = { countryType: 'Japan', requests: [{ cartUnitId: idOf(1), quantity: 1 }] };
    const fees = await shop.reply('getOverseaShippingFees', body, outlet);
    const asked = { ...body, shippingCompanies: ['CJ', 'EMS'] };
    const gone = await shop.reply('getShippingUnavailableItems', asked, outlet);
    expect([fees, gone]).toEqual([{ fees: [] }, { unavailable: [] }]);
  });

  test('[CM-19] returns the rate of one currency or of all', async () => {
    const shop = aShop();
    const rates = async (currencyCode: string | null) =>
      (await shop.reply('getExchangeRate', { currencyCode })).exchangeRates;
    expect(await rates('JPY')).toEqual([{ currencyCode: 'JPY', exchangeRate: 9.21 }]);
    expect((await rates(null)).length).toBe(10);
  });

  test('[CM-20] returns the address of the buyer, and none for a visitor', async () => {
    const units = [shirt(1)];
    const { shop } = await aShopWith(units, { latestShippingAddress: anAddress() });
    const addressOf = async (ask: Ask) => (await shop.reply('getLatestShippingAddress', {}, ask)).latestShippingAddress;
    expect(await addressOf({})).toEqual(anAddress());
    expect(await addressOf({ session: { scope: scopeB, guestOwner: null } })).toBeUndefined();
  });
});

describe('changeCountry', () => {
  const countryOf = async ({ shop }: Pick<ShopWithCart, 'shop'>) =>
    (await shop.reply('getInitialCart')).shippingCountry;

  test('[CM-49 OV-01] changes only the country of the buyer, in both directions', async () => {
    const world = await abroad([shirt(1)], 'SouthKorea');
    const before = await world.shop.store.transaction((tx) => tx.buyer(scopeA));
    const changed = await world.shop.reply('changeCountry', { countryType: 'Japan' });
    expect([changed, await countryOf(world)]).toEqual([{ shippingCountry: 'Japan' }, 'Japan']);
    await world.shop.ask('changeCountry', { countryType: 'SouthKorea' });
    expect(await world.shop.store.transaction((tx) => tx.buyer(scopeA))).toEqual(before);
  });

  test.each(['Atlantis', '', '__proto__', 'Unknown'])('[CM-49] refuses shipping to %j', async (countryType) => {
    const world = await abroad([shirt(1)], 'SouthKorea');
    const refused = await world.shop.refusal('changeCountry', { countryType });
    expect([refused.resultCode, await countryOf(world)]).toEqual(['CART-BR7-51', 'SouthKorea']);
  });

  test('[CM-49 OV-14] outlet ships only within Korea', async () => {
    const shop = aShop();
    const session = { scope: { ...scopeA, tenant: 'outlet' as const }, guestOwner: null };
    const ask = (countryType: string) => shop.ask('changeCountry', { countryType }, { session });
    expect(errorOf(calls.changeCountry, await ask('Japan')).resultCode).toBe('CART-BR7-51');
    expect(replyOf(calls.changeCountry, await ask('SouthKorea'))).toEqual({ shippingCountry: 'SouthKorea' });
  });

  test('[CM-49] a visitor must sign in first, and no buyer is created', async () => {
    const shop = aShop();
    const refused = await shop.refusal('changeCountry', { countryType: 'Japan' });
    expect([refused.resultCode, refused.status]).toEqual(['SIGN-IN-FIRST', 403]);
    expect(await shop.store.transaction((tx) => tx.buyer(scopeA))).toBeNull();
  });
});

interface Seen {
  readonly units?: readonly CartUnit[];
  readonly country?: string;
  readonly papers?: OverseaPapers;
}

describe('an order overseas', () => {
  test('[CK-19 OV-03 SV-03] page and server agree to the won, with one overseas fee per shipped unit', async () => {
    const world = await abroad([shirt(1), shirt(2, { quantity: 3 })]);
    const page = await pageOf(world, [1, 2], 'CJ');
    expect(diagnose(checkoutRules)(checkoutFactsOf(page))).toEqual([]);
    const { txKey } = await world.shop.reply('addCheckoutByCart', requestOf(page));
    const order = await world.shop.reply('getOrder', { txKey });
    const fees = order.entries.filter(({ kind }) => kind === 'OverseaShipping').map(({ amount }) => amount);
    expect([order.payable, fees]).toEqual([payableOf(page), [9_000, 10_500]]);
    expect(order.lines.map(({ price }) => price)).toEqual([10_000, 30_000]);
  });

  test('[CK-13] shows the country instead of the address in Korea, and no arrival there', async () => {
    const fast = shirt(1, { cartUnitType: 'SmileDelivery' });
    const initial = { buyer: verified, latestShippingAddress: anAddress() };
    const termsIn = async (shippingCountry: string) => {
      const world = await aShopWith([fast], { ...initial, shippingCountry });
      const page = await pageOf(world, [1], shippingCountry === 'Japan' ? 'CJ' : 'Unknown');
      const { txKey } = await world.shop.reply('addCheckoutByCart', requestOf(page));
      return (await world.shop.reply('getOrder', { txKey })).terms;
    };
    expect(await termsIn('Japan')).toMatchObject({ address: { address: '일본', zipCode: '' }, arrivals: [] });
    const { address, zipCode } = anAddress();
    const home = await termsIn('SouthKorea');
    expect([home?.address, home?.arrivals.length]).toEqual([{ address, zipCode }, 1]);
  });

  test('[CK-19] refuses a company other than the one on the page with the total of the server', async () => {
    const world = await abroad([shirt(1)]);
    const page = await pageOf(world, [1], 'CJ');
    const lie = requestOf(page, { oversea: shipped(page, { shippingCompany: 'EMS' }) });
    const refused = await world.shop.refusal('addCheckoutByCart', lie);
    expect([refused.resultCode, refused.data]).toMatchObject(['PRICE-CHANGED', { payable: 10_000 + 2_500 + 18_000 }]);
  });

  test.each<readonly [code: string, title: string, ShippingCompanyType, Seen]>([
    ['CART-BR7-51', 'a company that does not serve the country', 'SFExpress', {}],
    ['CART-BR7-51', 'no company at all', 'Unknown', {}],
    ['CART-BR7-21', 'what nobody carries', 'CJ', { units: [shirt(1), apples(2)] }],
    ['CART-BR7-42', 'more than 30 kg', 'CJ', { units: [shirt(1, {}, 30.001)] }],
    ['CART-BR7-41', 'goods above the cap', 'CJ', { units: [shirt(1, {}, 1, 152_887)] }],
    [
      'CART-BR7-19-PIECES',
      'too many pieces to China',
      'SFExpress',
      { units: [shirt(1, { quantity: 7 })], country: 'China' },
    ],
    ['ASK-CHINA-ID-IMAGE', 'no image', 'SFExpress', { country: 'China' }],
    ['ASK-TAIWAN-ID', 'no number', 'EMS', { units: [shirt(1, {}, 1, 100_001)], country: 'Taiwan' }],
    ['ASK-OVERSEA-CONSENT', 'no consent', 'CJ', { papers: noPapers }],
  ])('[CK-19 OV-03..OV-12] %s: the server refuses %s', async (code, _, company, at) => {
    const { units = [shirt(1)], country, papers } = at;
    const world = await abroad(units, country);
    const chosen = units.map((_unit, i) => i + 1);
    const refused = await world.shop.refusal(
      'addCheckoutByCart',
      requestOf(await pageOf(world, chosen, company, papers)),
    );
    expect(refused.resultCode).toBe(code);
  });

  test('[OV-10 OV-12] papers permit the order and are not stored', async () => {
    const world = await abroad([shirt(1, {}, 1, 100_001)], 'Taiwan');
    const papers = { ...consented, taiwanIdNumber: 'A123456789' };
    const page = await pageOf(world, [1], 'EMS', papers);
    const answer = await world.shop.ask('addCheckoutByCart', requestOf(page));
    const { txKey } = replyOf(calls.addCheckoutByCart, answer);
    const kept = await world.shop.store.transaction((tx) => tx.order(scopeA, txKey));
    expect(JSON.stringify([answer, kept, world.shop.reports])).not.toContain('A123456789');
  });

  test('[CK-19 OV-10] an order of an older server without papers must be prepared again', async () => {
    const world = await abroad([shirt(1)]);
    const { txKey } = await world.shop.reply('addCheckoutByCart', requestOf(await pageOf(world, [1], 'CJ')));
    await world.shop.store.transaction(async (tx) => {
      const order = await tx.order(scopeA, txKey);
      if (!order) throw new Error('no order');
      const { papers: _, ...older } = order;
      await tx.rewriteOrder(scopeA, older);
    });
    const { resultCode, status } = await world.shop.refusal('payOrder', { txKey });
    expect([resultCode, status]).toEqual(['CART-CHANGED', 409]);
  });

  test('[OV-12] an agreement to order without consent permits the order', async () => {
    const world = await abroad([shirt(1)]);
    const page = await pageOf(world, [1], 'CJ', noPapers);
    const answer = await world.shop.ask('addCheckoutByCart', requestOf(page, { agreed: ['ASK-OVERSEA-CONSENT'] }));
    expect(replyOf(calls.addCheckoutByCart, answer).isSuccess).toBe(true);
  });

  const moved = async (world: ShopWithCart, countryType: string) =>
    await world.shop.reply('changeCountry', { countryType });

  const journeys: readonly (readonly [from: string, to: string, price: number])[] = [
    // totals are equal; only the country distinguishes the orders
    ['Japan', 'HongKong', 10_000],
    ['Japan', 'SouthKorea', 200_000],
    ['SouthKorea', 'Japan', 200_000],
  ];

  test.each(journeys)(
    '[CK-19 OV-01] a page showing %s cannot order after a change to %s elsewhere, even at the same total',
    async (from, to, price) => {
      const world = await abroad([shirt(1, {}, 0.3, price)], from);
      const seen = await pageOf(world, [1], 'EMS');
      await moved(world, to);
      const today = await pageOf(world, [1], 'EMS');
      const stale = requestOf(today, { oversea: shipped(seen) });
      const refused = await world.shop.refusal('addCheckoutByCart', stale);
      expect([refused.resultCode, refused.status]).toEqual(['CART-STALE', 409]);
      const read = await world.shop.cart();
      expect(read.shippingCountry).toBe(to);
    },
  );

  test('[CK-19 OV-01] a request without overseas data counts as a Korean order and cannot ship abroad', async () => {
    const world = await abroad([shirt(1)]);
    const request = requestOf(await pageOf(world, [1], 'CJ'), { oversea: undefined });
    const refused = await world.shop.refusal('addCheckoutByCart', request);
    expect(refused.resultCode).toBe('CART-STALE');
  });

  test.each([
    ['Japan', 'CJ', { countryType: 'Japan', shippingCompany: 'CJ' }],
    ['SouthKorea', 'CJ', { countryType: 'SouthKorea', shippingCompany: null }],
  ] as const)('[OV-01 OV-02] an order to %s stores its country and company', async (country, company, kept) => {
    const world = await abroad([shirt(1)], country);
    const page = await pageOf(world, [1], company);
    const { txKey } = await world.shop.reply('addCheckoutByCart', requestOf(page));
    await moved(world, country === 'Japan' ? 'SouthKorea' : 'Japan');
    expect(await world.shop.store.transaction((tx) => tx.order(scopeA, txKey))).toMatchObject(kept);
  });

  test('[OV-14 CK-19] ignores overseas companies for orders within Korea', async () => {
    const world = await abroad([shirt(1)], 'SouthKorea');
    const page = await pageOf(world, [1], 'CJ');
    expect(payableOf(page)).toBe(12_500);
    expect((await world.shop.reply('addCheckoutByCart', requestOf(page))).isSuccess).toBe(true);
  });
});
