/** The fields of requests and responses that the invariants read. */
export interface Fields {
  readonly cartUnitId?: number;
  readonly cartUnitIds?: readonly number[];
  readonly removedCartUnitIds?: readonly number[];
  readonly quantity?: number;
  readonly unitVersion?: number;
  readonly cartVersion?: number;
  readonly itemNo?: string;
  readonly txKey?: string;
  readonly unit?: { readonly cartUnitId: number; readonly quantity: number; readonly version: number };
}

/** A request that no server answered, or answered with a status of 500 or above. */
export interface FailedRequest {
  readonly path: string;
  readonly begunAt: number;
  readonly endedAt: number;
  /** Null without an answer. */
  readonly status: number | null;
  readonly text: string;
}

/** The period of a rolling restart of healthy servers, in ms. */
export interface RollingRestart {
  readonly begunAt: number;
  readonly endedAt: number;
}

/** A cart line, reduced to the fields that changes write. */
export interface Line {
  readonly id: number;
  readonly itemNo: string;
  readonly quantity: number;
  readonly version: number;
}

/** A cart as the page shows it or the server returns it. */
export interface Cart {
  readonly version: number;
  readonly lines: readonly Line[];
  readonly coupons: readonly { readonly no: string; readonly unitIds: readonly number[] }[];
}

/** The result of a change for the page: success, refusal, or no valid response. */
export type Outcome = 'Acknowledged' | 'Refused' | 'Unknown';

/** A change with its key, however often it was sent. */
export interface Write {
  readonly shopper: string;
  readonly tab: string;
  readonly path: string;
  readonly key: string;
  readonly body: Fields;
  /** Start of the first attempt and end of the last one, ms. */
  readonly begunAt: number;
  readonly endedAt: number;
  readonly outcome: Outcome;
  /** The data of a success. */
  readonly data: Fields;
}

/** An entry in the log of a tab, for debugging violations. */
export interface Trace {
  readonly tab: string;
  readonly at: number;
  readonly what: string;
}

/** A message that a page showed (toast, layer, other page), or that the shopper left it. */
export interface Told extends Trace {
  readonly type: 'Said' | 'Left';
}

/** The lines that a page showed from a moment on, ms. */
export interface Shown {
  readonly tab: string;
  readonly at: number;
  readonly lines: readonly Omit<Line, 'itemNo'>[];
}

/** A page after everything has calmed down. */
export interface PageNow {
  readonly shopper: string;
  readonly tab: string;
  /** The shopper's only tab, never left during a request: no other page changed this cart. */
  readonly isAlone: boolean;
  /** Null if the page shows that loading failed. */
  readonly cart: Cart | null;
  /** Pending work that the page shows, e.g. `saving 3`. */
  readonly running: readonly string[];
  /** Open layers. */
  readonly overlays: readonly string[];
  /** The cart after a reload. */
  readonly reopened: Cart;
}

/** A paid order in the database. */
export interface PaidOrder {
  readonly key: string;
  readonly shopper: string;
  readonly lines: readonly Line[];
  readonly needs: readonly { readonly key: string; readonly pieces: number }[];
  readonly coupons: readonly string[];
}

/** An issued coupon in the database. */
export interface IssuedCoupon {
  readonly no: string;
  readonly shopper: string;
  readonly policy: string;
  readonly unitIds: readonly number[];
  readonly isSpent: boolean;
}

/** Rows that show what was sold. */
export interface Rows {
  readonly stock: Readonly<Record<string, number>>;
  readonly paid: readonly PaidOrder[];
  readonly coupons: readonly IssuedCoupon[];
  /** Coupon policies with the number of issued coupons. */
  readonly policies: readonly {
    readonly no: string;
    readonly perBuyer: number;
    readonly limit: number | null;
    readonly issued: number;
  }[];
}

/** All that happened in one round. */
export interface History {
  readonly writes: readonly Write[];
  readonly told: readonly Told[];
  readonly shown: readonly Shown[];
  readonly traces: readonly Trace[];
  readonly before: Readonly<Record<string, Cart>>;
  readonly after: Readonly<Record<string, Cart>>;
  readonly pages: readonly PageNow[];
  readonly rowsBefore: Rows;
  readonly rowsAfter: Rows;
  /** The item that shoppers only add, never change or delete. */
  readonly addedItem: string;
  readonly failed: readonly FailedRequest[];
  readonly restarts: readonly RollingRestart[];
  /** Unhandled errors and crashed processes. */
  readonly broken: readonly string[];
}
