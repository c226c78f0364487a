import type { CartTab, SafeTarget, TxKey } from '@baguni/domain';
import type { Option } from 'fp-ts/Option';

/** The browser's page: where it is and where it goes. */
export interface Page {
  /** Shows a tab in the address, keeping query and hash (RT-03). */
  readonly showTab: (tab: CartTab) => void;
  /** Leads to signing in, and back to where the page stands (RT-12), or on to the order page of a checkout (CK-15). */
  readonly goToSignIn: (order?: TxKey) => void;
  /** Leads to the verification of who the buyer is, and back to the cart (CK-11, CK-15). */
  readonly goToSelfAuthentication: () => void;
  /** Leads to the order page of a checkout (CK-13). */
  readonly goToOrder: (key: TxKey) => void;
  /** The address to follow, where data may lead there; none: nowhere (RT-12). */
  readonly targetOf: (address: string) => Option<SafeTarget>;
  /** Leads to an allowed address (ER-03, ER-06). */
  readonly goTo: (target: SafeTarget) => void;
  /** Leads to the marketplace's main page (RT-17). */
  readonly goHome: () => void;
  /** Back to the page before, home where there is none (ER-04). */
  readonly goBack: () => void;
  /** Closes the page: to its `closeUrl`, back in history, or for good (RT-11). */
  readonly close: () => void;
  /** Loads the page anew (ER-06). */
  readonly refresh: () => void;
}
