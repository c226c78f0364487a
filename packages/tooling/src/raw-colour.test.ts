import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../components/src/', import.meta.url));
const sheets = globSync('**/*.scss', { cwd: root }).filter((file) => !/^styles[\\/]tokens[\\/]/.test(file));
const withoutComments = (scss: string): string => scss.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '');

/** A hex colour or a colour function; `#{` is interpolation. */
const rawColour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/i;

test('components use colour tokens, never raw colours', () => {
  const guilty = sheets.flatMap((file) => {
    const found = rawColour.exec(withoutComments(readFileSync(`${root}${file}`, 'utf8')))?.[0];
    return found === undefined ? [] : [`${file}: ${found}`];
  });
  expect(sheets.length).toBeGreaterThan(3);
  expect(guilty).toEqual([]);
});

test('text in the error colour follows an icon: by `error-text`, or an icon of the component', () => {
  const coloured = sheets.filter((file) =>
    /^\s*color: var\(--color-error\)/mu.test(readFileSync(`${root}${file}`, 'utf8')),
  );
  const components = globSync('**/*.tsx', { cwd: root }).map((file) => readFileSync(`${root}${file}`, 'utf8'));
  const hasIcon = (file: string): boolean =>
    components.some((text) => text.includes(`/${basename(file)}'`) && text.includes('<NoticeIcon'));
  expect(coloured.filter((file) => !file.startsWith('styles') && !hasIcon(file))).toEqual([]);
});
