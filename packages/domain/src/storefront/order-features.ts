/** What of a storefront’s features decides prices and orders: a shop of one’s own says each for itself (EN-09). */
export interface OrderFeatures {
  /** Overseas shipping, off on outlet (OV-14). */
  readonly overseaShipping: boolean;
  /** Extra discounts and their nudge (DC-04). */
  readonly extraDiscount: boolean;
  /** Choice for income-duty items (CK-08). */
  readonly incomeDutyChoice: boolean;
  /** ExpressShop may not be mixed with anything at all: CART-BR7-32-EXPRESS (CK-09). */
  readonly expressShopAlone: boolean;
}
