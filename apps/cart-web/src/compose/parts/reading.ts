import { reading } from '@baguni/use-cases/reading';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.reading, () => reading));
