import { tasks } from './tasks.ts';
import { promotionParams } from './promotion-params.ts';
import { isPublic, namedTypes, type Export } from './published-exports.ts';

const chapters = [
  ['function', 'Functions'],
  ['value', 'Values'],
  ['type', 'Types'],
] as const;

const contents: Readonly<Record<string, string>> = {
  '@baguni/domain': 'engines, carts, promotions, rules and money',
  '@baguni/domain/marketplace': 'the engine, rules and limits of the marketplace',
  '@baguni/domain/texts': 'texts of reasons and codes',
  '@baguni/domain/types': 'types that few shops name',
  '@baguni/domain/verbs': 'verbs that return another cart',
  '@baguni/domain/testing': 'builders and arbitraries for property tests',
  '@baguni/contract': 'calls, codecs and cookies',
  '@baguni/contract/cart-json': 'reading a cart from JSON',
  '@baguni/contract/shop-json': 'reading a shop from JSON',
};

/** Exports of the testing kit for own shops. The others are for the tests of the engine. */
const kit: ReadonlySet<string> = new Set([
  'aHeldCoupon',
  'anItem',
  'aPlainCart',
  'aPlainCoupon',
  'aPlainUnit',
  'arbBuyer',
  'arbCart',
  'arbCartOf',
  'arbCartState',
  'arbHeldCoupon',
  'arbPolicyOf',
  'arbStorefront',
  'arbWonIn',
  'aSeller',
  'aUnit',
  'cartReport',
  'CartsCheck',
  'CartTerms',
  'checkEngine',
  'checkPromotion',
  'checkRefunds',
  'checkRule',
  'checkTax',
  'EngineReport',
  'FieldValues',
  'lawRuns',
  'PromotionCheck',
  'PromotionReport',
  'Range',
  'reported',
  'RuleCheck',
  'RuleReport',
  'ShopCartTerms',
  'testNow',
]);

/** True if the reference only lists an export. */
export const isOnlyListed = ({ entries, name }: Export): boolean =>
  entries[0] === '@baguni/domain/testing' && !kit.has(name);

const tags: Readonly<Record<string, string>> = { return: 'Returns ', returns: 'Returns ', throws: 'Throws ' };

/** Renders the sentences of a comment, then one list item per tag. */
const describe = (doc: string): string => {
  const [words = '', ...tagged] = doc.split(/\s*@(param|typeParam|returns?|throws)\s+/u);
  const items = Array.from({ length: tagged.length / 2 }, (_, i) => {
    const [tag = '', text = ''] = tagged.slice(2 * i);
    return `- ${tags[tag] ?? ''}${tag in tags ? text : text.replace(/^(\w+)/u, '`$1`:')}`;
  });
  return [words, items.join('\n')].filter(Boolean).join('\n\n');
};

const fence = (code: string): string => `\`\`\`ts\n${code}\n\`\`\``;

/** Links to the headings of exports, e.g. `domain.md#cart`, by package and name. */
type Links = ReadonlyMap<string, string>;

const keyOf = (room: string, name: string): string => `${room} ${name}`;

/** Links the types that a signature names. */
const typeLinks = ({ name, names, package: room }: Export, links: Links): string =>
  names
    .filter((one) => one !== name)
    .flatMap((one) => {
      const link = links.get(keyOf(room, one)) ?? links.get(keyOf('domain', one));
      return link === undefined ? [] : [`[\`${one}\`](${link})`];
    })
    .join(', ');

const section = (one: Export, links: Links): readonly string[] => {
  const { name, code, doc, example, package: room, file } = one;
  const types = typeLinks(one, links);
  return [
    `### ${name}`,
    describe(doc),
    ...(promotionParams(name) === undefined || room !== 'contract' ? [fence(code)] : [promotionParams(name) ?? '']),
    ...(types === '' ? [] : [`Types: ${types}`]),
    ...(example === '' ? [] : [fence(example)]),
    `<small>[source](../../packages/${room}/src/${file})</small>`,
  ];
};

/** Renders exports that the reference only lists. */
const list = (exports: readonly Export[]): readonly string[] =>
  exports.length === 0
    ? []
    : [
        '## For the tests of the engine',
        'A shop does not need these. They may change in any version.',
        exports.map(({ name, doc }) => `- \`${name}\`: ${doc.split(/\s*@|(?<=\.) /u)[0] ?? ''}`).join('\n'),
      ];

/** The import path of a page; the files behind a wildcard share one. */
const pathOf = ({ entries: [entry = ''] }: Export): string =>
  entry.replace(/^(@baguni\/contract\/(?:engine|calls))\/.*$/u, '$1');

interface Page {
  /** The path of its Markdown file. */
  readonly file: string;
  readonly title: string;
  readonly content: string;
  readonly notes: string;
  readonly exports: readonly Export[];
}

const pageName = (path: string): string => path.replace('@baguni/', '').replaceAll('/', '-');

