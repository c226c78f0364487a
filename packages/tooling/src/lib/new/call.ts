import { made, mustRead, Refusal, withLineAfterLast, type Edit, type Read } from './edit.ts';

/** What is asked for: `call getGiftWraps --kind cart`, its kind being the folder of the call and of its handler. */
export interface NewCall {
  readonly name: string;
  readonly kind?: string | undefined;
}

const kinds = ['cart', 'coupon', 'checkout', 'overseas', 'offers', 'shipping', 'page'];

const kebab = (name: string): string => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** A text with a line put before the first closing line behind a place. @throws Refusal where there is none */
const withLineBefore = (text: string, place: string, closing: string, line: string): string => {
  const start = text.indexOf(place);
  const end = start === -1 ? -1 : text.indexOf(closing, start);
  if (end === -1) throw new Refusal(`No ${place} was found.`);
  return `${text.slice(0, end)}\n${line}${text.slice(end)}`;
};

const callText = ({ name, kind = '' }: NewCall): string => `import * as t from 'io-ts';
import type { Call } from '../call.ts';

/** TODO: what it does, with its requirement. */
export const ${name}: Call<object, object> = {
  id: 'CM-TODO',
  name: '${name}',
  method: 'POST',
  path: '/${kind}/${name}',
  request: t.strict({}),
  response: t.strict({}),
  timeoutMs: 'default',
  isWrite: false,
  attempts: 2,
};
`;

const handlerText = ({ name }: NewCall): string => `import { either as E } from 'fp-ts';
import type { Handler } from '../../request/handler.ts';

/** TODO: what it answers, with its requirement. */
export const ${name}: Handler<object, object> = () => async () => E.right({});
`;

const testText = ({ name }: NewCall): string => `import { calls } from '@baguni/contract';
import { expect, test } from 'vitest';
import { replyOf } from '../../testing/read.ts';
import { aShop } from '../../testing/shop.ts';

test('[TODO] TODO: what it answers, and what it refuses', async () => {
  expect(replyOf(calls.${name}, await aShop().ask('${name}', {}))).toEqual('TODO');
});
`;

const changed = (read: Read, path: string, change: (text: string) => string): Edit => ({
  path,
  text: change(mustRead(read, path)),
});

const listed = (read: Read, { name, kind = '' }: NewCall): Edit =>
  changed(read, 'packages/contract/src/calls/index.ts', (text) => {
    const imported = withLineAfterLast(
      text,
      /^import \{.*\} from '\.\//u,
      `import { ${name} } from './${kind}/${kebab(name)}.ts';`,
    );
    return withLineBefore(imported, 'export const calls = {', '\n} as const;', `  ${name},`);
  });

const served = (read: Read, { name, kind = '' }: NewCall): Edit =>
  changed(read, 'packages/backend/src/dispatch/endpoints.ts', (text) => {
    const line = `import { ${name} } from '../handlers/${kind}/${kebab(name)}.ts';`;
    const imported = withLineAfterLast(text, /^import \{.*\} from '\.\.\/handlers\//u, line);
    return withLineBefore(imported, 'export const endpoints', '\n};', `  ${name}: endpoint(calls.${name}, ${name}),`);
  });

const asked = (read: Read, { name, kind = '' }: NewCall): readonly Edit[] => [
  changed(read, `packages/domain/src/state/ports/cart-server/${kind}-calls.ts`, (text) =>
    withLineBefore(
      text,
      'Calls {',
      '\n}',
      `  /** TODO: what it answers. */\n  readonly ${name}: (request: object) => Answer<object>;`,
    ),
  ),
  changed(read, 'packages/use-cases/src/testing/fake-cart-server.ts', (text) =>
    withLineBefore(
      text,
      'export class FakeCartServer',
      '\n}',
      `  readonly ${name}: CartServer['${name}'] = (request) => this.network.carry('${name}', request, () => E.right({}));`,
    ),
  ),
];

/** The files of a new call: contract, port, handler with its test, and the fake of the use cases' tests. */
export const newCall = (read: Read, wanted: NewCall): readonly Edit[] => {
  const { name, kind } = wanted;
  if (!/^[a-z]+(?:[A-Z][a-z0-9]*)+$/u.test(name)) throw new Refusal(`${name} is no name: getGiftWraps, say.`);
  if (kind === undefined || !kinds.includes(kind))
    throw new Refusal(`Say what kind of call ${name} is: --kind ${kinds.join('|')}`);
  const handler = `packages/backend/src/handlers/${kind}/${kebab(name)}`;
  return [
    made(read, `packages/contract/src/calls/${kind}/${kebab(name)}.ts`, callText(wanted)),
    made(read, `${handler}.ts`, handlerText(wanted)),
    made(read, `${handler}.test.ts`, testText(wanted)),
    listed(read, wanted),
    served(read, wanted),
    ...asked(read, wanted),
  ];
};
