import type { StoredOrder } from '@baguni/backend';
import type { CartUnit } from '@baguni/domain/internal';
import type { Line, Rows } from './history.ts';

/** Runs a query and returns its rows. */
export type Query = <Row>(sql: string) => Promise<readonly Row[]>;

export const lineOf = ({ cartUnitId: id, item, quantity, version }: CartUnit): Line => ({
  id,
  itemNo: item.itemNo,
  quantity,
  version,
});

/** Parses JSON unless the driver did. */
const json = <A>(value: A | string): A =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the server
  typeof value === 'string' ? (JSON.parse(value) as A) : value;

type Detail = Pick<StoredOrder, 'units' | 'needs'> & Partial<Pick<StoredOrder, 'coupons'>>;

/** Returns the demo buyer of an owner. */
const shopperOf = (owner: string): string => owner.replace(/^buyer:/u, '');

const ours = `where tenant = 'marketplace'`;

/** Reads stock, paid orders and coupons. PostgreSQL's driver returns large numbers as strings. */
export const readRows = async (query: Query): Promise<Rows> => {
  const stock = await query<{ key: string; pieces: string }>(`select stock_key as key, pieces from stock ${ours}`);
  const paid = await query<{ key: string; owner: string; detail: string | Detail }>(
    `select tx_key as key, owner, detail from orders ${ours} and paid_at is not null`,
  );
  const coupons = await query<{
    no: string;
    owner: string;
    policy: string;
    ids: string | number[] | null;
    spent: unknown;
  }>(
    `select issue_no as no, owner, policy_no as policy, cart_unit_ids as ids, spent_at as spent from issued_coupons ${ours}`,
  );
  const policies = await query<{ no: string; per: string; most: string | null; issued: string }>(
    `select policy_no as no, per_buyer as per, issue_limit as most, issued from coupon_policies ${ours}`,
  );
  return {
    stock: Object.fromEntries(stock.map(({ key, pieces }) => [key, Number(pieces)])),
    paid: paid.map(({ key, owner, detail }) => {
      const { units, needs, coupons: spent = [] } = json(detail);
      const nos = spent.map(({ couponIssueNo }) => couponIssueNo);
      return { key, shopper: shopperOf(owner), lines: units.map(lineOf), needs, coupons: nos };
    }),
    coupons: coupons.map(({ no, owner, policy, ids, spent }) => ({
      no,
      shopper: shopperOf(owner),
      policy,
      unitIds: json(ids) ?? [],
      isSpent: spent !== null,
    })),
    policies: policies.map(({ no, per, most, issued }) => ({
      no,
      perBuyer: Number(per),
      limit: most === null ? null : Number(most),
      issued: Number(issued),
    })),
  };
};

/** Restores the stock, so that each round can sell. */
export const restock = async (query: Query, stock: Rows['stock']): Promise<void> => {
  for (const [key, pieces] of Object.entries(stock))
    await query(`update stock set pieces = ${pieces} ${ours} and stock_key = '${key.replaceAll("'", "''")}'`);
};
