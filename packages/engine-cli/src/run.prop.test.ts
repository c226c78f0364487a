import { cartDocument, documentOf } from '@baguni/contract';
import { languages } from '@baguni/domain/internal';
import { arbCartState, lawRuns } from '@baguni/domain/testing';
import fc, { type Arbitrary } from 'fast-check';
import { expect, test } from 'vitest';
import { call } from './testing/call.ts';

/** Replaces the value at a path of a JSON value. */
const spoilt = (value: unknown, steps: readonly number[], put: unknown): unknown => {
  const [step, ...rest] = steps;
  if (step === undefined || typeof value !== 'object' || value === null) return put;
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  if (entries.length === 0) return put;
  const at = step % entries.length;
  const changed = entries.map(([name, inner], i) => [name, i === at ? spoilt(inner, rest, put) : inner] as const);
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed);
};

const arbOdd: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(undefined, null, 0, -1, 1e21, 0.5, '', '1', true, [], {}, [[]], '__proto__', 999, 1_000_000_000),
  fc.jsonValue(),
);

const arbSpoilt = fc
  .tuple(
    arbCartState,
    fc.array(fc.tuple(fc.array(fc.nat(200), { minLength: 1, maxLength: 7 }), arbOdd), { maxLength: 3 }),
  )
  .map(([state, changes]) =>
    changes.reduce<unknown>((json, [steps, put]) => spoilt(json, steps, put), cartDocument.encode(documentOf(state))),
  );

const arbArgs = fc.tuple(
  fc.constantFrom('price', 'check', 'best-coupons'),
  fc.constantFrom(...languages),
  fc.constantFrom<readonly string[]>([], ['--json']),
);

test('[EN-03] answers or refuses any JSON, and never throws', async () => {
  await fc.assert(
    fc.asyncProperty(arbSpoilt, arbArgs, async (cart, [command, lang, json]) => {
      const { text, isError, exitCode } = await call([command, '--lang', lang, ...json], JSON.stringify(cart) ?? '');
      expect(isError).toBe(exitCode === 2);
      expect(command === 'check' || exitCode !== 1).toBe(true);
      expect(text).not.toBe('');
      expect(text).not.toMatch(/undefined|NaN|\[object/u);
      // the schema of a value is described in words
      if (json.length === 0) expect(text).not.toMatch(/"(?:type|minimum|maxLength|enum|anyOf)":/u);
    }),
    { numRuns: lawRuns(200) },
  );
});

test('[EN-03] accepts or refuses any arguments, and never throws', async () => {
  const word = fc.oneof(
    fc.constantFrom(
      'price',
      'check',
      'explain',
      'diff',
      'schema',
      '--lang',
      'ko',
      '--json',
      '--now',
      '-',
      '--',
      '-x',
      '=',
      'a=b',
    ),
    fc.string(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 5 }), async (words) => {
      const { text, isError, exitCode } = await call(words);
      expect(isError ? 2 : exitCode).toBe(exitCode);
      expect(text).not.toBe('');
    }),
    { numRuns: lawRuns(300) },
  );
});
