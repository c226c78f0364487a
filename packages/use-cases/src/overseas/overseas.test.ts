import {
  type CartUnit,
  type CartUnitId,
  cartUnitId as id,
  type Finding,
  type IdImage,
  type OverseaPapers,
  payableOf,
  pricedOf,
} from '@baguni/domain/internal';
import type { Command } from '../session/command.ts';
import type { CallName } from '@baguni/contract';
import { aBuyer, anApiError } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { aTimeOut, failing, heldBack, losing } from '../testing/test-network.ts';
import { anOpenWorld, apples, plan, quantityOf, type World } from '../testing/world.ts';

const to = (countryType: string): Command => ({ type: 'ChangeCountry', countryType });
const toggle = (n: number): Command => ({ type: 'ToggleUnit', cartUnitId: id(n) });
const order: Command = { type: 'Order' };
/** A unit that no company carries abroad. */
const stayHome = ({ server }: World, cartUnitId: CartUnitId): void =>
  server.alter('getShippingUnavailableItems', ({ unavailable }) => ({
    unavailable: unavailable.map((one) => ({ ...one, unavailableCartUnitIds: [cartUnitId] })),
  }));
/** Names of the requests after these steps. Recommended coupons are asked a second later (CP-16). */
const requestsOf = async (world: World, ...steps: readonly Command[]): Promise<readonly CallName[]> => {
  const before = world.server.network.sent.length;
  await world.settle(...steps);
  return world.server.network.sent.flatMap(({ name }, n) =>
    n < before || name === 'getRecommendedCoupons' ? [] : [name],
  );
};

const abroad = async (
  prepare: (world: World) => void = () => undefined,
  shippingCountry = 'Japan',
  over: Partial<CartUnit> = {},
) =>
  anOpenWorld(apples(2, over), (world) => {
    world.server.initial = { shippingCountry, buyer: aBuyer({ isIdentityVerified: true }) };
    prepare(world);
  });
/** Prices come without overseas terms, which the page then reads apart. */
const apart = (prepare: (world: World) => void = () => undefined) =>
  abroad((world) => {
    world.server.leaveOutTerms();
    prepare(world);
  });
const atHome = (prepare?: (world: World) => void) => abroad(prepare, 'SouthKorea');
const asked = (world: World, name: Parameters<World['server']['network']['requests']>[0]) =>
  world.requests(name).length;
const oversea = (world: World) => world.state.cart.destination.overseas;
const codes = (world: World) =>
  world.eventsOf('CheckoutRefused').map(({ finding }: { finding: Finding }) => finding.code);

test.each([
  [undefined, null],
  [failing(aTimeOut()), 'CJGuide'],
] as const)('[RT-08] an app opens a guide alone, or over the page if it was not kept (%o)', async (failure, layer) => {
  const opened: string[] = [];
  const world = await abroad(({ page }) => {
    page.alone = { isFor: (one) => one === 'CJGuide', open: (one, key) => void opened.push(`${one} ${key}`) };
  });
  if (failure) world.plan('keepLayerDetail', failure);
  await world.settle({ type: 'OpenSideLayer', layer: 'CJGuide' });
  expect(world.state.sideLayer ?? null).toBe(layer);
  expect(opened).toEqual(failure ? [] : [expect.stringMatching(/^CJGuide ./u)]);
  expect(world.requests('keepLayerDetail')[0]).toMatchObject({ layerType: 'CJGuide' });
  await world.settle({ type: 'OpenSideLayer', layer: 'CountrySelector' });
  expect(world.state.sideLayer).toBe('CountrySelector');
});

test('[LS-03 CM-16] an opened cart knows the countries, and a domestic one requests no terms', async () => {
  const world = await atHome();
  expect(oversea(world).countries.map(({ countryType }) => countryType)).toEqual(['Japan', 'China']);
  expect([asked(world, 'getOverseaShippingCompanies'), asked(world, 'getExchangeRate')]).toEqual([0, 0]);
});

test('[OV-01 OV-02 OV-03] an overseas cart reads companies, fees, restricted items and rates', async () => {
  const world = await apart((one) => stayHome(one, id(2)));
  expect(oversea(world)).toMatchObject({ status: 'Known', selectedCompany: 'CJ', exchangeRates: { length: 9 } });
  expect(world.requests('getShippingUnavailableItems')).toMatchObject([
    { countryType: 'Japan', shippingCompanies: ['CJ', 'EMS'], requests: [{ cartUnitId: 1 }, { cartUnitId: 2 }] },
  ]);
  expect(payableOf(world.state.cart)).toBe(20_000 + 2_500 + 9_000);
});

