import type { Session } from '@baguni/use-cases';
import {
  couponsOn,
  isOrderable,
  noWon,
  sum,
  createPricer,
  tabCounts,
  treeOf,
  unitsById,
  unitsOfTab,
  type Cart,
  type CartTab,
  type CartUnit,
  type CartUnitId,
  type CartUnitType,
  type Finding,
  type Fix,
  type PricedCart,
  type SellerGroup,
  type Won,
} from '@baguni/domain';
import { computed, makeObservable, observableRef, runInAction } from 'mobx';
import { serviceOf } from '../views/common/badge-view.ts';
import { indexOf, type CartIndex } from './cart-index.ts';
import type { CartStore } from './cart-store.ts';
import type { DeferredViews } from './deferred-views.ts';

const kept = computed({ keepAlive: true });

/** "Too many units" is no row's fault in particular (CK-01). */
const TOO_MANY = 'CART-BR7-33';

const isDeselect = (fix: Fix): fix is Extract<Fix, { type: 'Deselect' }> => fix.type === 'Deselect';

/** What many views read of the state, each computed once per change of its dependencies. */
export class CartSelectors {
  readonly #store: CartStore;
  readonly #pricer = createPricer();
  /** None until loaded. */
  deferred: DeferredViews | undefined;

  constructor(store: CartStore, deferred?: DeferredViews) {
    this.#store = store;
    this.deferred = deferred;
    makeObservable(this, {
      deferred: observableRef,
      cart: kept,
      units: kept,
      unitsById: kept,
      tab: kept,
      tabUnits: kept,
      tree: kept,
      index: kept,
      selected: kept,
      services: kept,
      counts: kept,
      priced: kept,
      cashbacks: kept,
      promptedUnit: kept,
      blockers: kept,
      concerned: kept,
    });
  }

  /** They have come. */
  takeDeferredViews(deferred: DeferredViews): void {
    runInAction(() => {
      this.deferred = deferred;
    });
  }

  get state(): Session {
    return this.#store.state;
  }

  get cart(): Cart {
    return this.state.cart;
  }

  get units(): readonly CartUnit[] {
    return this.cart.units;
  }

  get unitsById(): ReadonlyMap<CartUnitId, CartUnit> {
    return unitsById(this.units);
  }

  get tab(): CartTab {
    return this.cart.tab;
  }

  /** Units of the current tab (TR-04). */
  get tabUnits(): readonly CartUnit[] {
    return unitsOfTab(this.units, this.tab);
  }

  get tree(): readonly SellerGroup[] {
    return treeOf(this.tabUnits);
  }

  get index(): CartIndex {
    return indexOf(this.tree);
  }

  get selected(): ReadonlySet<CartUnitId> {
    return new Set(this.cart.selected);
  }

  /** The service of each seller group. */
  get services(): ReadonlyMap<string, CartUnitType> {
    return new Map(this.tree.map((group) => [group.key, serviceOf(group, this.unitsOf(group.cartUnitIdList))]));
  }

  /** Units in each tab (PG-02). */
  get counts(): Readonly<Record<CartTab, number>> {
    return tabCounts(this.units);
  }

  get priced(): PricedCart {
    return this.#pricer.price(this.cart);
  }

  /** What each selected unit gives back, in won; units that give nothing are left out (CB-01). */
  get cashbacks(): ReadonlyMap<CartUnitId, Won> {
    const each = new Map<CartUnitId, Won>();
    for (const { cartUnitId, amount } of this.deferred?.cashbacksOf(this.cart, this.state.cashback) ?? [])
      each.set(cartUnitId, sum([each.get(cartUnitId) ?? noWon, amount]));
    return each;
  }

  /** The first selected unit with recommended coupons, while no selected unit has one in use and nobody closed the prompt (CP-13). */
  get promptedUnit(): CartUnitId | undefined {
    const {
      cart: { appliedCoupons },
      couponPrompt,
    } = this.state;
    if (couponPrompt.isDismissed || couponPrompt.recommended.length === 0) return undefined;
    const chosen = this.chosenOf(this.tabUnits).map(({ cartUnitId }) => cartUnitId);
    if (chosen.some((id) => couponsOn(appliedCoupons, id).length > 0)) return undefined;
    return chosen.find((id) => couponPrompt.recommended.includes(id));
  }

  /** Every reason that blocks the order; none in a tab without units, nor before the rules are there (CK-18). */
  get blockers(): readonly Finding[] {
    return this.tabUnits.length === 0 || !this.deferred ? [] : this.deferred.blockersOf(this.state, this.priced);
  }

  /** The units that block the order: those that a fix would deselect, else those that a finding names (CK-18). */
  get concerned(): ReadonlySet<CartUnitId> {
    return new Set(
      this.blockers
        .filter(({ code }) => code !== TOO_MANY)
        .flatMap(({ units, fixes }) => fixes.find(isDeselect)?.cartUnitIds ?? units),
    );
  }

  /** The units of a list of ids; those that are gone are left out. */
  unitsOf(ids: readonly CartUnitId[]): readonly CartUnit[] {
    return ids.flatMap((id) => this.unitsById.get(id) ?? []);
  }

  /** Selected orderable units among some. */
  chosenOf(units: readonly CartUnit[]): readonly CartUnit[] {
    return units.filter((unit) => this.selected.has(unit.cartUnitId) && isOrderable(unit));
  }
}
