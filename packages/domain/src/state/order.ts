import type { LedgerEntry } from '../price/ledger/ledger.ts';
import type { Won } from '../money/won.ts';
import type { CartUnitId, TxKey } from '../money/ids.ts';
import type { DeliverySlot } from '../entities/shipping/delivery-slot.ts';
import type { Addition, ItemOption } from '../entities/cart/item.ts';

/** One unit as it was ordered. */
export interface OrderLine {
  readonly cartUnitId: CartUnitId;
  readonly itemName: string;
  /** The parts of its option text (PG-21). */
  readonly options: readonly ItemOption[];
  readonly additions: readonly Addition[];
  readonly itemImageUrl: string;
  readonly quantity: number;
  /** Its price after discounts and coupons, in won. */
  readonly price: Won;
}

/** What a checkout holds; the order page shows it (CK-13). */
export interface Order {
  readonly txKey: TxKey;
  /** How shoppers call it, `2026-1122-0001`; left out in older orders. Its page is found by `txKey` alone. */
  readonly orderNumber?: string;
  readonly isPaid: boolean;
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
