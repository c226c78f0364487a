import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { newCall } from '../lib/new/call.ts';
import { newComponent } from '../lib/new/component.ts';
import { Refusal, type Edit, type Read } from '../lib/new/edit.ts';
import { newLayer } from '../lib/new/layer.ts';
import { newRule } from '../lib/new/rule.ts';
import { root } from '../lib/root.ts';
import { run } from '../lib/run.ts';

const usage = `npm run new -- rule CART-BR7-99 some-words --kind mixing
npm run new -- call getGiftWraps --kind cart
npm run new -- layer ReturnsGuide
npm run new -- component parts/PriceTag`;

const read: Read = (path) => (existsSync(root + path) ? readFileSync(root + path, 'utf8') : undefined);

const write = ({ path, text }: Edit): void => {
  mkdirSync(dirname(root + path), { recursive: true });
  writeFileSync(root + path, text);
};

const editsOf = (): readonly Edit[] => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { kind: { type: 'string' } } });
  const [thing, name = '', words = ''] = positionals;
  if (thing === 'rule') return newRule(read, { code: name, words, kind: values.kind });
  if (thing === 'call') return newCall(read, { name, kind: values.kind });
  if (thing === 'layer') return newLayer(read, name);
  if (thing === 'component') return newComponent(read, name);
  throw new Refusal(usage);
};

try {
  const edits = editsOf();
  const news = edits.map(({ path }) => [read(path) === undefined ? 'made   ' : 'changed', path] as const);
  edits.forEach(write);
  await run('prettier', ['--write', '--log-level', 'warn', ...edits.map(({ path }) => path)]);
  for (const [what, path] of news) console.log(what, path);
  console.log('Write what says TODO; the tests fail until it is written. Then: npm run docs, npm run check.');
} catch (thrown) {
  if (!(thrown instanceof Refusal)) throw thrown;
  console.error(thrown.message);
  process.exitCode = 1;
}
