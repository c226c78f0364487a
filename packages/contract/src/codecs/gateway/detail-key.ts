import { detailKey as detailKeyOf, type KeptDetail } from '@baguni/domain/gateway';
import type { Codec } from '../base/shape.ts';
import { keyText } from '../base/text.ts';

export const detailKey: Codec<KeptDetail['key']> = keyText(detailKeyOf);
