import {
  type PricesReply,
  calls,
  clientOf,
  readReply,
  type Call,
  type CallName,
  type Calls,
  type Client,
  type RequestOf,
  type ResponseOf,
} from '@baguni/contract';
import { demoOverseas, demoSession, handleDemo, memoryStore, seed } from '@baguni/backend';
import {
  addUnits,
  changeOffers,
  putCashbacks,
  putPolicies,
  changeShopper,
  changeUnit,
  putShopCart,
  putShopCoupons,
  readShopCart,
  guestOwner,
  numbered,
  removeUnit,
  sellUnits,
  shopperA,
  uuidOf,
  type ShopCart,
} from '@baguni/backend/testing/shop-cart';
import {
  marketplaceParts,
  txKey,
  unknownEnvironment,
  won,
  type Answer,
  type ApiError,
  type AppliedCoupon,
  type CartUnit,
  type CartUnitId,
  type Coupon,
  type Environment,
  type ExtraDiscountCandidate,
  type IdempotencyKey,
  type InitialCart,
  type ShippingPolicy,
  type Won,
} from '@baguni/domain/internal';
import { aMarket, anInitialCart } from '@baguni/domain/testing';
import { initialCartOf, type Scenario } from '@baguni/scenarios';
import { either as E } from 'fp-ts';
import { TestNetwork } from './test-network.ts';

const wired = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

const steps = { first: 9_000, further: 9_000 };
const zones = { 1: steps, 2: steps, 3: steps };

/** A marketplace that ships to Japan by two companies and to China by one, for 9,000 won a piece of one kilogram. */
export const testMarket = aMarket({
  countries: (
    [
      ['JP', 'Japan', ['CJ', 'EMS']],
      ['CN', 'China', ['SFExpress']],
    ] as const
  ).map(([countryCode, countryType, carriers]) => ({
    countryCode,
    countryType,
    countryName: { ko: countryType, en: countryType, cn: countryType, jp: countryType },
    zone: 1,
    carriers,
  })),
  stepGrams: 1_000,
  fees: { CJ: zones, EMS: zones, SFExpress: zones },
  refused: { byAll: [], by: { EMS: [], SFExpress: [], CJ: [] }, into: {} },
});

/** Replacement of an answer, and changes of it. */
type Change = (answer: unknown) => unknown;

/** The in-memory back end behind a network that a test controls. Requests take effect in the order in which they are sent. */
class Shop {
  readonly network = new TestNetwork();
  readonly orderKeys: (IdempotencyKey | undefined)[] = [];
  environment: Environment = unknownEnvironment;
  private readonly store = memoryStore();
  private session = shopperA;
  private overseas = testMarket;
  private readonly changes = new Map<CallName, Change>();
  private readonly fixed = new Map<CallName, Change>();
  private first: Partial<InitialCart> = {};
  /** The cart of the back end after its last request. */
  cart: ShopCart;
  private last: Promise<unknown> = Promise.resolve();
  private keys = 0;
  private orders = 0;

  private readonly now: () => number;

  constructor(units: readonly CartUnit[], now: () => number) {
    this.now = now;
    this.cart = { units, coupons: [], version: 1, country: 'SouthKorea', orderCount: 0 };
    // hashing runs outside the event loop, so virtual time could not wait for it
    this.answer('getHashedCguid', { hashedCguid: undefined });
    void this.work(() => putShopCart(this.store, shopperA, anInitialCart(units)));
  }

  send(name: CallName, request: unknown, key?: IdempotencyKey): Answer<unknown> {
    const carry = this.network.carry(name, request ?? {}, () =>
      this.work(() => this.answerTo(name, request, key), calls[name].isWrite),
    );
    return () => {
      if (name === 'addCheckoutByCart') this.orderKeys.push(key);
      return carry();
    };
  }

  /** Does some work after all that was asked for before. */
  private work<A>(work: () => Promise<A>, changesCart = true): Promise<A> {
    const mine = this.last.then(work).then(async (answer) => {
      if (changesCart) this.cart = await readShopCart(this.store, this.session);
      return answer;
    });
    this.last = mine.catch(() => undefined);
    return mine;
  }

