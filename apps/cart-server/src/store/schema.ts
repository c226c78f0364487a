import type { AdminEvent } from '@baguni/contract';
import type {
  CouponPolicy,
  FundingTerms,
  ItemOffers,
  OfferedItem,
  Offers,
  OwnerKey,
  StoredAnswer,
  StoredBuyer,
  StoredDetail,
  StoredOrder,
  UnitDetail,
  Scope,
} from '@baguni/backend';
import type {
  BundleTerms,
  CartUnitId,
  CashbackTerms,
  CouponIssueNo,
  CouponPolicyNo,
  Discount,
  ItemNo,
  Language,
  Recipient,
  StockKey,
  SeenCart,
  Seller,
  ShippingCompanyType,
  ShippingPolicy,
  Tenant,
  TxKey,
  DetailKey,
} from '@baguni/domain/internal';
import {
  type ColumnType,
  type Generated,
  type Kysely,
  expressionBuilder,
  type Expression,
  type ExpressionBuilder,
  type SqlBool,
} from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** The progress of an import, kept until its file ends. */
export interface ImportProgress {
  /** Differs for a changed file. */
  readonly version: string;
  readonly lines: number;
  readonly bytes: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
}

type Json<A> = ColumnType<A, string, string>;

export interface Scoped {
  readonly tenant: Tenant;
  readonly owner: OwnerKey;
}

interface CartUnitTable extends Scoped {
  readonly cart_unit_id: Generated<CartUnitId>;
  readonly item_no: ItemNo;
  readonly quantity: number;
  readonly version: number;
  readonly inserted_at: number;
  readonly detail: Json<UnitDetail>;
}

interface CatalogueTable<A> {
  readonly tenant: Tenant;
  readonly language: Language;
  readonly entry_key: string;
  readonly detail: Json<A>;
}

