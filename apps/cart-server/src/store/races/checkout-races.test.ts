import { type CallName, type CheckoutRequest, calls } from '@baguni/contract';
import type { Answer, Scope, Session } from '@baguni/backend';
import {
  aCouponPolicy,
  aNewUnit,
  anIssuedCoupon,
  aStoredBuyer,
  errorOf,
  replyOf,
  setStock,
} from '@baguni/backend/testing';
import {
  couponIssueNo,
  noPapers,
  slotKeyOf,
  slotStock,
  won,
  type CartUnitId,
  type TxKey,
} from '@baguni/domain/internal';
import { aBuyer, aSmileFreshBranch } from '@baguni/domain/testing';
import { expect, test } from 'vitest';
import { CLIENTS, clients, rounds, sessionOf, twoProcesses } from '../../testing/race.ts';

const { transaction, reached, newKey, storeOf } = twoProcesses((tx) =>
  tx.putCouponPolicy('marketplace', aCouponPolicy()),
);

const aCart = (scope: Scope, shippingCountry: string, isCouponed = false): Promise<CartUnitId> =>
  transaction(async (tx) => {
    const buyer = aBuyer({ isIdentityVerified: true });
    await tx.putBuyer(scope, aStoredBuyer({ buyer, shippingCountry }));
    const id = await tx.addUnit(scope, aNewUnit());
    await tx.addIssuedCoupon(scope, anIssuedCoupon({ cartUnitIds: isCouponed ? [id] : [] }));
    await tx.bumpCart(scope);
    return id;
  });

/** Two apples for 20,000 won and shipping of 2,500 won. */
const HOME = 22_500;

const overseas: CheckoutRequest['oversea'] = {
  countryType: 'Japan',
  shippingCompany: 'CJ',
  papers: { ...noPapers, isConsented: true },
};

const order = (
  session: Session,
  client: number,
  id: CartUnitId,
  payable: number,
  over: Partial<CheckoutRequest> = {},
  now = 0,
): Promise<Answer> => {
  const request = calls.addCheckoutByCart.request.encode({
    cartUnitIds: [id],
    coupons: [],
    discounts: [],
    branchServiceType: 'Reserve',
    cartVersion: 1,
    payableSeen: won(payable),
    agreed: [],
    oversea: undefined,
    ...over,
  });
  return reached(client).ask('addCheckoutByCart', request, { session, key: newKey(), now });
};

const readOrder = (session: Session, txKey: TxKey) => reached(0).reply('getOrder', { txKey }, { session });

const overseaFee = ({ entries }: Awaited<ReturnType<typeof readOrder>>): number =>
  entries.filter(({ kind }) => kind === 'OverseaShipping').reduce((sum, { amount }) => sum + amount, 0);

interface OrderRace {
  readonly name: string;
  readonly country: string;
  readonly isCouponed?: boolean;
  /** The request of a page that has seen this cart. */
  readonly seenBy: (session: Session, id: CartUnitId) => Promise<readonly [payable: number, Partial<CheckoutRequest>]>;
  /** The change that is made meanwhile. */
  readonly change: readonly [CallName, object];
  readonly check: (session: Session, txKey: TxKey, payable: number) => Promise<void>;
}

/** Opens many orders while the cart changes once: each is as it was seen, or refused as stale; both must occur. */
const raceOrders = async ({ name, country, isCouponed = false, seenBy, change, check }: OrderRace): Promise<void> => {
  const seen = { opened: 0, refused: 0 };
  for (const round of rounds) {
    const session = sessionOf(`${name}-${round}`);
    const id = await aCart(session.scope, country, isCouponed);
    const [payable, over] = await seenBy(session, id);
    const answers = await Promise.all(
      clients.map((client) =>
        client === CLIENTS / 2
          ? reached(client).ask(...change, { session, key: newKey() })
          : order(session, client, id, payable, over),
      ),
    );
    const [changed] = answers.splice(CLIENTS / 2, 1);
    expect(changed?.status).toBe(200);
    const opened = answers.filter(({ status }) => status === 200);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(errorOf(calls.addCheckoutByCart, answer).resultCode).toBe('CART-STALE');
    // the first and the last
    for (const answer of [...opened.slice(0, 1), ...opened.slice(1).slice(-1)])
      await check(session, replyOf(calls.addCheckoutByCart, answer).txKey, payable);
    seen.opened += opened.length;
    seen.refused += answers.length - opened.length;
  }
  expect(Math.min(seen.opened, seen.refused)).toBeGreaterThan(0);
};

test('[SV-04 CK-19 OV-01] makes an order domestic as a whole, or stale, while the country changes', () =>
  raceOrders({
    name: 'leaving',
    country: 'SouthKorea',
    seenBy: async () => [HOME, {}],
    change: ['changeCountry', { countryType: 'Japan' }],
    check: async (session, txKey) => {
      const made = await readOrder(session, txKey);
      expect([made.payable, overseaFee(made)]).toEqual([HOME, 0]);
    },
  }));

