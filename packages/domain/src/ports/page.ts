import type { CartTab } from '../cart/tabs.ts';
import type { TxKey } from '../cart/ids.ts';

/** The browser's page: where it is and where it goes. */
export interface Page {
  /** Shows a tab in the address, keeping query and hash (RT-03). */
  readonly showTab: (tab: CartTab) => void;
  /** Leads to the verification of who the buyer is, and back to the cart (CK-11, CK-15). */
  readonly goToSelfAuthentication: () => void;
  /** Leads to the order page of a checkout (CK-13). */
  readonly goToOrder: (key: TxKey) => void;
}
