import * as overseaCookies from '@baguni/adapters/oversea-memory';
import { followOverseas, oversea } from '@baguni/use-cases/overseas';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => {
  bind(LATE.overseas, () => ({ oversea, followOverseas }));
  bind(LATE.overseaCookies, () => overseaCookies);
});
