import { cartNudgingTypes, type CartNudgingType } from '@baguni/domain';
import { parts } from '../base/list.ts';
import type { Codec } from '../base/shape.ts';
import { choice } from '../base/text.ts';

export const nudgingType: Codec<CartNudgingType> = choice(cartNudgingTypes);

/** Unknown nudges of a reply are dropped (CM-01, CM-02). */
export const nudgingTypes: Codec<readonly CartNudgingType[]> = parts('NoPrice', nudgingType, 20);
