import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';

/** All that the rules on putting an item into the cart may see (CM-06). */
export interface AddFacts {
  /** The unit as it would stand in the cart; it has no number of its own yet. */
  readonly unit: Pick<CartUnit, 'item' | 'seller' | 'cartUnitType' | 'quantity' | 'isViaEmployeeMall'>;
  /** Who puts it in. */
  readonly buyer: Buyer;
  /** Units that the cart holds. */
  readonly cartUnitCount: number;
  /** Pieces that the cart holds already of the same item with the same options and additions; they are added up (GM-2). */
  readonly piecesInCart: number;
  /** Whether it is known where parcels go: a same-day shop asks for that first. */
  readonly hasAddress: boolean;
}

/**
 * How many pieces there would be with those that are in the cart already.
 * @example
 * const guestHas = { unit: aUnit({ quantity: 2 }), buyer: guest, cartUnitCount: 1, piecesInCart: 3, hasAddress: false };
 * piecesTogether(guestHas); // 5
 */
export const piecesTogether = ({ unit, piecesInCart }: AddFacts): number => unit.quantity + piecesInCart;
