import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import { Described } from './described.ts';
import type { Codec } from './shape.ts';

const parsed = (text: unknown, max: number): O.Option<unknown> =>
  typeof text === 'string' && text.length <= max ? O.tryCatch((): unknown => JSON.parse(text)) : O.none;

/**
 * Encodes a value as JSON text for a form field.
 * @param max UTF-16 units
 */
export const jsonText = <A>(inner: Codec<A>, max: number): Described<A> =>
  new Described<A>(
    { type: 'Text', min: 1, max },
    inner.is,
    (value, context) => {
      const json = parsed(value, max);
      return O.isSome(json) ? inner.validate(json.value, context) : t.failure<A>(value, context);
    },
    (value) => JSON.stringify(inner.encode(value)),
  );
