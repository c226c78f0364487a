import {
  cartTabs,
  cartUnitId as id,
  couponIssueNo,
  type CartTab,
  type CartUnitId,
  type CouponLane,
  itemNo,
  noFlags,
} from '@baguni/domain/internal';
import type { Command } from '../session/command.ts';
import { aBuyer, aCoupon, aDiscount, aHeldCoupon, anItem, anOption, aUnit, lawRuns } from '@baguni/domain/testing';
import fc, { type Arbitrary } from 'fast-check';
import { vi } from 'vitest';
import type { CallName } from '@baguni/contract';
import { type Delivery, aTimeOut, failing, heldBack, losing } from './test-network.ts';
import type { Reply } from './scripted-shopper.ts';
import { type World, anOpenWorld, apples } from './world.ts';

export type Happening =
  | { readonly type: 'Send'; readonly command: Command }
  | { readonly type: 'Plan'; readonly call: CallName; readonly delivery: Delivery }
  /** Releases a held answer, modulo their number. */
  | { readonly type: 'Release'; readonly n: number }
  | { readonly type: 'Wait'; readonly ms: number }
  | { readonly type: 'Reply'; readonly reply: Reply }
  /** Answers an open question, modulo their number. */
  | { readonly type: 'Answer'; readonly n: number; readonly yes: boolean }
  /** Another client changes or deletes a unit. */
  | { readonly type: 'Elsewhere'; readonly cartUnitId: CartUnitId; readonly quantity: number | undefined };

const UNITS = 4;

const arbId = fc.integer({ min: 1, max: UNITS }).map(id);

const arbCommand: Arbitrary<Command> = fc.oneof(
  arbId.map((cartUnitId): Command => ({ type: 'ToggleUnit', cartUnitId })),
  fc.constant<Command>({ type: 'ToggleTab' }),
  fc.constantFrom<CartTab>(...cartTabs).map((tab): Command => ({ type: 'SwitchTab', tab })),
  { arbitrary: arbQuantity(), weight: 4 },
  fc
    .uniqueArray(arbId, { minLength: 1, maxLength: 2 })
    .map((cartUnitIds): Command => ({ type: 'DeleteUnits', cartUnitIds, place: 'Toolbar' })),
  fc.constant<Command>({ type: 'DeleteSelected' }),
  { arbitrary: fc.constant<Command>({ type: 'Order' }), weight: 2 },
  { arbitrary: fc.oneof(arbCouponCommand(), arbOrderCommand()), weight: 5 },
);

function arbQuantity(): Arbitrary<Command> {
  const asked = fc.oneof({ arbitrary: fc.integer({ min: 1, max: 6 }).map(String), weight: 5 }, fc.constant('x'));
  return fc.record({ type: fc.constant('ChangeQuantity' as const), cartUnitId: arbId, asked });
}

function arbCouponCommand(): Arbitrary<Command> {
  const choice = fc.constantFrom<readonly [CouponLane, string | null]>(
    ['Buyer', 'C1'],
    ['Buyer', 'C2'],
    ['Buyer', null],
    ['Super', 'C3'],
    ['Super', null],
  );
  return fc.oneof(
    arbId.map((cartUnitId): Command => ({ type: 'OpenCouponBox', cartUnitId })),
    choice.map(([lane, key]): Command => ({
      type: 'ChooseCoupon',
      lane,
      couponKey: key === null ? undefined : couponIssueNo(key),
    })),
    { arbitrary: fc.constant<Command>({ type: 'ApplyCouponBox' }), weight: 2 },
    fc.constant<Command>({ type: 'CloseCouponBox' }),
    arbId.map((cartUnitId): Command => ({ type: 'RemoveCoupons', cartUnitIds: [cartUnitId] })),
  );
}

