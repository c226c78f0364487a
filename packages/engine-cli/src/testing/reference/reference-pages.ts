import { isPublic, type Export } from './published-exports.ts';

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

const section = ({ name, code, doc, example, package: room, file }: Export): readonly string[] => [
  `### ${name}`,
  describe(doc),
  fence(code),
  ...(example === '' ? [] : [fence(example)]),
  `<small>[source](../../packages/${room}/src/${file})</small>`,
];

/** The import path of a page; the files behind a wildcard share one. */
const pathOf = ({ entries: [entry = ''] }: Export): string =>
  entry.replace(/^(@baguni\/contract\/(?:engine|calls))\/.*$/u, '$1');

const pageName = (path: string): string => path.replace('@baguni/', '').replaceAll('/', '-');

/** Renders the reference in Markdown by file name: an index, and a page per import path. */
export const referencePages = (all: readonly Export[]): ReadonlyMap<string, string> => {
  const byPath = Map.groupBy(all.filter(isPublic), pathOf);
  const index = [
    '# Reference',
    'Each function, value and type that `@baguni/domain` and `@baguni/contract` export. Tests run the examples. If you are new, start with [the guide](guides/engine.md). `@baguni/cli` exports nothing; its commands have [a guide](guides/command-line.md).',
    'All values are read-only, and `name?` is optional. Missing values are `undefined`. A change of a cart is `{ ok: true, cart }` or `{ ok: false, reason }`. Amounts are whole minor units, such as cents, and moments are ms since 1970 UTC. IDs like `CP-19` refer to [requirements](requirements.md).',
    [...byPath.keys()]
      .map((path) => `- [\`${path}\`](reference/${pageName(path)}.md)${contents[path] ? `: ${contents[path]}` : ''}`)
      .join('\n'),
  ];
  const pages = [...byPath].map(([path, exports]): readonly [string, string] => {
    const parts = chapters.flatMap(([kind, title]) => {
      const own = exports.filter((one) => one.kind === kind);
      return own.length === 0 ? [] : [`## ${title}`, ...own.flatMap(section)];
    });
    const notes =
      'Examples use the [`cart` and `now`](../guides/engine.md#a-cart) of the guide, and its [`shop` and `basket`](../guides/own-shop.md#a-cart-for-the-examples).';
    return [`reference/${pageName(path)}.md`, [`# \`${path}\``, notes, ...parts].join('\n\n')];
  });
  return new Map([['api.md', index.join('\n\n')], ...pages]);
};
