import {
  type CartUnit,
  cartUnitId,
  type CartUnitId,
  couponIssueNo,
  finding,
  noOversea,
  noPapers,
  type OverseaTerms,
  pricedInputsOf,
  type PricePart,
  priceParts,
  sellerGroupKeyOf,
  type ShippingPolicy,
  won,
} from '@baguni/domain/internal';
import {
  aCartRead,
  aCoupon,
  aDiscount,
  aHeldCoupon,
  anAddress,
  anApiError,
  anEnvironment,
  anInitialCart,
  anOpenCart,
  aPolicy,
  arbCartRead,
  arbCartState,
  aSmileFreshUnit,
  aStorefront,
  aUnit,
  testNow,
} from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { anOpenSession, aSession } from '../testing/sessions.ts';
import type { CartEvent } from './event.ts';
import { evolve, replay } from './evolve.ts';
import { emptySession, type Session, shownLoad } from './session.ts';

import fc from 'fast-check';

const id = cartUnitId;
const units = [1, 2, 3].map((n) => aUnit({ cartUnitId: id(n) }));

test('[LS-05] NotLoaded becomes Loaded or LoadFailed; a later failure keeps a loaded cart', () => {
  const start = emptySession(aStorefront());
  const opened = evolve(start, { type: 'CartOpened', initial: anInitialCart(units), autoSelected: [id(1)] });
  expect([start.load, opened.load, opened.cart.selected]).toEqual(['NotLoaded', 'Loaded', [1]]);
  expect(evolve(start, { type: 'CartLoadFailed', error: anApiError() }).load).toBe('LoadFailed');
  expect(evolve(opened, { type: 'CartLoadFailed', error: anApiError() }).load).toBe('Loaded');
});

test('[LS-02] an opened cart selects only units that it has', () => {
  const initial = anInitialCart(units);
  const opened = evolve(emptySession(aStorefront()), { type: 'CartOpened', initial, autoSelected: [id(1), id(9)] });
  expect(opened.cart.selected).toEqual([1]);
});

test('[SE-01] a seller group selects its units of the tab only', () => {
  const fresh = aSmileFreshUnit({ cartUnitId: id(4), seller: aUnit().seller });
  const start = evolve(anOpenSession([...units, fresh]), { type: 'TabSwitched', tab: 'SmileFresh' });
  const toggled = evolve(start, { type: 'SellerGroupToggled', sellerGroupKey: sellerGroupKeyOf(fresh) });
  expect(toggled.cart.selected).toEqual([4]);
});

test('[DL-03] the refusal of a quantity leaves with its unit', () => {
  const refused = (n: number) => ({ cartUnitId: id(n), finding: finding('CART-BR3-16', {}, [id(n)]) });
  const start = anOpenSession(units, { refusals: [refused(1), refused(2)] });
  const deleted = evolve(start, { type: 'UnitsDeleted', cartUnitIds: [id(1)], cartVersion: 2 });
  expect(deleted.refusals).toEqual([refused(2)]);
});

test('[LY-05] the country selector closes once the country has changed', () => {
  const start = anOpenSession(units, { sideLayer: 'CountrySelector' });
  expect(evolve(start, { type: 'CountryChangeFailed', error: anApiError() }).sideLayer).toBe('CountrySelector');
  expect(evolve(start, { type: 'CountryChanged', countryType: 'Japan' }).sideLayer).toBeUndefined();
});

test('[CK-08 SE-04] an agreement is valid for the order of its tab only', () => {
  const yes = anOpenSession(units, { selected: [id(1)], agreed: ['CART-BR7-09'] });
  expect(evolve(yes, { type: 'TabSwitched', tab: 'SmileFresh' }).agreed).toEqual([]);
  expect(evolve(yes, { type: 'TabSwitched', tab: yes.cart.tab }).agreed).toEqual(['CART-BR7-09']);
  expect(evolve(yes, { type: 'UnitToggled', cartUnitId: id(2) }).agreed).toEqual([]);
});

