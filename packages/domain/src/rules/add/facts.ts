import type { Buyer } from '../../entities/buyer/buyer.ts';
import type { CartUnit } from '../../entities/cart/cart-unit.ts';

export interface AddFacts {
  readonly unit: Pick<CartUnit, 'item' | 'seller' | 'cartUnitType' | 'quantity' | 'isViaEmployeeMall'>;
  readonly buyer: Buyer;
  readonly cartUnitCount: number;
  /** Pieces of the same choice in the cart; they are added up (GM-2). */
  readonly piecesInCart: number;
  /** True if the delivery address is known; same-day shops require it. */
  readonly hasAddress: boolean;
}

/**
 * How many pieces there would be with those that are in the cart already.
 * @example
 * const guestHas = { unit: aUnit({ quantity: 2 }), buyer: guest, cartUnitCount: 1, piecesInCart: 3, hasAddress: false };
 * piecesTogether(guestHas); // 5
 */
export const piecesTogether = ({ unit, piecesInCart }: AddFacts): number => unit.quantity + piecesInCart;
