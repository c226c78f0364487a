import { cartNudgingTypes, type CartNudgingType } from '@baguni/domain';
import { parts } from '../base/list.ts';
import type { Codec } from '../base/shape.ts';
import { choice } from '../base/text.ts';

/** One of the nudges that the marketplace allows (CM-09). */
export const nudgingType: Codec<CartNudgingType> = choice(cartNudgingTypes);

/** The nudges that it allows a buyer; one that this page does not know is left out (CM-01, CM-02). */
export const nudgingTypes: Codec<readonly CartNudgingType[]> = parts('NoPrice', nudgingType, 20);
