import {
  languages,
  type AppliedCoupon,
  type CartUnit,
  type CashbackTerms,
  type CartUnitId,
  type Coupon,
  type InitialCart,
  type ShippingPolicy,
} from '@baguni/domain/internal';
import { anInitialCart } from '@baguni/domain/testing';
import { readCart } from '../cart/open-cart.ts';
import { clearCouponsOf, readHeld } from '../coupon/held-coupons.ts';
import { putCart, unitRow } from '../seed/put-cart.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { type Offers, targetsOf } from '../store/offers.ts';
import { inEach, type Session, type StoredBuyer } from '../store/rows.ts';
import type { Store, Tx } from '../store/tx.ts';
import { catalogueOf, giveCoupons, putWorld } from './carts.ts';
import { policyOf } from './rows.ts';

export { guestOwner } from '../store/rows.ts';
export { shopperA, uuidOf } from './shop.ts';

/** A shopper's cart as a store has it, in domain values. */
export interface ShopCart {
  readonly units: readonly CartUnit[];
  readonly coupons: readonly AppliedCoupon[];
  readonly version: number;
  readonly country: string;
  /** The number of orders that were opened. */
  readonly orderCount: number;
}

/** Reads a shopper's cart. */
export const readShopCart = (store: Store, session: Session): Promise<ShopCart> =>
  store.transaction(async (tx) => {
    const { units, appliedCoupons: coupons, cartVersion: version } = await readCart({ tx, session, language: 'ko' });
    const orders = await tx.orders(session.scope, 1_000);
    const buyer = await tx.buyer(session.scope);
    return { units, coupons, version, country: buyer?.shippingCountry ?? 'SouthKorea', orderCount: orders.length };
  });

/** Gives units the wanted numbers, which must rise, and their versions. */
const numbering = (units: readonly CartUnit[]) => {
  const wanted = units.values();
  return (tx: Tx): Tx => ({
    ...tx,
    addUnit: async (scope, row) => {
      let given = await tx.addUnit(scope, row);
      const { cartUnitId: id, version } = wanted.next().value ?? { cartUnitId: given, version: 1 };
      while (given < id) {
        await tx.removeUnits(scope, [given]);
        given = await tx.addUnit(scope, row);
      }
      if (given !== id) throw new Error(`the store has given the number ${id} already`);
      for (let at = 1; at < version; at += 1) await tx.updateUnit(scope, given, at, row);
      return given;
    },
  });
};

/** A store that gives the first units that are added the numbers of these, which must rise, and their versions. */
export const numbered = (store: Store, units: readonly CartUnit[]): Store => {
  const tx = numbering(units);
  return { transaction: (work) => store.transaction((own) => work(tx(own))) };
};

/** Puts a cart into an empty store; its units keep their numbers and versions, sorted by number. */
export const putShopCart = async (store: Store, session: Session, initial: InitialCart): Promise<void> => {
  const units = initial.units.toSorted((one, other) => one.cartUnitId - other.cartUnitId);
  await putWorld(numbered(store, units), session.scope, { ...initial, units });
  await store.transaction((tx) => putUnitsOnSale(tx, session, units));
};

/** Returns a catalogue with the items of units and the terms to add them to a cart again. */
const catalogueWithTerms = (units: readonly CartUnit[]): Catalogue => {
  const catalogue = catalogueOf(anInitialCart(units));
  const items = [...catalogue.items].map(([no, offered]) => {
    const unit = units.findLast(({ item }) => item.itemNo === no);
    const terms = unit && {
      ...unitRow(
        inEach(() => unit),
        null,
        false,
        [],
      ).detail,
      options: [],
      additions: [],
    };
    return [no, terms ? { ...offered, terms } : offered] as const;
  });
  return { ...catalogue, items: new Map(items) };
};

const putUnitsOnSale = async (tx: Tx, { scope: { tenant } }: Session, units: readonly CartUnit[]): Promise<void> => {
  for (const language of languages) await tx.putCatalogue(tenant, language, catalogueWithTerms(units));
};

/** Adds the items of units to the catalogue. */
export const sellUnits = (store: Store, session: Session, units: readonly CartUnit[]): Promise<void> =>
  store.transaction((tx) => putUnitsOnSale(tx, session, units));

