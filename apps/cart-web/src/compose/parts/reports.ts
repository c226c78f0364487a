import * as reports from '@baguni/adapters/reports';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.reports, () => reports));
