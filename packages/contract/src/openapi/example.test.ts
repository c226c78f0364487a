import { expect, test } from 'vitest';
import { calls } from '../calls/client.ts';
import { openApi } from './openapi.ts';

interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: unknown }>> };
}

const paths = openApi()['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;

test.each(Object.entries(calls).filter(([, { method }]) => method === 'POST'))(
  '[SV-05] the description contains an example that %s accepts',
  (_, { path, request }) => {
    const [{ example } = {}] = Object.values(paths[path]?.['post']?.requestBody?.content ?? {});
    expect(example).toBeTypeOf('object');
    expect(request.decode(example)._tag, JSON.stringify(example)).toBe('Right');
  },
);