export interface Tables {
  readonly sessions: Scoped & {
    readonly token_hash: string;
    readonly guest_owner: OwnerKey | null;
    /** 1 for the choice to order as a non-member, or null. */
    readonly orders_as_non_member: 1 | null;
    /** 1 for a visit through the employee mall, or null. */
    readonly via_employee_mall: 1 | null;
    readonly created_at: number;
    readonly expires_at: number;
  };
  readonly buyers: Scoped & {
    readonly detail: Json<StoredBuyer>;
  };
  readonly carts: Scoped & {
    readonly version: number;
    /** Increases with each change of the shopper’s units, coupons or buyer. */
    readonly revision: number;
  };
  readonly cart_units: CartUnitTable;
  /** A unit that the shopper saved for later, with its number from the cart. */
  readonly saved_units: Omit<CartUnitTable, 'cart_unit_id'> & {
    readonly cart_unit_id: CartUnitId;
    readonly saved_at: number;
  };
  /** An item whose page the shopper opened, once per shopper. */
  readonly viewed_items: Scoped & {
    readonly item_no: ItemNo;
    readonly viewed_at: number;
  };
  readonly coupon_policies: {
    readonly tenant: Tenant;
    readonly policy_no: CouponPolicyNo;
    readonly per_buyer: number;
    readonly issue_limit: number | null;
    readonly issued: number;
    readonly detail: Json<CouponPolicy>;
  };
  readonly issued_coupons: Scoped & {
    readonly issue_no: CouponIssueNo;
    readonly policy_no: CouponPolicyNo;
    readonly issued_at: number;
    /** Null if the coupon is not applied. */
    readonly cart_unit_ids: ColumnType<readonly CartUnitId[] | null, string | null, string | null>;
    readonly spent_at: number | null;
  };
  readonly coupon_tries: Scoped & {
    readonly policy_no: CouponPolicyNo;
    readonly day: number;
    readonly tries: number;
  };
  readonly items: CatalogueTable<OfferedItem>;
  readonly sellers: CatalogueTable<Seller>;
  readonly policies: CatalogueTable<ShippingPolicy>;
  readonly bundle_terms: CatalogueTable<BundleTerms>;
  readonly discounts: CatalogueTable<Discount>;
  readonly fundings: CatalogueTable<FundingTerms>;
  readonly catalogue_versions: {
    readonly tenant: Tenant;
    /** Increases with each change of the tenant’s catalogue, coupon policies or offers. */
    readonly version: number;
  };
  readonly offers: {
    readonly tenant: Tenant;
    readonly detail: Json<Offers>;
  };
  readonly item_offers: {
    readonly tenant: Tenant;
    readonly kind: keyof ItemOffers;
    readonly item_no: ItemNo;
    readonly detail: Json<readonly unknown[]>;
  };
  /** Downloadable policies by their targets. */
  readonly coupon_targets: {
    readonly tenant: Tenant;
    readonly target: string;
    /** Last moment of the policy, in ms since 1970 UTC. */
    readonly expires_at: number;
    readonly policy_no: CouponPolicyNo;
  };
  /** Cashback terms by their targets. */
  readonly cashbacks: {
    readonly tenant: Tenant;
    readonly target: string;
    /** Position among the terms of the tenant. */
    readonly place: number;
    readonly detail: Json<CashbackTerms>;
  };
  readonly seeds: {
    readonly name: 'demo';
    readonly build: string;
  };
  /** The progress of interrupted imports, by the name of the file. */
  readonly imports: {
    readonly name: string;
    readonly detail: Json<ImportProgress>;
  };
  readonly stock: {
    readonly tenant: Tenant;
    readonly item_no: string;
    readonly stock_key: StockKey;
    readonly pieces: number;
  };
  readonly orders: Scoped & {
    readonly tx_key: TxKey;
    readonly created_at: number;
    readonly paid_at: number | null;
    /** Null in older orders. */
    readonly country_type: string | null;
    readonly shipping_company: ShippingCompanyType | null;
    /** Null if the buyer has an address, and after it was erased. */
    readonly recipient: ColumnType<Recipient | null, string | null, string | null>;
    readonly detail: Json<
      Pick<StoredOrder, 'units' | 'entries' | 'payable' | 'needs'> &
        Partial<
          Pick<
            StoredOrder,
            'language' | 'coupons' | 'agreed' | 'preparedFor' | 'memo' | 'deliverySlots' | 'orderNumber' | 'terms'
          >
        >
    >;
  };
  /** Orders of a day; only SQLite counts them here. */
  readonly order_days: {
    readonly tenant: Tenant;
    /** Date in Seoul, `2026-1122`. */
    readonly day: string;
    readonly orders: number;
  };
  /** An answer for a repeated request. */
  readonly answers: Scoped & {
    readonly request_id: string;
    /** The number of the partition of its day. */
    readonly slot: number;
    readonly body_hash: string;
    readonly claimed_at: number;
    /** The compressed JSON of a `StoredAnswer`. */
    readonly answer: Uint8Array;
  };
  /** Answers of servers of the previous version. */
  readonly idempotency: Scoped & {
    readonly path: string;
    readonly request_key: string;
    readonly body_hash: string;
    readonly claimed_at: number;
    readonly answer: ColumnType<StoredAnswer | null, string | null, string | null>;
  };
  readonly kept_details: Scoped & {
    readonly detail_key: DetailKey;
    readonly place: StoredDetail['place'];
    readonly type: string;
    readonly expires_at: number;
    readonly detail: Json<StoredDetail>;
  };
  readonly visits: Scoped & {
    readonly seen_at: number;
    readonly detail: Json<SeenCart>;
  };
  /** A change of an order, a stock or a guest. */
  readonly outbox: {
    readonly event_id: Generated<number>;
    readonly tenant: Tenant;
    readonly type: AdminEvent['type'];
    readonly subject: string;
    readonly created_at: number;
    readonly detail: Json<unknown>;
    /** Null until the event is numbered. */
    readonly position: ColumnType<number | null, never, number>;
  };
  readonly outbox_positions: {
    readonly name: 'last';
    readonly position: number;
  };
  /** The progress of deliveries to a receiver of webhooks. */
  readonly webhooks: {
    readonly name: string;
    /** The last delivered position. */
    readonly position: number;
    /** Failed attempts since then. */
    readonly failures: number;
    /** The process that delivers, or null. */
    readonly holder: string | null;
    /** When any process may deliver, in ms since 1970 UTC: the end of a lease, or of the pause after a failure. */
    readonly free_at: number;
  };
}

export type Db = Kysely<Tables>;

/** Tables with rows of shoppers. */
export type ScopedTable = { [Name in keyof Tables]: Tables[Name] extends Scoped ? Name : never }[keyof Tables];

const row = expressionBuilder<{ readonly row: Scoped }, 'row'>();

const ROWS_AT_ONCE = 100;

/** Runs a statement for groups of rows, because databases limit the parameters of a statement. */
export const inChunks = async <Row>(
  rows: readonly Row[],
  run: (some: readonly Row[]) => Promise<unknown>,
): Promise<void> => {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) await run(rows.slice(from, from + ROWS_AT_ONCE));
};

/** Condition on the shopper for every query of such rows (AZ-1, AZ-4). */
export const ofShopper =
  ({ tenant, owner }: Scope) =>
  <Name extends ScopedTable>(_: ExpressionBuilder<Tables, Name>): Expression<SqlBool> =>
    row.and({ tenant, owner });
