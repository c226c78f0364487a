import { orderedCart, shownLoad, type Session } from '@baguni/use-cases';
import {
  allowedPieces,
  couponsOn,
  isFreeAlone,
  isOrderable,
  noWon,
  sum,
  sellerGaugeOf,
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
  type OrderedCart,
  type PricedCart,
  type SellerGaugeNow,
  type SellerGroup,
  type Won,
} from '@baguni/domain/internal';
import { compareShallow, computed, makeObservable, observableRef, runInAction } from 'mobx';
import type { ViewContext } from '../common/context.ts';
import type { UnitArrival } from './late-lines.ts';
import { serviceOf } from '../common/shared-views.ts';
import { indexOf, type CartIndex, type Current } from '../store/cart-store.ts';
import { isSame, perKey } from '../store/memoize.ts';
import type { DeferredViews, NextOrder } from './deferred-views.ts';

const kept = computed({ keepAlive: true });
const keptSame = computed({ keepAlive: true, equals: isSame });
const keptShallow = computed({ keepAlive: true, equals: compareShallow });

/** True for findings about particular rows: not "too many units" (CK-01), nor papers and consent of the buyer (OV-12). */
const concernsRows = ({ code, fixes }: Finding): boolean =>
  code !== 'CART-BR7-33' && !fixes.some(({ type }) => type === 'GivePapers');

const isDeselect = (fix: Fix): fix is Extract<Fix, { type: 'Deselect' }> => fix.type === 'Deselect';

/** Shared computed values of the state. */
export class CartSelectors {
  readonly #current: Current;
  readonly context: ViewContext;
  /** The values of the settled state, which are slow to compute and may change after the next paint. */
  readonly settled: CartSelectors;
  deferred: DeferredViews | undefined;
  /** Free shipping of a seller group; each of its parcels asks for it. */
  readonly gaugeOf = perKey((key: string): SellerGaugeNow => {
    const units = this.unitsOf(this.index.sellerGroups.get(key)?.cartUnitIdList ?? []);
    const parcels = this.chosenOf(units).map(({ bundleKey }) => bundleKey);
    return sellerGaugeOf(this.cart, [...new Set(parcels)], this.priced);
  });

  constructor(current: Current, context: ViewContext, deferred?: DeferredViews) {
    const { settled = current } = current;
    this.#current = current;
    this.context = context;
    this.settled = settled === current ? this : new CartSelectors(settled, context, deferred);
    this.deferred = deferred;
    makeObservable(this, {
      deferred: observableRef,
      cart: kept,
      units: kept,
      unitsById: kept,
      namesakes: keptSame,
      tab: kept,
      tabUnits: kept,
      tree: kept,
      index: kept,
      selectedIds: kept,
      selected: kept,
      services: keptSame,
      counts: keptSame,
      priced: kept,
      cashbacks: keptSame,
      promptedUnit: kept,
      nextOrder: keptSame,
      blockers: keptSame,
      concerned: keptSame,
      oneMoreRefused: kept,
      freeAlone: keptSame,
      refusals: kept,
      deleting: kept,
      lateFacts: keptShallow,
      ordered: keptShallow,
      arrivals: keptSame,
      arrivalText: kept,
      warnings: keptSame,
      forFrame: keptShallow,
      forRows: keptShallow,
    });
  }

  takeDeferredViews(deferred: DeferredViews): void {
    runInAction(() => {
      this.settled.deferred = deferred;
      this.deferred = deferred;
    });
  }