test('[SE-03] an equal price answer keeps its reference, a different one replaces it', () => {
  const start = anOpenSession(units, { shipping: { policies: [aPolicy()] } });
  const answer = (policy: ShippingPolicy, discounts: CartUnit['discounts']): CartEvent => ({
    type: 'PricesUpdated',
    inputs: { selected: [], quantities: [] },
    bundles: [],
    policies: [policy],
    discounts: [{ cartUnitId: id(1), discounts }],
    gauges: [],
  });
  const same = evolve(start, answer(aPolicy(), []));
  expect(same.cart.units).toBe(start.cart.units);
  expect(same.cart.shipping.policies).toBe(start.cart.shipping.policies);
  expect(same.cart.missing).toBe(start.cart.missing);
  const other = evolve(start, answer(aPolicy({ shippingFee: won(1) }), [aDiscount()]));
  expect(other.cart.units[0]?.discounts).toHaveLength(1);
  expect(other.cart.units[1]).toBe(start.cart.units[1]);
  expect(other.cart.shipping.policies).toMatchObject([{ shippingFee: 1 }]);
});

test('[QT-06] an older answer about a unit never overwrites a newer one', () => {
  const at = (version: number, quantity: number): CartEvent => ({
    type: 'QuantityChanged',
    cartUnitId: id(1),
    unit: aUnit({ cartUnitId: id(1), version, quantity }),
    cartVersion: version,
    cancelledCoupons: false,
  });
  const state = replay(anOpenSession(units), [at(5, 5), at(4, 4)]);
  expect(state.cart.units[0]).toMatchObject({ version: 5, quantity: 5 });
  expect(state.cartVersion).toBe(5);
});

test('[QT-04 QT-08] a change that cancels coupons removes them from the unit and sets the flag', () => {
  const coupons = [aCoupon({ cartUnitIds: [id(1), id(2)] }), aCoupon({ cartUnitIds: [id(3)] })];
  const changed = (cancelledCoupons: boolean): Session =>
    evolve(anOpenSession(units, { coupons: { applied: coupons } }), {
      type: 'QuantityChanged',
      cartUnitId: id(1),
      unit: aUnit({ cartUnitId: id(1), quantity: 2 }),
      cartVersion: 2,
      cancelledCoupons,
    });
  expect(changed(true).cart.coupons.applied).toEqual([coupons[1]]);
  expect(changed(true).isAppliedCouponQuantityChanged).toBe(true);
  expect(changed(false).cart.coupons.applied).toBe(coupons);
  expect(changed(false).isAppliedCouponQuantityChanged).toBe(false);
});

test('[QT-06] a slow reload for one unit neither overwrites a newer quantity of another nor restores deleted units', () => {
  const state = anOpenSession([aUnit({ cartUnitId: id(1), version: 3, quantity: 9 })], { cartVersion: 5 });
  const reload = (cartVersion: number): Session =>
    evolve(state, { type: 'CartReloaded', content: aCartRead(units.slice(0, 2), { cartVersion }) });
  expect(reload(4)).toBe(state);
  expect(reload(5).cart.units.map((unit) => [unit.cartUnitId, unit.quantity])).toEqual([
    [1, 9],
    [2, 1],
  ]);
});

test('[WA-25] a cart that resumes with the selection of its first view does not change', () => {
  const first = anOpenSession(units, { selected: [id(1), id(2)] });
  const resumed = (...selected: readonly CartUnitId[]): Session => evolve(first, { type: 'CartResumed', selected });
  expect(resumed(id(1), id(2))).toBe(first);
  expect(resumed(id(1), id(3)).cart.selected).toEqual([1, 3]);
});

test('[CP-14] the same recommended units change nothing', () => {
  const recommended = (...cartUnitIds: readonly CartUnitId[]): CartEvent => ({
    type: 'CouponsRecommended',
    cartUnitIds,
  });
  const before = evolve(anOpenSession(units), recommended(id(1), id(2)));
  expect(before.couponPrompt.recommended).toEqual([1, 2]);
  expect(evolve(before, recommended(id(1), id(2)))).toBe(before);
  expect(evolve(before, recommended(id(1))).couponPrompt.recommended).toEqual([1]);
});

test('selected units are always orderable units of the cart, whatever is reloaded or deleted', () => {
  fc.assert(
    fc.property(arbCartState, arbCartRead, (cart, content) => {
      const state = aSession(cart);
      const after = evolve(state, { type: 'CartReloaded', content: { ...content, cartVersion: state.cartVersion } });
      const orderable = new Set(after.cart.units.filter((unit) => unit.isBuyAvailable).map((unit) => unit.cartUnitId));
      expect(after.cart.selected.every((selected) => orderable.has(selected))).toBe(true);
    }),
  );
});

