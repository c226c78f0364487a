/** Calm grounds of the demo pictures, one a kind of thing, so that a list of items reads by shelf before it is read by name. */
export const tints = {
  fruit: '#fdeeee',
  vegetable: '#eaf5ea',
  meat: '#fbeae6',
  sea: '#e6f2f8',
  dairy: '#fff5de',
  bakery: '#fbf0df',
  meal: '#fdefe0',
  snack: '#fff0ea',
  drink: '#e7f3f6',
  household: '#e6f4f1',
  kitchen: '#f3efe6',
  beauty: '#fbeaf2',
  fashion: '#efecfa',
  electronics: '#eaeef5',
  furniture: '#f4eee6',
  sport: '#f0f6dd',
  toy: '#fff6d4',
  book: '#eeeff6',
  baby: '#fef0e8',
  pet: '#f2f0e2',
  garden: '#e8f4e2',
  coupon: '#f3ebfb',
  used: '#edeeee',
  adult: '#f7e9ee',
  install: '#e5f0fb',
} as const;

/** The shelf a demo picture stands on; it decides the picture's ground. */
export type Tint = keyof typeof tints;
