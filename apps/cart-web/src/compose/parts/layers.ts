import { overlaysPart } from '@baguni/components/layers';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.overlays, () => overlaysPart));
