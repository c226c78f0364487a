import { saveSession } from '@baguni/adapters/session-file';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.saveSession, () => saveSession));
