import { isMessageKey, messageParams } from '../../messages/keys.ts';
import type { MessageKey } from '../../messages/ko.ts';
import { rulesOfCode } from '../../rules/catalogue.ts';
import { languages } from '../../storefront/storefront.ts';
import { messagesOf } from '../rules.ts';
import { codesOfOthers } from './codes-of-others.ts';
import { table } from './table.ts';

/** The project's files as they stand on the disk, by their path from its root. */
export interface Files {
  /** Files of `domain/src/rules`. */
  readonly rules: readonly string[];
  /** Tests of the domain with their text, and stories with theirs. */
  readonly tests: Readonly<Record<string, string>>;
  readonly stories: Readonly<Record<string, string>>;
}

/** The families of codes in the order in which they are listed; the last takes what has no family. */
const families = [
  ['CART-BR-', 'The page itself'],
  ['CART-BR1-', 'Add, and items'],
  ['CART-BR2-', 'Members'],
  ['CHECKOUT-BR2-', 'Identity at checkout'],
  ['CART-BR3-', 'Quantity'],
  ['CART-BR4-', 'Delete'],
  ['CART-BR5-', 'Coupons'],
  ['CART-BR7-', 'Order'],
  ['UNABLE-', 'Units that cannot be ordered'],
  ['COUPON-', 'Coupons, by name'],
  ['ASK-', 'Questions'],
  ['', 'Other messages'],
] as const;

const keys = Object.keys(messageParams).filter(isMessageKey);
const familyOf = (code: string): string => families.find(([prefix]) => code.startsWith(prefix))?.[1] ?? '';

const linked = (path: string): string => `[${path.replace(/^.*\//, '')}](../${path})`;
const listed = (paths: readonly string[]): string => paths.toSorted().map(linked).join('<br>');

/** A rule's file begins with its code, a prompt's in small letters, and so does its test; rules may share a code. */
const filesOfRules = (code: MessageKey, { rules }: Files): readonly string[] => {
  // a large family has a folder for each kind of its rules
  const starts = rulesOfCode(code).map(({ family, code: name }) => `/rules/${family}/(?:[a-z]+/)?${name}[-.]`);
  return rules.filter((path) => starts.some((start) => new RegExp(start, 'i').test(path)));
};

const isTest = (path: string): boolean => path.endsWith('.test.ts');

const foreignText = (code: MessageKey): string | undefined => {
  const when = codesOfOthers[code];
  return when && `another server’s: ${when}`;
};

const ruleText = (code: MessageKey, files: Files): string => {
  const requirements = new Set(rulesOfCode(code).map(({ requirement }) => requirement));
  if (requirements.size === 0) return foreignText(code) ?? 'the server or a use case says so';
  return `${[...requirements].join(', ')}<br>${listed(filesOfRules(code, files).filter((path) => !isTest(path)))}`;
};

/** The files whose text names a code: the whole code, not the beginning of a longer one. */
const naming = (code: MessageKey, files: Readonly<Record<string, string>>): readonly string[] => {
  const whole = new RegExp(String.raw`(?<![\w-])${code}(?![\w-])`);
  return Object.keys(files).filter((path) => whole.test(files[path] ?? ''));
};

const testsOf = (code: MessageKey, files: Files): readonly string[] => [
  ...new Set([...filesOfRules(code, files).filter(isTest), ...naming(code, files.tests)]),
];

const row = (code: MessageKey, files: Files): readonly string[] => [
  `\`${code}\``,
  ruleText(code, files),
  languages.map((language) => `${language}: ${messagesOf[language][code]}`).join('<br>'),
  listed(testsOf(code, files)),
  listed(naming(code, files.stories)),
];

const section = (title: string, files: Files): readonly string[] => [
  `## ${title}`,
  table(
    ['Code', 'Rule', 'Message', 'Tests of the domain', 'Stories'],
    keys.filter((code) => familyOf(code) === title).map((code) => row(code, files)),
  ),
];

/** Every code with its rule, its words in four languages, and the tests and stories that name it (ER-09). */
export const ruleList = (files: Files): string =>
  [
    '# Codes, rules and messages',
    'Written by a test from the messages, the rules and the files that name them; it fails when they have changed: run it with `-u` to write it anew.',
    ...families.flatMap(([, title]) => section(title, files)),
  ].join('\n\n') + '\n';