const examples =
  'Examples use the [`cart` and `now`](../guides/engine.md#a-cart) of the guide, and its [`shop` and `basket`](../guides/own-shop.md#a-cart-for-the-examples).';

const entryPages = (exports: readonly Export[]): readonly Page[] =>
  [...Map.groupBy(exports, pathOf)].map(([path, own]) => ({
    file: `reference/${pageName(path)}.md`,
    title: `\`${path}\``,
    content: contents[path] ?? '',
    notes: examples,
    exports: own,
  }));

/** The types that signatures of a package name, without an import path. */
const otherTypes = (exports: readonly Export[]): readonly Page[] =>
  [...Map.groupBy(namedTypes(exports.filter((one) => !isOnlyListed(one))), (one) => one.package)].map(
    ([name, types]) => ({
      file: `reference/${name}-other-types.md`,
      title: `Other types of \`@baguni/${name}\``,
      content: 'types that signatures name',
      notes: 'Types that signatures name, and their parts. They have no import path.',
      exports: types,
    }),
  );

const describedOf = ({ exports }: Page, kind: Export['kind']): readonly Export[] =>
  exports.filter((one) => one.kind === kind && !isOnlyListed(one));

/** Links the headings of a page; a second heading with the same letters has a number. */
const linksOf = (page: Page): readonly (readonly [key: string, link: string])[] => {
  const headings = chapters.flatMap(([kind]) => describedOf(page, kind));
  const slugs = headings.map(({ name }) => name.toLowerCase());
  return headings.map((one, i) => {
    const slug = one.name.toLowerCase();
    const earlier = slugs.slice(0, i).filter((other) => other === slug).length;
    const anchor = earlier === 0 ? slug : `${slug}-${earlier}`;
    return [keyOf(one.package, one.name), `${page.file.replace('reference/', '')}#${anchor}`];
  });
};

/** Import paths that the reference has no page for. */
const messagePaths = [
  '- `@baguni/domain/messages/ko`, `/en`, `/cn`, `/jp`: `messages` of the rules by code',
  '- `@baguni/domain/messages/promotions`: `promotionMessages`, and `@baguni/domain/messages/refunds`: `refundMessages`, by language and code',
];

/** Renders the table of tasks; those without an export of these pages are left out. */
const taskTable = (links: Links): string => {
  const linkOf = (name: string): string | undefined =>
    links.get(keyOf('domain', name)) ?? links.get(keyOf('contract', name));
  const rows = tasks
    .filter(({ names }) => names.some(linkOf))
    .map(({ task, names, guide }) => {
      const entries = names.map((name) => (linkOf(name) ? `[\`${name}\`](reference/${linkOf(name)})` : `\`${name}\``));
      return `| ${task} | ${entries.join(', ')} | [guide](guides/${guide.replace('#', '.md#')}) |`;
    });
  return ['| Task | Entries | |', '|---|---|---|', ...rows].join('\n');
};

/** Renders the reference in Markdown by file name: an index, and a page per import path. */
export const referencePages = (all: readonly Export[]): ReadonlyMap<string, string> => {
  const exports = all.filter(isPublic);
  const pages = [...entryPages(exports), ...otherTypes(exports)];
  const links = new Map(pages.flatMap(linksOf));
  const importPaths = [
    ...pages.map(({ title, file, content }) => `- [${title}](${file})${content && `: ${content}`}`),
    ...(exports.some((one) => one.package === 'domain') ? messagePaths : []),
  ];
  const index = [
    '# Reference',
    'Each function, value and type that `@baguni/domain` and `@baguni/contract` export. Tests run the examples. If you are new, start with [the guide](guides/engine.md). `@baguni/cli` exports nothing; its commands have [a guide](guides/command-line.md).',
    'All values are read-only, and `name?` is optional. Missing values are `undefined`. A change of a cart is `{ ok: true, cart }` or `{ ok: false, reason }`. Amounts are whole minor units of the currency, such as cents (type `Won`, whatever the currency); moments are ms since 1970 UTC. IDs like `CP-19` refer to [requirements](requirements.md). `C` is the currency of a shop, and `F` the types of its [custom fields](guides/own-shop.md#custom-fields).',
    'Functions throw a `TypeError` or `RangeError` that names an invalid argument. `engine` is the result of `createEngine`, `cart` that of its `cartOf` or of a verb, and `now` is `Date.now()`.',
    taskTable(links),
    importPaths.join('\n'),
  ];
  const texts = pages.map((page): readonly [string, string] => {
    const { file, title, notes, exports: own } = page;
    const parts = chapters.flatMap(([kind, chapter]) => {
      const described = describedOf(page, kind);
      return described.length === 0 ? [] : [`## ${chapter}`, ...described.flatMap((one) => section(one, links))];
    });
    return [file, [`# ${title}`, notes, ...parts, ...list(own.filter(isOnlyListed))].join('\n\n')];
  });
  return new Map([['api.md', index.join('\n\n')], ...texts]);
};