/** Steps that an order may need first: a partial order, an agreement, another country or courier. */
function arbOrderCommand(): Arbitrary<Command> {
  return fc.oneof(
    fc.uniqueArray(arbId, { maxLength: UNITS }).map((cartUnitIds): Command => ({ type: 'SelectOnly', cartUnitIds })),
    fc.uniqueArray(arbId, { maxLength: 2 }).map((cartUnitIds): Command => ({ type: 'Deselect', cartUnitIds })),
    fc.constant<Command>({ type: 'Agree', code: 'ASK-OVERSEA-CONSENT' }),
    fc
      .constantFrom('Japan', 'China', 'SouthKorea')
      .map((countryType): Command => ({ type: 'ChangeCountry', countryType })),
    fc
      .constantFrom('CJ' as const, 'EMS' as const, 'SFExpress' as const)
      .map((company): Command => ({ type: 'ChooseCompany', company })),
  );
}

const planOf = (calls: readonly CallName[], delivery: Arbitrary<Delivery>): Arbitrary<Happening> =>
  fc.record({ type: fc.constant('Plan' as const), call: fc.constantFrom(...calls), delivery });

const arbWriteDelivery = fc.oneof(fc.constantFrom(heldBack, failing()), fc.constantFrom(failing(aTimeOut()), losing()));
const arbPlan = fc.oneof(
  planOf(['setQuantity', 'setQuantity', 'removeCartUnits'], arbWriteDelivery),
  planOf(['applyCoupons', 'unapplyCoupons', 'changeCountry', 'addCheckoutByCart'], arbWriteDelivery),
  planOf(['getCart', 'getPrices', 'getOverseaShippingFees'], fc.constant(heldBack)),
);

const arbElsewhere: Arbitrary<Happening> = fc.record({
  type: fc.constant('Elsewhere' as const),
  cartUnitId: arbId,
  quantity: fc.option(fc.integer({ min: 1, max: 6 }), { freq: 3, nil: undefined }),
});

const arbShopper: Arbitrary<Happening> = fc.oneof(
  fc.constantFrom<Reply>('No', 'Later').map((reply): Happening => ({ type: 'Reply', reply })),
  fc.record({ type: fc.constant('Answer' as const), n: fc.nat(3), yes: fc.boolean() }),
);

const arbOf = (elsewhere: number): Arbitrary<readonly Happening[]> =>
  fc.array(
    fc.oneof(
      { arbitrary: arbCommand.map((command): Happening => ({ type: 'Send', command })), weight: 5 },
      { arbitrary: arbPlan, weight: 3 },
      { arbitrary: fc.nat(5).map((n): Happening => ({ type: 'Release', n })), weight: 2 },
      { arbitrary: fc.constantFrom(0, 60, 600).map((ms): Happening => ({ type: 'Wait', ms })), weight: 2 },
      { arbitrary: arbShopper, weight: 1 },
      { arbitrary: arbElsewhere, weight: elsewhere },
    ),
    { maxLength: 40, size: 'max' },
  );

/** Random actions while answers are late, swapped, lost or refused. */
export const arbHappenings = arbOf(0);
/** The same, while other clients change the cart. */
export const arbSharedHappenings = arbOf(2);

const lostOrder = fc.constantFrom(losing(), failing(aTimeOut()), failing(), heldBack);

/** Repeated orders with cart changes in between and lost answers. */
export const arbOrderings: Arbitrary<readonly Happening[]> = fc.array(
  fc.oneof(
    { arbitrary: fc.constant<Happening>({ type: 'Send', command: { type: 'Order' } }), weight: 4 },
    { arbitrary: arbQuantity().map((command): Happening => ({ type: 'Send', command })), weight: 1 },
    { arbitrary: planOf(['addCheckoutByCart'], lostOrder), weight: 3 },
    { arbitrary: planOf(['findOrder'], lostOrder), weight: 3 },
    { arbitrary: fc.nat(2).map((n): Happening => ({ type: 'Release', n })), weight: 1 },
    { arbitrary: fc.constantFrom(600, 3_000).map((ms): Happening => ({ type: 'Wait', ms })), weight: 4 },
  ),
  { maxLength: 30, size: 'max' },
);

