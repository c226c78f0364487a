/** Features that affect prices and orders; a shop sets each one separately. */
export interface OrderFeatures {
  /** Overseas shipping, off on outlet. */
  readonly overseaShipping: boolean;
  readonly extraDiscount: boolean;
  readonly incomeDutyChoice: boolean;
  /** ExpressShop cannot share an order with any other items (CART-BR7-32-EXPRESS). */
  readonly expressShopAlone: boolean;
}
