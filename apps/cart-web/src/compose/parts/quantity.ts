import { changeQuantity } from '@baguni/use-cases/quantity';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.quantity, () => changeQuantity));
