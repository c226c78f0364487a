import type { Device, Language, Storefront, Tenant } from '@baguni/domain';
import type { CartEvent, Session, Command } from '@baguni/use-cases';
import { CartStore, CartViews, viewContext, type Links, type Translations } from '@baguni/presentation';
import { deferredViews, happened } from '@baguni/presentation/testing';
import { scenarios, type ScenarioName } from '@baguni/scenarios';
import { openSessionOf } from '@baguni/use-cases/sessions';
import type { PageStore } from '../context/store.ts';

/** When the carts of stories and tests are opened, so that they look the same on every day; ms since 1970 UTC. */
export const storyNow = Date.UTC(2026, 10, 20, 3);

/** Where the pages of stories lead: nowhere in particular. */
export const storyLinks: Links = {
  home: '/',
  smileDeliveryHome: '/smile-delivery',
  expressShopHome: '/express-shop',
  item: '/item/',
  customerCentre: '/help',
  head: 'Plain',
  closeTo: '',
  environments: [
    ['local', ''],
    ['development', 'https://dev-cart.marketplace.example'],
  ],
  memberSite: '',
  demo: '/demo',
};

/** A storefront of a story. */
export const storefrontOf = (tenant: Tenant, device: Device, language: Language): Storefront => ({
  tenant,
  device,
  language,
  app: { _tag: 'None' },
});

/** The commands whose whole effect is on the page itself; the others would ask a server. */
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

/** A page's store with what a test wants to see of it. */
export interface StoryStore extends PageStore {
  readonly store: CartStore;
  /** What was asked for so far, in order. */
  readonly sent: readonly Command[];
}

/** Whether what a story was given is its page's store. */
export const isStoryStore = (page: unknown): page is StoryStore =>
  typeof page === 'object' && page !== null && 'views' in page && 'sent' in page;

/** A store over a scenario's cart in which selection and tabs work; what needs a server is only noted. */
export const storyStore = (name: ScenarioName, storefront: Storefront, words: Translations): StoryStore => {
  const sent: Command[] = [];
  const store = new CartStore(openSessionOf(scenarios[name], storefront, storyNow), (command) => {
    sent.push(command);
    happened(store, ...localEvents(command, store.state));
  });
  const views = new CartViews(store, viewContext(storefront, words, storyLinks), {
    deferred: deferredViews,
  });
  return { store, views, sent, send: (command) => store.send(command) };
};
