import { camelCase, made, mustRead, Refusal, withElement, withLineAfterLast, type Edit, type Read } from './edit.ts';
import { newMessage } from './messages.ts';

/** Where the rules of a family are. */
interface Family {
  readonly folder: string;
  readonly facts: string;
  /** The file that lists them, and the list in it; paths relative to the rules' folder. */
  readonly index: string;
  readonly list: string;
}

const rules = 'packages/domain/src/rules/';

const families: Readonly<Record<string, Family>> = {
  'CART-BR1-': { folder: 'add', facts: 'AddFacts', index: 'add/index.ts', list: 'addRules' },
  'CART-BR3-': { folder: 'quantity', facts: 'QuantityFacts', index: 'quantity/index.ts', list: 'quantityRules' },
  'CART-BR4-': { folder: 'delete', facts: 'DeleteFacts', index: 'delete/index.ts', list: 'deleteRules' },
  'CART-BR5-': { folder: 'coupon', facts: 'CouponFacts', index: 'coupon/index.ts', list: 'standingCouponRules' },
};

/** The kinds of checkout rules, each a folder and a list; what is asked of an order that goes overseas has a family of its own. */
const checkoutKinds = ['selection', 'role', 'condition', 'amount', 'mixing', 'identity'];

const familyOf = (code: string, kind: string | undefined): Family => {
  if (kind === 'overseas')
    return { folder: kind, facts: 'CheckoutFacts', index: 'overseas/index.ts', list: 'overseaRules' };
  if (kind !== undefined && checkoutKinds.includes(kind))
    return { folder: `checkout/${kind}`, facts: 'CheckoutFacts', index: 'checkout-rules.ts', list: `${kind}Rules` };
  const family = Object.entries(families).find(([prefix]) => code.startsWith(prefix))?.[1];
  if (family) return family;
  throw new Refusal(`Say what kind of rule ${code} is: --kind ${[...checkoutKinds, 'overseas'].join('|')}`);
};

const up = (folder: string): string => '../'.repeat(folder.split('/').length);
const factsFile = (folder: string): string => {
  if (folder === 'overseas') return '../checkout/facts.ts';
  return folder.startsWith('checkout/') ? '../facts.ts' : './facts.ts';
};

/** What is asked for: `rule CART-BR7-99 some-words`. */
export interface RuleWish {
  readonly code: string;
  readonly words: string;
  readonly kind?: string | undefined;
}

const ruleText = ({ code, words }: RuleWish, { folder, facts }: Family): string =>
  `import { option as O } from 'fp-ts';
import type { Rule } from '${up(folder)}../rule/rule.ts';
import type { ${facts} } from '${factsFile(folder)}';

/** TODO: when it is refused, in one sentence, with its requirement. */
export const ${camelCase(words)}: Rule<${facts}> = {
  code: '${code}',
  codes: ['${code}'],
  requirement: 'TODO',
  source: 'TODO',
  broken: () => O.none,
};
`;

const testText = ({ code, words }: RuleWish, { folder, facts }: Family): string => {
  const name = camelCase(words);
  return `import { expect, test } from 'vitest';
import { findingOf, isBroken, saidIn } from '${up(folder)}../testing/rules.ts';
import type { ${facts} } from '${factsFile(folder)}';
import { ${name} } from './${code}-${words}.ts';

const edge = (isOver: boolean): ${facts} => {
  throw new Error(\`TODO: facts \${isOver ? 'just over' : 'just at'} the edge\`);
};

test('[TODO] TODO: what is refused, and what just is not', () => {
  expect(isBroken(${name}, edge(false))).toBe(false);
  expect(isBroken(${name}, edge(true))).toBe(true);
});

test('[TODO] says so in every language', () => {
  expect(saidIn(findingOf(${name}, edge(true)))).toEqual({ ko: '', en: '', cn: '', jp: '' });
});
`;
};

const listed = (read: Read, { code, words }: RuleWish, { folder, index, list }: Family): Edit => {
  const path = `${rules}${index}`;
  const from = index.includes('/') ? '.' : `./${folder}`;
  const imported = `import { ${camelCase(words)} } from '${from}/${code}-${words}.ts';`;
  const text = withLineAfterLast(mustRead(read, path), /^import \{.*\} from /u, imported);
  return { path, text: withElement(text, list, camelCase(words)) };
};

/** The files of a new rule: the rule, its test, its place in the list of its family, its message in four languages. */
export const newRule = (read: Read, wish: RuleWish): readonly Edit[] => {
  const { code, words, kind } = wish;
  if (!/^[A-Z][A-Z0-9_-]+$/u.test(code)) throw new Refusal(`${code} is no code: CART-BR7-99, say.`);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(words)) throw new Refusal(`${words} is no name: some-words, say.`);
  const family = familyOf(code, kind);
  const file = `${rules}${family.folder}/${code}-${words}`;
  return [
    made(read, `${file}.ts`, ruleText(wish, family)),
    made(read, `${file}.test.ts`, testText(wish, family)),
    listed(read, wish, family),
    ...newMessage(read, code),
  ];
};
