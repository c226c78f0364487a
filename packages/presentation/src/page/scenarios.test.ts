import { openSessionOf, withFields } from '@baguni/use-cases/sessions';
import type { Session } from '@baguni/use-cases';
import {
  devices,
  languages,
  pricedOf,
  tenants,
  type CartUnitId,
  type Language,
  type Storefront,
} from '@baguni/domain/internal';
import { aStorefront } from '@baguni/domain/testing';
import { scenarioNames, scenarios, type ScenarioName } from '@baguni/scenarios';
import { describe, expect, test } from 'vitest';
import { cartViews, printedList, textsIn } from '../testing/printed.ts';

const now = Date.parse('2026-11-20T03:00:00.000Z');

const storefronts: readonly Storefront[] = tenants.flatMap((tenant) =>
  devices.flatMap((device) => languages.map((language) => ({ tenant, device, language, app: undefined }))),
);

const printed = (name: ScenarioName, storefront: Storefront) => {
  const views = cartViews(openSessionOf(scenarios[name], storefront, now), storefront);
  const { page, header, tabBar, addressBar, toolbar, summary, orderBar, empty, failure, loading } = views;
  const parts = { page, header, tabBar, addressBar, toolbar, summary, orderBar, empty, failure, loading };
  return { ...parts, ...printedList(views) };
};

/** Letters that must not appear in a language. */
const untranslated: Readonly<Record<Language, RegExp>> = {
  ko: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  en: /\p{Script=Hangul}/u,
  cn: /\p{Script=Hangul}/u,
  jp: /\p{Script=Hangul}/u,
};

/** Text that shoppers entered, e.g. an engraving, is not translated. */
const typedTexts = ({ cart: { units } }: Session): readonly string[] =>
  units
    .flatMap(({ item }) => item.options.filter(({ optionType }) => optionType === 'Text'))
    .flatMap(({ optionEntries }) => optionEntries.map(({ value }) => value))
    .filter((value) => value !== '');

describe.each(scenarioNames)('scenario %s', (name) => {
  test('renders every section for each tenant, device and language without a DOM', () => {
    for (const storefront of storefronts) {
      const texts = textsIn(printed(name, storefront));
      expect(texts.filter((text) => /undefined|NaN|\[object|\{\w+\}|…/u.test(text))).toEqual([]);
    }
  });

  test('[SH-07] an item labelled free ships free when only it is selected', () => {
    const state = withFields(openSessionOf(scenarios[name], aStorefront(), now), { selected: [] });
    const views = cartViews(state);
    const isFree = (id: CartUnitId) => views.unit(id)?.labels.some(({ kind }) => kind === 'FreeShipping') ?? false;
    for (const { cartUnitId: id, bundleKey } of state.cart.units.filter((unit) => isFree(unit.cartUnitId)))
      expect(pricedOf({ ...state.cart, selected: [id] }).bundleFees.get(bundleKey)?.fee ?? 0, String(id)).toBe(0);
  });

  test.each(languages)('in %s no text of another language remains', (language) => {
    const storefront: Storefront = { tenant: 'marketplace', device: 'pc', language, app: undefined };
    // The header shows each language name in that language.
    const { header: _, ...rest } = printed(name, storefront);
    const typed = typedTexts(openSessionOf(scenarios[name], storefront, now));
    const ours = textsIn(rest).map((text) => typed.reduce((left, part) => left.replaceAll(part, ''), text));
    expect(ours.filter((text) => untranslated[language].test(text))).toEqual([]);
  });
});
