import type { Random } from '../chaos/random.ts';
import { firstUnitOf, itemNoOf, PRICE, tokenOf, UNITS } from './rows.ts';

/** Weights of the calls. A page reads its cart, then prices each selection. */
const weights = [
  ['read', 50],
  ['selection', 25],
  ['quantity', 13],
  ['add', 7],
  ['order', 5],
] as const;

/** The calls of the table; `remove` replaces `add` in a full cart. */
export const kinds = ['read', 'selection', 'quantity', 'add', 'remove', 'order'] as const;
export type Kind = (typeof kinds)[number];

export const isRead = (kind: Kind): boolean => kind === 'read' || kind === 'selection';

interface Unit {
  readonly cartUnitId: number;
  readonly quantity: number;
  readonly version: number;
}

/** A cart as its page knows it. */
interface KnownCart {
  readonly version: number;
  readonly units: readonly Unit[];
}

export interface Request {
  readonly kind: Kind;
  readonly path: string;
  readonly token: string;
  readonly body: object;
  /** Takes the answer, so that the next request of the cart fits its new state. */
  readonly done: (status: number, body: string) => void;
}

const MOST_UNITS = 6;
/** The pieces of a unit that shoppers choose between. */
const MOST_PIECES = 5;

/** Returns a number from 0 to below `count` by Zipf's law. @param exponent 0.5 for shoppers, 1 for items */
export const zipf = (random: Random, count: number, exponent: 0.5 | 1): number => {
  const rank = exponent === 1 ? (count + 1) ** random.next() - 1 : count * random.next() ** 2;
  return Math.min(count - 1, Math.floor(rank));
};

/** The data of an answer, as far as a page needs it here. */
interface AnswerData {
  readonly cartVersion?: number;
  readonly cartUnitId?: number;
  readonly unit?: Unit;
}

const dataOf = (body: string): AnswerData => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers of our own server
  const { data } = JSON.parse(body) as { readonly data: AnswerData | null };
  return data ?? {};
};

/** Creates requests of many shoppers; a shopper has at most one request in flight. */
export const traffic = (random: Random, items: number, carts: number): (() => Request) => {
  const known = new Map<number, KnownCart>();
  const busy = new Set<number>();
  const cartOf = (cart: number): KnownCart =>
    known.get(cart) ?? {
      version: 1,
      units: Array.from({ length: UNITS }, (_, i) => ({ cartUnitId: firstUnitOf(cart) + i, quantity: 1, version: 1 })),
    };
  const pricesOf = (units: readonly Unit[]) => ({
    countryCode: 'SouthKorea',
    requests: units.map(({ cartUnitId, quantity }) => ({ cartUnitId, quantity })),
  });

  const requestOf = (
    kind: Kind,
    { version, units }: KnownCart,
  ): readonly [Kind, string, object, (data: AnswerData, isDone: boolean) => readonly Unit[]] => {
    const [one = units[0] ?? { cartUnitId: 0, quantity: 1, version: 0 }] = [random.pick(units)];
    switch (kind) {
      case 'read':
        return [kind, '/cart/getInitialCart', {}, () => units];
      case 'selection':
        return [kind, '/cart/getPrices', pricesOf([one]), () => units];
      case 'quantity': {
        const quantity = (one.quantity % MOST_PIECES) + 1;
        const asked = units.map((unit) => (unit === one ? { ...unit, quantity } : unit));
        const body = {
          cartUnitId: one.cartUnitId,
          quantity,
          branchServiceType: 'Reserve',
          unitVersion: one.version,
          cancelCoupons: false,
          refresh: pricesOf(asked),
        };
        return [
          kind,
          '/cart/setQuantity',
          body,
          ({ unit }) => units.map((each) => (unit?.cartUnitId === each.cartUnitId ? unit : each)),
        ];
      }
      case 'add': {
        if (units.length >= MOST_UNITS) return requestOf('remove', { version, units });
        const itemNo = itemNoOf(1 + zipf(random, items, 1));
        const body = { itemNo, quantity: 1, optionNos: [], additions: [] };
        return [
          kind,
          '/cart/addCart',
          body,
          // an item that is in the cart already gets one more piece
          ({ cartUnitId }) =>
            cartUnitId === undefined || units.some((unit) => unit.cartUnitId === cartUnitId)
              ? units
              : [...units, { cartUnitId, quantity: 1, version: 1 }],
        ];
      }
      case 'remove':
        return [
          kind,
          '/cart/removeCartUnits',
          { cartUnitIds: [one.cartUnitId], deleteCauseType: 'Buyer' },
          (_, isDone) => (isDone ? units.filter((unit) => unit !== one) : units),
        ];
      case 'order': {
        const body = {
          cartUnitIds: [one.cartUnitId],
          coupons: [],
          discounts: [],
          branchServiceType: 'Reserve',
          cartVersion: version,
          payableSeen: one.quantity * PRICE,
          agreed: [],
          oversea: null,
        };
        return [kind, '/cart-checkout/addCheckoutByCart', body, () => units];
      }
    }
  };

  return () => {
    let cart = 1 + zipf(random, carts, 0.5);
    while (busy.has(cart)) cart = 1 + zipf(random, carts, 0.5);
    const before = cartOf(cart);
    const [kind, path, body, unitsAfter] = requestOf(random.weighted(weights) ?? 'read', before);
    busy.add(cart);
    return {
      kind,
      path: `/api${path}`,
      token: tokenOf(cart),
      body,
      done: (status, text) => {
        busy.delete(cart);
        if (isRead(kind) || (status !== 200 && status !== 409)) return;
        const data = dataOf(text);
        known.set(cart, { version: data.cartVersion ?? before.version, units: unitsAfter(data, status === 200) });
      },
    };
  };
};