test('[QT-06] a unit more than one version ahead is not adopted, because its quantity may differ', () => {
  const before = anOpenSession([aUnit({ cartUnitId: id(1), version: 3, quantity: 2 })], { cartVersion: 3 });
  const applied = [aCoupon({ cartUnitIds: [id(1)] })];
  const after = (version: number) =>
    evolve(before, {
      type: 'CouponsApplied',
      appliedCoupons: applied,
      cartVersion: 5,
      units: [{ cartUnitId: id(1), version }],
    }).cart.units[0];
  expect([2, 3, 4, 5].map((version) => after(version)?.version)).toEqual([3, 3, 4, 3]);
  expect(after(5)).toMatchObject({ quantity: 2, appliedCouponIssueNoes: ['C1'] });
});

test('[CP-17] writes applied coupons with new versions to their units; other units stay unchanged', () => {
  const before = anOpenSession(units, { cartVersion: 3 });
  const applied = [aCoupon({ cartUnitIds: [id(1), id(2)] })];
  const versions = before.cart.units
    .slice(0, 2)
    .map((unit) => ({ cartUnitId: unit.cartUnitId, version: unit.version + 1 }));
  const state = evolve(before, { type: 'CouponsApplied', appliedCoupons: applied, cartVersion: 4, units: versions });
  expect([state.cart.coupons.applied, state.cartVersion]).toEqual([applied, 4]);
  expect(state.cart.units.map(({ appliedCouponIssueNoes: on, version }) => [on, version])).toEqual([
    [['C1'], versions[0]?.version],
    [['C1'], versions[1]?.version],
    [[], units[2]?.version],
  ]);
  expect(state.cart.units[2]).toBe(before.cart.units[2]);
  expect(evolve(state, { type: 'CouponsApplied', appliedCoupons: [], cartVersion: 3, units: [] })).toBe(state);
  const taken = evolve(state, { type: 'CouponsApplied', appliedCoupons: [], cartVersion: 5, units: [] });
  expect(taken.cart.units.map((unit) => unit.appliedCouponIssueNoes)).toEqual([[], [], []]);
});

test('[CP-18] keeps known coupons if coupons could not be read', () => {
  const read = evolve(anOpenSession(units), { type: 'CouponsRead', coupons: [aHeldCoupon()] });
  const failed = evolve(read, { type: 'CouponsFailed', error: anApiError() });
  expect(failed.cart.coupons).toEqual({ status: 'Failed', offered: [aHeldCoupon()], applied: [] });
});

const afterCoupons = (...events: readonly CartEvent[]) => replay(anOpenSession(), events);
const opened: CartEvent = { type: 'CouponBoxOpened', cartUnitId: cartUnitId(1), now: testNow };

test('[CP-10] a choice replaces the previous one in its lane and is discarded with the box', () => {
  const choose = (key: string): CartEvent => ({
    type: 'CouponChosen',
    lane: 'Buyer',
    couponKey: couponIssueNo(key),
  });
  expect(afterCoupons(opened, choose('A'), choose('B')).couponBox?.choices).toEqual([
    { lane: 'Buyer', cartUnitId: 1, couponKey: 'B' },
  ]);
  expect(afterCoupons(opened, choose('A'), { type: 'CouponBoxClosed' }).couponBox).toBeUndefined();
  expect(afterCoupons(choose('A')).couponBox).toBeUndefined();
});

test('[CP-19] the preview is searching, found, applying; a failed request returns to found', () => {
  const amounts = { before: won(2), after: won(1), gap: won(0) };
  const found = { cartVersion: 1, selected: [cartUnitId(1)], lines: [], unused: [], ...amounts };
  const sought: CartEvent = { type: 'CombinationSought' };
  const statusOf = (...events: readonly CartEvent[]) => afterCoupons(...events).bestCombination?.status;
  const there: CartEvent = { type: 'CombinationFound', found };
  const progressed = afterCoupons(sought, { type: 'CombinationProgressed', found });
  expect(progressed.bestCombination).toEqual({ status: 'Searching', found });
  const [applying, failed] = [{ type: 'CombinationApplyStarted' }, { type: 'CombinationApplyFailed' }] as const;
  expect(statusOf(sought, { type: 'CombinationFailed' })).toBe('Failed');
  expect([statusOf(sought, there, applying), statusOf(sought, there, applying, failed)]).toEqual(['Applying', 'Found']);
  // a result after closing the preview is ignored
  expect(statusOf(sought, { type: 'CombinationClosed' }, there)).toBeUndefined();
});

