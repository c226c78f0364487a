// the calls that a cart needs to be opened, priced, changed and emptied: the page has them from the start
export { getAvailableDiscount } from '@baguni/contract/calls/get-available-discount';
export { getCart } from '@baguni/contract/calls/get-cart';
export { getEnvironment } from '@baguni/contract/calls/get-environment';
export { getInitialCart } from '@baguni/contract/calls/get-initial-cart';
export { getShipping } from '@baguni/contract/calls/get-shipping';
export { removeCartUnits } from '@baguni/contract/calls/remove-cart-units';
export { setQuantity } from '@baguni/contract/calls/set-quantity';
