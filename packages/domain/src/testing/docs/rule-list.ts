import { isMessageKey, messageParams } from '../../messages/keys.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { rulesOfCode } from '../../rules/catalogue.ts';
import { languages } from '../../storefront/storefront.ts';
import { messagesOf } from '../rules.ts';
import { codesOfOthers } from './codes-of-others.ts';
import { table } from './table.ts';

/** Code families in the order of the list; the last one takes all other codes. */
const families = [
  ['CART-BR-', 'The page'],
  ['CART-BR1-', 'Adding, and items'],
  ['CART-BR2-', 'Members'],
  ['CHECKOUT-BR2-', 'Identity at checkout'],
  ['CART-BR3-', 'Quantity'],
  ['CART-BR4-', 'Removal'],
  ['CART-BR5-', 'Coupons'],
  ['CART-BR7-', 'Order'],
  ['UNABLE-', 'Units that cannot be ordered'],
  ['COUPON-', 'Coupons, by name'],
  ['ASK-', 'Questions'],
  ['', 'Other messages'],
] as const;

const keys = Object.keys(messageParams).filter(isMessageKey);
const familyOf = (code: string): string => families.find(([prefix]) => code.startsWith(prefix))?.[1] ?? '';

const requirementsOf = (code: MessageKey): string => {
  const requirements = new Set(rulesOfCode(code).map(({ requirement }) => requirement));
  if (requirements.size > 0) return [...requirements].join(', ');
  const otherServer = codesOfOthers[code];
  return otherServer === undefined ? 'returned by the server or a use case' : `another server’s: ${otherServer}`;
};

const row = (code: MessageKey): readonly string[] => [
  `\`${code}\``,
  requirementsOf(code),
  languages.map((language) => `${language}: ${messagesOf[language][code]}`).join('<br>'),
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
