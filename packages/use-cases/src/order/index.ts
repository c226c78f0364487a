import { merge } from 'rxjs';
import { checkout } from './checkout.ts';
import type { UseCase } from '../deps/deps.ts';
import { addToCart } from './add-to-cart.ts';
import { closePage } from './close-page.ts';
import { fixAll } from './fix-all.ts';
import { fixes } from './fixes.ts';

const useCases: readonly UseCase[] = [checkout, fixes, fixAll, addToCart, closePage];

/** Ordering, what removes the reasons against it, putting in, and leaving the page. */
export const ordering: UseCase = (deps) => (commands) => merge(...useCases.map((useCase) => useCase(deps)(commands)));