  private async answerTo(name: CallName, request: unknown, key?: IdempotencyKey): Promise<E.Either<ApiError, unknown>> {
    const fixed = this.fixed.get(name);
    if (fixed) return E.right(fixed(request));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- requests have the type of their call
    const call = calls[name] as unknown as Call<unknown, unknown>;
    this.keys += 1;
    const { status, body } = await handleDemo(
      {
        store: this.store,
        environment: this.environment,
        overseas: this.overseas,
        engine: marketplaceParts,
        newTxKey: () => txKey(`T${(this.orders += 1)}`),
        report: () => undefined,
      },
      {
        call: name,
        session: this.session,
        idempotencyKey: call.isWrite ? (key ?? uuidOf(1_000_000 + this.keys)) : null,
        body: wired(call.request.encode(request)),
        now: this.now(),
        language: 'ko',
        device: 'pc',
        isApp: false,
      },
    );
    if (name === 'mergeCart') this.first = { ...this.first, isNeedMerge: false };
    return E.map((answer: unknown) => this.changed(name, answer))(readReply(call, { status, body: wired(body) }));
  }

  private changed(name: CallName, answer: unknown): unknown {
    const change = this.changes.get(name);
    const own = change ? change(answer) : answer;
    const { defaultItemShippingFeeIsFreeList: free, cartNudgingTypes: nudgings } = this.first;
    if (name === 'getInitialCart') return Object.assign({}, own, this.first);
    if (name !== 'getCart') return own;
    return Object.assign(
      {},
      own,
      free && { defaultItemShippingFeeIsFreeList: free },
      nudgings && { cartNudgingTypes: nudgings },
    );
  }

