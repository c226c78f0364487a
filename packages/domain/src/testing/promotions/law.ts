import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { decimalOf, money } from '../../money/money.ts';
import { unitItemPrice } from '../../price/unit-price.ts';
import type { PromotionOrder } from '../../shop/promotion.ts';

export interface Asked {
  readonly units: readonly CartUnit[];
  readonly order: PromotionOrder;
}

const told = ({ units, order: { currency } }: Asked): string =>
  units
    .map((unit) => {
      const price = decimalOf(money(currency, unitItemPrice(unit)));
      return `  ${unit.cartUnitId}: ${unit.quantity} × ${unit.item.itemNo}, ${price} together`;
    })
    .join('\n');

/** A property that a promotion violates in a cart. */
export class BrokenLaw extends Error {
  readonly law: string;

  constructor(law: string, asked: Asked, found: string) {
    super(`${law}: ${found}\nin a cart of\n${told(asked)}`);
    this.law = law;
  }
}

/**
 * Throws unless a property is satisfied.
 * @throws BrokenLaw with the property, the result and the cart
 */
export const must = (holds: boolean, law: string, asked: Asked, ...found: readonly string[]): void => {
  if (!holds) throw new BrokenLaw(law, asked, found.join(', then '));
};

/**
 * Returns the answer of a promotion.
 * @throws BrokenLaw with the cart if it throws
 */
export const answered = <A>(asked: Asked, ask: () => A): A => {
  try {
    return ask();
  } catch (thrown) {
    throw new BrokenLaw('it throws nothing', asked, String(thrown));
  }
};
