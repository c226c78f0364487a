import type { Device, Language, Tenant } from '@baguni/domain/internal';
import { loadAllWords } from '@baguni/presentation';
import type { ScenarioName } from '@baguni/scenarios';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StoreContext } from '../lib/store.ts';
import { storefrontOf, storyStore, type StoryStore } from './story-store.ts';

/** The storefront of a rendered component. Defaults: marketplace, PC, Korean. */
export interface StoryPlace {
  readonly tenant?: Tenant;
  readonly device?: Device;
  readonly language?: Language;
}

/** Renders a component over a scenario's cart without a DOM. Returns the markup and its page. */
export const inStory = async (
  scenario: ScenarioName,
  part: ReactNode,
  { tenant = 'marketplace', device = 'pc', language = 'ko' }: StoryPlace = {},
): Promise<{ readonly html: string; readonly page: StoryStore }> => {
  const storefront = storefrontOf(tenant, device, language);
  const page = storyStore(scenario, storefront, await loadAllWords(storefront));
  return { page, html: renderToStaticMarkup(<StoreContext value={page}>{part}</StoreContext>) };
};

export const shippingGroupKeys = ({ views }: StoryStore): readonly string[] =>
  views.sellerGroupKeys.flatMap((key) => views.sellerGroup(key)?.shippingGroupKeys ?? []);

export const itemGroupKeys = (page: StoryStore): readonly string[] =>
  shippingGroupKeys(page).flatMap((key) => page.views.shippingGroup(key)?.itemGroupKeys ?? []);
