import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';

const textsOf = (folder: string, kind: string): readonly string[] =>
  globSync(`${folder}/**/*.${kind}`, { cwd: root })
    .filter((file) => !/\.(?:test|stories)\.|\/testing\//u.test(file))
    .map((file) => readFileSync(root + file, 'utf8'));

/** A word of ours first, or another id of the same view; the key of a layer is counted by us. */
const prefixed = /^(?:['`][a-z]+\b|`\$\{domId\}-|(?:place\.domId|domId|key|string)\b)/u;

test('[XS-10] each id that a view gives an element begins with a word of ours, whatever the data is', () => {
  const given = textsOf('packages/presentation/src', 'ts').flatMap((text) =>
    [...text.matchAll(/\bdomId(?::| =) (?<value>[^,;\n]+)/gu)].map(({ groups }) => groups?.['value'] ?? ''),
  );
  expect(given.length).toBeGreaterThan(10);
  expect(given.filter((value) => !prefixed.test(value))).toEqual([]);
});

test('[XS-10] no component makes an id of another field of a view', () => {
  const fields = textsOf('packages/components/src', 'tsx').flatMap((text) =>
    [...text.matchAll(/\sid=\{(?<value>[\w.]+\.\w+)/gu)].map(({ groups }) => groups?.['value'] ?? ''),
  );
  expect(fields.length).toBeGreaterThan(5);
  expect(fields.filter((field) => !/^landmarks\.|\.domId$/u.test(field))).toEqual([]);
});
