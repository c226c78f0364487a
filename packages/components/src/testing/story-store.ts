import type { Device, Language, SideLayer, Storefront, Tenant } from '@baguni/domain/internal';
import type { CartEvent, Session, Command } from '@baguni/use-cases';
import { CartStore, type CartViews, cartViewsOf, viewContext, type Translations } from '@baguni/presentation';
import { deferredViews, happened, testContext, testLinks } from '@baguni/presentation/testing';
import { scenarios, type Scenario, type ScenarioName } from '@baguni/scenarios';
import { openSessionOf } from '@baguni/use-cases/sessions';
import type { PageStore } from '../lib/store.ts';

/** The fixed time of stories and tests, in ms since 1970 UTC. */
export const storyNow = Date.UTC(2026, 10, 20, 3);

export const storefrontOf = (tenant: Tenant, device: Device, language: Language): Storefront => ({
  tenant,
  device,
  language,
  app: undefined,
});

/** Returns the events of commands that need no server. */
const localEvents = (command: Command, { cart: { selected } }: Session): readonly CartEvent[] => {
  if (command.type === 'ToggleUnit') return [{ type: 'UnitToggled', cartUnitId: command.cartUnitId }];
  if (command.type === 'ToggleSellerGroup')
    return [{ type: 'SellerGroupToggled', sellerGroupKey: command.sellerGroupKey }];
  if (command.type === 'ToggleTab') return [{ type: 'TabToggled' }];
  if (command.type === 'SwitchTab') return [{ type: 'TabSwitched', tab: command.tab }];
  if (command.type === 'Deselect') {
    const chosen = command.cartUnitIds.filter((id) => selected.includes(id));
    return chosen.map((cartUnitId) => ({ type: 'UnitToggled', cartUnitId }));
  }
  return command.type === 'DismissCouponPrompt' ? [{ type: 'CouponPromptDismissed' }] : [];
};

/** A page store that records commands for tests. */
export interface StoryStore extends PageStore {
  readonly store: CartStore;
  readonly sent: readonly Command[];
}

export const isStoryStore = (page: unknown): page is StoryStore =>
  typeof page === 'object' && page !== null && 'views' in page && 'sent' in page;

/** The store of a scenario's cart on a PC, after some events. */
export const storeAfter = (scenario: Scenario, language: Language, ...events: readonly CartEvent[]): CartStore => {
  const store = new CartStore(openSessionOf(scenario, storefrontOf('marketplace', 'pc', language), storyNow));
  happened(store, ...events);
  return store;
};

/** The store of a scenario's cart in Korean with an open layer. */
export const storeUnder = (layer: SideLayer, name: ScenarioName): CartStore =>
  storeAfter(scenarios[name], 'ko', { type: 'SideLayerOpened', layer });

/** The views of a scenario's cart in Korean. */
export const cartViews = (name: ScenarioName): CartViews =>
  cartViewsOf(storeAfter(scenarios[name], 'ko'), testContext(), deferredViews);

/** Returns a view that the scenario must have. */
export const present = <T>(view: T | undefined): T => {
  if (view === undefined) throw new Error('The scenario has no such view.');
  return view;
};

/** Creates a store over a scenario's cart with working selection and tabs. Other commands are only recorded. */
export const storyStore = (name: ScenarioName, storefront: Storefront, words: Translations): StoryStore => {
  const sent: Command[] = [];
  const store = new CartStore(openSessionOf(scenarios[name], storefront, storyNow), (command) => {
    sent.push(command);
    happened(store, ...localEvents(command, store.state));
  });
  const views = cartViewsOf(store, viewContext(storefront, words, testLinks), deferredViews);
  return { store, views, sent, send: (command) => store.send(command) };
};
