import { MAX_FREE_SHIPPING_ITEMS, MAX_SIGNAL_UNITS } from '@baguni/domain/internal';
import { partly, nothing, list, strict } from '../codecs/base/codec.ts';
import {
  recommendedLists,
  recommendRequest,
  recommendedItems,
  nudgingType,
  shownItems,
  priceSignals,
} from '../codecs/recommend.ts';
import { call, type RequestOf } from './call.ts';
import { amount, bundleKey, itemNo, cartUnitId } from '../codecs/base/values.ts';
import { cartUnit } from '../codecs/cart/cart-unit.ts';

/** Items bought together with cart items, one list per seed (CM-34). */
export const cartBt = call({
  id: 'CM-34',
  path: '/recommend/cartBt',
  query: 'version=v2',
  request: recommendRequest,
  response: partly(strict({ lists: recommendedLists })),
  isSilent: true,
});

/** Items that the recommendations relate to. */
export type RecommendRequest = RequestOf<typeof cartBt>;

/** Deletes the shopper’s list of viewed items. A repeat is no error. */
export const clearViewedItems = call({
  path: '/recommend/clearViewedItems',
  request: nothing,
  response: nothing,
  isWrite: true,
});

/** Items of a parcel that this buyer can add to reach free shipping, as units of the least quantity (FG-01). */
export const getFreeShippingItems = call({
  path: '/recommend/freeShippingItems',
  request: strict({ bundleKey, missing: amount }),
  response: strict({ units: list(cartUnit, MAX_FREE_SHIPPING_ITEMS) }),
});

/** Items whose pages the shopper opened, the latest first, with current prices. Items that cannot be added are left out. */
export const getViewedItems = call({
  path: '/recommend/getViewedItems',
  request: nothing,
  response: partly(strict({ items: recommendedItems })),
  isSilent: true,
});

/** Hides a nudge permanently (CM-09, ND-03). */
export const hideNudging = call({
  id: 'CM-09',
  path: '/cart/hideNudging',
  request: strict({ cartNudgingType: nudgingType }),
  response: nothing,
  isWrite: true,
  isSilent: true,
});

/** Reports rendered recommendations (CM-37). Sent once. */
export const imp = call({
  id: 'CM-37',
  path: '/recommend/imp',
  request: shownItems,
  response: nothing,
  attempts: 1,
  isSilent: true,
});

/** Notes that the shopper has opened the page of an item. Items that the shop does not sell are ignored. */
export const noteViewedItem = call({
  path: '/recommend/noteViewedItem',
  request: strict({ itemNo }),
  response: nothing,
  isWrite: true,
  isSilent: true,
});

/** Price changes of units since they were added (CM-29). */
export const postSignalItems = call({
  id: 'CM-29',
  path: '/buying-insight/postSignalItems',
  request: strict({ cartUnitIds: list(cartUnitId, MAX_SIGNAL_UNITS) }),
  response: partly(strict({ signals: priceSignals })),
  isSilent: true,
});

/** Items similar to cart items, one list per seed (CM-35). */
export const recommendItems = call({
  id: 'CM-35',
  path: '/recommend/items',
  request: recommendRequest,
  response: partly(strict({ lists: recommendedLists })),
  isSilent: true,
});

/** Reports recommendations that became visible (CM-36). Sent once. */
export const vimp = call({
  id: 'CM-36',
  path: '/recommend/vimp',
  request: shownItems,
  response: nothing,
  attempts: 1,
  isSilent: true,
});

/** Recommended items that the shopper has seen. */
export type ShownItems = RequestOf<typeof vimp>;