test('[AD-01] marks an address that can be read neither with the cart nor alone, until it can', async () => {
  const world = await atHome((one) => one.server.leaveOutPrices());
  world.plan('getCart', failing());
  world.plan('getLatestShippingAddress', failing(aTimeOut()));
  await world.settle(to('Japan'));
  expect(world.state.isAddressUnread).toBe(true);
  await world.settle(to('SouthKorea'));
  expect(world.state.isAddressUnread).toBe(false);
});

test('[OV-01 SE-03] from domestic to overseas: server, cookie, cart, prices and terms by one request', async () => {
  const world = await atHome();
  const before = payableOf(world.state.cart);
  expect(await requestsOf(world, to('Japan'))).toEqual(['changeCountry']);
  expect([world.server.cart.country, world.choices]).toEqual(['Japan', [{ country: 'Japan' }]]);
  expect(world.eventsOf('CartReloaded')).toHaveLength(1);
  expect(world.state.cart).toMatchObject({
    destination: { country: 'Japan', overseas: { status: 'Known', changingTo: undefined } },
  });
  expect(payableOf(world.state.cart)).toBe(before + 18_000);
  expect(await requestsOf(world, to('SouthKorea'))).toEqual(['changeCountry']);
  expect(world.state.cart).toMatchObject({
    destination: { country: 'SouthKorea', overseas: { status: 'NotAsked', companies: [] } },
  });
  expect([payableOf(world.state.cart), world.eventsOf('CartReloaded').length]).toEqual([before, 2]);
});

test.each([[], [toggle(1), toggle(2)]])(
  '[OV-01 SE-03] between two overseas countries the cart stays, and the terms come with the change (%o)',
  async (...deselected) => {
    const world = await abroad();
    await world.settle(...deselected);
    expect(await requestsOf(world, to('China'))).toEqual(['changeCountry']);
    expect(world.eventsOf('CartReloaded')).toEqual([]);
    expect(oversea(world)).toMatchObject({ status: 'Known', selectedCompany: 'SFExpress' });
  },
);

test('[OV-01 BL-8] after a change of country without prices, the page asks for prices with terms', async () => {
  const world = await abroad();
  world.server.leaveOutPrices();
  expect(await requestsOf(world, to('China'))).toEqual(['changeCountry', 'getPrices']);
  expect(oversea(world)).toMatchObject({ status: 'Known', selectedCompany: 'SFExpress' });
});

test('[OV-01 LY-05] choosing the current country sends no request and closes the selector', async () => {
  const world = await abroad();
  await world.settle({ type: 'OpenSideLayer', layer: 'CountrySelector' });
  expect(world.state.sideLayer).toEqual('CountrySelector');
  await world.settle(to('Japan'));
  expect([asked(world, 'changeCountry'), world.state.sideLayer]).toEqual([0, undefined]);
});

test('[LY-05 CM-16] requests a missing list when the selector opens and on retry', async () => {
  const fails = failing(aTimeOut());
  const world = await atHome((one) => one.plan('getOverseaShippingCountries', fails, fails));
  const known = () => [oversea(world).countriesStatus, oversea(world).countries.length];
  expect(oversea(world).countries).toEqual([]);
  await world.settle({ type: 'OpenSideLayer', layer: 'CJGuide' });
  expect(asked(world, 'getOverseaShippingCountries')).toBe(1);
  await world.settle({ type: 'OpenSideLayer', layer: 'CountrySelector' });
  expect(known()).toEqual(['Failed', 0]);
  world.plan('getOverseaShippingCountries', heldBack);
  await world.settle({ type: 'ReadCountries' }, { type: 'ReadCountries' });
  expect(known()).toEqual(['Asking', 0]);
  await world.release(0);
  await world.settle({ type: 'OpenSideLayer', layer: 'CountrySelector' });
  expect([known(), asked(world, 'getOverseaShippingCountries'), world.alerted]).toEqual([['Known', 2], 3, []]);
});

const visitor = aBuyer({ isLogin: false, memberType: 'NonMember' });

test('[OV-12] asks a visitor to sign in and changes no state', async () => {
  const world = await atHome((one) => (one.server.initial = { buyer: visitor }));
  await world.settle(to('Japan'));
  expect([world.alerted, asked(world, 'changeCountry'), world.state.cart.destination.country]).toEqual([
    ['SIGN-IN-FIRST'],
    0,
    'SouthKorea',
  ]);
});

