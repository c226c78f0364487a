import { ordering } from '@baguni/use-cases/ordering';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.ordering, () => ordering));
