import { followNextStep } from '@baguni/use-cases/failure';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.failureHandler, () => followNextStep));
