import { describeInputs, isOrderable, ledgerLabels, treeOf, type LedgerEntry } from '@baguni/domain/internal';
import { formatAmount, type Cart, type Shop } from '../cart/shop.ts';
import { listNames, unitNames } from '../cart/unit-names.ts';

export interface PriceNode {
  readonly key: string;
  readonly kind: 'Total' | 'Seller' | 'Unit' | 'Parcel' | 'Overseas' | 'Entry';
  readonly label: string;
  /** The inputs of an entry or the content of a parcel, otherwise empty. */
  readonly detail: string;
  /** In the smallest unit; negative for discounts. Equals the sum of the children. */
  readonly amount: number;
  readonly text: string;
  readonly children: readonly PriceNode[];
}

const placeKey = ({ place }: LedgerEntry): string =>
  place.type === 'Bundle' ? `Bundle/${place.bundleKey}` : `${place.type}/${place.cartUnitId}`;

const describePlace = (cart: Cart, { place }: LedgerEntry): Pick<PriceNode, 'kind' | 'label' | 'detail'> => {
  if (place.type === 'Bundle') {
    const ids = cart.units
      .filter(
        (unit) => unit.bundleKey === place.bundleKey && isOrderable(unit) && cart.selected.includes(unit.cartUnitId),
      )
      .map(({ cartUnitId }) => cartUnitId);
    return { kind: 'Parcel', label: 'Parcel', detail: listNames(unitNames(cart, ids)) };
  }
  const [name = ''] = unitNames(cart, [place.cartUnitId]);
  return place.type === 'Unit'
    ? { kind: 'Unit', label: name, detail: '' }
    : { kind: 'Overseas', label: `Overseas: ${name}`, detail: '' };
};

/** Returns the label of each seller by its group key. Overseas shipping belongs to no seller (OV-03). */
const sellerLabels = (cart: Cart): ReadonlyMap<string, string> =>
  new Map([
    ...treeOf(cart.units).map((group): [string, string] => {
      if (group.type === 'SmileDelivery') return [group.key, 'SmileDelivery'];
      return [group.key, group.shopName.trim() || group.sellerKey];
    }),
    ['', 'Overseas shipping'],
  ]);

/** Turns the ledger into a tree: total, sellers, units and parcels, entries (PR-08, EN-20). */
export const makePriceTree = (shop: Shop, cart: Cart): PriceNode => {
  const { entries, cartUnitCount } = shop.engine.priceOfCart(cart, cart.pricesAsOf);
  const labels = sellerLabels(cart);
  const branch = (
    head: Omit<PriceNode, 'amount' | 'text' | 'children'>,
    within: readonly LedgerEntry[],
    children: readonly PriceNode[],
  ): PriceNode => {
    const amount = within.reduce((sum, entry) => sum + entry.amount, 0);
    return { ...head, amount, text: formatAmount(shop, amount), children };
  };
  const entryNode = (entry: LedgerEntry, i: number): PriceNode =>
    branch(
      {
        key: `${placeKey(entry)}/${i}`,
        kind: 'Entry',
        label: ledgerLabels[entry.rule],
        detail: describeInputs(entry.inputs, (amount) => formatAmount(shop, amount)),
      },
      [entry],
      [],
    );
  const placeNodes = (within: readonly LedgerEntry[]): readonly PriceNode[] =>
    [...Map.groupBy(within, placeKey)].flatMap(([key, here]) =>
      here.slice(0, 1).map((first) => branch({ key, ...describePlace(cart, first) }, here, here.map(entryNode))),
    );
  const sellers = [...Map.groupBy(entries, (entry) => entry.sellerGroupKey)].map(([key, within]) =>
    branch({ key, kind: 'Seller', label: labels.get(key) ?? key, detail: '' }, within, placeNodes(within)),
  );
  const label = `To pay for ${cartUnitCount} of ${cart.units.length} units`;
  return branch({ key: 'total', kind: 'Total', label, detail: '' }, entries, sellers);
};