test('[OV-12] a visitor may switch back to South Korea', async () => {
  const world = await abroad((one) => (one.server.initial = { buyer: visitor, shippingCountry: 'Japan' }));
  await world.settle(to('SouthKorea'));
  expect([world.alerted, world.state.cart.destination.country]).toEqual([[], 'SouthKorea']);
});

test('[OV-01 LY-05] shows a refusal and keeps country, cookie and cart', async () => {
  const world = await atHome();
  const error = anApiError({ resultCode: 'CART-BR7-51', message: '없음' });
  world.plan('changeCountry', { type: 'Fails', error });
  await world.settle(to('Japan'));
  expect([world.eventsOf('CountryChangeFailed').length, world.alerted.length]).toEqual([1, 1]);
  expect(world.state.cart).toMatchObject({
    destination: { country: 'SouthKorea', overseas: { changingTo: undefined } },
  });
  expect([world.choices, asked(world, 'getCart')]).toEqual([[], 0]);
});

test('[OV-01] asks the server for the country after a lost answer', async () => {
  const world = await atHome();
  world.plan('changeCountry', losing(), failing(aTimeOut()));
  await world.settle(to('Japan'));
  expect([world.state.cart.destination.country, world.alerted]).toEqual(['Japan', []]);
  await world.settle(to('China'));
  expect([world.state.cart.destination.country, world.eventsOf('CountryChangeFailed').length]).toEqual(['Japan', 1]);
});

test('[LY-05] shows a running change and starts no other', async () => {
  const world = await atHome();
  world.plan('changeCountry', heldBack);
  await world.settle(to('Japan'), to('China'));
  expect(oversea(world).changingTo).toEqual('Japan');
  await world.arrive();
  expect([world.state.cart.destination.country, asked(world, 'changeCountry')]).toEqual(['Japan', 1]);
});

test('[OV-02 CO-02] preselects the company of the cookie if it serves the country, and shows its currency', async () => {
  const remembering = async (company: 'EMS' | 'SFExpress') =>
    oversea(await abroad((world) => world.choices.push({ company, currency: 'USD' })));
  expect(await remembering('EMS')).toMatchObject({ selectedCompany: 'EMS', currency: 'USD' });
  expect(await remembering('SFExpress')).toMatchObject({ selectedCompany: 'CJ', currency: 'USD' });
});

test('[OV-02 OV-09] a country without a company has none, and an order to it is refused', async () => {
  const world = await abroad(undefined, 'Philippines');
  expect(oversea(world)).toMatchObject({ status: 'Known', selectedCompany: 'Unknown' });
  await world.settle(order);
  expect(codes(world)).toEqual(['CART-BR7-51']);
});

test('[OV-02 OV-13 CO-02] remembers the chosen company and currency, and rejects a company that does not serve', async () => {
  const world = await abroad();
  await world.settle(
    { type: 'ChooseCompany', company: 'EMS' },
    { type: 'ChooseCompany', company: 'SFExpress' },
    { type: 'ChooseCurrency', currency: 'JPY' },
  );
  expect(oversea(world)).toMatchObject({ selectedCompany: 'EMS', currency: 'JPY' });
  expect(world.choices).toEqual([{ company: 'EMS' }, { currency: 'JPY' }]);
  await world.settle(quantityOf(1, 2));
  expect(oversea(world).selectedCompany).toBe('EMS');
});

test('[OV-02 CO-02] keeps a company that is chosen while the terms load', async () => {
  const world = await apart();
  world.plan('getOverseaShippingFees', heldBack);
  await world.settle(toggle(1));
  await world.settle({ type: 'ChooseCompany', company: 'EMS' });
  await world.release(0);
  expect(oversea(world)).toMatchObject({ status: 'Known', selectedCompany: 'EMS' });
  expect(world.choices).toEqual([{ company: 'EMS' }]);
});

test('[SE-03 OV-03] a change of selection and quantity requests terms and prices in one batch', async () => {
  const world = await abroad();
  await world.after(10, toggle(1), toggle(2));
  expect(await requestsOf(world, toggle(1))).toEqual(['getPrices']);
  expect(await requestsOf(world, quantityOf(1, 3))).toEqual(['setQuantity']);
  expect(payableOf(world.state.cart)).toBe(30_000 + 2_500 + 27_000);
  const carrier: Command = { type: 'ChooseCompany', company: 'EMS' };
  expect(await requestsOf(world, carrier, toggle(1))).toEqual([]);
  expect(oversea(world)).toMatchObject({ status: 'Known', selectedCompany: 'EMS' });
});

