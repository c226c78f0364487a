import type { StoredBuyer, UnitDetail } from '@baguni/backend';
import { bundleKey, guest, itemNo, sellerKey, shippingPolicyKey, won } from '@baguni/domain/internal';
import { aBundleTerms, anAddress, anItem, aPolicy, aSeller } from '@baguni/domain/testing';
import type pg from 'pg';

/** Price of each item in won; nothing is shipped for a fee. */
export const PRICE = 40_000;
/** Units in each cart at the start, with one piece each. */
export const UNITS = 3;
const SELLERS = 1_000;
/** Validity of the sessions in days; the load does not renew them. */
const SESSION_DAYS = 29;

/** The number of the first unit of a cart; carts count from 1. */
export const firstUnitOf = (cart: number): number => 1_000_000 + (cart - 1) * UNITS;

export const itemNoOf = (item: number): string => `L${item}`;

/** The token of a cart's session. */
export const tokenOf = (cart: number): string => String(cart).padStart(43, 'L');

const unit: UnitDetail = {
  cartUnitType: 'Normal',
  sellerKey: sellerKey('S1'),
  shippingPolicyKey: shippingPolicyKey('P1'),
  bundleKey: bundleKey('B1'),
  partnershipCode: null,
  options: [],
  additions: [],
  discountNos: [],
  expressShopBranch: null,
  smileFreshBranch: null,
  unable: null,
  unableReasonCode: null,
  isCouponUsable: true,
  isNeedAuthentication: false,
  isItemDiscountAgreement: false,
  isFlaggedForRemoval: false,
};
const buyer: StoredBuyer = {
  buyer: { ...guest, buyerName: '바구니', isLogin: true, memberType: 'Member' },
  latestShippingAddress: anAddress(),
  shippingCountry: 'SouthKorea',
  priorityBranchServiceType: 'Reserve',
};
const item = { item: anItem({ itemNo: itemNo('I1'), itemSellPrice: won(PRICE) }), unable: null, terms: unit };
const policy = aPolicy({ shippingFee: won(0), isConditionalFree: false });

/** A JSON literal whose placeholders, such as `"S1"`, are replaced in each row by expressions. */
const jsonOf = (value: unknown, places: Readonly<Record<string, string>>): string =>
  Object.entries(places).reduce(
    (text, [place, sql]) => `replace(${text}, '"${place}"', '"' || ${sql} || '"')`,
    `'${JSON.stringify(value).replaceAll("'", "''")}'`,
  );

const seller = `'S' || i % ${SELLERS}`;
const terms = { S1: seller, P1: `'P' || i % ${SELLERS}`, B1: `'B' || i % ${SELLERS}` };
const languages = `unnest(array['ko', 'en', 'cn', 'jp']) as language`;

/** A number by Zipf's law with exponent 1, from 1 to `most`. */
const zipfIn = (most: number): string => `least(${most}, floor(power(${most + 1}::float8, random())))::int`;

const itemStatements = (items: number): readonly string[] => [
  ...[
    ['sellers', 'S', 'S1', aSeller()] as const,
    ['policies', 'P', 'P1', policy] as const,
    ['bundle_terms', 'B', 'B1', aBundleTerms()] as const,
  ].map(
    ([table, prefix, place, value]) =>
      `insert into ${table} (tenant, language, entry_key, detail)
       select 'marketplace', language, '${prefix}' || i, (${jsonOf(value, { [place]: `'${prefix}' || i` })})::json
       from generate_series(0, ${SELLERS - 1}) i, ${languages}`,
  ),
  `insert into items (tenant, language, entry_key, detail)
   select 'marketplace', language, 'L' || i, (${jsonOf(item, { I1: `'L' || i`, ...terms })})::json
   from generate_series(1, ${items}) i, ${languages}`,
  `insert into stock (tenant, stock_key, item_no, pieces)
   select 'marketplace', 'item/L' || i, 'L' || i, 1000000 from generate_series(1, ${items}) i`,
];

const cartStatements = (items: number, carts: number): readonly string[] => [
  `insert into sessions (token_hash, tenant, owner, guest_owner, created_at, expires_at)
   select encode(sha256(convert_to(lpad(i::text, 43, 'L'), 'UTF8')), 'hex'), 'marketplace', 'buyer:L' || i, null,
     extract(epoch from now())::bigint * 1000, extract(epoch from now() + interval '${SESSION_DAYS} days')::bigint * 1000
   from generate_series(1, ${carts}) i`,
  `insert into buyers (tenant, owner, detail)
   select 'marketplace', 'buyer:L' || i, (${jsonOf(buyer, {})})::json from generate_series(1, ${carts}) i`,
  `insert into carts (tenant, owner, version, revision)
   select 'marketplace', 'buyer:L' || i, 1, 1 from generate_series(1, ${carts}) i`,
  `insert into cart_units (tenant, owner, cart_unit_id, item_no, quantity, version, inserted_at, detail)
   select 'marketplace', 'buyer:L' || cart, ${firstUnitOf(1)} + (cart - 1) * ${UNITS} + unit, 'L' || i, 1, 1,
     extract(epoch from now())::bigint * 1000, (${jsonOf(unit, terms)})::json
   from (select cart, unit, ${zipfIn(items)} as i
     from generate_series(1, ${carts}) cart, generate_series(0, ${UNITS - 1}) unit) one`,
  `select setval(pg_get_serial_sequence('cart_units', 'cart_unit_id'), ${firstUnitOf(carts + 1)})`,
];

const CART_TABLES = ['sessions', 'buyers', 'carts', 'cart_units'];

const bytesOf = async (db: pg.Client): Promise<number> => {
  const sizes = CART_TABLES.map((table) => `pg_total_relation_size('${table}')`).join(' + ');
  const { rows } = await db.query<{ readonly bytes: string }>(`select ${sizes} as bytes`);
  return Number(rows[0]?.bytes);
};

/** Writes items with sellers, shipping policies and stock. */
export const addItems = async (db: pg.Client, items: number): Promise<void> => {
  for (const statement of itemStatements(items)) await db.query(statement);
};

/** Writes carts with sessions and buyers; returns the bytes of a cart with its indexes. */
export const addCarts = async (db: pg.Client, items: number, carts: number): Promise<number> => {
  const before = await bytesOf(db);
  for (const statement of cartStatements(items, carts)) await db.query(statement);
  await db.query('vacuum (analyze)');
  await db.query('checkpoint');
  return ((await bytesOf(db)) - before) / carts;
};
