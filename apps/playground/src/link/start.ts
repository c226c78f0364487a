import { either as E } from 'fp-ts';
import type { Texts } from '../text/texts.ts';
import { carriesCart, textsOf, type LinkFault } from './cart-link.ts';
import { keptTexts } from './kept-texts.ts';

/** What the page’s entry leads to. */
export interface Led {
  readonly texts: Texts;
  /** What is wrong with the link: its cart, and the given texts stand there instead; or its shop, and the cart stands without one. */
  readonly fault: { readonly of: 'Cart' | 'Shop'; readonly type: LinkFault } | undefined;
}

/**
 * The texts of the page’s entry: those it keeps, else those of its link; none where it has neither.
 * @param otherwise what is shown in the place of a cart that cannot be read
 */
export const ledTo = async (otherwise: Texts): Promise<Led | undefined> => {
  const kept = keptTexts(history);
  if (kept) return { texts: kept, fault: undefined };
  if (!carriesCart(location.hash)) return undefined;
  const { cart, shop } = await textsOf(location.hash);
  if (E.isLeft(cart)) return { texts: otherwise, fault: { of: 'Cart', type: cart.left } };
  return E.isLeft(shop)
    ? { texts: { cart: cart.right, shop: '' }, fault: { of: 'Shop', type: shop.left } }
    : { texts: { cart: cart.right, shop: shop.right }, fault: undefined };
};
