import {
  cartUnitId,
  idempotencyKey,
  createPricer,
  marketplacePrices,
  type CartTab,
  type CartUnit,
  type EnginePrices,
  type Report,
  type SafeTarget,
  type Storefront,
  type TxKey,
} from '@baguni/domain/internal';
import type { CartEvent, CartEventType, EventOf } from '../session/event.ts';
import { emptySession, type Session } from '../session/session.ts';
import type { Command } from '../session/command.ts';
import type { Page } from '../ports/page.ts';
import type { MustSee } from '../ports/shopper.ts';
import type { OverseaChoice, RememberedSelection } from '../ports/memories.ts';
import { aSafeTarget, aStorefront, aUnit, testNow } from '@baguni/domain/testing';
import { uuidOf } from '@baguni/backend/testing/shop-cart';
import type { CallName } from '@baguni/contract';
import { vi } from 'vitest';
import { Buffer } from '../flow/buffer.ts';
import { cartSession, type CartSession } from '../loop/cart-session.ts';
import type { Ports, SessionChunks } from '../flow/deps.ts';
import { chunkCode, nothingAround, type ChunkCode, type ChunkPorts } from './chunks.ts';
import { shopServer, type ShopServer } from './shop-server.ts';
import type { Delivery } from './test-network.ts';
import { ScriptedShopper } from './scripted-shopper.ts';

const codeOf = (notice: MustSee): string => {
  if (notice.type === 'Message') return notice.code;
  return notice.type === 'ServerText' ? notice.text : notice.type;
};

/** A cart session with a fake server, a scripted shopper and virtual time. */
export class World implements Omit<Ports, 'server' | 'shopper'> {
  readonly server: ShopServer;
  readonly shopper = new ScriptedShopper();
  readonly reports: Report[] = [];
  readonly tabs: CartTab[] = [];
  readonly orders: TxKey[] = [];
  readonly remembered: RememberedSelection[] = [];
  readonly events: CartEvent[] = [];
  readonly session: CartSession;
  private readonly commands = new Buffer<Command>();
  readonly initial: Session;
  isPromptClosed = false;
  readonly couponPrompt = {
    isClosed: () => this.isPromptClosed,
    rememberClosed: () => void (this.isPromptClosed = true),
  };
  /** The use cases of the chunks; a test may replace them. */
  readonly code: { -readonly [Name in keyof ChunkCode]: ChunkCode[Name] } = chunkCode();
  private readonly load = () => Promise.resolve(this.code);
  /** Loads the chunks at once, because virtual time waits for no code; a test may replace a chunk. */
  readonly chunks: { -readonly [Name in keyof SessionChunks]: SessionChunks[Name] } = {
    more: this.load,
    checkout: this.load,
    coupons: this.load,
  };
  verifications = 0;
  /** Addresses that the page left for after failed calls. */
  readonly exits: string[] = [];
  signIns = 0;
  /** Orders that sign-in continues to. */
  readonly signInsToOrder: TxKey[] = [];
  readonly page = {
    goToSignIn: (key?: TxKey) => void (key === undefined ? (this.signIns += 1) : this.signInsToOrder.push(key)),
    goToSelfAuthentication: () => void (this.verifications += 1),
    showTab: (tab: CartTab) => void this.tabs.push(tab),
    goToOrder: (key: TxKey) => void this.orders.push(key),
    targetOf: (address: string) => (address.startsWith('/') ? aSafeTarget(address) : undefined),
    goTo: (target: SafeTarget) => void this.exits.push(target),
    goHome: () => void this.exits.push('home'),
    goBack: () => void this.exits.push('back'),
    close: () => void this.exits.push('close'),
    refresh: () => void this.exits.push('refresh'),
    /** An app may set it. */
    alone: undefined as Page['alone'],
  };
  private keys = 0;
  readonly newKey = () => idempotencyKey(uuidOf((this.keys += 1)));
  now = testNow;
  readonly clock = { now: () => this.now };
  prices: EnginePrices = marketplacePrices;
  readonly price = createPricer().price;
  readonly log = { report: (report: Report) => void this.reports.push(report) };
  saves = 0;
  save = async (): Promise<void> => void (this.saves += 1);
  readonly saveSession = (): Promise<void> => this.save();
  readonly memory = {
    recall: () => this.remembered.at(-1),
    remember: (selection: RememberedSelection) => void this.remembered.push(selection),
  };

