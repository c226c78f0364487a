import { openSessionOf, withFields } from '@baguni/use-cases/sessions';
import { evolve, pricesUpdated, type Session } from '@baguni/use-cases';
import { devices, languages, pricedInputsOf, tenants, treeOf, type Storefront } from '@baguni/domain/internal';
import { CartStore, cartViewsOf, htmlLangs, loadAllWords, viewContext } from '@baguni/presentation';
import { testLinks } from '@baguni/presentation/testing';
import { scenarioNames, scenarios, type ScenarioName } from '@baguni/scenarios';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { StoreContext } from '../../lib/store.ts';
import { storefrontOf, storyNow } from '../../testing/story-store.ts';
import { storyOverlays } from '../../testing/story-page.tsx';
import { CartPage } from './CartPage.tsx';

const storefronts: readonly Storefront[] = tenants.flatMap((tenant) =>
  devices.flatMap((device) => languages.map((language) => storefrontOf(tenant, device, language))),
);

const html = async (state: Session): Promise<string> => {
  const {
    cart: { storefront },
  } = state;
  const context = viewContext(storefront, await loadAllWords(storefront), testLinks);
  const store = new CartStore(state);
  const page = { views: cartViewsOf(store, context), send: store.send };
  return renderToString(
    <StoreContext value={page}>
      <CartPage overlays={storyOverlays(page).overlays} />
    </StoreContext>,
  );
};

const open = (name: ScenarioName, storefront: Storefront): Session =>
  openSessionOf(scenarios[name], storefront, storyNow);

const pc = storefrontOf('marketplace', 'pc', 'ko');
const mobile = storefrontOf('marketplace', 'm', 'ko');

const throughJson = (state: Session): Session => {
  const text = JSON.stringify(state);
  const isTheSame = (read: unknown): read is Session => JSON.stringify(read) === text;
  const read: unknown = JSON.parse(text);
  if (!isTheSame(read)) throw new Error('The state changed on its way.');
  return read;
};

test('has no DOM, so pages are rendered as on a server', () => {
  expect(typeof document).toBe('undefined');
  expect(typeof window).toBe('undefined');
});

describe.each(scenarioNames)('scenario %s', (name) => {
  test.each(storefronts)('renders without a DOM: $tenant $device $language', async (storefront) => {
    const state = open(name, storefront);
    const page = await html(state);
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page.match(/id="cart-list"/g)).toHaveLength(1);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
    expect(page.replaceAll(/<[^>]+>/g, ' ')).not.toMatch(/undefined|NaN|\[object/);
    expect(page.match(/<article /g) ?? []).toHaveLength(treeOf(state.cart.units).length);
    const isShown = state.load === 'Loaded';
    expect(page.match(/role="spinbutton"/g) ?? []).toHaveLength(isShown ? state.cart.units.length : 0);
  });

  test('a state after a JSON round trip renders the same page', async () => {
    const state = open(name, pc);
    const carried = throughJson(state);
    expect(carried).toEqual(state);
    expect(await html(carried)).toBe(await html(state));
  });
});

test('[PG-01] skip links are first and each targets an element of the page', async () => {
  const page = await html(open('many-sellers', pc));
  const skips = [...page.matchAll(/<a class="skip-link" href="#([^"]+)"/g)].map(([, id]) => id);
  expect(skips).toEqual(['cart-list', 'order-summary', 'cart-tabs']);
  expect(page.indexOf('skip-link')).toBeLessThan(page.indexOf('<header'));
  for (const id of skips) expect(page).toMatch(new RegExp(`<[^>]* id="${id}" tabindex="-1"`, 'i'));
});

test('[PG-03] the root has a class for its tab', async () => {
  const state = open('many-sellers', pc);
  expect(await html(state)).toContain('cart-all');
  expect(await html(withFields(state, { tab: 'SmileDelivery' }))).toContain('cart-smile-delivery');
});

test('[PG-04] a failed load replaces the body', async () => {
  const page = await html(open('load-failure', pc));
  expect(page).toContain('role="alert"');
  expect(page).not.toContain('id="order-summary"');
});

test('[PG-05] an empty tab of a cart with units shows a message and links to all units', async () => {
  const page = await html(withFields(open('one-seller', pc), { tab: 'ExpressShop' }));
  expect(page).toMatch(/<h2 [^>]*id="cart-list"/);
  expect(page).not.toContain('<article ');
  expect(page).toMatch(/<a class="line large" href="\/ko\/pc\/cart">/);
});

test('[PG-06] shows the address on the SmileDelivery tab only', async () => {
  const state = open('many-sellers', pc);
  const text = state.cart.destination.address?.address ?? 'none';
  expect(await html(state)).not.toContain(text);
  expect(await html(withFields(state, { tab: 'SmileDelivery' }))).toContain(text);
});

test('[PG-09] has one order button: in the summary on PC, in the bar on mobile', async () => {
  for (const storefront of [pc, mobile]) {
    const page = await html(open('many-sellers', storefront));
    expect(page.match(/<button [^>]*class="primary[^>]*>/g)).toHaveLength(1);
  }
});

test('[PG-10] a loading page has its final layout and announces the loading', async () => {
  const page = await html({ ...open('empty', pc), load: 'NotLoaded' });
  expect(page).toMatch(/<output [^>]*data-overlay="Cart">/);
  expect(page).toContain('class="columns"');
  expect(page).toContain(`lang="${htmlLangs.ko}"`);
});

const isAnySelected = ({ cart: { units, selected } }: Session, key: string): boolean =>
  treeOf(units)
    .flatMap(({ shippingGroups }) => shippingGroups)
    .some((group) => group.key === key && group.cartUnitIdList.some((id) => selected.includes(id)));

test('[FG-01][SH-04] in no scenario does a seller ship free while one of its parcels does not', async () => {
  const context = viewContext(pc, await loadAllWords(pc), testLinks);
  let free = 0;
  for (const name of scenarioNames) {
    const state = open(name, pc);
    const prices = { bundles: [], policies: [], discounts: [] };
    const views = cartViewsOf(
      new CartStore(evolve(state, pricesUpdated(state, { inputs: pricedInputsOf(state.cart), ...prices }))),
      context,
    );
    for (const group of views.sellerGroupKeys.flatMap((key) => views.sellerGroup(key) ?? [])) {
      if (group.gauge.type !== 'FREE_SHIPPING') continue;
      const selected = group.shippingGroupKeys.filter((key) => isAnySelected(state, key));
      expect([name, group.name, ...selected.map((key) => views.shippingGroup(key)?.feeText)]).toEqual([
        name,
        group.name,
        // the header already shows free shipping
        ...selected.map(() => undefined),
      ]);
      free += 1;
    }
  }
  expect(free).toBeGreaterThan(5);
});
