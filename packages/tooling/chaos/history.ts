/** A line of a cart, as far as changes of it can be lost. */
export interface Line {
  readonly id: number;
  readonly itemNo: string;
  readonly quantity: number;
  readonly version: number;
}

/** A coupon that is in use. */
export interface AppliedCoupon {
  readonly no: string;
  readonly unitIds: readonly number[];
}

/** A cart, by its page or by its server. */
export interface Cart {
  readonly version: number;
  readonly lines: readonly Line[];
  /** The coupons in use, by their number, each with its units. */
  readonly coupons: readonly AppliedCoupon[];
}

/** How a change ended for the page that asked for it: answered with success, with a refusal, or without an answer that counts. */
export type Outcome = 'Acknowledged' | 'Refused' | 'Unknown';

/** A change that a tab asked for. However often it was sent, its key makes it one. */
export interface Write {
  readonly shopper: string;
  readonly tab: string;
  /** The call's path, e.g. `/cart/setQuantity`. */
  readonly path: string;
  readonly key: string;
  readonly body: unknown;
  /** When it was first sent, and when its last answer came or was given up; ms. */
  readonly begunAt: number;
  readonly endedAt: number;
  readonly outcome: Outcome;
  /** What the answer brought; null without one. */
  readonly data: unknown;
}

/** What a page showed a shopper in words, as a toast, a layer or another page; or that the shopper has left it. */
export interface Told {
  readonly tab: string;
  readonly type: 'Said' | 'Left';
  readonly at: number;
  readonly what: string;
}

/** The lines of the server's cart that a page showed from a moment on, ms. */
export interface Shown {
  readonly tab: string;
  readonly at: number;
  readonly lines: readonly Omit<Line, 'itemNo'>[];
}

/** A line of what happened in a tab. */
export type Trace = Omit<Told, 'type'>;

/** A page once everything has calmed down. */
export interface PageNow {
  readonly shopper: string;
  readonly tab: string;
  /** The only tab of its shopper, and never left while something was asked for: nobody else has changed this cart. */
  readonly isAlone: boolean;
  /** Null where the page says that it could not be loaded, and offers to try again. */
  readonly cart: Cart | null;
  /** What the page shows as running, e.g. `saving 3`. */
  readonly running: readonly string[];
  /** What lies over the page. */
  readonly overlays: readonly string[];
  /** The cart after the page was opened anew. */
  readonly reopened: Cart;
}

/** An order that was paid, by its rows. */
export interface PaidOrder {
  readonly key: string;
  readonly shopper: string;
  readonly lines: readonly Line[];
  readonly needs: readonly { readonly key: string; readonly pieces: number }[];
  readonly coupons: readonly string[];
}

/** A coupon that a buyer has, by its row. */
export interface IssuedCoupon {
  readonly no: string;
  readonly shopper: string;
  readonly policy: string;
  readonly unitIds: readonly number[];
  readonly isSpent: boolean;
}

/** A policy of coupons, by its row. */
export interface Policy {
  readonly no: string;
  readonly perBuyer: number;
  readonly limit: number | null;
  readonly issued: number;
}

/** The rows of the database that decide whether anything was sold that is not there. */
export interface Rows {
  readonly stock: Readonly<Record<string, number>>;
  readonly paid: readonly PaidOrder[];
  readonly coupons: readonly IssuedCoupon[];
  readonly policies: readonly Policy[];
}

/** All that happened in one round. */
export interface History {
  readonly writes: readonly Write[];
  readonly told: readonly Told[];
  readonly shown: readonly Shown[];
  readonly before: Readonly<Record<string, Cart>>;
  readonly after: Readonly<Record<string, Cart>>;
  readonly pages: readonly PageNow[];
  readonly rowsBefore: Rows;
  readonly rowsAfter: Rows;
  /** The item that shoppers only add, never change nor delete. */
  readonly addedItem: string;
  /** What happened in each tab, to be read after a violation. */
  readonly traces: readonly Trace[];
  /** What broke in a program: an error that nobody handled, an answer of 500, a process that ended by itself. */
  readonly broken: readonly string[];
}

/** What must hold after each round. */
export interface Invariant {
  readonly name: string;
  /** What does not hold, in words; empty where all is well. */
  readonly violations: (history: History) => readonly string[];
}
