import { languages, messageParams, rulesOfCode, type MessageKey } from '@baguni/domain';
import { expect, test } from 'vitest';
import { callJson, messagesOf } from '../../testing/call.ts';

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of a table of messages are its keys
const codes = Object.keys(messageParams) as MessageKey[];

test.each(languages)(
  '[EN-03 ER-09] each code is explained in %s with its words, its values and its rules',
  async (lang) => {
    for (const code of codes)
      expect(await callJson(['explain', code, '--lang', lang])).toEqual({
        code,
        message: messagesOf[lang][code],
        text: messagesOf[lang][code].replaceAll(/\{\w+\}/gu, '…'),
        params: messageParams[code],
        rules: rulesOfCode(code),
      });
  },
);

test('[EN-03] a number is written as one, a text as it was given, and what is missing by its name', async () => {
  const said = async (...words: readonly string[]) =>
    ((await callJson(['explain', ...words, '--lang', 'en'])) as { readonly text: string }).text;
  expect(await said('CART-BR3-17', 'product=007', 'max=1200')).toContain('007');
  expect(await said('CART-BR3-17', 'product=007', 'max=1200')).toContain('1,200');
  expect(await said('CART-BR7-24', 'max=30.5')).toContain('30.5');
  expect(await said('CART-BR7-02', 'product=a=b')).toContain('a=b');
});
