import { detailKey as detailKeyOf, type KeptDetail } from '@baguni/domain/gateway';
import type { Codec } from '../base/shape.ts';
import { keyText } from '../base/text.ts';

/** The key of a kept detail. */
export const detailKey: Codec<KeptDetail['key']> = keyText(detailKeyOf);
