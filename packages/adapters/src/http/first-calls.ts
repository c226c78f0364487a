// the calls that a cart needs to be opened, priced, changed and emptied: the page has them from the start
export { getAvailableDiscount } from '@baguni/contract/calls/offers/get-available-discount';
export { getCart } from '@baguni/contract/calls/cart/get-cart';
export { getEnvironment } from '@baguni/contract/calls/page/get-environment';
export { getInitialCart } from '@baguni/contract/calls/cart/get-initial-cart';
export { getShipping } from '@baguni/contract/calls/shipping/get-shipping';
export { removeCartUnits } from '@baguni/contract/calls/cart/remove-cart-units';
export { setQuantity } from '@baguni/contract/calls/cart/set-quantity';
