import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { widthOf } from './output/printable.ts';
import { commandNames, commands, helpText } from './program.ts';
import { run } from './run.ts';
import { aCart, call, callJson, callOn, environmentOf, messagesOf } from './testing/call.ts';
import { typed } from './testing/terminal.ts';

const fileNames = ['cart.json', 'more.json', 'session.json', 'shop.json', 'bakery.json'];
const guide = (name: string) => readFileSync(new URL(`../../../docs/guides/${name}`, import.meta.url), 'utf8');
const files = Object.fromEntries(fileNames.map((name) => [name, guide(name)]));
const options = ['--engine', '--now', '--nodes', '--lenient', '--lang', '--json'];

test('[EN-03] the help names every command and option, in at most 80 columns', () => {
  const all = [helpText(), ...commandNames.map(helpText)];
  for (const word of [...commandNames, 'help', '--help', '--version', ...options]) expect(all[0]).toContain(word);
  expect(all.flatMap((text) => text.split('\n')).filter((line) => widthOf(line) > 80)).toEqual([]);
});

test.each(commandNames)(
  '[EN-03] the help of %s has the options that it takes, and an example that works',
  async (name) => {
    const text = helpText(name);
    for (const option of options) {
      const value = option === '--json' || option === '--lenient' ? [] : ['x'];
      const { problems = [] } = JSON.parse((await callOn([name, option, ...value, '--json'], {})).text) as {
        readonly problems?: readonly { readonly type: string }[];
      };
      const isTaken = problems.every(({ type }) => type !== 'UnusedOption');
      expect([option, new RegExp(`^ {2}${option}\\b`, 'mu').test(text)]).toEqual([option, isTaken]);
    }
    expect(text.split('\n').at(-1)).toBe(`  ${commands[name].example}`);
    expect((await typed(`${commands[name].example}; echo $?`, files)).split('\n').at(-1)).toMatch(/^[01]$/u);
  },
);

test.each([
  [[], undefined],
  [['--lang', 'cn'], undefined],
  [['--help'], undefined],
  [['help'], undefined],
  [['help', 'help', '--json'], undefined],
  [['help', 'check'], 'check'],
  [['check', 'gone.json', '--loud', '--help'], 'check'],
] as const)('[EN-03] %j prints help', async (args, topic) => {
  expect(await call(args)).toEqual({ text: helpText(topic), isError: false, exitCode: 0 });
});

test('[EN-03] --version prints the version of the package', async () => {
  expect(await call(['price', '--version'])).toEqual({ text: '1.2.3', isError: false, exitCode: 0 });
});

test.each([
  [['sing'], 'no such command: sing'],
  [['__proto__'], 'no such command: __proto__'],
  [[''], 'no command given'],
  [['--lenient'], 'no command given'],
  [['chek'], 'no such command: chek, did you mean check?'],
  [['hlep'], 'no such command: hlep, did you mean help?'],
  [['help', 'chek'], 'no such command: chek, did you mean check?'],
  [['chek', '--help'], 'no such command: chek, did you mean check?'],
  [['help', 'check', 'price'], 'one word too many: price'],
  [['price', '-', 'b'], 'one word too many: b'],
  [['schema', 'cart', 'shop'], 'one word too many: shop'],
  [['replay', 'a', 'b'], 'one word too many: b'],
  [['diff', 'a', 'b', 'c'], 'one word too many: c'],
  [['diff'], 'diff compares two carts: name two files'],
  [['diff', 'a.json'], 'diff compares two carts: name two files'],
  [['diff', '-', '-'], 'standard input can be read only once: name a file for the other'],
  [['check', '-', 'b.json', '-'], 'standard input can be read only once: name a file for the other'],
  [['explain'], 'no code given'],
  [['price', 'gone.json'], 'gone.json: no such file'],
  [['price', '--loud'], 'no such option: --loud'],
  [['price', '--loud', '--nodes', '0'], 'no such option: --loud\nprice has no use for --nodes'],
  [['price', '--lenietn'], 'no such option: --lenietn, did you mean --lenient?'],
  [['price', '--jsno=yes'], 'no such option: --jsno, did you mean --json?'],
  [['price', '--json=yes'], 'no such option: --json=yes, did you mean --json?'],
  [['price', '--nodes', '3'], 'price has no use for --nodes'],
  [['price', '--nodes', '0'], 'price has no use for --nodes'],
  [['explain', 'CART-BR7-33', '--lenient'], 'explain has no use for --lenient'],
  [['price', '--now'], '--now needs a value'],
  [['price', '--now', '--json'], '--now needs a value'],
  [['best-coupons', '--nodes', '0'], 'not a whole number from 1: 0'],
  [['best-coupons', '--nodes', '-5'], 'not a whole number from 1: -5'],
  ...['2026-11-21', '2026-02-30T00:00:00Z', '2026-02-29T00:00:00+09:00', '2026-11-21T09:61:00Z'].map(
    (now) => [['price', '--now', now], `not a moment: ${now} (such as 2026-11-21T09:00:00Z)`] as const,
  ),
  ...['fr', '-', '', 'kokoro', 'constructor'].map(
    (lang) => [['price', '--lang', lang], `no such language: ${lang} (ko, en, cn or jp)`] as const,
  ),
] as const)('[EN-03] refuses %j with exit code 2', async (args, text) => {
  expect(await call(args)).toEqual({ text, isError: true, exitCode: 2 });
});

test('[EN-03] --json prints refusals as JSON', async () => {
  expect(await callJson(['price', 'gone.json'])).toEqual({
    problems: [{ type: 'NotFound', file: 'gone.json', message: 'gone.json: no such file' }],
  });
});

test.each(['2028-02-29T00:00:00Z', '2026-11-21T09:00:00.5+09:00', '2026-11-21T09:00Z'])(
  '[EN-03] --now accepts %s',
  async (now) => {
    expect((await call(['price', '--now', now])).exitCode).toBe(0);
  },
);

const unselected = { ...aCart, selected: [] };
const inEnglish = { ...unselected, storefront: { language: 'en' } };

test.each([
  ['the system', [], unselected, 'jp'],
  ['the system', [], { ...unselected, storefront: { device: 'm' } }, 'jp'],
  ['the cart', [], inEnglish, 'en'],
  ['--lang', ['--lang', 'cn'], inEnglish, 'cn'],
  ['--language', ['--lang', 'ko', '--language', 'cn'], inEnglish, 'cn'],
  ...(['ja', 'JP'] as const).map((name) => ['ISO 639', ['--lang', name], inEnglish, 'jp'] as const),
  ['ISO 639', ['--lang', 'zh-Hans-CN'], inEnglish, 'cn'],
  ['ISO 639', ['--lang', 'ko_KR.UTF-8'], inEnglish, 'ko'],
] as const)('[EN-03] %s selects the language of messages: %j', async (_, words, cart, language) => {
  const environment = { ...environmentOf(JSON.stringify(cart)), language: 'jp' as const };
  const { text } = await run(['check', ...words], environment);
  expect(text).toContain(`CART-BR7-01  ${messagesOf[language]['CART-BR7-01']}`);
  expect(text).toContain('This cart cannot be ordered. Reasons: 1');
});