test('[SV-04 CK-19 OV-03 BL-5] adds the fee to an overseas order, or makes it stale, while the country changes', () =>
  raceOrders({
    name: 'returning',
    country: 'Japan',
    seenBy: async (session, id) => {
      const asked = errorOf(calls.addCheckoutByCart, await order(session, 0, id, 1, { oversea: overseas }));
      return [(asked.data as { readonly payable: number }).payable, { oversea: overseas }];
    },
    change: ['changeCountry', { countryType: 'SouthKorea' }],
    check: async (session, txKey, payable) => {
      const made = await readOrder(session, txKey);
      expect([made.payable, overseaFee(made)]).toEqual([payable, payable - HOME]);
    },
  }));

test('[SV-04 CP-17 CK-19] refuses an order as stale or opens it with the coupon during removal, and refuses its payment afterwards', () =>
  raceOrders({
    name: 'uncouponed',
    country: 'SouthKorea',
    isCouponed: true,
    seenBy: async (_, id) => {
      const coupon = { couponNo: couponIssueNo('C1'), couponType: 'BuyerCoupon' as const, cartUnitIds: [id] };
      return [HOME - 2_000, { coupons: [coupon] }];
    },
    change: ['unapplyCoupons', { cartUnitIds: [], couponIssueNoes: ['C1'] }],
    check: async (session, txKey) => {
      expect((await readOrder(session, txKey)).payable).toBe(HOME - 2_000);
      const paid = await reached(1).refusal('payOrder', { txKey }, { session, key: newKey() });
      expect(paid.resultCode).toBe('CART-CHANGED');
      const [coupon] = await transaction((tx) => tx.issuedCoupons(session.scope));
      expect(coupon).toMatchObject({ cartUnitIds: [], spentAt: null });
    },
  }));

test('[SV-04 LY-09] gives the last capacity of a delivery time to one of many orders', async () => {
  const now = Date.parse('2026-11-20T09:00:00+09:00');
  for (const round of rounds.slice(0, 10)) {
    const branchCode = `F${round}`;
    const branch = aSmileFreshBranch({ branchCode });
    const detail = {
      ...aNewUnit().detail,
      cartUnitType: 'SmileFresh' as const,
      smileFreshBranch: { ko: branch, en: branch, cn: branch, jp: branch },
    };
    const key = slotKeyOf({ day: '2026-11-20', service: 'Reserve', fromHour: 16, branchCode });
    await transaction((tx) => setStock(tx, 'marketplace', slotStock(key), 1));
    const orders = await Promise.all(
      clients.map(async (client) => {
        const session = sessionOf(`timed-${round}-${client}`);
        const id = await transaction(async (tx) => {
          await tx.putBuyer(session.scope, aStoredBuyer());
          const added = await tx.addUnit(session.scope, aNewUnit({ detail }));
          await tx.bumpCart(session.scope);
          return added;
        });
        const made = await order(session, client, id, HOME, { deliverySlots: [key] }, now);
        return { session, client, txKey: replyOf(calls.addCheckoutByCart, made).txKey };
      }),
    );
    const answers = await Promise.all(
      orders.map(({ session, client, txKey }) =>
        reached(client).ask('payOrder', { txKey }, { session, key: newKey(), now }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers)
      if (answer.status !== 200) expect(errorOf(calls.payOrder, answer).resultCode).toBe('CART-BR7-31');
    const left = await transaction((tx) => tx.stock('marketplace', [slotStock(key)]));
    expect(left.get(slotStock(key))).toBe(0);
  }
});

test('[SV-04 CK-13] gives concurrent orders unique numbers', async () => {
  const numbers: unknown[] = [];
  for (const round of rounds)
    numbers.push(
      ...(await Promise.all(
        clients.map(async (client) => {
          const session = sessionOf(`number-${round}-${client}`);
          const id = await aCart(session.scope, 'SouthKorea');
          const { txKey } = replyOf(calls.addCheckoutByCart, await order(session, client, id, HOME));
          return (await transaction((tx) => tx.order(session.scope, txKey)))?.orderNumber;
        }),
      )),
    );
  expect(numbers).toHaveLength(rounds.length * CLIENTS);
  expect(numbers.filter((number) => !/^1970-0101-\d{6}$/u.test(String(number)))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('[SV-04 CK-13] makes no order wait for the transaction of another', async () => {
  const day = '2026-1122';
  const [first, later] = await storeOf(0).transaction(async (tx) => {
    const number = await tx.nextOrder('marketplace', day);
    return [number, await storeOf(1).transaction((other) => other.nextOrder('marketplace', day))];
  });
  expect(later).toBeGreaterThan(first);
});

test('[CK-16 BL-8] reports an order as running to another process, until its transaction has ended', async () => {
  const session = sessionOf('running');
  const key = newKey();
  const request = { path: calls.addCheckoutByCart.path, key, bodyHash: 'H' };
  const fateOf = async () =>
    (await reached(1).reply('findOrder', { idempotencyKey: key }, { session, key: null })).fate;
  await storeOf(0).transaction(async (tx) => {
    expect(await fateOf()).toBe('Unknown');
    expect((await tx.claim(session.scope, request, 0)).type).toBe('New');
    expect(await fateOf()).toBe('Running');
    const again = await storeOf(1).transaction((other) => other.claim(session.scope, request, 0));
    expect(again.type).toBe('InProgress');
    await tx.complete(session.scope, request, 0, { status: 409, body: { resultCode: 'CART-STALE' } });
  });
  expect(await fateOf()).toBe('Refused');
});
