import type { Messages } from './ko.ts';

/** Everything the cart alerts, asks or tells in English (ER-09). */
export const messages: Messages = {
  'CART-BR1-55': 'Please enter a quantity in multiples of {multiple}.',

  'CART-BR2-139': 'This is for members only. Please sign in.',

  'CART-BR3-01': 'Please enter a quantity of at least 1.',
  'CART-BR3-02': 'Your session has expired. Please sign in again.',
  'CART-BR3-03': 'There is not enough stock. Please order {max} or fewer.',
  'CART-BR3-04': 'There is not enough stock of the option you chose. Please order {max} or fewer.',
  'CART-BR3-05': 'The minimum quantity is {min}. Please enter {min} or more.',
  'CART-BR3-06': 'The maximum quantity is {max}. Please enter {max} or fewer.',
  'CART-BR3-07': 'The quantity of an item with a coupon or discount applied cannot be changed.',
  'CART-BR3-08': 'The quantity of department store items can be changed by only 1 at a time.',
  'CART-BR3-09': 'You can enter a quantity of up to {max}.',
  'CART-BR3-16': 'Please enter the quantity as a number.',
  'CART-BR3-17': 'There is not enough stock of the additional product ‘{product}’. Stock left: {max}.',
  'CART-BR3-18': 'There is no stock left of ‘{product}’.',

  'CART-BR4-09': 'Please select the items to delete.',

  'CART-BR5-01': 'Please sign in to use coupons.',
  'CART-BR5-02': 'Coupons cannot be used on items added through a partner channel.',
  'CART-BR5-04': 'Coupons cannot be used on used items.',
  'CART-BR5-05': 'Coupons cannot be used on this item.',
  'CART-BR5-06': 'Coupons cannot be used on registration items.',
  'CART-BR5-07': 'The seller has excluded this item from coupons.',
  'CART-BR5-08': 'This coupon cannot be used on the selected item.',
  'CART-BR5-10':
    'Your coupon is limited to one payment method. Please choose it when you pay: {method}. The coupon cannot be used with other payment methods.',
  'CART-BR5-11': 'This coupon is for overseas shipping only. It cannot be used with domestic shipping.',
  'CART-BR5-12': 'This coupon is already applied to another item. Do you want to cancel it there and apply it here?',
  'CART-BR5-13': 'The coupon you chose has not been applied yet. Do you want to apply it?',
  'CART-BR5-14': 'A super coupon can be combined with item discounts and extra discounts only.',
  'CART-BR5-16': 'There are no coupons that you can use.',
  'CART-BR5-17': 'The coupons could not be loaded. Please try again shortly.',
  'CART-BR5-20': 'Please verify your identity before you use coupons.',
  'CART-BR5-21': 'A shipping coupon can be used only when a shipping fee is charged.',

  'CART-BR7-01': 'Please select the items to order.',
  'CART-BR7-02': '‘{product}’ is no longer on sale and cannot be ordered.',
  'CART-BR7-03': '‘{product}’ is out of stock and cannot be ordered.',
  'CART-BR7-04': 'The option you chose for ‘{product}’ is out of stock, so it cannot be ordered.',
  'CART-BR7-06': 'An additional product of ‘{product}’ is out of stock, so it cannot be ordered.',
  'CART-BR7-14': 'Only one free-shipping coupon can be used for the same seller.',
  'CART-BR7-15': 'Coupons limited to different payment methods cannot be used together.',
  'CART-BR7-33': 'You can order up to {max} items at a time. Please deselect some items.',
  'CART-BR7-36': '‘{product}’ cannot be ordered at the moment.',
  'CART-BR7-43': '‘{product}’ ships free of charge, so the shipping coupon cannot be used. Please remove the coupon.',
  'CART-BR7-45': 'Only Smile Club Biz members can order ‘{product}’.',
  'CART-BR7-46': '‘{product}’ is for Smile Club Biz members only. Please order without this item.',
  'CART-BR7-47': 'An order with a total of ₩0 or less cannot be placed. Please check your coupons and discounts again.',
  'CART-BR7-52': '‘{product}’ can be ordered only for delivery in a reserved time slot.',
  'CART-BR7-53': '‘{product}’ can be ordered only for dawn delivery.',
  'CART-BR7-54': '‘{product}’ cannot be delivered to the address you chose.',
  'CART-BR7-55':
    'The branch that delivers ‘{product}’ has changed. Please check the address on the item’s detail page.',

  'UNABLE-ONLY_BUYNOW': '‘{product}’ cannot be ordered from the cart. Please use Buy now on the item’s detail page.',
  'UNABLE-ITEM_PRICE_MINIMUM': '‘{product}’ is below the minimum order amount and cannot be ordered.',
  'UNABLE-ADULT_LIMIT': '‘{product}’ can be ordered after you have verified that you are an adult.',
  'UNABLE-SELF_LIMIT': '‘{product}’ can be ordered after you have verified your identity.',
  'UNABLE-BUYER_LIMIT_POLICY': 'You have reached the purchase limit for ‘{product}’ and cannot order more of it.',
  'UNIT-UNREADABLE': 'This item cannot be ordered because its details could not be loaded. Please reload or delete it.',

  'ZERO-WON-ITEM': '‘{product}’ cannot be ordered because its price is ₩0 or less.',

  'TEMPORARY-PROBLEM': 'Your request was not processed because of a temporary error. Please check and try again.',
  'TEMPORARY-PROBLEM-CODE':
    'Your request was not processed because of a temporary error. Please check and try again. ({code})',

  'CART-LOAD-FAILED': 'Your cart could not be loaded because of a temporary error. Please try again shortly.',
  'EMPTY-CART': 'There is nothing in your cart.',

  'DELETE-FAILED': 'The items could not be deleted.',
  'DELETE-CONFIRM-Toolbar': 'Do you want to delete the selected items?',
  'DELETE-CONFIRM-Unit': 'Do you want to delete this item?',
  'DELETE-CONFIRM-Unorderable': 'Do you want to delete this item?',
  'DELETE-CONFIRM-BeforeOrder': 'Do you want to delete the selected items and move on?',

  'COUPON-CANCEL-CONFIRM': 'Changing the quantity cancels the applied coupon. Do you want to change it?',
  'COUPON-CANCELLED': 'The quantity has changed, so the applied coupon was cancelled. Please apply a coupon again.',
  'COUPON-PLACE-TAKEN': 'A coupon of the same kind is already applied here. Please cancel it first.',
  'COUPON-TIME-SALE': 'A time-sale coupon cannot be combined with additional-discount coupons.',
  'COUPON-EXPIRED': 'This coupon has expired.',
  'COUPON-CLUB': 'This coupon is for club members only.',
  'COUPON-BUSINESS': 'This coupon is for business members only.',
  'COUPON-MOBILE': 'This coupon can be used on mobile devices only.',
  'COUPON-APP': 'This coupon can be used in the app only.',
  'COUPON-DELIVERY': 'This coupon can be used on SmileDelivery items only.',
  'COUPON-MINIMUM': 'This coupon can be used on purchases of ₩{min} or more.',
  'COUPON-WORTH-NOTHING': 'Using this coupon would not lower your total.',
  'COUPON-BETTER-OTHERWISE': 'Not used because other coupons save you more.',
  'COUPON-OVER-TRY': 'Because of repeated attempts, no more coupons can be downloaded today.',
  'COUPON-DOWNLOAD-FAILED': 'The coupon could not be downloaded. Please try again shortly.',
  'COUPON-DOWNLOADED': 'We have issued a coupon so that you can buy for less.',
  'COUPONS-APPLIED': 'Your coupons have been applied.',

  'ORDER-AT-TOTAL': 'With shipping, the total to pay is ₩{payable}. Do you want to order at this total?',

  'PRICE-CHANGED': 'A price has changed, so your cart was loaded again. Please check the amounts.',
  'CART-CHANGED': 'Your cart has changed and was loaded again. Please check it and try again.',
  'CART-STALE': 'Your cart has changed and was loaded again. Please check it and try again.',
  'QUANTITY-UNKNOWN':
    'We could not confirm whether the quantity was changed, so your cart was loaded again. Please check the quantity.',
  'SHIPPING-UNKNOWN': 'The shipping fee could not be confirmed. The amount to pay may change.',

  'ORDER-FAILED': 'Your order could not be placed. Please check it and try again.',
  'ORDER-OUT-OF-STOCK':
    'The payment was not made because there is not enough stock. Please check the quantities in your cart.',
  'PAYMENT-DONE': 'Your payment is complete.',
};