/** Replaces the shipping terms with these keys. */
export const putPolicies = (store: Store, policies: readonly ShippingPolicy[]): Promise<unknown> =>
  store.transaction((tx) =>
    tx.putCatalogue('marketplace', 'ko', {
      policies: new Map(policies.map((policy) => [policy.shippingPolicyKey, policy])),
    }),
  );

/** Adds units to the catalogue and to the cart. */
export const addUnits = (store: Store, session: Session, units: readonly CartUnit[]): Promise<void> =>
  store.transaction(async (tx) => {
    const { scope } = session;
    await putUnitsOnSale(tx, session, units);
    const cart = { units: inEach(() => units), appliedCoupons: [], fundingDiscounts: [] };
    await putCart(numbering(units)(tx), scope, cart, { ofSale: () => null, flagged: [] });
  });

/** Changes a unit and its item in the catalogue. */
export const changeUnit = (store: Store, session: Session, id: CartUnitId, change: Partial<CartUnit>): Promise<void> =>
  store.transaction(async (tx) => {
    const { scope } = session;
    const { units } = await readCart({ tx, session, language: 'ko' });
    const all = units.map((unit) => (unit.cartUnitId === id ? { ...unit, ...change } : unit));
    const unit = all.find(({ cartUnitId }) => cartUnitId === id);
    if (!unit) return;
    await putUnitsOnSale(tx, session, [unit]);
    const row = unitRow(
      inEach(() => unit),
      null,
      false,
      [],
    );
    await tx.updateUnit(scope, id, unit.version, row);
    await tx.bumpCart(scope);
  });

/** Removes a unit; its coupons leave it. */
export const removeUnit = (store: Store, { scope }: Session, id: CartUnitId): Promise<void> =>
  store.transaction(async (tx) => {
    await clearCouponsOf(tx, scope, [id]);
    await tx.removeUnits(scope, [id]);
    await tx.bumpCart(scope);
  });

/** Replaces the cashback terms of a marketplace. */
export const putCashbacks = (store: Store, { scope }: Session, cashbacks: readonly CashbackTerms[]): Promise<unknown> =>
  store.transaction((tx) => tx.putCashbacks(scope.tenant, cashbacks));

/** Changes terms of a marketplace. */
export const changeOffers = (store: Store, { scope: { tenant } }: Session, change: Partial<Offers>): Promise<unknown> =>
  store.transaction(async (tx) => tx.putOffers(tenant, { ...(await tx.offers(tenant)), ...change }));

/** Changes the stored data of a shopper. */
export const changeShopper = (store: Store, { scope }: Session, change: Partial<StoredBuyer>): Promise<void> =>
  store.transaction(async (tx) => {
    const before = await tx.buyer(scope);
    if (before) await tx.putBuyer(scope, { ...before, ...change });
  });

/** The coupons of a shopper: those that they hold or may download, and those that are in use. */
export interface ShopCoupons {
  readonly offered?: readonly Coupon[];
  readonly applied?: readonly AppliedCoupon[];
}

/** Replaces the offered coupons, the coupons in use, or both. */
export const putShopCoupons = (store: Store, session: Session, { offered, applied }: ShopCoupons): Promise<void> =>
  store.transaction(async (tx) => {
    const { scope } = session;
    const deps = { tx, session, language: 'ko' } as const;
    const before = await readCart(deps);
    const held = offered ?? (await readHeld(deps)).map(({ coupon }) => coupon);
    await tx.dropIssuedCoupons(scope);
    if (offered)
      for (const { policy } of await tx.downloadablePolicies(scope.tenant, targetsOf(before.units), 0))
        await tx.putCouponPolicy(scope.tenant, { ...policy, perBuyer: 0 });
    for (const coupon of held) {
      await tx.putCouponPolicy(scope.tenant, policyOf(coupon, coupon.policyNo));
      if (coupon.issueNo !== undefined)
        await tx.addIssuedCoupon(scope, {
          issueNo: coupon.issueNo,
          policyNo: coupon.policyNo,
          issuedAt: 0,
          cartUnitIds: [],
          spentAt: null,
        });
    }
    const used = applied ?? before.appliedCoupons;
    await giveCoupons(tx, scope, used);
    for (const { couponIssueNo, cartUnitIds } of used) await tx.useCoupon(scope, couponIssueNo, cartUnitIds);
  });
