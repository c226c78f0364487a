import type { CartUnit } from '../../entities/cart/cart-unit.ts';
import { decimalOf, money } from '../../money/money.ts';
import { unitItemPrice } from '../../price/unit-price.ts';
import type { PromotionOrder } from '../../shop/promotion.ts';

/** The cart in which a promotion is asked, by its units, and what it sees beside them. */
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

/** A law that a promotion has broken in a cart. */
export class BrokenLaw extends Error {
  readonly law: string;

  constructor(law: string, asked: Asked, found: string) {
    super(`${law}: ${found}\nin a cart of\n${told(asked)}`);
    this.law = law;
  }
}

/** Holds what was found to a law. @throws BrokenLaw that names the law, what was found and the cart */
export const must = (holds: boolean, law: string, asked: Asked, ...found: readonly string[]): void => {
  if (!holds) throw new BrokenLaw(law, asked, found.join(', then '));
};

/** What a promotion answers, which throws nothing. @throws BrokenLaw that names the cart where it does */
export const answered = <A>(asked: Asked, ask: () => A): A => {
  try {
    return ask();
  } catch (thrown) {
    throw new BrokenLaw('it throws nothing', asked, String(thrown));
  }
};
