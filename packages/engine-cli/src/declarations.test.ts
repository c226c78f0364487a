import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { typeErrors } from './testing/examples.ts';
import { publishedExports, type Export } from './testing/reference/published-exports.ts';

const reports = fileURLToPath(new URL('../../../reports/', import.meta.url));
let folder = '';

const compilerOptions = {
  noEmit: true,
  composite: false,
  incremental: false,
  declaration: true,
  declarationMap: false,
  allowImportingTsExtensions: true,
  rewriteRelativeImportExtensions: false,
  // as in a project that has installed the packages
  preserveSymlinks: true,
};

beforeAll(() => {
  mkdirSync(reports, { recursive: true });
  folder = mkdtempSync(`${reports}declarations-`);
});

afterAll(() => rmSync(folder, { recursive: true }));

const every = publishedExports();

/** Terms and results of an engine, whose members programs use. */
const used = [
  'BestOffers',
  'Cart',
  'CartUnit',
  'Coupon',
  'Currency',
  'Engine',
  'EngineCart',
  'EngineTerms',
  'Item',
  'Money',
  'Offer',
  'OfferedCoupons',
  'PaidOrder',
  'Promotion',
  'PromotionUnit',
  'Refund',
  'RefundLine',
  'ShippingPolicy',
  'ShopChange',
  'ShopFacts',
  'ShopFinding',
  'ShopPrice',
  'Summary',
  'TaxReceipt',
];

/** Types for the parameters of a generic type. */
const argumentsOf = ({ name, code }: Export): string => {
  if (name === 'Engine') return "<'EUR', { readonly item: { readonly limited: boolean } }>";
  const [, parameters = ''] = new RegExp(`interface ${name}<(.*?)>(?= extends| \\{)`, 'u').exec(code) ?? [];
  const required = parameters.split(',').filter((one) => one !== '' && !one.includes('='));
  return required.length === 0 ? '' : `<${required.map(() => 'any').join(', ')}>`;
};

/** A program that exports the result of each function, and each member with its result, of an entry point. */
const programOf = (entry: string): string => {
  const made = (name: string, type: string): string => `export const ${name} = made<${type}>();\n`;
  const resultOf = (type: string): string => `${type} extends (...given: never[]) => infer R ? R : unknown`;
  const lines = every
    .filter(({ entries }) => entries.includes(entry))
    .flatMap((one): readonly string[] => {
      if (one.kind !== 'type') return [made(`of_${one.name}`, resultOf(`(typeof all)['${one.name}']`))];
      return (used.includes(one.name) ? one.members : []).flatMap((member) => {
        const type = `all.${one.name}${argumentsOf(one)}['${member.name}']`;
        const name = `${one.name}_${member.name}`;
        return [made(name, type), made(`of_${name}`, resultOf(type))];
      });
    });
  // a program imports its engine from the root
  const root = entry.startsWith('@baguni/domain/') ? "import type {} from '@baguni/domain';\n" : '';
  return `${root}import type * as all from '${entry}';\ndeclare const made: <T>() => T;\n${lines.join('')}`;
};

test.each([
  '@baguni/domain',
  '@baguni/domain/marketplace',
  '@baguni/domain/texts',
  '@baguni/domain/verbs',
  '@baguni/contract/shop-json',
  '@baguni/contract/cart-json',
])(
  '[EN-01] a program can export the result of each function of %s with its declaration',
  async (entry) => {
    const config = `${entry.replaceAll('/', '-')}.json`;
    const file = config.replace('.json', '.ts');
    writeFileSync(`${folder}/${file}`, programOf(entry));
    writeFileSync(
      `${folder}/${config}`,
      JSON.stringify({ extends: '../../tsconfig.base.json', compilerOptions, files: [file], references: [] }),
    );
    expect(programOf(entry)).toContain('export const of_');
    expect(await typeErrors(config, folder)).toBe('');
  },
  60_000,
);
