import {
  Buffer,
  cartSession,
  emptySession,
  type CartSession,
  type Command,
  type Page,
  type Session,
  type Shopper,
} from '@baguni/use-cases';
import { randomUUID } from 'node:crypto';
import { sessionMemory } from '@baguni/adapters';
import { httpClient } from '@baguni/adapters/http';
import { idempotencyKey, marketplacePrices, type TxKey } from '@baguni/domain';
import { testContext } from '@baguni/presentation/testing';
import { pageLayers } from '@baguni/presentation/layers';
import { ToastStore } from '@baguni/presentation';
import { chunkCode } from '@baguni/use-cases/testing';
import { option as O } from 'fp-ts';
import type { Random } from '../random.ts';
import { pay } from './pay.ts';
import { tabFetch, type Sender, type ShoppingLog } from './shopping-log.ts';

/** The page's event loop, adapters and layers, without a browser. */
export interface Tab {
  readonly name: string;
  readonly shopper: string;
  readonly state: () => Session;
  readonly send: (command: Command) => void;
  /** Reloads the page. */
  readonly reopen: () => void;
  /** True if no call and no payment is in flight. */
  readonly isQuiet: () => boolean;
  /** True if a page was left during a request, which may take effect after the reload. */
  readonly hasLeftSomething: () => boolean;
  /** Open layers. */
  readonly overlays: () => readonly string[];
  readonly close: () => void;
}

/** The environment of a tab. */
export interface TabDeps {
  readonly sender: Sender;
  readonly random: Random;
  readonly log: ShoppingLog;
  /** Error of the clock of this computer, in ms. */
  readonly clockOffMs: number;
}

const storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: O.none } as const;

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** Time for the last requests of a page, in ms. */
const LEAVING_MS = 20;
/** Interval at which a shopper looks for a question, in ms. */
const LOOK_MS = 40;

/** The chunks of a page; here they are loaded already. */
const code = () => Promise.resolve(chunkCode());

/** Opens a tab on a shopper's cart. */
export const openTab = ({ sender, random, log, clockOffMs }: TabDeps): Tab => {
  const { tab, shopper } = sender;
  const network = tabFetch(sender, log);
  const stored = new Map<string, string>();
  const http = {
    fetch: network.fetch,
    baseUrl: '/api',
    // production has the short waits
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
  let commands = new Buffer<Command>();
  let underPayment = 0;
  let hasLeftSomething = false;

  const leave = (where: string): void => {
    log.trace(tab, `leaves for ${where}`);
    setTimeout(reopen, 0);
  };
  /** Leaves for a page that explains itself. */
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
    // leaving the page sends queued changes
    setTimeout(() => {
      hasLeftSomething ||= network.underWay() > 0;
      log.leave(tab, 'left');
    }, LEAVING_MS);
  }

  function reopen(): void {
    stop();
    commands = new Buffer<Command>();
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
        couponPrompt: { isClosed: () => false, rememberClosed: () => undefined },
        chunks: { more: code, checkout: code, coupons: code },
      },
      emptySession(storefront),
      commands,
    );
    session = next;
    let units: Session['cart']['units'] | undefined;
    next.start();
    next.transitions.subscribe(({ event, state }) => {
      log.trace(
        tab,
        `${event.type} → ${state.cartVersion}: ${state.cart.units.map((u) => `${u.cartUnitId}=${u.quantity}v${u.version}`).join(' ')}`,
      );
      if (state.cart.units !== units) {
        units = state.cart.units;
        log.show(
          tab,
          units.map(({ cartUnitId: id, quantity, version }) => ({ id, quantity, version })),
        );
      }
      // shown next to the field or in place of the cart, not in a layer
      if (event.type === 'QuantityRefused' || event.type === 'CartLoadFailed') log.tell(tab, event.type);
    });
    commands.pass({ type: 'OpenCart' });
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
    state: () => session?.state() ?? emptySession(storefront),
    send: (command) => {
      log.trace(tab, JSON.stringify(command));
      commands.pass(command);
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
