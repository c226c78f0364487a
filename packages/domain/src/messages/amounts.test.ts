import { expect, test } from 'vitest';
import { languages } from '../storefront/storefront.ts';
import { messagesOf } from '../testing/rules.ts';
import { amountParams, wonInText } from './amounts.ts';
import { isMessageKey } from './keys.ts';
import { messages as ko } from './ko.ts';
import { placeholdersIn } from './params.ts';

const keys = Object.keys(ko).filter(isMessageKey);

test.each(languages)('[EN-08 ER-09] in %s the values with a won sign are exactly the amounts', (language) => {
  const signed = keys.flatMap((key) => {
    const names = messagesOf[language][key].match(wonInText[language] ?? /$^/u)?.flatMap(placeholdersIn) ?? [];
    return names.length > 0 ? [[key, [...new Set(names)].toSorted()] as const] : [];
  });
  expect(Object.fromEntries(signed)).toEqual(amountParams);
});

test.each(languages)('[EN-08] %s uses the won sign only next to a value or 0', (language) => {
  for (const key of keys)
    expect(messagesOf[language][key].replaceAll(wonInText[language] ?? /$^/gu, ''), key).not.toMatch(
      /₩|[\d}]원|韩元|ウォン/u,
    );
});
