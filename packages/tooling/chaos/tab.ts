import { randomUUID } from 'node:crypto';
import { sessionMemory } from '@baguni/adapters';
import { createPricer, idempotencyKey, marketplacePrices, type TxKey } from '@baguni/domain/internal';
import { ToastStore } from '@baguni/presentation';
import { pageLayers } from '@baguni/presentation/layers';
import { testContext } from '@baguni/presentation/testing';
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
import { chunkCode } from '@baguni/use-cases/testing';
import { tabFetch, type Sender, type ShoppingLog } from './log.ts';
import type { FaultyNetwork } from './network.ts';
import type { Random } from './random.ts';
import { clientOf, pay } from './shopper.ts';

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
  readonly network: FaultyNetwork;
  readonly random: Random;
  readonly log: ShoppingLog;
  /** Error of the clock of this computer, in ms. */
  readonly clockOffMs: number;
}

const storefront = { tenant: 'marketplace', device: 'pc', language: 'ko', app: undefined } as const;
/** Time for the last requests of a page, in ms. */
const LEAVING_MS = 20;
/** Interval at which a shopper looks for a question, in ms. */
const LOOK_MS = 40;

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/** The chunks of a page; here they are loaded already. */
const code = () => Promise.resolve(chunkCode());

/** Opens a tab on a shopper's cart. */
export const openTab = ({ sender, network, random, log, clockOffMs }: TabDeps): Tab => {
  const { tab, shopper } = sender;
  const stored = new Map<string, string>();
  const send = tabFetch(sender, network, log);
  const answers = random.child('answers');
  let session: CartSession | null = null;
  let layers = pageLayers(testContext(), after, new ToastStore(after));
  let commands = new Buffer<Command>();
  let underWay = 0;
  let hasLeftSomething = false;

  const counted = async <A>(work: Promise<A>): Promise<A> => {
    underWay += 1;
    return work.finally(() => {
      underWay -= 1;
    });
  };
  const server = clientOf((url, init) => counted(send(url, init)), random.child('jitter'));

  const leave = (where: string): void => {
    log.trace(tab, `leaves for ${where}`);
    setTimeout(reopen, 0);
  };
  /** Leaves for a page that explains itself. */
  const leaveFor = (where: string): void => {
    log.tell(tab, where);
    leave(where);
  };
  const goToOrder = async (key: TxKey): Promise<void> => {
    log.tell(tab, 'order page');
    stop();
    await counted(pay(server, key, random.child(`pay/${key}`), (what) => log.tell(tab, what)));
    reopen();
  };
  const page: Page = {
    showTab: () => undefined,
    goToSignIn: () => leaveFor('sign-in page'),
    goToSelfAuthentication: () => leaveFor('identity page'),
    goToOrder: (key) => void goToOrder(key),
    targetOf: () => undefined,
    goTo: () => leave('another page'),
    goHome: () => leave('home'),
    goBack: () => leave('back'),
    close: () => leave('closed'),
    refresh: () => leave('refreshed'),
  };
  const telling =
    <Request, Reply>(what: string, ask: (request: Request) => Reply) =>
    (request: Request): Reply => {
      log.tell(tab, what);
      return ask(request);
    };
  const heard = ({ confirm, alert, notify, ...others }: Shopper): Shopper => ({
    ...others,
    confirm: telling('question', confirm),
    alert: telling('alert', alert),
    notify: telling('toast', notify),
  });

  function stop(): void {
    if (!session) return;
    session.stop();
    // leaving the page sends queued changes
    setTimeout(() => {
      hasLeftSomething ||= underWay > 0;
      log.tell(tab, 'left', 'Left');
    }, LEAVING_MS);
  }

  function reopen(): void {
    stop();
    commands = new Buffer<Command>();
    layers = pageLayers(testContext(), after, new ToastStore(after));
    session = cartSession(
      {
        server,
        shopper: heard(layers.shopper),
        page,
        clock: { now: () => Date.now() + clockOffMs },
        prices: marketplacePrices,
        price: createPricer().price,
        log: {
          report: (report) => {
            if (report.type === 'Unhandled') log.broken.push(`${tab}: ${report.message}`);
          },
        },
        memory: sessionMemory({
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, text) => void stored.set(key, text),
        }),
        newKey: () => idempotencyKey(randomUUID()),
        overseaMemory: {
          recall: () => Promise.resolve({ company: undefined, currency: undefined }),
          remember: () => () => Promise.resolve(),
        },
        saveSession: () => Promise.resolve(),
        couponPrompt: { isClosed: () => false, rememberClosed: () => undefined },
        chunks: { more: code, checkout: code, coupons: code },
      },
      emptySession(storefront),
      commands,
    );
    let units: Session['cart']['units'] = [];
    session.start();
    session.transitions.subscribe(({ event, state: { cart, cartVersion } }) => {
      const lines = cart.units.map(({ cartUnitId: id, quantity, version }) => ({ id, quantity, version }));
      log.trace(tab, `${event.type} → ${cartVersion}: ${JSON.stringify(lines)}`);
      if (cart.units !== units) log.shown.push({ tab, at: performance.now(), lines });
      ({ units } = cart);
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
    isQuiet: () => underWay === 0,
    hasLeftSomething: () => hasLeftSomething,
    overlays: () => layers.store.open.map(({ layer }) => layer.type),
    close: () => {
      clearInterval(looking);
      session?.stop();
    },
  };
};
