import { merge } from 'rxjs';
import { checkout, type OrderPorts } from './checkout.ts';
import type { UseCase } from '../flow/deps.ts';
import { addToCart } from './add-to-cart.ts';
import { closePage } from './close-page.ts';
import { fixAll } from './fix-all.ts';
import { fixes } from './fixes.ts';

const useCases: readonly UseCase[] = [fixes, addToCart, closePage];

export const checkoutWith =
  (ports: OrderPorts): UseCase =>
  (deps) =>
  (commands) =>
    merge(...[checkout(ports), fixAll(ports.check), ...useCases].map((useCase) => useCase(deps)(commands)));