const releaseOne = (world: World, n: number): void => {
  const { held: calls } = world.server.network;
  const index = calls.length === 0 ? -1 : n % calls.length;
  for (const call of index < 0 ? [] : calls.splice(index, 1)) call.release();
};

const answerOne = (world: World, n: number, yes: boolean): void => {
  const { later } = world.shopper;
  const index = later.length === 0 ? -1 : n % later.length;
  for (const answer of index < 0 ? [] : later.splice(index, 1)) answer(yes);
};

const elsewhere = (world: World, { cartUnitId, quantity }: Extract<Happening, { type: 'Elsewhere' }>): void => {
  if (quantity !== undefined) world.server.changeElsewhere(cartUnitId, { quantity });
  else world.server.deleteElsewhere(cartUnitId);
};

const happen = async (world: World, happening: Happening): Promise<void> => {
  if (happening.type === 'Send') world.send(happening.command);
  if (happening.type === 'Plan') world.server.network.plan(happening.call, happening.delivery);
  if (happening.type === 'Elsewhere') elsewhere(world, happening);
  if (happening.type === 'Reply') world.shopper.replies.push(happening.reply);
  if (happening.type === 'Answer') answerOne(world, happening.n, happening.yes);
  if (happening.type === 'Release') releaseOne(world, happening.n);
  await vi.advanceTimersByTimeAsync(happening.type === 'Wait' ? happening.ms : 0);
};

/** Delivers all answers and follow-up calls, and answers open questions with no. */
export const allArrived = async (world: World): Promise<void> => {
  world.server.network.forget();
  world.shopper.replies.length = 0;
  do {
    releaseOne(world, 0);
    answerOne(world, 0, false);
    // a waiting quantity is sent after a pause (QT-06)
    await vi.advanceTimersByTimeAsync(400);
  } while (world.server.network.held.length + world.shopper.later.length > 0);
};

const prepare = ({ server }: World): void => {
  server.applied = [aCoupon({ cartUnitIds: [id(1), id(2)] })];
  server.offered = [
    aHeldCoupon({ issueNo: couponIssueNo('C2'), discountUnitType: 'Amount', discountValue: 700 }),
    aHeldCoupon({ issueNo: couponIssueNo('C3'), couponType: 'SuperCoupon' }),
  ];
  server.initial = { buyer: aBuyer({ isIdentityVerified: true }) };
};

const fitted = aUnit({
  cartUnitId: id(UNITS),
  item: anItem({ itemNo: itemNo('TV'), flags: { ...noFlags, isInstall: true } }),
});

/** Apples of several kinds, and a unit that is fitted: it goes into an order alone, so orders ask (CK-06). */
const shelf = [
  ...apples(UNITS - 1, { discounts: [aDiscount()] }).map((apple, i) => ({
    ...apple,
    item: { ...apple.item, options: [anOption({ optionNo: `O${i}` })] },
  })),
  fitted,
];

/** An open world with coupons in use and available, units that must be ordered alone, and overseas shipping. */
const aBusyWorld = (): Promise<World> => anOpenWorld(shelf, prepare);

export interface Play {
  readonly begin?: (world: World) => void;
  readonly each?: (world: World) => void;
  readonly check: (world: World) => void | Promise<void>;
  readonly arb?: typeof arbHappenings;
  readonly runs?: number;
}

export const play = ({ begin, each, check, arb = arbHappenings, runs = 150 }: Play): Promise<void> =>
  fc.assert(
    fc.asyncProperty(arb, async (happenings) => {
      const world = await aBusyWorld();
      begin?.(world);
      for (const happening of happenings) {
        await happen(world, happening);
        each?.(world);
      }
      await check(world);
      world.session.stop();
    }),
    { numRuns: lawRuns(runs) },
  );