const countries = [{ countryCode: 'JP', countryType: 'Japan', countryName: '일본' }];
const japan: OverseaTerms = {
  countryType: 'Japan',
  companies: [{ shippingCompanyType: 'CJ', shippingCompanyName: 'CJ대한통운' }],
  selectedCompany: 'CJ',
  fees: [{ shippingCompany: 'CJ', shippingFees: [] }],
  unavailable: [],
  exchangeRates: [{ currencyCode: 'JPY', exchangeRate: 9.2 }],
  freeFrom: undefined,
};
const after = (...events: readonly CartEvent[]) => replay(anOpenSession(), events);
const toJapan: CartEvent = { type: 'CountryChanged', countryType: 'Japan' };
const termsRead: CartEvent = { type: 'OverseaRead', ...japan };

test('[OV-02] another country clears companies, fees and papers, and keeps countries and currency', () => {
  const state = after(
    { type: 'CountriesRead', countries },
    { type: 'CurrencyChosen', currency: 'JPY' },
    toJapan,
    termsRead,
    { type: 'PapersGiven', papers: { isConsented: true } },
  );
  expect(state.cart.destination.overseas).toMatchObject({
    status: 'Known',
    selectedCompany: 'CJ',
    papers: { isConsented: true },
  });
  const home = replay(state, [{ type: 'CountryChanged', countryType: 'SouthKorea' }]);
  expect(home.cart.destination.overseas).toEqual({
    ...noOversea,
    countries,
    countriesStatus: 'Known',
    currency: 'JPY',
  });
});

test('[OV-02] reopening a cart for the same country keeps its overseas data', () => {
  const initial = anInitialCart(undefined, { shippingCountry: 'Japan' });
  const again = after(toJapan, termsRead, { type: 'CartOpened', initial, autoSelected: [] });
  expect(again.cart.destination.overseas.status).toBe('Known');
  const home = after(toJapan, termsRead, { type: 'CartOpened', initial: anInitialCart(), autoSelected: [] });
  expect(home.cart.destination.overseas).toEqual(noOversea);
});

test('[CM-02 OV-01] a reloaded cart adopts a country changed elsewhere; the same country keeps all data', () => {
  const state = after(toJapan, termsRead, { type: 'PapersGiven', papers: { isConsented: true } });
  const read = (shippingCountry: string, cartVersion = state.cartVersion) =>
    replay(state, [{ type: 'CartReloaded', content: aCartRead(state.cart.units, { shippingCountry, cartVersion }) }]);
  expect(read('Japan').cart.destination.overseas).toBe(state.cart.destination.overseas);
  expect(read('China').cart).toMatchObject({ destination: { country: 'China', overseas: noOversea } });
  expect(read('SouthKorea').cart).toMatchObject({ destination: { country: 'SouthKorea', overseas: noOversea } });
  expect(read('China', state.cartVersion - 1)).toBe(state);
});

test('[CM-02 AD-03] a reloaded cart has the current address and branch service if its version is valid', () => {
  const state = after({ type: 'AddressFailed' });
  const moved = { latestShippingAddress: anAddress(), priorityBranchServiceType: 'Dawn' } as const;
  const read = (cartVersion: number) =>
    replay(state, [{ type: 'CartReloaded', content: aCartRead(state.cart.units, { ...moved, cartVersion }) }]);
  expect(read(state.cartVersion)).toMatchObject({
    cart: { destination: { address: moved.latestShippingAddress } },
    branchServiceType: 'Dawn',
    isAddressUnread: false,
  });
  expect(read(state.cartVersion - 1)).toBe(state);
});

test('[OV-01] ignores a response about another country', () => {
  expect(after(termsRead).cart.destination.overseas).toEqual(noOversea);
  expect(after(toJapan, { type: 'OverseaFailed', countryType: 'China' }).cart.destination.overseas.status).toBe(
    'NotAsked',
  );
});

test('[OV-02] a failure keeps known data and marks it as stale', () => {
  const failed = after(toJapan, { type: 'OverseaAsked' }, termsRead, { type: 'OverseaFailed', countryType: 'Japan' });
  expect(failed.cart.destination.overseas).toMatchObject({
    status: 'Failed',
    companies: japan.companies,
    fees: japan.fees,
  });
});