test('[SE-03 OV-03] reads terms that are missing in the response with prices, but no known ones', async () => {
  const world = await apart();
  const terms = ['getOverseaShippingFees', 'getShippingUnavailableItems'];
  expect(await requestsOf(world, toggle(1))).toEqual(['getPrices', ...terms]);
  expect(await requestsOf(world, quantityOf(2, 3))).toEqual(['setQuantity', ...terms]);
  expect(payableOf(world.state.cart)).toBe(30_000 + 2_500 + 27_000);
  expect([asked(world, 'getOverseaShippingCompanies'), asked(world, 'getExchangeRate')]).toEqual([1, 1]);
});

test('[XT-11] a tab switch reads the overseas cost again, even if the other tab has the same units', async () => {
  const world = await abroad(undefined, 'Japan', { cartUnitType: 'SmileDelivery' });
  const before = world.eventsOf('OverseaRead').length;
  await world.settle({ type: 'SwitchTab', tab: 'SmileDelivery' });
  await world.settle({ type: 'SwitchTab', tab: 'All' });
  expect(world.eventsOf('OverseaRead')).toHaveLength(before + 2);
});

test.each(['getOverseaShippingCompanies', 'getOverseaShippingFees', 'getShippingUnavailableItems'] as const)(
  '[SH-05 OV-03] without %s the cost is unknown until the next change',
  async (call) => {
    const world = await apart((one) => one.plan(call, failing(aTimeOut())));
    expect([oversea(world).status, pricedOf(world.state.cart).shippingKnown]).toEqual(['Failed', false]);
    await world.settle(toggle(1));
    expect([oversea(world).status, pricedOf(world.state.cart).shippingKnown]).toEqual(['Known', true]);
    expect(world.alerted).toEqual([]);
  },
);

const failedTerms = () => apart(plan('getOverseaShippingFees', failing(aTimeOut())));

test('[SH-05 OV-01] a retry reads failed terms again, one request at a time', async () => {
  const world = await failedTerms();
  const before = asked(world, 'getOverseaShippingFees');
  await world.settle({ type: 'ReadOverseaTerms' }, { type: 'ReadOverseaTerms' });
  expect([oversea(world).status, asked(world, 'getOverseaShippingFees')]).toEqual(['Known', before + 1]);
  expect(payableOf(world.state.cart)).toBe(20_000 + 2_500 + 18_000);
});

test('[SE-03] a cart change overtakes a retry of the terms and drops its late answer', async () => {
  const world = await failedTerms();
  world.plan('getOverseaShippingFees', heldBack);
  await world.settle({ type: 'ReadOverseaTerms' });
  expect(oversea(world).status).toBe('Asking');
  await world.settle(toggle(1));
  const reads = world.eventsOf('OverseaRead').length;
  await world.release(0);
  expect([oversea(world).status, world.eventsOf('OverseaRead').length]).toEqual(['Known', reads]);
});

test('[ER-08 OV-14] a failed read of rates is silent, and a domestic cart has no terms to retry', async () => {
  const world = await apart(plan('getExchangeRate', failing()));
  expect([oversea(world).status, oversea(world).exchangeRates, world.alerted]).toEqual(['Known', [], []]);
  const home = await atHome();
  await home.settle({ type: 'ReadOverseaTerms' });
  expect([oversea(home).status, asked(home, 'getOverseaShippingCompanies')]).toEqual(['NotAsked', 0]);
});

const givePapers = (papers: Partial<OverseaPapers>): Command => ({ type: 'GivePapers', papers });

test('[OV-12 CK-17] asks for missing consent; a yes orders and sends the consent', async () => {
  const world = await abroad();
  await world.settle(order);
  expect(world.shopper.questions).toMatchObject([{ type: 'Agree', code: 'ASK-OVERSEA-CONSENT' }]);
  const sent = { shippingCompany: 'CJ', papers: { isConsented: false } };
  expect(world.requests('addCheckoutByCart')).toMatchObject([{ agreed: ['ASK-OVERSEA-CONSENT'], oversea: sent }]);
});

test('[OV-10 OV-12] sends the given papers with the order and asks no further question', async () => {
  const world = await abroad(undefined, 'China');
  await world.settle(order);
  expect(codes(world)).toEqual(['ASK-CHINA-ID-IMAGE']);
  const papers = { isConsented: true, hasChinaIdImage: true };
  await world.settle(givePapers(papers));
  await world.settle(order);
  expect([world.orders, world.shopper.questions]).toEqual([['T1'], []]);
  expect(world.requests('addCheckoutByCart')).toMatchObject([{ oversea: { papers } }]);
});

