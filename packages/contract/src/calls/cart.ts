import * as t from 'io-ts';
import { call, type ResponseOf, type RequestOf } from './call.ts';
import { cartUnitId, count, requestText, MAX_UNITS, askedPieces } from '../codecs/base/values.ts';
import { cartChoice, MAX_PARTS, cartUnitIds } from '../codecs/cart/request-ids.ts';
import { withOptional, list, optional, orNull, nothing, strict, partly } from '../codecs/base/codec.ts';
import { askingPrices, withPrices } from '../codecs/cart/prices.ts';
import { enteredOption, offeredOptions } from '../codecs/cart/item.ts';
import { cartContent, initialCart } from '../codecs/cart/cart-content.ts';
import { savedUnits } from '../codecs/cart/saved-units.ts';
import { mergeReply } from '../codecs/cart/merge.ts';
import { cartUnit } from '../codecs/cart/cart-unit.ts';
import { branchServiceType } from '../codecs/cart/seller.ts';

/** Adds an item with its options to the cart; the server determines the price (CM-06). */
export const addCart = call({
  id: 'CM-06',
  path: '/cart/addCart',
  request: askingPrices(withOptional(cartChoice, { entered: list(enteredOption, MAX_PARTS), before: cartUnitId })),
  response: withPrices(strict({ cartUnitId, cartVersion: count })),
  isWrite: true,
  attempts: 1,
});

/** Answer of CM-06: the unit and the version of the cart. */
export type AddCartReply = ResponseOf<typeof addCart>;

const optionChoice = strict({ cartUnitId, unitVersion: count, optionNos: list(requestText(), MAX_PARTS) });

/** Changes the options of a unit and keeps its position in the list (PG-21). Not part of the specification. */
export const changeOptions = call({
  path: '/cart/changeOptions',
  request: askingPrices(optional(optionChoice, 'entered', list(enteredOption, MAX_PARTS))),
  response: withPrices(strict({ cartVersion: count, joined: orNull(cartUnitId) })),
  isWrite: true,
});

/** Reads units of the cart with their terms (CM-02). */
export const getCart = call({
  id: 'CM-02',
  path: '/cart/getCart',
  request: strict({ cartUnitIdList: cartUnitIds }),
  response: cartContent,
  timeoutMs: 5000,
  isCacheable: true,
});

/** First read of the cart (CM-01). The specification does not define its path. */
export const getInitialCart = call({
  id: 'CM-01',
  path: '/cart/getInitialCart',
  request: nothing,
  response: initialCart,
  timeoutMs: 5000,
  isCacheable: true,
});

/** Lists every option of a unit’s item with its stock (PG-21). Not part of the specification. */
export const getItemOptions = call({
  path: '/cart/getItemOptions',
  request: strict({ cartUnitId }),
  response: offeredOptions,
});

/** Reads the units that the shopper saved for later, the latest first, with current prices and stock. */
export const getSavedUnits = call({
  path: '/cart/getSavedUnits',
  request: nothing,
  response: strict({ units: savedUnits }),
  isCacheable: true,
  isSilent: true,
});

/** Merges the guest cart into the buyer’s cart and reports the result for each unit (CM-03). */
export const mergeCart = call({
  id: 'CM-03',
  path: '/cart/merge',
  request: nothing,
  response: mergeReply,
  isWrite: true,
});

/** Answer of CM-03: the result for each unit. */
export type MergeReply = ResponseOf<typeof mergeCart>;

/** Moves a saved unit back to the cart, within the rules for adding. An equal unit of the cart increases in quantity. */
export const moveToCart = call({
  path: '/cart/moveToCart',
  request: askingPrices(optional(strict({ cartUnitId }), 'before', cartUnitId)),
  response: withPrices(strict({ cartUnitId, cartVersion: count })),
  isWrite: true,
  attempts: 1,
});

/** Deletes units from the cart and returns their ids (CM-05). */
export const removeCartUnits = call({
  id: 'CM-05',
  path: '/cart/removeCartUnits',
  request: askingPrices(strict({ cartUnitIds, deleteCauseType: t.literal('Buyer') })),
  response: withPrices(strict({ removedCartUnitIds: list(cartUnitId, MAX_UNITS), cartVersion: count })),
  isWrite: true,
});

/** Deletes saved units. Ignores units that are not saved. */
export const removeSavedUnits = call({
  path: '/cart/removeSavedUnits',
  request: strict({ cartUnitIds }),
  response: strict({ removedCartUnitIds: list(cartUnitId, MAX_UNITS), cartVersion: count }),
  isWrite: true,
});

/** Moves units from the cart to the saved units of the shopper, which have no price in the cart. They keep their ids. */
export const saveForLater = call({
  path: '/cart/saveForLater',
  request: askingPrices(strict({ cartUnitIds })),
  response: withPrices(strict({ savedCartUnitIds: list(cartUnitId, MAX_UNITS), cartVersion: count })),
  isWrite: true,
});

const currentUnit = strict({ unit: cartUnit, cartVersion: count });

/** Changes the quantity of a unit; returns the unit and, on request, the prices of the selection (CM-04, SE-03). */
export const setQuantity = call({
  id: 'CM-04',
  path: '/cart/setQuantity',
  request: askingPrices(
    strict({
      cartUnitId,
      quantity: askedPieces,
      branchServiceType,
      unitVersion: count,
      cancelCoupons: t.boolean,
    }),
  ),
  response: withPrices(currentUnit),
  conflict: partly(currentUnit),
  isWrite: true,
});

/** Request of CM-04: a unit with its new quantity in pieces. */
export type SetQuantityRequest = RequestOf<typeof setQuantity>;

/** Current unit and cart version, sent with a 409 to CM-04. */
export type CurrentUnit = t.TypeOf<typeof currentUnit>;
