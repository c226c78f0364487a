import '../styles/print.scss';
import type { ExtrasComponents } from './extras-page.ts';
import { Below } from './Below.tsx';
import { Layer } from './Layer.tsx';

/** What is around the cart, to be drawn (LS-04). */
export const extrasComponents: ExtrasComponents = { Below, Layer };
