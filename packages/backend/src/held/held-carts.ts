import type { Language, Tenant } from '@baguni/domain';
import type { OwnerKey, Scope, Session } from '../store/owner.ts';
import type { CartChange, HeldCatalogue, ReadModel, ShopperRows, StampedCart, Stamp } from '../store/read-model.ts';
import { recent } from './recent.ts';

/** A session's key, and the stamp of its cart when the request came. */
export interface HeldVisit {
  readonly tokenHash: string;
  readonly stamp: Stamp;
}

/** A cart with the catalogue that its stamp names. */
export interface HeldCart {
  readonly cart: StampedCart;
  readonly catalogue: HeldCatalogue;
}

/** Carts, catalogues and written answers, each kept for as long as its version holds in the database. */
export interface HeldCarts {
  /** The cart of a stamp, from memory or by one statement; null where it has changed again since. */
  readonly cart: (session: Session, language: Language, stamp: Stamp) => Promise<HeldCart | null>;
  /** An answer that was written for this stamp; undefined where there is none. */
  readonly answer: (key: string, stamp: Stamp) => Uint8Array | undefined;
  readonly keepAnswer: (key: string, stamp: Stamp, bytes: Uint8Array) => void;
  /** Makes a change durable and keeps the rows that it leaves; false where it could not be made. */
  readonly change: (
    change: CartChange,
    before: StampedCart,
    guest: OwnerKey | null,
    after: ShopperRows,
  ) => Promise<boolean>;
}

/** The most lines of all held carts, and the most bytes of all held answers: about 32 MiB together. */
const MOST_LINES = 10_000;
const MOST_BYTES = 12 * 1024 * 1024;

/** Whether two stamps are the same. */
export const isSameStamp = (a: Stamp, b: Stamp): boolean =>
  a.revision === b.revision &&
  a.guestRevision === b.guestRevision &&
  a.catalogue === b.catalogue &&
  a.stock === b.stock;

const linesOf = ({ own, guest }: StampedCart): number => 1 + own.units.length + (guest?.units.length ?? 0);
const cartKey = ({ tenant, owner }: Scope, guest: OwnerKey | null): string => `${tenant} ${owner} ${guest ?? ''}`;

interface WrittenAnswer {
  readonly stamp: Stamp;
  readonly bytes: Uint8Array;
}

const heldCatalogues = (model: ReadModel) => {
  const held = new Map<string, Promise<HeldCatalogue>>();
  const load = (tenant: Tenant, language: Language): Promise<HeldCatalogue> => {
    const key = `${tenant} ${language}`;
    const loading = model.catalogue(tenant, language);
    held.set(key, loading);
    // what could not be read is asked for again
    loading.catch(() => held.delete(key));
    return loading;
  };
  return async (tenant: Tenant, language: Language, version: number): Promise<HeldCatalogue> => {
    const known = await held.get(`${tenant} ${language}`);
    return known?.version === version ? known : load(tenant, language);
  };
};

/** Keeps carts, catalogues and answers over a database that tells their versions. */
export const heldCarts = (model: ReadModel): HeldCarts => {
  const carts = recent<StampedCart>(MOST_LINES, linesOf);
  const answers = recent<WrittenAnswer>(MOST_BYTES, ({ bytes }) => bytes.length);
  const catalogueAt = heldCatalogues(model);
  const read = async ({ scope, guestOwner }: Session, stamp: Stamp): Promise<StampedCart> => {
    const known = carts.get(cartKey(scope, guestOwner));
    if (known && isSameStamp(known.stamp, stamp)) return known;
    const fresh = await model.cart(scope, guestOwner);
    carts.set(cartKey(scope, guestOwner), fresh);
    return fresh;
  };
  return {
    cart: async (session, language, stamp) => {
      const cart = await read(session, stamp);
      const catalogue = await catalogueAt(session.scope.tenant, language, cart.stamp.catalogue);
      return catalogue.version === cart.stamp.catalogue ? { cart, catalogue } : null;
    },
    answer: (key, stamp) => {
      const known = answers.get(key);
      return known && isSameStamp(known.stamp, stamp) ? known.bytes : undefined;
    },
    keepAnswer: (key, stamp, bytes) => answers.set(key, { stamp, bytes }),
    change: async (change, before, guest, after) => {
      if (!(await model.change(change))) return false;
      const stamp = { ...before.stamp, revision: before.stamp.revision + 1 };
      carts.set(cartKey(change.scope, guest), { ...before, stamp, own: after });
      return true;
    },
  };
};
