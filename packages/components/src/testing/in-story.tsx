import type { Device, Language, Tenant } from '@baguni/domain';
import { loadAllWords } from '@baguni/presentation';
import type { ScenarioName } from '@baguni/scenarios';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StoreContext } from '../context/store.ts';
import { storefrontOf, storyStore, type StoryStore } from './story-store.ts';

/** Where a part is rendered; marketplace, PC, Korean where left out. */
export interface StoryPlace {
  readonly tenant?: Tenant;
  readonly device?: Device;
  readonly language?: Language;
}

/** Renders a part as a server would, over a scenario's cart; answers its markup and the page it stood in. */
export const inStory = async (
  scenario: ScenarioName,
  part: ReactNode,
  { tenant = 'marketplace', device = 'pc', language = 'ko' }: StoryPlace = {},
): Promise<{ readonly html: string; readonly page: StoryStore }> => {
  const storefront = storefrontOf(tenant, device, language);
  const page = storyStore(scenario, storefront, await loadAllWords(storefront));
  return { page, html: renderToStaticMarkup(<StoreContext value={page}>{part}</StoreContext>) };
};

/** Keys of all parcels of a page, in order. */
export const shippingGroupKeys = ({ views }: StoryStore): readonly string[] =>
  views.sellerGroupKeys.flatMap((key) => views.sellerGroup(key)?.shippingGroupKeys ?? []);

/** Keys of all items of a page, in order. */
export const itemGroupKeys = (page: StoryStore): readonly string[] =>
  shippingGroupKeys(page).flatMap((key) => page.views.shippingGroup(key)?.itemGroupKeys ?? []);
