import type { Language, Tenant } from '@baguni/domain';
import type { OwnerKey, Scope, Session } from '../store/owner.ts';
import type {
  CartChange,
  ChangeResult,
  HeldCatalogue,
  ReadModel,
  ShopperRows,
  StampedCart,
  Stamp,
} from '../store/read-model.ts';
import { recent } from './recent.ts';

/** A session's key, and the stamp of its cart when the request came; null where the database was not asked. */
export interface HeldVisit {
  readonly tokenHash: string;
  readonly stamp: Stamp | null;
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
  /** The cart that is held, which may be outdated; null where none is. */
  readonly heldCart: (session: Session, language: Language) => Promise<HeldCart | null>;
  /** The cart as it is now, by one statement. */
  readonly freshCart: (session: Session, language: Language) => Promise<HeldCart | null>;
  /** An answer that was written for this stamp; undefined where there is none. */
  readonly answer: (key: string, stamp: Stamp) => Uint8Array | undefined;
  readonly keepAnswer: (key: string, stamp: Stamp, bytes: Uint8Array) => void;
  /** Makes a change durable and keeps the rows that it leaves. */
  readonly change: (change: CartChange, before: StampedCart, after: ShopperRows) => Promise<ChangeResult>;
}

/** The most lines of all held carts, and the most bytes of all held answers: about 32 MiB together. */
const MOST_LINES = 10_000;
const MOST_BYTES = 12 * 1024 * 1024;

/** Whether two stamps are the same. */
const isSameStamp = (a: Stamp, b: Stamp): boolean =>
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
  const known = ({ scope, guestOwner }: Session): StampedCart | undefined => carts.get(cartKey(scope, guestOwner));
  const fresh = async ({ scope, guestOwner }: Session): Promise<StampedCart> => {
    const cart = await model.cart(scope, guestOwner);
    carts.set(cartKey(scope, guestOwner), cart);
    return cart;
  };
  const withCatalogue = async (
    { scope }: Session,
    language: Language,
    cart: StampedCart | undefined,
  ): Promise<HeldCart | null> => {
    if (!cart) return null;
    const catalogue = await catalogueAt(scope.tenant, language, cart.stamp.catalogue);
    return catalogue.version === cart.stamp.catalogue ? { cart, catalogue } : null;
  };
  return {
    cart: async (session, language, stamp) => {
      const held = known(session);
      const cart = held && isSameStamp(held.stamp, stamp) ? held : await fresh(session);
      return withCatalogue(session, language, cart);
    },
    heldCart: async (session, language) => withCatalogue(session, language, known(session)),
    freshCart: async (session, language) => withCatalogue(session, language, await fresh(session)),
    answer: (key, stamp) => {
      const known = answers.get(key);
      return known && isSameStamp(known.stamp, stamp) ? known.bytes : undefined;
    },
    keepAnswer: (key, stamp, bytes) => answers.set(key, { stamp, bytes }),
    change: async (change, before, after) => {
      const result = await model.change(change);
      if (result !== 'Made') return result;
      const stamp = { ...before.stamp, revision: before.stamp.revision + 1 };
      carts.set(cartKey(change.scope, change.guest), { ...before, stamp, own: after });
      return result;
    },
  };
};
