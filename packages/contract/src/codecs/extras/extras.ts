import type { Extras } from '@baguni/domain';
import * as t from 'io-ts';
import type { Codec } from '../base/shape.ts';

/** What is around the cart, each part where it was read (LS-04). */
export const extras: Codec<Extras> = t.exact(t.partial({}));
