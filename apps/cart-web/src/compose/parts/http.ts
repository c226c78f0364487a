import * as http from '@baguni/adapters/http';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.http, () => http));
