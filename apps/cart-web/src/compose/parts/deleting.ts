import { deleteUnits } from '@baguni/use-cases/deleting';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.deleting, () => deleteUnits));
