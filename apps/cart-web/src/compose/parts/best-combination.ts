import * as bestCombination from '@baguni/domain/best-combination';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.bestCombination, () => bestCombination));
