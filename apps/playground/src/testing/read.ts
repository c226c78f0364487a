import { messages } from '@baguni/domain/messages/en';
import { formatFinding } from '@baguni/domain/texts';
import { readText } from '../cart/read-text.ts';
import type { MessageLanguage } from '../cart/messages.ts';
import { marketplace, readShop, type Cart, type Shop } from '../cart/shop.ts';
import { examples, guideExample, startExample, type Example } from '../examples/examples.ts';

/** The English messages. */
export const english: MessageLanguage = {
  language: 'en',
  tag: 'en',
  say: ({ engine }, finding) => formatFinding(engine, finding, 'en', messages),
};

/** Reads a cart of the marketplace. */
export const readCart = (text: string) => readText(text, marketplace.parseCart);

/** The cart of the guides. */
export const readGuideCart = (): Cart => {
  const { value } = readCart(guideExample.texts.cart);
  if (!value) throw new Error('the cart of the guides is not valid');
  return value;
};

/** Reads an example with its own shop. */
export const readExample = (name: Example['name']) => {
  const { texts } = examples.find((one) => one.name === name) ?? startExample;
  const shop: Shop | undefined = readText(texts.shop, readShop).value;
  const { value: cart, given } = shop ? readText(texts.cart, shop.parseCart) : {};
  if (!shop || !cart || !given) throw new Error(`not valid: ${name}`);
  return { shop, cart, given };
};