  /** Every later call of this name is answered so, and reaches no back end. */
  answer<Name extends CallName>(
    name: Name,
    answer: ResponseOf<Calls[Name]> | ((request: RequestOf<Calls[Name]>) => ResponseOf<Calls[Name]>),
  ): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- requests have the type of their call
    this.fixed.set(name, typeof answer === 'function' ? (answer as Change) : () => answer);
  }

  /** Removes this unit only, whatever is asked. */
  removeOnly(id: CartUnitId): void {
    this.answer('removeCartUnits', () => {
      this.deleteElsewhere(id);
      return { removedCartUnitIds: [id], cartVersion: this.cart.version + 1 };
    });
  }

  /** Later answers to this call are changed on their way. */
  alter<Name extends CallName>(name: Name, change: (answer: ResponseOf<Calls[Name]>) => ResponseOf<Calls[Name]>): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers have the type of their call
    this.changes.set(name, change as Change);
  }

  set applied(applied: readonly AppliedCoupon[]) {
    void this.work(() => putShopCoupons(this.store, this.session, { applied }));
  }

  set offered(offered: readonly Coupon[]) {
    void this.work(() => putShopCoupons(this.store, this.session, { offered }));
  }

  set cashback(amount: Won) {
    const terms = { cashbackType: 'Item', calcType: 'Amount', rate: 0, amount, maxAmount: undefined } as const;
    const cashbacks = [{ ...terms, date: '2026-12-31T00:00:00.000Z', target: { type: 'All' } as const }];
    void this.work(() => putCashbacks(this.store, this.session, cashbacks));
  }

  set extraDiscounts(extraDiscounts: readonly ExtraDiscountCandidate[]) {
    void this.work(() => changeOffers(this.store, this.session, { extraDiscounts }));
  }

  /** Fields that replace those of the store in a first read; buyer and destination are set in the store. */
  set initial(initial: Partial<InitialCart>) {
    const { buyer, isCertificatedAdult, shippingCountry, latestShippingAddress: address, ...others } = initial;
    const { priorityBranchServiceType, ...first } = others;
    this.first = first;
    if (buyer?.ordersAsNonMember) this.session = { ...this.session, ordersAsNonMember: true };
    const latestShippingAddress = 'latestShippingAddress' in initial ? (address ?? null) : undefined;
    const shopper = { buyer, isCertificatedAdult, shippingCountry, latestShippingAddress, priorityBranchServiceType };
    const given = Object.fromEntries(Object.entries(shopper).filter(([, value]) => value !== undefined));
    void this.work(() => changeShopper(this.store, this.session, given));
  }

  quantityOf(id: CartUnitId): number | undefined {
    return this.cart.units.find((unit) => unit.cartUnitId === id)?.quantity;
  }

  /** Adds won to every shipping fee: the server knows better than the page. */
  raiseFees(extra: number): void {
    const raised = ({ shipping, ...others }: PricesReply): PricesReply => ({
      ...others,
      shipping: {
        ...shipping,
        shippingBundles: shipping.shippingBundles.map((one) => ({ ...one, shippingFee: won(one.shippingFee + extra) })),
      },
    });
    this.alter('getPrices', raised);
    this.alterBroughtPrices(raised);
  }

  /** Answers changes without prices, as an older server does. */
  leaveOutPrices(): void {
    this.alterBroughtPrices(() => undefined);
  }

  /** Sends prices without overseas terms, so that the page reads them apart. */
  leaveOutTerms(): void {
    const withoutTerms = ({ overseas: _, ...prices }: PricesReply): PricesReply => prices;
    this.alter('getPrices', withoutTerms);
    this.alterBroughtPrices(withoutTerms);
  }

  private alterBroughtPrices(change: (prices: PricesReply) => PricesReply | undefined): void {
    const changes = ['setQuantity', 'changeOptions', 'removeCartUnits', 'applyCoupons', 'unapplyCoupons'] as const;
    const writes = [...changes, 'addCart', 'saveForLater', 'moveToCart', 'changeCountry'] as const;
    for (const name of writes)
      this.alter<(typeof writes)[number]>(name, ({ refreshed: brought, ...reply }) => {
        const refreshed = brought && change(brought);
        return refreshed ? { ...reply, refreshed } : reply;
      });
  }

  /** Simulates a change by another client. Raises the versions of unit and cart. */
  changeElsewhere(id: CartUnitId, change: Partial<CartUnit>): void {
    void this.work(() => changeUnit(this.store, this.session, id, change));
  }

  deleteElsewhere(id: CartUnitId): void {
    void this.work(() => removeUnit(this.store, this.session, id));
  }

  /** Opens the demo marketplace instead, with the buyer of a scenario. */
  openScenario(scenario: Scenario): void {
    this.session = demoSession(scenario, 'marketplace');
    this.overseas = demoOverseas;
    const { units } = initialCartOf(scenario, 'ko', this.now());
    void this.work(() => seed(numbered(this.store, units), [scenario], this.now()));
  }

  sell(...units: readonly CartUnit[]): void {
    void this.work(() => sellUnits(this.store, this.session, units));
  }

  /** Replaces the shipping terms with these keys. */
  putPolicies(...policies: readonly ShippingPolicy[]): void {
    void this.work(() => putPolicies(this.store, policies));
  }

  /** Leaves these units in the cart that this browser had as a guest. */
  putGuestCart(...units: readonly CartUnit[]): void {
    const owner = guestOwner('g');
    void this.work(() => addUnits(this.store, { scope: { ...this.session.scope, owner }, guestOwner: null }, units));
    this.session = { ...this.session, guestOwner: owner };
  }

  addElsewhere(...units: readonly CartUnit[]): void {
    void this.work(() => addUnits(this.store, this.session, units));
  }
}

/** The shop as a test controls it, and its calls as a page sends them. */
export type ShopServer = Shop & Client<Calls>;

/** Opens a shop for a member with these units in the cart. */
export const shopServer = (units: readonly CartUnit[], now: () => number): ShopServer => {
  const shop = new Shop(units, now);
  return Object.assign(
    shop,
    clientOf((name, _, request, key) => shop.send(name, request, key)),
  );
};

/** Recommends coupons for whatever is asked about. */
export const recommend = (server: ShopServer, coupons: readonly Coupon[]): void =>
  server.answer('getRecommendedCoupons', ({ targets }) => ({
    groups: targets.map(({ key, cartUnitIds }) => ({
      key,
      coupons: coupons.map((coupon) => ({ coupon, cartUnitIds })),
      saving: won(0),
    })),
  }));
