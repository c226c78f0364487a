import {
  inPlaces,
  noOffers,
  ownerKey,
  type Catalogue,
  type CouponPolicy,
  type HeldCatalogue,
  type IssuedCoupon,
  type OwnerKey,
  type ShopperRows,
  type StampedCart,
  type StoredUnit,
  type Visit,
} from '@baguni/backend';
import { cartUnitId, couponIssueNo, couponPolicyNo, itemNo, stockKey, type Tenant } from '@baguni/domain';
import type { CartRow, CatalogueRow } from './read-model-sql.ts';

/** A row of `visitSql`. */
export interface VisitRow {
  readonly token_hash: string;
  readonly tenant: Tenant;
  readonly owner: string;
  readonly guest_owner: string | null;
  readonly orders_as_non_member: number | null;
  readonly created_at: number;
  readonly expires_at: number;
  readonly revision: number;
  readonly guest_revision: number;
  readonly catalogue: number;
  readonly stock: string | null;
}

/** Only this server writes JSON into the database, so it is what it was when it was written. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters, typescript/no-unsafe-type-assertion
const written = <A>(detail: string | null): A => JSON.parse(detail ?? 'null') as A;

/** A session with its stamp. */
export const visitOf = (row: VisitRow): Visit => ({
  session: {
    tokenHash: row.token_hash,
    scope: { tenant: row.tenant, owner: ownerKey(row.owner) },
    guestOwner: row.guest_owner === null ? null : ownerKey(row.guest_owner),
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    ...(row.orders_as_non_member === 1 ? { ordersAsNonMember: true } : {}),
  },
  stamp: {
    revision: row.revision,
    guestRevision: row.guest_revision,
    catalogue: row.catalogue,
    stock: row.stock ?? '',
  },
});

const unitOf = ({ id, a, b, c, d, detail }: CartRow): StoredUnit => ({
  cartUnitId: cartUnitId(a ?? 0),
  itemNo: itemNo(id ?? ''),
  quantity: b ?? 0,
  version: c ?? 0,
  insertedAt: Number(d),
  detail: written(detail),
});

const couponOf = ({ id, a, b, d, detail }: CartRow): IssuedCoupon => ({
  issueNo: couponIssueNo(id ?? ''),
  policyNo: couponPolicyNo(d ?? ''),
  issuedAt: a ?? 0,
  cartUnitIds: written<IssuedCoupon['cartUnitIds'] | null>(detail) ?? [],
  spentAt: b,
});

const shopperOf = (rows: readonly CartRow[], owner: OwnerKey): ShopperRows & { readonly revision: number } => {
  const mine = rows.filter((row) => row.owner === owner);
  const of = (kind: CartRow['kind']): readonly CartRow[] => mine.filter((row) => row.kind === kind);
  const [cart] = of('cart');
  const [buyer] = of('buyer');
  return {
    revision: cart?.b ?? 0,
    version: cart?.a ?? 0,
    units: inPlaces(of('unit').map(unitOf)),
    coupons: of('coupon')
      .map(couponOf)
      .toSorted((one, other) => (one.issueNo < other.issueNo ? -1 : 1)),
    buyer: buyer ? written(buyer.detail) : null,
  };
};

/** A cart with its stamp. */
export const cartOf = (rows: readonly CartRow[], owner: OwnerKey, guest: OwnerKey | null): StampedCart => {
  const { revision, ...own } = shopperOf(rows, owner);
  const behind = guest === null ? null : shopperOf(rows, guest);
  const stamp = rows.find(({ kind }) => kind === 'stamp');
  return {
    stamp: {
      revision,
      guestRevision: behind?.revision ?? 0,
      catalogue: stamp?.a ?? 0,
      stock: stamp?.detail ?? '',
    },
    own,
    guest: behind,
    left: new Map(rows.flatMap(({ kind, id, a }) => (kind === 'stock' ? [[stockKey(id ?? ''), a ?? 0] as const] : []))),
  };
};

/** A catalogue with its version. */
export const catalogueOf = (rows: readonly CatalogueRow[]): HeldCatalogue => {
  const part = <K extends string, A>(wanted: CatalogueRow['kind']): ReadonlyMap<K, A> =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    new Map(rows.flatMap(({ kind, id, detail }) => (kind === wanted ? [[id as K, written<A>(detail)] as const] : [])));
  const catalogue: Catalogue = {
    items: part('items'),
    sellers: part('sellers'),
    policies: part('policies'),
    bundleTerms: part('bundle_terms'),
    discounts: part('discounts'),
    fundings: part('fundings'),
  };
  const detailOf = (wanted: CatalogueRow['kind']): string | undefined =>
    rows.find(({ kind }) => kind === wanted)?.detail;
  const offers = detailOf('offers');
  return {
    version: Number(detailOf('version') ?? 0),
    catalogue,
    couponTerms: part<CouponPolicy['policyNo'], CouponPolicy>('coupon'),
    offers: offers === undefined ? noOffers : written(offers),
  };
};
