import type { MessageKey } from '../../messages/ko.ts';
import { isMessageKey, messageParams } from '../../messages/keys.ts';
import { rulesOfCode } from '../../rules/catalogue.ts';
import { languages, type Language } from '../../storefront/storefront.ts';
import { messagesOf } from '../rules.ts';
import { families, familyOf } from './families.ts';
import { table } from './price-guide.ts';

const choice = 'a changed choice; our server says `CART-BR1-04`';
const members = 'members only; our server says `CART-BR1-27`';
const changedUnit = 'a unit whose choice has changed; our server says `CART-BR7-04`, `-06` or `-36`';
const ourFault = 'a fault of the server’s own; ours answers 9999, which the page words as `TEMPORARY-PROBLEM-CODE`';

/**
 * Codes that no part of this project returns, with the case of a marketplace server and our substitute. The
 * specification defines them, so they have messages (ER-09). A test keeps the list complete.
 */
export const codesOfOthers: Readonly<Partial<Record<MessageKey, string>>> = {
  'CART-BR-100': 'another page of the marketplace leads to an address (ER-03); ours leads there itself',
  'CART-BR-101': 'another page of the marketplace has an error to throw again (ER-03)',
  'CHECKOUT-BR2-200': 'the buyer must verify who they are; our server says `VERIFY-ITEM` or `VERIFY-OVERSEA`',
  'CART-BR1-05': choice,
  'CART-BR1-06': choice,
  'CART-BR1-07': choice,
  'CART-BR1-09': 'a branch without stock; our marketplace counts stock by item, not by branch',
  'CART-BR1-15': 'an ExpressShop item that its seller sells alone; our marketplace has none',
  'CART-BR1-21': 'a restricted purchase; our server says `CART-BR1-29` of a restricted buyer',
  'CART-BR1-22': 'above the maximum; our server says `CART-BR1-31`, with the limit',
  'CART-BR1-23': 'below the minimum; our server says `CART-BR1-34`, with the limit',
  'CART-BR1-28': 'a buyer whom the seller refuses; our marketplace has no such list',
  'CART-BR1-30': members,
  'CART-BR1-35': members,
  'CART-BR1-37': ourFault,
  'CART-BR1-50': members,
  'CART-BR1-51': 'some of several items were not put in (ER-05); our server puts in one at a time',
  'CART-BR1-52': choice,
  'CART-BR1-53': choice,
  'CART-BR2-139': members,
  'CART-BR5-09': ourFault,
  'CART-BR5-17': 'coupons that could not be read; the page says `CART-BR5-22` of a unit and `-23` of a group',
  'CART-BR7-05': changedUnit,
  'CART-BR7-07': changedUnit,
  'CART-BR7-11': changedUnit,
  'CART-BR7-34': 'several units that cannot be bought; ours names each by its own code',
};

const keys = Object.keys(messageParams).filter(isMessageKey);

const requirementsOf = (code: MessageKey): string => {
  const requirements = new Set(rulesOfCode(code).map(({ requirement }) => requirement));
  if (requirements.size > 0) return [...requirements].join(', ');
  const otherServer = codesOfOthers[code];
  return otherServer === undefined ? 'returned by the server or a use case' : `another server’s: ${otherServer}`;
};

/** The text of a code, followed by the text without values. */
const textsOf = (language: Language, code: MessageKey): string => {
  const texts: Readonly<Record<string, string | undefined>> = messagesOf[language];
  return [texts[code], texts[`${code}?`]].filter((text) => text !== undefined).join(' / ');
};

const row = (code: MessageKey): readonly string[] => [
  `\`${code}\``,
  requirementsOf(code),
  languages.map((language) => `${language}: ${textsOf(language, code)}`).join('<br>'),
];

/** Lists every code with the requirements of its rules and its message in four languages (ER-09). */
export const ruleList = (): string =>
  [
    '# Error codes, rules and messages',
    'Each error code with the requirements of the rules that return it, and its message in four languages.',
    ...families.flatMap(([, title]) => [
      `## ${title}`,
      table(['Code', 'Rule', 'Message'], keys.filter((code) => familyOf(code) === title).map(row)),
    ]),
  ].join('\n\n');
