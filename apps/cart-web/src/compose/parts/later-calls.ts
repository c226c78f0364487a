import * as laterCalls from '@baguni/adapters/later-calls';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.laterCalls, () => laterCalls));
