import {
  fieldOf,
  listIn,
  numberIn,
  numbersIn,
  textIn,
  type IssuedCoupon,
  type Line,
  type PaidOrder,
  type Policy,
  type Rows,
} from '../history.ts';

/** Runs a query and returns its rows. */
export type Query = (sql: string) => Promise<readonly unknown[]>;

/** Parses JSON unless the driver did. */
const json = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

/** Reads a number; PostgreSQL's driver returns large ones as strings. */
const numeric = (row: unknown, name: string): number => Number(fieldOf(row, name));

/** Returns the demo buyer of a row. */
const shopperOf = (row: unknown): string => textIn(row, 'owner').replace(/^buyer:/u, '');

/** Reads a unit of a response or an order. */
export const lineOf = (unit: unknown): Line => ({
  id: numberIn(unit, 'cartUnitId'),
  itemNo: textIn(fieldOf(unit, 'item'), 'itemNo'),
  quantity: numberIn(unit, 'quantity'),
  version: numberIn(unit, 'version'),
});

const paidOrderOf = (row: unknown): PaidOrder => {
  const detail = json(fieldOf(row, 'detail'));
  return {
    key: textIn(row, 'tx_key'),
    shopper: shopperOf(row),
    lines: listIn(detail, 'units').map(lineOf),
    needs: listIn(detail, 'needs').map((need) => ({ key: textIn(need, 'key'), pieces: numberIn(need, 'pieces') })),
    coupons: listIn(detail, 'coupons').map((coupon) => textIn(coupon, 'couponIssueNo')),
  };
};

const issuedCouponOf = (row: unknown): IssuedCoupon => ({
  no: textIn(row, 'issue_no'),
  shopper: shopperOf(row),
  policy: textIn(row, 'policy_no'),
  unitIds: numbersIn({ ids: json(fieldOf(row, 'cart_unit_ids')) }, 'ids'),
  isSpent: fieldOf(row, 'spent_at') !== null,
});

const policyOf = (row: unknown): Policy => ({
  no: textIn(row, 'policy_no'),
  perBuyer: numeric(row, 'per_buyer'),
  limit: fieldOf(row, 'issue_limit') === null ? null : numeric(row, 'issue_limit'),
  issued: numeric(row, 'issued'),
});

const ours = `where tenant = 'marketplace'`;

/** Reads stock, paid orders and coupons. */
export const readRows = async (query: Query): Promise<Rows> => {
  const stock = await query(`select stock_key, pieces from stock ${ours}`);
  const paid = await query(`select tx_key, owner, detail from orders ${ours} and paid_at is not null`);
  const coupons = await query(`select issue_no, owner, policy_no, cart_unit_ids, spent_at from issued_coupons ${ours}`);
  const policies = await query(`select policy_no, per_buyer, issue_limit, issued from coupon_policies ${ours}`);
  return {
    stock: Object.fromEntries(stock.map((row) => [textIn(row, 'stock_key'), numeric(row, 'pieces')])),
    paid: paid.map(paidOrderOf),
    coupons: coupons.map(issuedCouponOf),
    policies: policies.map(policyOf),
  };
};

/** Restores the stock, so that each round can sell. */
export const restock = async (query: Query, stock: Rows['stock']): Promise<void> => {
  for (const [key, pieces] of Object.entries(stock))
    await query(`update stock set pieces = ${pieces} ${ours} and stock_key = '${key.replaceAll("'", "''")}'`);
};
