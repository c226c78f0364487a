export { beyondSchema } from './beyond-schema.ts';
export { cartToJson } from './cart-to-json.ts';
export { cartSchema } from './cart-schema.ts';
export { fitOf, type Fit } from './problem.ts';
export { misfitAt, parseCart, type ParseTerms } from './parse-cart.ts';
export { plainCart, plainCouponJson, plainPolicyJson, plainUnitJson } from './complete.ts';
export { problemText } from './problem-text.ts';
export type { CartProblem, NotParsed, Parsed } from './problem.ts';
