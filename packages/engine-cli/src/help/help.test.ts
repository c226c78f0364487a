import { languages } from '@baguni/domain';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commandNames } from '../input/options.ts';
import { widthOf } from '../output/printable.ts';
import { callOn } from '../testing/call.ts';
import { typed } from '../testing/terminal.ts';
import { examples, helpLines } from './help.ts';

const fileNames = ['cart.json', 'more.json', 'session.json', 'shop.json', 'bakery.json'];
const guide = (name: string) => readFileSync(new URL(`../../../../docs/guides/${name}`, import.meta.url), 'utf8');
const files = Object.fromEntries(fileNames.map((name) => [name, guide(name)]));
const options = ['--engine', '--now', '--nodes', '--strict', '--lang', '--json'];

test.each(languages)(
  '[EN-03] help in %s names every command and option, and is at most 80 columns wide',
  (language) => {
    const all = [helpLines(language), ...commandNames.map((name) => helpLines(language, name))];
    for (const word of [...commandNames, 'help', '--help', '--version', ...options])
      expect(all[0]?.join('\n')).toContain(word);
    for (const line of all.flat()) expect(`${line} is ${Math.max(80, widthOf(line))} wide`).toBe(`${line} is 80 wide`);
    expect(new Set(all.map((lines) => lines.join('\n'))).size).toBe(commandNames.length + 1);
  },
);

test.each(languages)(
  '[EN-03] help on a command in %s explains the options that it takes, and no other',
  async (language) => {
    for (const name of commandNames) {
      const text = helpLines(language, name).join('\n');
      for (const option of options) {
        const value = option === '--json' || option === '--strict' ? [] : ['x'];
        const { problems = [] } = JSON.parse((await callOn([name, option, ...value, '--json'], {})).text) as {
          readonly problems?: readonly { readonly type: string }[];
        };
        const isTaken = problems.every(({ type }) => type !== 'UnusedOption');
        expect([name, option, new RegExp(`^ {2}${option}\\b`, 'mu').test(text)]).toEqual([name, option, isTaken]);
      }
    }
  },
);

test.each(commandNames)('[EN-03] the example of %s stands in its help and is understood', async (name) => {
  for (const language of languages) expect(helpLines(language, name).at(-1)).toBe(`  ${examples[name]}`);
  expect((await typed(`${examples[name]}; echo $?`, files)).split('\n').at(-1)).toMatch(/^[01]$/u);
  expect((await callOn([name, '--help', '--lang', 'en'], {})).text).toBe(helpLines('en', name).join('\n'));
  expect((await callOn(['help', name, '--lang', 'en'], {})).text).toBe(helpLines('en', name).join('\n'));
});
