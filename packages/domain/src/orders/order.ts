import type { MergeReport } from '../entities/cart/merge.ts';
import type { LedgerEntry } from '../price/ledger/ledger.ts';
import type { Language } from '../storefront/storefront.ts';
import type { Won } from '../money/won.ts';
import type { CartUnitId, TxKey } from '../money/ids.ts';
import type { DeliverySlot } from '../entities/shipping/delivery-slot.ts';
import type { Addition, ItemOption } from '../entities/cart/item.ts';
import type { ShippingAddress } from '../entities/buyer/buyer.ts';
import type { TransPolicy } from '../entities/shipping/arrivals.ts';

export interface OrderLine {
  readonly cartUnitId: CartUnitId;
  /** Seller’s text; never markup. */
  readonly itemName: string;
  /** The language of the texts, if not the reader’s: the order’s own, because the item is no longer sold like this. */
  readonly language?: Language;
  readonly options: readonly ItemOption[];
  readonly additions: readonly Addition[];
  /** Empty if there is no picture. */
  readonly itemImageUrl: string;
  readonly quantity: number;
  /** Price after discounts and coupons, in won. */
  readonly price: Won;
}

/** The arrival of an ordered unit. */
export interface LineArrival extends Pick<TransPolicy, 'arrivalScheduledDate' | 'displayType'> {
  readonly cartUnitId: CartUnitId;
}

/** Delivery, payment and cashback of an order at its checkout (CK-13). */
export interface OrderTerms {
  /** The country for an order overseas, without a zip code; undefined for a buyer without an address. */
  readonly address: Pick<ShippingAddress, 'address' | 'zipCode'> | undefined;
  /** Omits units whose arrival is unknown. */
  readonly arrivals: readonly LineArrival[];
  /** Cashback after payment, in won. */
  readonly cashback: Won;
  /** The payment method that a coupon requires, or undefined for any. */
  readonly paymentMethod: string | undefined;
}

/** The recipient of an order whose buyer has no address (CK-20). Personal data: never logged. */
export interface Recipient {
  readonly name: string;
  readonly phone: string;
  readonly zipCode: string;
  readonly address: string;
}

/** A checkout as shown on the order page (CK-13). */
export interface Order {
  readonly txKey: TxKey;
  /** Visible number, e.g. `2026-1122-0001`; missing in older orders. The page is found by `txKey` only. */
  readonly orderNumber?: string;
  /** True after payment; its units have left the cart. */
  readonly isPaid: boolean;
  readonly lines: readonly OrderLine[];
  /** The ledger of the whole order (PR-08). */
  readonly entries: readonly LedgerEntry[];
  readonly payable: Won;
  readonly memo?: string;
  readonly deliverySlots?: readonly DeliverySlot[];
  /** Missing in older orders. */
  readonly terms?: OrderTerms;
  /** Missing if the buyer has an address, before it is entered, and after it was erased. */
  readonly recipient?: Recipient;
}

/** An order of a visitor, prepared again after sign-in (CK-15). */
export interface TakenOrder {
  readonly order: Order;
  /** Total of the visitor, in won. */
  readonly payableBefore: Won;
  /** Result of merging the visitor cart (GM-4). */
  readonly merge: MergeReport;
}