test('[OV-12 CK-15] an unverified buyer verifies before an overseas order', async () => {
  const world = await abroad((one) => (one.server.initial = { buyer: aBuyer() }));
  await world.settle(givePapers({ isConsented: true }), order);
  expect([codes(world), world.verifications, world.orders]).toEqual([['VERIFY-OVERSEA'], 1, []]);
});

test('[OV-10] checks a chosen photo of an ID card, and ignores other files', async () => {
  const world = await abroad(undefined, 'China');
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const photo = { type: 'image/png', size: 300_000, head: png };
  const give = (image: IdImage): Command => ({ type: 'GiveIdImage', image });
  await world.settle(give(photo));
  expect(world.state.cart.destination.overseas).toMatchObject({
    papers: { hasChinaIdImage: true },
    idImageRefusal: undefined,
  });
  await world.settle(give({ ...photo, size: 12_000_000 }));
  expect(world.state.cart.destination.overseas).toMatchObject({
    papers: { hasChinaIdImage: false },
    idImageRefusal: 'Size',
  });
  await world.settle(give({ type: 'text/plain', size: 12_000_000, head: [0x68, 0x69] }));
  expect(world.state.cart.destination.overseas.idImageRefusal).toEqual('Type');
  await world.settle(order);
  expect(codes(world)).toEqual(['ASK-CHINA-ID-IMAGE']);
});

test('[LS-03 LS-06 OV-01 SE-03] each opening reads the terms again, and the countries until they are known', async () => {
  const world = await abroad(plan('getOverseaShippingCountries', failing(aTimeOut())));
  expect([oversea(world).countries, world.alerted]).toEqual([[], []]);
  await world.settle({ type: 'OpenCart' });
  expect(oversea(world).countries).toHaveLength(2);
  await world.settle({ type: 'OpenCart' });
  await world.settle(toggle(1));
  expect([asked(world, 'getOverseaShippingCountries'), world.eventsOf('OverseaRead').length]).toEqual([2, 4]);
  expect(oversea(world).status).toBe('Known');
});

test('[CO-02] ignores a memory that throws', async () => {
  const broken = async () => Promise.reject(new Error('no cookies'));
  const world = await abroad((one) => Object.assign(one.overseaMemory, { recall: broken, remember: () => broken }));
  expect(oversea(world)).toMatchObject({ status: 'Known', selectedCompany: 'CJ' });
  await world.settle({ type: 'ChooseCompany', company: 'EMS' }, { type: 'ChooseCurrency', currency: 'JPY' });
  await world.settle(to('SouthKorea'));
  expect(world.state.cart).toMatchObject({ destination: { country: 'SouthKorea', overseas: { currency: 'JPY' } } });
  expect([world.alerted, world.reports]).toEqual([[], []]);
});

test('[CO-02 CM-52] waits 3 s for a memory that hangs', async () => {
  const hanging = () => new Promise<never>(() => undefined);
  const world = await abroad((one) => Object.assign(one.overseaMemory, { recall: hanging, remember: () => hanging }));
  expect(oversea(world).status).toBe('NotAsked');
  await world.after(3_000);
  expect(oversea(world).status).toBe('Known');
  await world.after(3_000, to('SouthKorea'));
  expect([world.state.cart.destination.country, oversea(world).changingTo]).toEqual(['SouthKorea', undefined]);
});

const movedElsewhere = ({ server }: World, shippingCountry: string): void => {
  server.initial = { shippingCountry };
};

test('[CK-19 OV-01] an order with a stale country shows the current country and terms, and is not sent', async () => {
  const world = await abroad();
  movedElsewhere(world, 'China');
  const stale = anApiError({ resultCode: 'CART-STALE', status: 409 });
  world.plan('addCheckoutByCart', failing(stale));
  await world.settle(givePapers({ isConsented: true }));
  await world.settle(order);
  expect(world.requests('addCheckoutByCart')).toMatchObject([{ oversea: { countryType: 'Japan' } }]);
  expect([world.orders, world.state.cart.destination.country]).toEqual([[], 'China']);
  expect(oversea(world)).toMatchObject({
    status: 'Known',
    selectedCompany: 'SFExpress',
    papers: { isConsented: false },
  });
});

test('[OV-01 QT-06] a read that started before the change of country does not restore the old one', async () => {
  const world = await abroad();
  world.plan('getCart', heldBack);
  const stale = anApiError({ resultCode: 'CART-STALE', status: 409 });
  world.plan('setQuantity', failing(stale));
  await world.settle(quantityOf(1, 2));
  await world.settle(to('China'));
  await world.arrive();
  expect([world.state.cart.destination.country, asked(world, 'getCart')]).toEqual(['China', 2]);
});
