import text from '../../../../docs/guides/cart.json?raw';

/** The cart of the guides. */
export const guideExample: string = text;
