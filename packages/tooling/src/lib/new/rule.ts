import { posix } from 'node:path';
import { camelCase, made, mustRead, Refusal, withElement, withLineAfterLast, type Edit, type Read } from './edit.ts';
import { newMessage } from './messages.ts';

/** Where the rules of a kind are; paths relative to the rules' folder. */
interface Kind {
  readonly folder: string;
  readonly facts: string;
  readonly factsFile: string;
  /** The file that lists them, and the list in it. */
  readonly index: string;
  readonly list: string;
}

const rules = 'packages/domain/src/rules/';

const kindsIn = (folders: readonly string[], kind: Omit<Kind, 'folder'>): Readonly<Record<string, Kind>> =>
  Object.fromEntries(folders.map((folder) => [folder, { ...kind, folder }]));

const add = { facts: 'AddFacts', factsFile: 'add/facts.ts', index: 'add/index.ts', list: 'addRules' };
const coupon = { facts: 'CouponFacts', factsFile: 'coupon/facts.ts', index: 'coupon/index.ts' };
const checkout = { facts: 'CheckoutFacts', factsFile: 'checkout/facts.ts', index: 'checkout-rules.ts' };
const overseas = { ...checkout, index: 'overseas/index.ts' };

/** The kinds of rules by the folder of each; those of a checkout by its last name. */
const kinds: Readonly<Record<string, Kind>> = {
  ...kindsIn(['add/choice'], {
    ...add,
    facts: 'ChoiceFacts',
    factsFile: 'add/choice/choice-facts.ts',
    list: 'choiceRules',
  }),
  ...kindsIn(['add/role', 'add/condition', 'add/quantity'], add),
  ...kindsIn(['quantity'], {
    facts: 'QuantityFacts',
    factsFile: 'quantity/facts.ts',
    index: 'quantity/index.ts',
    list: 'quantityRules',
  }),
  ...kindsIn(['delete'], {
    facts: 'DeleteFacts',
    factsFile: 'delete/facts.ts',
    index: 'delete/index.ts',
    list: 'deleteRules',
  }),
  ...kindsIn(['coupon/role', 'coupon/unit', 'coupon/condition'], { ...coupon, list: 'standingCouponRules' }),
  ...kindsIn(['coupon/amount'], { ...coupon, list: 'amountCouponRules' }),
  ...Object.fromEntries(
    ['selection', 'role', 'condition', 'amount', 'mixing', 'identity'].map((kind) => [
      kind,
      { ...checkout, folder: `checkout/${kind}`, list: `${kind}Rules` },
    ]),
  ),
  ...kindsIn(['overseas/country', 'overseas/company', 'overseas/limit'], { ...overseas, list: 'overseaRules' }),
  ...kindsIn(['overseas/identity'], { ...overseas, list: 'overseaPaperRules' }),
};

/** The family that a code belongs to; none for a code of a checkout. */
const familyOf = (code: string): string => {
  const byPrefix: Readonly<Record<string, string>> = { BR1: 'add', BR3: 'quantity', BR4: 'delete', BR5: 'coupon' };
  return byPrefix[code.split('-')[1] ?? ''] ?? '';
};

const kindOf = (code: string, kind: string | undefined): Kind => {
  const family = familyOf(code);
  const name = kind ?? family;
  const found = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (found) return found;
  const inFamily = Object.keys(kinds).filter((one) => one.startsWith(`${family}/`));
  const offered = inFamily.length > 0 ? inFamily : Object.keys(kinds).filter((one) => !/^(?:add|coupon)\//u.test(one));
  throw new Refusal(`Say what kind of rule ${code} is: --kind ${offered.join('|')}`);
};

const up = (folder: string): string => '../'.repeat(folder.split('/').length);
const factsFrom = ({ folder, factsFile }: Kind): string => {
  const path = posix.relative(folder, factsFile);
  return path.startsWith('.') ? path : `./${path}`;
};

/** What is asked for: `rule CART-BR7-99 some-words`. */
export interface NewRule {
  readonly code: string;
  readonly words: string;
  readonly kind?: string | undefined;
}

const ruleText = ({ code, words }: NewRule, kind: Kind): string =>
  `import { option as O } from 'fp-ts';
import type { Rule } from '${up(kind.folder)}../rule/rule.ts';
import type { ${kind.facts} } from '${factsFrom(kind)}';

/** TODO: when it is refused, in one sentence, with its requirement. */
export const ${camelCase(words)}: Rule<${kind.facts}> = {
  code: '${code}',
  codes: ['${code}'],
  requirement: 'TODO',
  source: 'TODO',
  broken: () => O.none,
};
`;

const testText = ({ code, words }: NewRule, kind: Kind): string => {
  const name = camelCase(words);
  return `import { expect, test } from 'vitest';
import { findingOf, isBroken, saidIn } from '${up(kind.folder)}../testing/rules.ts';
import type { ${kind.facts} } from '${factsFrom(kind)}';
import { ${name} } from './${code}-${words}.ts';

const edge = (isOver: boolean): ${kind.facts} => {
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

const listed = (read: Read, { code, words }: NewRule, { folder, index, list }: Kind): Edit => {
  const path = `${rules}${index}`;
  const from = posix.relative(posix.dirname(index), folder) || '.';
  const imported = `import { ${camelCase(words)} } from '${from === '.' ? from : `./${from}`}/${code}-${words}.ts';`;
  const text = withLineAfterLast(mustRead(read, path), /^import \{.*\} from /u, imported);
  return { path, text: withElement(text, list, camelCase(words)) };
};

/** The files of a new rule: the rule, its test, its place in the list of its family, its message in four languages. */
export const newRule = (read: Read, wanted: NewRule): readonly Edit[] => {
  const { code, words } = wanted;
  if (!/^[A-Z][A-Z0-9_-]+$/u.test(code)) throw new Refusal(`${code} is no code: CART-BR7-99, say.`);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(words)) throw new Refusal(`${words} is no name: some-words, say.`);
  const kind = kindOf(code, wanted.kind);
  const file = `${rules}${kind.folder}/${code}-${words}`;
  return [
    made(read, `${file}.ts`, ruleText(wanted, kind)),
    made(read, `${file}.test.ts`, testText(wanted, kind)),
    listed(read, wanted, kind),
    ...newMessage(read, code),
  ];
};
