import { carryOutPlan } from '@baguni/use-cases/plan';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.carryOutPlan, () => carryOutPlan));
