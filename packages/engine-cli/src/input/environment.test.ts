import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { processEnvironment, readText, systemLanguage } from './environment.ts';

const folder = mkdtempSync(join(tmpdir(), 'baguni-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MOST = 1000;
const fileOf = (name: string, bytes: Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const read = (file: string) => readText(file, Readable.from([]), MOST);

test('[EN-03] reads a file as UTF-8, without its byte order mark', async () => {
  expect(await read(fileOf('a', Buffer.from('{"a":"바구니"}')))).toBe('{"a":"바구니"}');
  expect(await read(fileOf('b', Uint8Array.of(0xef, 0xbb, 0xbf, 0x7b, 0x7d)))).toBe('{}');
  expect(await read(fileOf('c', new Uint8Array(MOST).fill(32)))).toHaveLength(MOST);
});

test('[EN-03] reads all chunks of standard input', async () => {
  const text = Buffer.from('바구니');
  const input = Readable.from([text.subarray(0, 4), text.subarray(4)]);
  expect(await readText(undefined, input, MOST)).toBe('바구니');
});

const gone = join(folder, 'gone');
const noText = fileOf('d', Uint8Array.of(0xff, 0xfe, 0x7b));
const large = fileOf('e', new Uint8Array(MOST + 1).fill(32));
test.each([
  ['a missing file', gone, { type: 'NotFound', file: gone }],
  ['a folder', folder, { type: 'NotAFile', file: folder }],
  ['a file that is not UTF-8', noText, { type: 'NotText', file: noText }],
  ['a file above the size limit', large, { type: 'TooLarge', file: large, most: MOST }],
])('[EN-03] refuses %s', async (_, file, problem) => {
  await expect(read(file)).rejects.toMatchObject({ problems: [problem] });
});

test('[EN-03] refuses a terminal and an endless stream as standard input', async () => {
  const terminal = Object.assign(Readable.from([]), { isTTY: true });
  await expect(readText(undefined, terminal, MOST)).rejects.toMatchObject({ problems: [{ type: 'NoFile' }] });
  const endless = function* () {
    for (;;) yield Buffer.alloc(MOST);
  };
  await expect(readText(undefined, Readable.from(endless()), MOST)).rejects.toMatchObject({
    problems: [{ type: 'TooLarge', file: '-' }],
  });
});

test.each([
  [{ LANG: 'ko_KR.UTF-8' }, 'ja-JP', 'ko'],
  [{ LANG: 'en_GB' }, 'ja-JP', 'en'],
  [{ LANG: 'zh_CN.UTF-8' }, 'ja-JP', 'cn'],
  [{ LANG: 'ja' }, 'ko-KR', 'jp'],
  [{ LANG: 'fr_FR.UTF-8' }, 'ja-JP', 'en'],
  [{ LANG: 'C.UTF-8' }, 'ja-JP', 'en'],
  [{ LANG: 'constructor' }, 'ja-JP', 'en'],
  [{ LC_ALL: 'ja_JP', LC_MESSAGES: 'zh_CN', LANG: 'ko_KR' }, 'en-US', 'jp'],
  [{ LC_MESSAGES: 'zh_CN', LANG: 'ko_KR' }, 'en-US', 'cn'],
  [{ LC_ALL: '', LANG: 'ko_KR' }, 'ja-JP', 'ko'],
  [{}, 'zh-Hans-CN', 'cn'],
  [{ LANG: '' }, 'ko-KR', 'ko'],
  [{}, 'de-DE', 'en'],
] as const)('[EN-03] with the variables %j and the locale %s, the language is %s', (variables, locale, language) => {
  expect(systemLanguage(variables, locale)).toBe(language);
});

test('[EN-03] the process has the messages of each language, and the version of the package', async () => {
  const manifest = new URL('../../package.json', import.meta.url);
  const { messages, version } = processEnvironment(manifest);
  expect((await messages('en'))['CART-BR7-01']).toBe('Please select the items to order.');
  expect(readFileSync(manifest, 'utf8')).toContain(`"version": "${version}"`);
});
