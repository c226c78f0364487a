import { expect, test } from 'vitest';
import { cartTabs, visibleTabs, featuresOf } from '../../storefront/features.ts';
import { languages, tenants } from '../../storefront/storefront.ts';
import { anExpressShopUnit, aSmileDeliveryUnit, aSmileFreshUnit, aUnit } from '../../testing/builders/unit.ts';
import { aStorefront, arbUnits } from '../../testing/index.ts';
import { isInTab, tabCounts, unitsOfTab } from './tree.ts';
import { law } from '../../testing/laws.ts';

const ofEachService = [aUnit(), aSmileFreshUnit(), aSmileDeliveryUnit(), anExpressShopUnit()];

test('[TR-04] each service has its tab; ordinary units appear only in All', () => {
  const typesIn = cartTabs.map((tab) => unitsOfTab(ofEachService, tab).map((unit) => unit.cartUnitType));
  expect(typesIn).toEqual([
    ['Normal', 'SmileFresh', 'SmileDelivery', 'ExpressShop'],
    ['SmileFresh'],
    ['SmileDelivery'],
    ['ExpressShop'],
  ]);
  expect(tabCounts(ofEachService)).toEqual({ All: 4, SmileFresh: 1, SmileDelivery: 1, ExpressShop: 1 });
});

law('[TR-04] All shows every unit; the other tabs never share a unit', [arbUnits], (units) => {
  expect(unitsOfTab(units, 'All')).toEqual(units);
  for (const unit of units) {
    const services = cartTabs.filter((tab) => tab !== 'All' && isInTab(tab)(unit));
    expect(services).toEqual(unit.cartUnitType === 'Normal' ? [] : [unit.cartUnitType]);
  }
});

law('[TR-04] a tab counts its units in cart order', [arbUnits], (units) => {
  const counts = tabCounts(units);
  for (const tab of cartTabs) {
    const shown = unitsOfTab(units, tab);
    expect(counts[tab]).toBe(shown.length);
    expect(shown).toEqual(units.filter((unit) => shown.includes(unit)));
  }
});

test('[PG-02] tab bar: on outlet, on marketplace in Korean only; the express tab in Korean only', () => {
  const bars = tenants.flatMap((tenant) =>
    languages.map((language) => [tenant, language, visibleTabs(featuresOf(aStorefront({ tenant, language })))]),
  );
  const global = ['All', 'SmileFresh', 'SmileDelivery'];
  expect(bars).toEqual([
    ['marketplace', 'ko', ['All', 'SmileFresh', 'SmileDelivery', 'ExpressShop']],
    ['marketplace', 'en', []],
    ['marketplace', 'cn', []],
    ['marketplace', 'jp', []],
    ['outlet', 'ko', ['All', 'SmileFresh', 'SmileDelivery', 'ExpressShop']],
    ['outlet', 'en', global],
    ['outlet', 'cn', global],
    ['outlet', 'jp', global],
  ]);
});
