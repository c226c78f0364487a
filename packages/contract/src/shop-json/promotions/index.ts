export { buyNGetM } from './buy-n-get-m.ts';
export { cheapestFree } from './cheapest-free.ts';
export { fixedPrice } from './fixed-price.ts';
export { gift } from './gift.ts';
export { nForPrice } from './n-for-price.ts';
export { tiered } from './tiered.ts';
