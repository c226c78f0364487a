/**
 * The statements of the read model, the same for SQLite and PostgreSQL, with `$1` for the first parameter. Each is
 * prepared once on a connection and sees one moment of the database.
 */

/** What is left of items, as text; a new line stands between two keys. @param items a list, or a query */
const stockOfItems = (tenant: string, items: string): string => `
  (select string_agg(k.stock_key || '=' || k.pieces, '\n' order by k.stock_key) from stock k
    where k.tenant = ${tenant} and k.item_no in (${items}))`;

/** What is left of the items in the carts of two owners. */
const stockOf = (tenant: string, owners: string): string =>
  stockOfItems(tenant, `select u.item_no from cart_units u where u.tenant = ${tenant} and u.owner in (${owners})`);

const revisionOf = (tenant: string, owner: string): string =>
  `coalesce((select c.revision from carts c where c.tenant = ${tenant} and c.owner = ${owner}), 0)`;

/** The version of what a tenant sells and offers; 0 before the first. */
const catalogueOf = (tenant: string): string =>
  `coalesce((select v.version from catalogue_versions v where v.tenant = ${tenant}), 0)`;

/** The session with a token's hash ($1) at a time ($2), and the stamp of its cart. */
export const visitSql = `select s.token_hash, s.tenant, s.owner, s.guest_owner, s.orders_as_non_member,
  s.created_at, s.expires_at,
  ${revisionOf('s.tenant', 's.owner')} as revision,
  ${revisionOf('s.tenant', 's.guest_owner')} as guest_revision,
  ${catalogueOf('s.tenant')} as catalogue,
  ${stockOf('s.tenant', 's.owner, s.guest_owner')} as stock
  from sessions s where s.token_hash = $1 and s.expires_at > $2`;

/** A row of `cartSql`: which kind it is decides what the columns are. */
export interface CartRow {
  readonly kind: 'stamp' | 'cart' | 'unit' | 'coupon' | 'buyer' | 'stock';
  readonly owner: string | null;
  readonly id: string | null;
  readonly a: number | null;
  readonly b: number | null;
  readonly c: number | null;
  readonly d: string | null;
  readonly detail: string | null;
}

const number = (name: string): string => `cast(${name} as bigint)`;
const nothing = number('null');
const noText = 'cast(null as text)';

/** All rows that the cart of a tenant's ($1) owner ($2) and of the guest behind ($3) are made of, with the stamp. */
export const cartSql = `
  select 'stamp' as kind, ${noText} as owner, ${noText} as id, ${number(catalogueOf('$1'))} as a, ${nothing} as b,
    ${nothing} as c, ${noText} as d, ${stockOf('$1', '$2, $3')} as detail
  union all select 'cart', owner, ${noText}, ${number('version')}, ${number('revision')}, ${nothing}, ${noText}, ${noText}
    from carts where tenant = $1 and owner in ($2, $3)
  union all select 'unit', owner, item_no, ${number('cart_unit_id')}, ${number('quantity')}, ${number('version')},
    cast(inserted_at as text), cast(detail as text) from cart_units where tenant = $1 and owner in ($2, $3)
  union all select 'coupon', owner, issue_no, ${number('issued_at')}, ${number('spent_at')}, ${nothing}, policy_no,
    cast(cart_unit_ids as text) from issued_coupons where tenant = $1 and owner in ($2, $3)
  union all select 'buyer', owner, ${noText}, ${nothing}, ${nothing}, ${nothing}, ${noText}, cast(detail as text)
    from buyers where tenant = $1 and owner in ($2, $3)
  union all select 'stock', ${noText}, k.stock_key, ${number('k.pieces')}, ${nothing}, ${nothing}, ${noText}, ${noText}
    from stock k where k.tenant = $1 and k.item_no in
      (select u.item_no from cart_units u where u.tenant = $1 and u.owner in ($2, $3))`;

/** A row of `catalogueSql`. */
export interface CatalogueRow {
  readonly kind:
    'version' | 'items' | 'sellers' | 'policies' | 'bundle_terms' | 'discounts' | 'fundings' | 'coupon' | 'offers';
  readonly id: string;
  readonly detail: string;
}

const parts = ['items', 'sellers', 'policies', 'bundle_terms', 'discounts', 'fundings'];

/** All that a tenant ($1) sells and offers, in a language ($2). */
export const catalogueSql = `
  select 'version' as kind, '' as id, cast(${catalogueOf('$1')} as text) as detail
  ${parts
    .map(
      (part) =>
        `union all select '${part}', entry_key, cast(detail as text) from ${part} where tenant = $1 and language = $2`,
    )
    .join('\n')}
  union all select 'coupon', policy_no, cast(detail as text) from coupon_policies where tenant = $1
  union all select 'offers', '', cast(detail as text) from offers where tenant = $1`;

/** Where the parts of a change stand: columns of a table, or parameters. */
export interface ChangeParts {
  readonly tenant: string;
  readonly owner: string;
  readonly revision: string;
  readonly catalogue: string;
  readonly stock: string;
  /** A query of the items whose stock it is. */
  readonly items: string;
  readonly tokenHash: string;
  readonly now: string;
}

/**
 * The condition of a change: the stamp of its cart is still the expected one, and the session is its owner's and has not
 * expired. Of the stock only that counts which the change was worked out from: its items are told, and each that is looked
 * up costs as much as an update.
 */
export const isUnchanged = ({
  tenant,
  owner,
  revision,
  catalogue,
  stock,
  items,
  tokenHash,
  now,
}: ChangeParts): string => `carts.tenant = ${tenant} and carts.owner = ${owner} and carts.revision = ${revision}
    and ${catalogueOf(tenant)} = ${catalogue} and coalesce(${stockOfItems(tenant, items)}, '') = ${stock}
    and exists (select 1 from sessions s where s.token_hash = ${tokenHash} and s.expires_at > ${now}
      and s.tenant = ${tenant} and s.owner = ${owner})`;
