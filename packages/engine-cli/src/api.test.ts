import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isPublic, namedTypes, publishedExports, type Export } from './testing/reference/published-exports.ts';
import { tasks } from './testing/reference/tasks.ts';
import { isOnlyListed, referencePages } from './testing/reference/reference-pages.ts';

const every = publishedExports();
const pages = referencePages(every);
const find = (name: string) => every.find((one) => one.name === name);

test('[EN-05] every public export and every function is described', () => {
  const described = every.filter((one) => isPublic(one) || one.kind === 'function');
  expect(described.length).toBeGreaterThan(750);
  expect(described.filter(({ doc }) => doc === '').map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

test('[EN-05] the root of the domain has at most 60 exports', () => {
  const root = every.filter(({ entries }) => entries[0] === '@baguni/domain').map(({ name }) => name);
  expect(root).toContain('createEngine');
  expect(root.length).toBeLessThanOrEqual(60);
});

test('[EN-05] every function of the root, the verbs and the texts has an example, and every member of its main types is described', () => {
  const root = every.filter(({ entries }) => entries[0] === '@baguni/domain');
  const isShown = ({ kind, example }: Export): boolean => kind !== 'function' || example !== '';
  const ofEngine = every.filter(({ entries: [entry = ''] }) => /^@baguni\/domain(?:\/verbs|\/texts)?$/u.test(entry));
  expect(ofEngine.length).toBeGreaterThan(root.length + 15);
  expect(ofEngine.filter((one) => !isShown(one)).map(({ name }) => name)).toEqual([]);
  const described = [
    'Engine',
    'EngineTerms',
    'ShopPrice',
    'ShopFinding',
    'EngineCart',
    'Promotion',
    'PromotionUnit',
    'Currency',
  ];
  const members = root.filter(({ name }) => described.includes(name)).flatMap((one) => one.members);
  expect(members.length).toBeGreaterThan(40);
  expect(members.filter(({ doc }) => doc === '').map(({ name }) => name)).toEqual([]);
});

test('[EN-05] no export has an option of fp-ts: a missing value is undefined', () => {
  const textOf = ({ code, example, members }: Export): string =>
    [code, example, ...members.map((member) => member.example)].join('\n');
  const found = every.filter((one) => /\bO(?:ption<|\.)/u.test(textOf(one)));
  expect(found.map(({ name }) => name)).toEqual([]);
});

const text = [...pages.values()].join('\n');
const isKind = ({ package: own, code }: Export): boolean => own === 'contract' && text.includes(`### ${code}\n`);

test('[EN-05] every public export has a heading and its code on one page, or is listed for the tests of the engine', () => {
  const isMissing = (one: Export): boolean =>
    isOnlyListed(one)
      ? !text.includes(`\n- \`${one.name}\`: `)
      : !text.includes(`\n### ${one.name}\n`) || !(text.includes(one.code) || isKind(one));
  const missing = every.filter(isPublic).filter(isMissing);
  expect(missing.map(({ name }) => name)).toEqual([]);
});

test('[EN-05] the guides and the sample shops import nothing that the reference only lists', () => {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const files = globSync(
    ['docs/guides/*.md', '{packages,apps}/*/README.md', 'apps/{bookshop,corner-shop}/src/**/*.ts'],
    {
      cwd: root,
    },
  );
  const imported = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/\{([^{}]*)\} from '@baguni\/domain\/testing'/gu)].flatMap(
      ([, names = '']) => names.match(/\w+/gu) ?? [],
    ),
  );
  const listed = every.filter(isOnlyListed).map(({ name }) => name);
  expect(imported).toEqual(expect.arrayContaining(['arbCartOf', 'checkPromotion']));
  expect(listed.length).toBeGreaterThan(80);
  expect(listed.filter((name) => imported.includes(name))).toEqual([]);
});

/** Types of TypeScript and JavaScript. */
const builtIns =
  'Exclude Extract NoInfer NonNullable Omit Partial Pick Promise PromiseLike Readonly ReadonlyMap ReadonlySet Record Required';
const ofFastCheck = ['Arbitrary'];

