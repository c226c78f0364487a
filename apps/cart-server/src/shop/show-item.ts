import { randomUUID } from 'node:crypto';
import { cartUnitId, type CartUnit, type ItemNo } from '@baguni/domain';
import { tenantOf } from '../http/tenant.ts';
import type { Html } from '../html/html.ts';
import type { Asked } from './ask.ts';
import { couponsFor } from './coupons.ts';
import { numberIn, queryOf } from './form.ts';
import { goOnTo } from './go-on.ts';
import { leftOf, ofSeller, shelfIn, type ShopItem } from './shelf.ts';
import type { SentChoice, Told } from './views/item-facts.ts';
import { itemPage } from './views/item-page.ts';
import { visitorView } from './visitor-view.ts';

/** How many other items of the seller are shown. */
const MORE = 4;

const unsent = ({ item }: ShopItem): SentChoice => ({
  quantity: String(item.limits.min),
  optionNo: '',
  entered: new Map(),
  additions: new Map(),
});

/** The unit that was put in last, where it is in the visitor's cart: an address alone makes nobody believe it. */
const addedUnit = (added: string, units: readonly CartUnit[], itemNo: ItemNo): CartUnit | undefined => {
  const id = numberIn(added);
  return units.find((unit) => id !== null && unit.cartUnitId === cartUnitId(id) && unit.item.itemNo === itemNo);
};

/** What the address says of what was done last. */
const toldBy = (asked: Asked, { item }: ShopItem, units: readonly CartUnit[], isHolder: boolean): Told | null => {
  const query = queryOf(asked.request);
  const unit = addedUnit(query.get('added') ?? '', units, item.itemNo);
  if (unit) return { type: 'Added', quantity: unit.quantity, continueTo: goOnTo(asked.language, query.get('from')) };
  return query.has('downloaded') && isHolder ? { type: 'Downloaded' } : null;
};

/** The page of an item. @param said what came of a form that was refused, with what it had chosen */
export const showItem = async (
  asked: Asked,
  sold: ShopItem,
  said: { readonly told: Told; readonly sent?: SentChoice } | null = null,
): Promise<Html> => {
  const { deps, request, language } = asked;
  const { itemNo } = sold.item;
  const more = ofSeller(shelfIn(language), sold.seller.sellerKey).filter(({ item }) => item.itemNo !== itemNo);
  const shown = more.slice(0, MORE);
  const { view, units } = await visitorView(asked, { type: 'Item', itemNo });
  const coupons = await couponsFor(asked, sold);
  return itemPage(view, {
    sold,
    left: await leftOf(deps.backend.store, tenantOf(request, deps.config), [sold, ...shown]),
    newKey: randomUUID,
    sent: said?.sent ?? unsent(sold),
    told:
      said?.told ??
      toldBy(
        asked,
        sold,
        units,
        coupons.some(({ isHeld }) => isHeld),
      ),
    coupons,
    more: shown,
  });
};