  readonly choices: Partial<OverseaChoice>[] = [];
  readonly overseaMemory = {
    recall: async () => {
      const { company, currency } = Object.assign({}, ...this.choices) as Partial<OverseaChoice>;
      return { company, currency };
    },
    remember: (choice: Partial<OverseaChoice>) => async () => void this.choices.push(choice),
  };

  constructor(
    units: readonly CartUnit[],
    storefront: Partial<Storefront> = {},
    initial: Session = emptySession(aStorefront(storefront)),
  ) {
    this.initial = initial;
    this.server = shopServer(units, () => this.now);
    this.session = cartSession(this, this.initial, this.commands);
    this.session.transitions.subscribe(({ event }) => this.events.push(event));
    this.session.start();
  }

  provide(ports: Partial<ChunkPorts>): void {
    Object.assign(this.code, chunkCode({ ...nothingAround, ...ports }));
  }

  get state(): Session {
    return this.session.state();
  }

  send(...commands: readonly Command[]): void {
    for (const command of commands) this.commands.pass(command);
  }

  async after(ms: number, ...commands: readonly Command[]): Promise<void> {
    this.send(...commands);
    await vi.advanceTimersByTimeAsync(ms);
  }

  settle(...commands: readonly Command[]): Promise<void> {
    return this.after(1000, ...commands);
  }

  plan(call: CallName, ...deliveries: readonly Delivery[]): void {
    this.server.network.plan(call, ...deliveries);
  }

  requests(call: CallName): readonly unknown[] {
    return this.server.network.requests(call);
  }

  /** Releases an answer and waits for all that follows. */
  async arrive(n = 0): Promise<void> {
    await this.release(n);
    await this.settle();
  }

  async release(n: number): Promise<void> {
    this.server.network.held[n]?.release();
    await vi.advanceTimersByTimeAsync(0);
  }

  eventsOf<T extends CartEventType>(type: T): readonly EventOf<T>[] {
    return this.events.filter((event): event is EventOf<T> => event.type === type);
  }

  /** Codes of shown alerts, or the server’s text. */
  get alerted(): readonly string[] {
    return this.shopper.alerts.map(codeOf);
  }

  get notified(): readonly string[] {
    return this.shopper.notices.map(codeOf);
  }

  quantity(n: number): number | undefined {
    return this.state.cart.units.find((unit) => unit.cartUnitId === n)?.quantity;
  }
}

export const apples = (n: number, over: Partial<CartUnit> = {}): readonly CartUnit[] =>
  Array.from({ length: n }, (_, i) => aUnit({ ...over, cartUnitId: cartUnitId(i + 1) }));

/** A world with an opened and priced cart. Its earlier calls stay recorded. */
export const anOpenWorld = async (
  units: readonly CartUnit[] = apples(3),
  prepare: (world: World) => void = () => undefined,
  storefront: Partial<Storefront> = {},
) => {
  const world = new World(units, storefront);
  prepare(world);
  await world.settle({ type: 'OpenCart' });
  return world;
};

/** Prepares a world that delivers the next answers to a call like this. */
export const plan =
  (call: CallName, ...deliveries: readonly Delivery[]) =>
  (world: World): void =>
    world.plan(call, ...deliveries);

/** Opens a world of three apples that delivers the next answers to a call like this. */
export const planned = (call: CallName, ...deliveries: readonly Delivery[]): Promise<World> =>
  anOpenWorld(apples(3), plan(call, ...deliveries));

/** Opens a world of three apples, or of units, after it was prepared, and sends commands. */
export const settled = async (...steps: readonly (Command | ((world: World) => void) | readonly CartUnit[])[]) => {
  const isUnits = (step: (typeof steps)[number]): step is readonly CartUnit[] => Array.isArray(step);
  const prepare = (world: World): void => {
    for (const step of steps) if (typeof step === 'function') step(world);
  };
  const world = await anOpenWorld(steps.find(isUnits), prepare);
  await world.settle(...steps.filter((step): step is Command => typeof step === 'object' && !isUnits(step)));
  return world;
};

export const quantityOf = (n: number, asked: number | string): Command => ({
  type: 'ChangeQuantity',
  cartUnitId: cartUnitId(n),
  asked: String(asked),
});
