import type { Session } from '@baguni/use-cases';
import {
  couponsOn,
  isOrderable,
  noWon,
  sum,
  createPricer,
  tabCounts,
  unitSummary,
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
import { serviceOf } from '../common/shared-views.ts';
import { indexOf, type CartIndex, type CartStore } from '../store/cart-store.ts';
import { isSame, perKey } from '../store/memoize.ts';
import type { DeferredViews } from './deferred-views.ts';

const kept = computed({ keepAlive: true });
const keptSame = computed({ keepAlive: true, equals: isSame });

/** True for findings about particular rows: not "too many units" (CK-01), nor papers and consent of the buyer (OV-12). */
const concernsRows = ({ code, fixes }: Finding): boolean =>
  code !== 'CART-BR7-33' && !fixes.some(({ type }) => type === 'GivePapers');

const isDeselect = (fix: Fix): fix is Extract<Fix, { type: 'Deselect' }> => fix.type === 'Deselect';

/** Shared computed values of the state. */
export class CartSelectors {
  readonly #store: CartStore;
  readonly #pricer = createPricer();
  deferred: DeferredViews | undefined;
  readonly unit = perKey((id: CartUnitId) => this.unitsById.get(id));
  /** What an event may change of a unit. Equal values rebuild no facts. */
  readonly changing = perKey((id: CartUnitId) => {
    const { cart, refusals, deleting } = this.state;
    const { entries: _, ...totals } = unitSummary(this.priced, id);
    return {
      isSelected: this.selected.has(id),
      saving: cart.saving.find(({ cartUnitId }) => cartUnitId === id)?.quantity,
      refusal: refusals.find(({ cartUnitId }) => cartUnitId === id)?.finding,
      isDeleting: deleting.includes(id),
      hasCoupon: couponsOn(cart.coupons.applied, id).length > 0,
      totals,
      isVisitor: !cart.buyer.isLogin || cart.buyer.memberType === 'NonMember',
      hasFreeShippingLabel: this.hasFreeLabel(id),
    };
  });

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
      services: keptSame,
      counts: keptSame,
      priced: kept,
      cashbacks: keptSame,
      promptedUnit: kept,
      blockers: kept,
      concerned: keptSame,
    });
  }

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

  get services(): ReadonlyMap<string, CartUnitType> {
    return new Map(this.tree.map((group) => [group.key, serviceOf(group, this.unitsOf(group.cartUnitIdList))]));
  }

  get counts(): Readonly<Record<CartTab, number>> {
    return tabCounts(this.units);
  }

  get priced(): PricedCart {
    return this.#pricer.price(this.cart);
  }

  /** Cashback of each selected unit in won; omits units without cashback. */
  get cashbacks(): ReadonlyMap<CartUnitId, Won> {
    const each = new Map<CartUnitId, Won>();
    for (const { cartUnitId, amount } of this.deferred?.cashbacksOf(this.cart, this.state.cashback) ?? [])
      each.set(cartUnitId, sum([each.get(cartUnitId) ?? noWon, amount]));
    return each;
  }

  /**
   * The first selected unit with recommended coupons; undefined if a selected unit uses a coupon or the prompt was
   * closed.
   */
  get promptedUnit(): CartUnitId | undefined {
    const {
      cart: {
        coupons: { applied: appliedCoupons },
      },
      couponPrompt,
    } = this.state;
    if (couponPrompt.isDismissed || couponPrompt.recommended.length === 0) return undefined;
    const chosen = this.chosenOf(this.tabUnits).map(({ cartUnitId }) => cartUnitId);
    if (chosen.some((id) => couponsOn(appliedCoupons, id).length > 0)) return undefined;
    return chosen.find((id) => couponPrompt.recommended.includes(id));
  }

  /** Every blocker; empty in a tab without units or before the rules are loaded. */
  get blockers(): readonly Finding[] {
    return this.tabUnits.length === 0 || !this.deferred ? [] : this.deferred.blockersOf(this.state, this.priced);
  }

  /** Blocking units: those that a fix would deselect, otherwise those of a finding. */
  get concerned(): ReadonlySet<CartUnitId> {
    return new Set(
      this.blockers.filter(concernsRows).flatMap(({ units, fixes }) => fixes.find(isDeselect)?.cartUnitIds ?? units),
    );
  }

  /** True if the server lists the item as free, no unit of its parcel is selected, and our own fee agrees (SH-07). */
  private hasFreeLabel(id: CartUnitId): boolean {
    const unit = this.unitsById.get(id);
    return (
      unit !== undefined &&
      this.state.defaultItemShippingFeeIsFreeList.some(
        (row) => row.isFreeShipping && row.itemNo === unit.item.itemNo,
      ) &&
      !this.chosenOf(this.units).some(({ bundleKey }) => bundleKey === unit.bundleKey) &&
      this.priced.isFreeAlone(unit)
    );
  }

  /** Ignores deleted units. */
  unitsOf(ids: readonly CartUnitId[]): readonly CartUnit[] {
    const byId = this.unitsById;
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  chosenOf(units: readonly CartUnit[]): readonly CartUnit[] {
    const { selected } = this;
    return units.filter((unit) => selected.has(unit.cartUnitId) && isOrderable(unit));
  }
}