test('[EN-05] the reference of the domain describes every type that its signatures name', () => {
  const own = every.filter((one) => isPublic(one) && one.package === 'domain' && !isOnlyListed(one));
  const others = namedTypes(own);
  expect(others.filter(({ doc }) => doc === '').map(({ file, name }) => `${file} ${name}`)).toEqual([]);
  const reference = [...referencePages(own).values()].join('\n');
  const headings = [...reference.matchAll(/^### (\w+)$/gmu)].map(([, name = '']) => name);
  const known = new Set([...headings, ...builtIns.split(' '), ...ofFastCheck]);
  const unknown = [...own, ...others].flatMap(({ name, names }) =>
    names.filter((one) => !known.has(one)).map((one) => `${name}: ${one}`),
  );
  expect(unknown).toEqual([]);
  expect(own.find(({ name }) => name === 'ShopFacts')?.names).toContain('CheckoutFacts');
  // two types with one name would confuse a reader
  expect(headings.filter((name, i) => headings.indexOf(name) !== i)).toEqual([]);
});

test('[EN-05] shows the values of a type, the params of a kind of promotion, and the lines of a long signature', () => {
  expect(text).toContain("type PromotionLane = 'Item' | 'Order' | 'Shipping';");
  expect(text).toContain("type Device = 'pc' | 'm';");
  expect(text).toContain('| `cap` | integer, 1 to 1,000,000,000,000 | minor units | no limit |');
  expect(text).toContain('Code: `TIERED`. Lane: `Order`. Stacks by default with: `Everything`.');
  expect(text).toContain('createEngine<\n  const C extends string,\n');
  expect(text).not.toMatch(/\| undefined \|/u);
});

test('[EN-02 EN-05] shows the heads of functions, the values of constants and the source of types', () => {
  expect(find('formatMoney')?.code).toBe('formatMoney(amount: Money, locale: string): string');
  expect(find('judge')?.code).toMatch(/^judge<Facts>\(rules: .+\) => \(facts: Facts\)/u);
  expect(find('plainUnit')?.code).toBe('plainUnit: ShopUnit');
  expect(find('MAX_QUANTITY')?.code).toBe('MAX_QUANTITY = 999');
  expect(find('ShopUnit')?.code).toContain('readonly quantity: number');
});

test('[EN-05 CK-18] the guide lists every type of fix', () => {
  const guide = readFileSync(new URL('../../../docs/guides/own-shop.md', import.meta.url), 'utf8');
  const [, table = ''] = /\| Fix \| Change \|\n\|[-|]+\|\n((?:\|.*\n)+)/u.exec(guide) ?? [];
  const listed = [...table.matchAll(/^\| `(\w+)` \|/gmu)].map(([, type]) => type);
  const types = ['Fix', 'ShopFix'].flatMap((name) => [...(find(name)?.code ?? '').matchAll(/type: '(\w+)'/gu)]);
  expect(types.length).toBeGreaterThan(10);
  expect(listed).toEqual(types.map(([, type]) => type));
});

test('[EN-05] the index links to every page', () => {
  const index = pages.get('api.md') ?? '';
  const names = [...pages.keys()].filter((name) => name !== 'api.md');
  expect(names).toContain('reference/domain-testing.md');
  expect(names.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});

test('[EN-05] the index links to the entries and the guide of every task of a shop', () => {
  const index = pages.get('api.md') ?? '';
  const rows = index.match(/^\| .* \| \[guide\]\(.*\) \|$/gmu) ?? [];
  expect(rows).toHaveLength(tasks.length);
  expect(rows.filter((row) => / `\w+`/u.test(row))).toEqual([]);
  const links = rows.flatMap((row) => [...row.matchAll(/\]\(reference\/([\w-]+\.md)#([\w-]+)\)/gu)]);
  const hasHeading = ([, file = '', anchor = '']: readonly string[]): boolean =>
    new RegExp(`^### ${anchor.replace(/-\d+$/u, '')}$`, 'imu').test(pages.get(`reference/${file}`) ?? '');
  expect(links.length).toBeGreaterThan(tasks.length);
  expect(links.filter((link) => !hasHeading(link))).toEqual([]);
  const guides = rows.flatMap((row) => [...row.matchAll(/guides\/([\w-]+\.md)#([\w-]+)/gu)]);
  const slugsOf = (file: string): readonly string[] =>
    [...readFileSync(new URL(`../../../docs/guides/${file}`, import.meta.url), 'utf8').matchAll(/^#+ (.*)$/gmu)].map(
      ([, heading = '']) =>
        heading
          .toLowerCase()
          .replaceAll(/[^\w -]/gu, '')
          .replaceAll(' ', '-'),
    );
  expect(guides).toHaveLength(tasks.length);
  expect(guides.filter(([, file = '', anchor = '']) => !slugsOf(file).includes(anchor))).toEqual([]);
});

test('[EN-05] a signature links to the types that it names, and the index names the messages', () => {
  const anchorsOf = (page: string): readonly string[] => {
    const slugs = [...page.matchAll(/^### (\w+)$/gmu)].map(([, name = '']) => name.toLowerCase());
    return slugs.map((slug, i) => {
      const earlier = slugs.slice(0, i).filter((one) => one === slug).length;
      return earlier === 0 ? slug : `${slug}-${earlier}`;
    });
  };
  const known = new Set(
    [...pages].flatMap(([file, page]) =>
      anchorsOf(page).map((anchor) => `${file.replace('reference/', '')}#${anchor}`),
    ),
  );
  const links = [...text.matchAll(/\[`\w+`\]\(([\w-]+\.md#[\w-]+)\)/gu)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(800);
  expect(links.filter((link) => !known.has(link))).toEqual([]);
  const [, types] = /\n### createEngine\n[^]*?\nTypes: (.*)\n/u.exec(pages.get('reference/domain.md') ?? '') ?? [];
  expect(types).toContain('[`CustomFields`](domain-types.md#customfields), [`EngineTerms`](domain.md#engineterms)');
  expect(text).toContain('`@baguni/domain/messages/refunds`: `refundMessages`');
});

test('[EN-04] the testing kit has arbitraries of carts, coupons, policies and buyers', () => {
  const kit = every.filter(({ entries }) => entries.includes('@baguni/domain/testing')).map(({ name }) => name);
  const arbitraries = [
    'arbCart',
    'arbCartState',
    'arbInitialCart',
    'arbHeldCoupon',
    'arbPolicyOf',
    'arbBuyer',
    'arbUnits',
  ];
  expect(kit).toEqual(expect.arrayContaining(arbitraries));
});
