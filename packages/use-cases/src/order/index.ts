import { merge } from 'rxjs';
import { checkout } from './checkout.ts';
import type { UseCase } from '../deps/deps.ts';
import { addToCart } from './add-to-cart.ts';
import { fixAll } from './fix-all.ts';
import { fixes } from './fixes.ts';

/** Ordering, what removes the reasons against it, and putting in. */
export const ordering: UseCase = (deps) => (commands) =>
  merge(checkout(deps)(commands), fixes(deps)(commands), fixAll(deps)(commands), addToCart(deps)(commands));
