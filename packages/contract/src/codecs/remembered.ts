import type { RememberedSelection } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId } from './ids.ts';
import { list } from './list.ts';
import type { Codec } from './shape.ts';

const unitIds = list(anyCartUnitId, 2_000);

/** A record that the coupon prompt was closed (CP-13). */
export const closedPrompt: Codec<true> = t.literal(true);

/** What a page remembers over a reload (LS-02). */
export const rememberedSelection: Codec<RememberedSelection> = t.strict({ known: unitIds, selected: unitIds });
