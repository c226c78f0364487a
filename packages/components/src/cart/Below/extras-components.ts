import '../../styles/print.scss';
import type { ExtrasComponents } from '../../lib/lazy-part.ts';
import { Below } from './Below.tsx';
import { Layer } from './Layer.tsx';

/** The components of the secondary features. */
export const extrasComponents: ExtrasComponents = { Below, Layer };
