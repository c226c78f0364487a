import { randomUUID } from 'node:crypto';
import { sessionMemory } from '@baguni/adapters';
import { httpClient } from '@baguni/adapters/http';
import {
  emptyCart,
  idempotencyKey,
  marketplacePrices,
  type CartState,
  type Command,
  type Page,
  type Shopper,
  type TxKey,
} from '@baguni/domain';
import { testContext } from '@baguni/presentation/testing';
import { pageLayers } from '@baguni/presentation/layers';
import { ToastStore } from '@baguni/presentation';
import { cartSession, commandSubject, type CartSession } from '@baguni/use-cases';
import { option as O } from 'fp-ts';
import type { Random } from '../random.ts';
import { lateParts } from './late-parts.ts';
import { pay } from './pay.ts';
import { tabFetch, type Sender } from './tab-fetch.ts';
import type { ShoppingLog } from './write-log.ts';

/** A tab: the page's own loop, adapters and layers, without a browser. */
export interface Tab {
  readonly name: string;
  readonly shopper: string;
  readonly state: () => CartState;
  readonly send: (command: Command) => void;
  /** Opens the page anew, as F5 does. */
  readonly reopen: () => void;
  /** Nothing is on its way: no call, no payment. */
  readonly isQuiet: () => boolean;
  /** The page was left while it had asked for something: that may have happened after the page was opened anew. */
  readonly hasLeftSomething: () => boolean;
  /** What lies over the page. */
  readonly overlays: () => readonly string[];
  readonly close: () => void;
}

/** What a tab stands in. */
export interface TabDeps {
  readonly sender: Sender;
  readonly random: Random;
  readonly log: ShoppingLog;
  /** By how much this computer's clock is wrong, in ms. */
  readonly clockOffMs: number;
}

const storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: O.none } as const;

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** How long a page that is left may still send something, in ms. */
const LEAVING_MS = 20;
/** How often a shopper looks whether something asks for an answer, in ms. */
const LOOK_MS = 40;

/** Opens a tab on a shopper's cart. */
export const openTab = ({ sender, random, log, clockOffMs }: TabDeps): Tab => {
  const { tab, shopper } = sender;
  const network = tabFetch(sender, log);
  const stored = new Map<string, string>();
  const http = {
    fetch: network.fetch,
    baseUrl: '/api',
    // the waits of production, which are the short ones
    environmentName: () => 'production' as const,
    language: 'ko' as const,
    device: 'pc' as const,
    newId: randomUUID,
    random: random.child('jitter').next,
  };
  const server = httpClient(http);
  const answers = random.child('answers');
  let session: CartSession | null = null;
  let layers = pageLayers(testContext(), after, new ToastStore(after));
  let commands = commandSubject();
  let underPayment = 0;
  let hasLeftSomething = false;

  const leave = (where: string): void => {
    log.trace(tab, `leaves for ${where}`);
    setTimeout(reopen, 0);
  };
  /** The next page says itself what is wanted. */
  const leaveFor = (where: string): void => {
    log.tell(tab, where);
    leave(where);
  };
  const order = async (key: TxKey): Promise<void> => {
    underPayment += 1;
    await pay(server, key, random.child(`pay/${key}`), (what) => log.tell(tab, what));
    underPayment -= 1;
    reopen();
  };
  const page: Page = {
    showTab: () => undefined,
    goToSignIn: () => leaveFor('sign-in page'),
    goToSelfAuthentication: () => leaveFor('identity page'),
    goToOrder: (key) => {
      log.tell(tab, 'order page');
      stop();
      void order(key);
    },
    targetOf: () => O.none,
    goTo: () => leave('another page'),
    goHome: () => leave('home'),
    goBack: () => leave('back'),
    close: () => leave('closed'),
    refresh: () => leave('refreshed'),
  };
  const heard = (): Shopper => {
    const { shopper: asked } = layers;
    const telling =
      <Request, Reply>(what: string, ask: (request: Request) => Reply) =>
      (request: Request): Reply => {
        log.tell(tab, what);
        return ask(request);
      };
    return {
      ...asked,
      confirm: telling('question', asked.confirm),
      alert: telling('alert', asked.alert),
      notify: telling('toast', asked.notify),
    };
  };

  function stop(): void {
    if (!session) return;
    session.stop();
    // what waits for its turn is sent as the page is left
    setTimeout(() => {
      hasLeftSomething ||= network.underWay() > 0;
      log.leave(tab, 'left');
    }, LEAVING_MS);
  }

  function reopen(): void {
    stop();
    commands = commandSubject();
    layers = pageLayers(testContext(), after, new ToastStore(after));
    const next = cartSession(
      {
        server,
        shopper: heard(),
        page,
        clock: { now: () => Date.now() + clockOffMs },
        prices: marketplacePrices,
        log: {
          report: (report) => {
            if (report.type === 'Unhandled') log.breakDown(`${tab}: ${report.message}`);
          },
        },
        memory: sessionMemory({
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, text) => void stored.set(key, text),
        }),
        newKey: () => idempotencyKey(randomUUID()),
        overseaMemory: {
          recall: () => Promise.resolve({ company: O.none, currency: O.none }),
          remember: () => () => Promise.resolve(),
        },
        saveSession: () => Promise.resolve(),
        parts: lateParts(),
      },
      emptyCart(storefront),
      commands,
    );
    session = next;
    let units: CartState['units'] | undefined;
    next.start();
    next.transitions.subscribe(({ event, state }) => {
      log.trace(
        tab,
        `${event.type} → ${state.cartVersion}: ${state.units.map((u) => `${u.cartUnitId}=${u.quantity}v${u.version}`).join(' ')}`,
      );
      if (state.units !== units) {
        units = state.units;
        log.show(
          tab,
          units.map(({ cartUnitId: id, quantity, version }) => ({ id, quantity, version })),
        );
      }
      // said in its place instead of in a layer: beside the field, in the cart's place
      if (event.type === 'QuantityRefused' || event.type === 'CartLoadFailed') log.tell(tab, event.type);
    });
    commands.next({ type: 'OpenCart' });
  }

  const answer = (): void => {
    const asking = layers.store.open.find(({ isClosing }) => !isClosing);
    if (!asking || answers.chance(0.6)) return;
    const { type } = asking.layer;
    if (type === 'ConfirmIncomeDutyItemOrderType') layers.closeLayer(asking.key, 'OrderTogether');
    else if (type === 'ConfirmLeaveCouponBox') layers.closeLayer(asking.key, 'LeaveChoice');
    else layers.closeLayer(asking.key, answers.chance(0.8));
  };
  const looking = setInterval(answer, LOOK_MS);
  reopen();
  return {
    name: tab,
    shopper,
    state: () => session?.state() ?? emptyCart(storefront),
    send: (command) => {
      log.trace(tab, JSON.stringify(command));
      commands.next(command);
    },
    reopen,
    isQuiet: () => network.underWay() === 0 && underPayment === 0,
    hasLeftSomething: () => hasLeftSomething,
    overlays: () => layers.store.open.map(({ layer }) => layer.type),
    close: () => {
      clearInterval(looking);
      session?.stop();
    },
  };
};
