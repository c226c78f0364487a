import type { LedgerEntry } from '../price/ledger/ledger.ts';
import type { Won } from '../money/won.ts';
import type { CartUnitId, TxKey } from '../money/ids.ts';
import type { DeliverySlot } from '../entities/shipping/delivery-slot.ts';
import type { Addition, ItemOption } from '../entities/cart/item.ts';

/** One unit as it was ordered. */
export interface OrderLine {
  /** The unit that it was. */
  readonly cartUnitId: CartUnitId;
  /** Text as the seller wrote it; never markup. */
  readonly itemName: string;
  /** The parts of its option text (PG-21). */
  readonly options: readonly ItemOption[];
  /** What was ordered with it. */
  readonly additions: readonly Addition[];
  /** Empty where there is no picture (PG-14). */
  readonly itemImageUrl: string;
  /** Pieces. */
  readonly quantity: number;
  /** Its price after discounts and coupons, in won. */
  readonly price: Won;
}

/** What a checkout holds; the order page shows it (CK-13). */
export interface Order {
  /** The checkout that it was prepared as. */
  readonly txKey: TxKey;
  /** How shoppers call it, `2026-1122-0001`; left out in older orders. Its page is found by `txKey` alone. */
  readonly orderNumber?: string;
  /** It was paid: its units have left the cart. */
  readonly isPaid: boolean;
  /** What was ordered, a line a unit. */
  readonly lines: readonly OrderLine[];
  /** The ledger of the whole order (PR-08). */
  readonly entries: readonly LedgerEntry[];
  /** The sum of the entries, in won. */
  readonly payable: Won;
  /** What the shopper wrote for it; left out where nothing (LY-08). */
  readonly memo?: string;
  /** When branches bring it, where the shopper chose (LY-09). */
  readonly deliverySlots?: readonly DeliverySlot[];
}
