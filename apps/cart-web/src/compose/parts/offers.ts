import { offers, offersBeyond } from '@baguni/use-cases/offers';
import { moduleOf } from '../module-of.ts';
import { LATE } from '../tokens.ts';

export const part = moduleOf((bind) => bind(LATE.offers, () => ({ offers, offersBeyond })));
