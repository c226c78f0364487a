import { expect, test } from 'vitest';
import { environmentNames } from '@baguni/domain';
import { thrownText, unhandledNotice } from './notices.ts';

const generic = { type: 'Message', code: 'TEMPORARY-PROBLEM', params: {} };
const debug = (code: string) => ({ type: 'Message', code: 'TEMPORARY-PROBLEM-CODE', params: { code } });

test.each(environmentNames)('[ER-07] shows details of an error in %s only outside production', (environment) => {
  const expected = environment === 'production' ? generic : debug('x is not a function');
  expect(unhandledNotice('x is not a function', environment)).toEqual(expected);
});

test.each(['', ' \n'])('[ER-07] without details (%j) the generic message is complete', (message) => {
  expect(unhandledNotice(message, 'local')).toEqual(generic);
});

test('[ER-07] cuts a long text to 200 between characters', () => {
  expect(unhandledNotice('x'.repeat(201), 'local')).toEqual(debug('x'.repeat(200)));
  expect(unhandledNotice(`${'x'.repeat(199)}😀`, 'local')).toEqual(debug(`${'x'.repeat(199)}\uFFFD`));
});

test.each([
  [new Error('broken'), 'broken'],
  [new TypeError('x is not a function'), 'TypeError: x is not a function'],
  ['text', 'text'],
  [undefined, 'undefined'],
  [7, '7'],
  [Object.create(null), 'unknown'],
])('[ER-07] whatever was thrown has a text: %o', (thrown, text) => {
  expect(thrownText(thrown)).toBe(text);
});