test('[LY-05] known countries stay if the list cannot be read again', () => {
  const read: CartEvent = { type: 'CountriesRead', countries };
  expect(after(read, { type: 'CountriesAsked' }, { type: 'CountriesFailed' }).cart.destination.overseas).toMatchObject({
    countriesStatus: 'Failed',
    countries,
  });
});

test('[OV-10 OV-12 CM-20] adds papers one by one, and replaces a known address', () => {
  const {
    destination: { overseas: oversea, address: latestShippingAddress },
  } = after(
    { type: 'PapersGiven', papers: { isConsented: true } },
    { type: 'PapersGiven', papers: { taiwanIdNumber: 'A123456789' } },
    { type: 'AddressRead', address: undefined },
  ).cart;
  expect(oversea.papers).toEqual({ ...noPapers, isConsented: true, taiwanIdNumber: 'A123456789' });
  expect(latestShippingAddress).toBeUndefined();
});

test('[OV-10] a rejected file removes the previous photo; the next photo, or none, removes the error', () => {
  const taken = { type: 'PapersGiven', papers: { hasChinaIdImage: true } } as const;
  const refused = { type: 'IdImageRefused', refusal: 'Size' } as const;
  const of = ({
    cart: {
      destination: { overseas: oversea },
    },
  }: Session) => [oversea.papers.hasChinaIdImage, oversea.idImageRefusal];
  expect(of(after(toJapan, termsRead, refused, taken))).toEqual([true, undefined]);
  expect(of(after(toJapan, termsRead, refused, { ...taken, papers: { hasChinaIdImage: false } }))).toEqual([
    false,
    undefined,
  ]);
  expect(of(after(toJapan, termsRead, refused, { ...taken, papers: { isConsented: true } }))).toEqual([false, 'Size']);
});

const initial = anInitialCart(units.slice(0, 1));
const session = anOpenSession(units.slice(0, 1), { missing: priceParts });
const prices = {
  type: 'PricesUpdated',
  inputs: pricedInputsOf(session.cart),
  bundles: [],
  policies: [],
  discounts: [],
  gauges: [],
} as const;
const overseas = {
  type: 'OverseaRead',
  companies: [],
  selectedCompany: 'Unknown',
  fees: [],
  unavailable: [],
  exchangeRates: [],
  freeFrom: undefined,
} as const;

test.each<[CartEvent, readonly PricePart[]]>([
  [{ type: 'CartOpened', initial, autoSelected: [] }, ['Discount', 'FundingDiscount', 'Coupon', 'ShippingTerms']],
  [
    { type: 'CartReloaded', content: { ...initial, missing: ['Coupon'] } },
    ['Discount', 'FundingDiscount', 'ShippingTerms'],
  ],
  [prices, ['ShippingFee']],
  [{ ...prices, discounts: [{ cartUnitId: cartUnitId(1), discounts: [] }] }, ['Discount', 'ShippingFee']],
  [{ type: 'ExtraDiscountsRead', candidates: [], now: 1 }, ['ExtraDiscount']],
  [{ type: 'CouponsApplied', appliedCoupons: [], cartVersion: 9, units: [] }, ['Coupon']],
  [{ ...overseas, countryType: 'SouthKorea' }, ['OverseaFee']],
  [{ ...overseas, countryType: 'Japan' }, []],
])('[CM-53] event %o completes the missing price parts of its own answer only', (event, completed) => {
  const { missing } = evolve(session, event).cart;
  expect(priceParts.filter((part) => !missing.includes(part))).toEqual(completed);
});

const at = (showsPageAfter: 'FirstGroup' | 'All', load: 'NotLoaded' | 'Loaded' | 'LoadFailed', pricesAsOf: number) =>
  shownLoad({ load, environment: anEnvironment({ showsPageAfter }), cart: { ...anOpenCart(), pricesAsOf } });

test('[PG-20] after the first group the page is shown once the cart is loaded', () => {
  expect([at('FirstGroup', 'NotLoaded', 0), at('FirstGroup', 'Loaded', 0)]).toEqual(['NotLoaded', 'Loaded']);
});

test('[PG-20] after all groups it waits for the third one; a failed load is shown immediately', () => {
  expect([at('All', 'Loaded', 0), at('All', 'Loaded', 1), at('All', 'LoadFailed', 0)]).toEqual([
    'NotLoaded',
    'Loaded',
    'LoadFailed',
  ]);
});