  get state(): Session {
    return this.#current.state;
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

  /** Item names of several units. */
  get namesakes(): ReadonlySet<string> {
    const names = this.units.map(({ item }) => item.itemName);
    return new Set(names.filter((name, i) => names.indexOf(name) < i));
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

  get selectedIds(): Cart['selected'] {
    return this.cart.selected;
  }

  get selected(): ReadonlySet<CartUnitId> {
    return new Set(this.selectedIds);
  }

  get services(): ReadonlyMap<string, CartUnitType> {
    return new Map(this.tree.map((group) => [group.key, serviceOf(group, this.unitsOf(group.cartUnitIdList))]));
  }

  get counts(): Readonly<Record<CartTab, number>> {
    return tabCounts(this.units);
  }

  get priced(): PricedCart {
    return this.context.price(this.cart);
  }

  /** Units that the server lists as free, without a selected unit in their parcel, if our own fee agrees (SH-07). */
  get freeAlone(): ReadonlySet<CartUnitId> {
    const listed = this.state.defaultItemShippingFeeIsFreeList.filter(({ isFreeShipping }) => isFreeShipping);
    if (listed.length === 0) return new Set();
    const items = new Set(listed.map(({ itemNo }) => itemNo));
    const parcels = new Set(this.chosenOf(this.units).map(({ bundleKey }) => bundleKey));
    const free = this.units.filter(
      (unit) => items.has(unit.item.itemNo) && !parcels.has(unit.bundleKey) && isFreeAlone(unit, this.priced.input),
    );
    return new Set(free.map(({ cartUnitId }) => cartUnitId));
  }

  get refusals(): Session['refusals'] {
    return this.state.refusals;
  }

  get deleting(): Session['deleting'] {
    return this.state.deleting;
  }

  /** The part of the data around the cart that late lines of units and the order read. */
  get lateFacts(): Pick<Session['extras'], 'arrivals' | 'cheaper' | 'delivery'> {
    const { arrivals, cheaper, delivery } = this.state.extras;
    return { ...(arrivals && { arrivals }), ...(cheaper && { cheaper }), ...(delivery && { delivery }) };
  }

  /** The cart with the decisions on its order. */
  get ordered(): OrderedCart {
    return orderedCart({ cart: this.cart, agreed: this.state.agreed, extras: this.lateFacts });
  }

  /** The arrival time of each unit, if known. */
  get arrivals(): ReadonlyMap<CartUnitId, UnitArrival> | undefined {
    return this.deferred?.arrivalsOf(this.context, this.units, this.lateFacts, this.cart.pricesAsOf);
  }

  /** The arrival time of the order, if known. It waits for all dates, so that the line does not change while they are read. */
  get arrivalText(): string | undefined {
    if (this.lateFacts.arrivals === undefined) return undefined;
    const chosen = this.nextOrder?.cartUnitIds ?? this.chosenOf(this.units).map(({ cartUnitId }) => cartUnitId);
    return this.deferred?.orderArrivalText(
      this.context,
      chosen.map((id) => this.arrivals?.get(id)),
    );
  }

  /** Findings on the coupons that do not block the order. */
  get warnings(): readonly Finding[] {
    return this.deferred?.warningsOf(this.cart, this.priced) ?? [];
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
    const { cart, couponPrompt } = this.state;
    if (couponPrompt.isDismissed || couponPrompt.recommended.length === 0) return undefined;
    const chosen = this.chosenOf(this.tabUnits).map(({ cartUnitId }) => cartUnitId);
    if (chosen.some((id) => couponsOn(cart.coupons.applied, id).length > 0)) return undefined;
    return chosen.find((id) => couponPrompt.recommended.includes(id));
  }

  /** The order that a press places if it continues a split (CK-01). */
  get nextOrder(): NextOrder | undefined {
    return this.settled === this ? this.deferred?.nextOrderOf(this.ordered) : this.settled.nextOrder;
  }

  /** Every blocker; empty in a tab without units or before the rules are loaded. */
  get blockers(): readonly Finding[] {
    if (this.settled !== this) return this.settled.blockers;
    if (this.nextOrder) return this.nextOrder.findings;
    return this.tabUnits.length === 0 || !this.deferred ? [] : this.deferred.blockersOf(this.ordered, this.priced);
  }

  /** Blocking units: those that a fix would deselect, otherwise those of a finding. */
  get concerned(): ReadonlySet<CartUnitId> {
    return new Set(
      this.blockers.filter(concernsRows).flatMap(({ units, fixes }) => fixes.find(isDeselect)?.cartUnitIds ?? units),
    );
  }

  /** The rule that prevents any quantity of a unit. */
  get oneMoreRefused(): ReadonlyMap<CartUnitId, Finding | undefined> {
    const refused = this.units.filter((unit) => allowedPieces(unit) === undefined);
    return new Map(refused.map((unit) => [unit.cartUnitId, this.deferred?.oneMoreRefused(unit)]));
  }

  /** All that the header and the frame of the page depend on. */
  get forFrame() {
    const { state, tab, units, tabUnits } = this;
    return {
      tab,
      buyer: state.cart.buyer,
      load: state.load,
      shownLoad: shownLoad(state),
      environment: state.environment.name,
      unitCount: units.length,
      tabUnitCount: tabUnits.length,
    };
  }

  /** All that rows depend on, so that each row observes one value. Marks and labels follow after the paint. */
  get forRows() {
    const { units, unitsById, priced, selected, concerned, refusals, oneMoreRefused, deleting, namesakes } = this;
    const { services, settled } = this;
    const { buyer, saving, destination, coupons } = this.cart;
    return {
      units,
      unitsById,
      priced,
      selected,
      concerned,
      refusals,
      oneMoreRefused,
      deleting,
      namesakes,
      services,
      buyer,
      saving,
      destination,
      applied: coupons.applied,
      settledSaving: settled.cart.saving,
      promptedUnit: settled.promptedUnit,
      cashbacks: settled.cashbacks,
      arrivals: settled.arrivals,
      freeAlone: settled.freeAlone,
    };
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
