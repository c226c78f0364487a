import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bareWorld } from './testing/bare.ts';
import { bundleOf } from './testing/bundle.ts';
import { aCart } from './testing/call.ts';
import { Clone, published } from './testing/clone.ts';
import { blocksOf, commandsIn } from './testing/guide.ts';
import { isPublic, publishedExports } from './testing/reference/published-exports.ts';
import { examplesOf, Installation, nodes, packLibraries, type Installer } from './testing/installation.ts';
import { Storefront } from './testing/storefront.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'baguni-pack-'));
const empty = join(folder, 'empty');
const names = Object.keys(published);
const libraries = ['@baguni/domain', '@baguni/contract'];
const unpacked = (name: string): string => join(folder, 'unpacked', name);
const bundle = join(unpacked('@baguni/cli'), 'dist/baguni.js');
let tarballs: Readonly<Record<string, string>> = {};
let dependencies: Readonly<Record<string, string>> = {};

const start = (command: string, args: readonly string[], input = '', system: Readonly<Record<string, string>> = {}) =>
  spawnSync(command, args, {
    cwd: empty,
    input,
    encoding: 'utf8',
    env: { ...process.env, npm_config_cache: join(folder, 'cache'), ...system },
  });
const baguni = (...args: readonly string[]) => start(process.execPath, [bundle, ...args], JSON.stringify(aCart));

const MINUTES = 180_000;

beforeAll(() => {
  mkdirSync(empty);
  const clone = new Clone();
  try {
    clone.spoil('contract');
    tarballs = clone.pack(join(folder, 'baguni/tarballs'));
  } finally {
    clone.remove();
  }
  dependencies = packLibraries(folder);
  for (const name of names) {
    mkdirSync(unpacked(name), { recursive: true });
    execFileSync('tar', ['-xzf', tarballs[name] ?? '', '-C', unpacked(name), '--strip-components=1']);
  }
}, MINUTES);

afterAll(() => rmSync(folder, { recursive: true }));

const filesOf = (name: string): readonly string[] =>
  globSync('**/*', { cwd: unpacked(name) })
    .filter((file) => statSync(join(unpacked(name), file)).isFile())
    .toSorted();
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(unpacked(name), 'package.json'), 'utf8')) as {
    readonly exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
    readonly [field: string]: unknown;
  };

const version = (): string => String(manifestOf('@baguni/cli')['version']);

const papers = ['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json'];

/** A file for each entry point with a wildcard. */
const wildcards: Readonly<Record<string, string>> = {
  './messages/*': 'en',
  './engine/*': 'prices',
  './calls/*': 'cart',
};

const moduleOf = (file: string): string => file.replace(/(?:\.d\.ts|\.js)$/u, '');

/** Collects a file and all files that it imports. */
const follow = (file: string, seen: Set<string>): void => {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()["'](\.[^"']+)["']/gu)) {
    const code = resolve(dirname(file), path);
    follow(file.endsWith('.d.ts') ? code.replace(/\.js$/u, '.d.ts') : code, seen);
  }
};

test.each(libraries)('[EN-01] %s contains exactly the files that its entry points import', (name) => {
  const at = unpacked(name);
  const doors = Object.values(manifestOf(name).exports ?? {}).flatMap((door) =>
    typeof door === 'string' ? [door] : Object.values(door),
  );
  const ways = doors.flatMap((path) => globSync(path, { cwd: at }).map((file) => join(at, file)));
  expect(ways.length).toBeGreaterThanOrEqual(doors.length);
  const seen = new Set<string>();
  for (const file of ways) follow(file, seen);
  // a declaration belongs to a JavaScript file; a module with only types may be imported by sources only
  const modules = new Set([...seen].map(moduleOf));
  const isOfTypes = (file: string) => readFileSync(`${file}.js`, 'utf8').trim() === 'export {};';
  const shipped = filesOf(name).filter((file) => file.startsWith('dist/') && !file.endsWith('.map'));
  const spare = new Set(shipped.map((file) => moduleOf(join(at, file))).filter((file) => !modules.has(file)));
  expect([...spare].filter((file) => !isOfTypes(file))).toEqual([]);
  expect([...seen].filter((file) => !existsSync(file))).toEqual([]);
  expect(filesOf(name)).toEqual(expect.arrayContaining(papers));
});

test.each(libraries)('[EN-01] %s contains a map of each module and declaration, and exactly their sources', (name) => {
  const files = filesOf(name);
  const textOf = (file: string): string => readFileSync(join(unpacked(name), file), 'utf8');
  // a module that only exports from chunks has no source
  const hasSource = (file: string) =>
    textOf(file)
      .replaceAll(/^(?:import|export) [^;]*;$/gmu, '')
      .trim() !== '';
  const built = files.filter((file) => /^dist\/.*(?:\.js|\.d\.ts)$/u.test(file)).filter(hasSource);
  const sources = built.flatMap((file) => {
    const [path] = textOf(file).match(/(?<=\n\/\/# sourceMappingURL=).+$/u) ?? [];
    expect(path).toBe(`${basename(file)}.map`);
    const map = JSON.parse(textOf(`${file}.map`)) as { readonly sources: string[] };
    return map.sources.map((source) => join(dirname(file), source));
  });
  expect([...new Set(sources)].toSorted()).toEqual(files.filter((file) => file.startsWith('src/')));
  expect(files.filter((file) => file.endsWith('.map'))).toHaveLength(built.length);
});

test.each(libraries)('[EN-01 EN-05] %s contains its reference, which links to its sources', (name) => {
  const text = readFileSync(join(unpacked(name), 'REFERENCE.md'), 'utf8');
  const own = publishedExports().filter((one) => `@baguni/${one.package}` === name && isPublic(one));
  expect(own.length).toBeGreaterThan(100);
  const isMissing = (name: string) => !text.includes(`\n### ${name}\n`) && !text.includes(`\n- \`${name}\`: `);
  expect(own.map((one) => one.name).filter(isMissing)).toEqual([]);
  const links = [...text.matchAll(/\]\(([^)]+)\)/gu)].map(([, link = '']) => link);
  const headings = [...text.matchAll(/^### (\w+)$/gmu)].map(([, heading = '']) => heading);
  expect(headings.filter((heading) => !text.includes(`[\`${heading}\`](#${heading.toLowerCase()}`))).toEqual([]);
  const slugs = headings.map((heading) => heading.toLowerCase());
  const anchors = slugs.map((slug, i) => {
    const earlier = slugs.slice(0, i).filter((one) => one === slug).length;
    return earlier === 0 ? `#${slug}` : `#${slug}-${earlier}`;
  });
  const types = [...text.matchAll(/^Types: .*$/gmu)].flatMap(([line]) => line.match(/#[\w-]*(?=\))/gu) ?? []);
  expect(types.length).toBeGreaterThan(50);
  expect(types.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  expect(text).toContain(`\nAll names by import path:\n\n- \`${name}\`: [`);
  const local = links.filter((link) => !/^(?:https:\/\/|#)/u.test(link));
  expect(local.filter((link) => !existsSync(join(unpacked(name), link)))).toEqual([]);
  expect(readFileSync(join(unpacked(name), 'README.md'), 'utf8')).toContain('`REFERENCE.md`');
});

test.each(libraries)('[EN-01] %s imports only files that it contains', (name) => {
  for (const file of filesOf(name).filter((path) => /^dist\/.*\.(?:js|ts)$/u.test(path))) {
    const text = readFileSync(join(unpacked(name), file), 'utf8');
    expect(text, file).not.toMatch(/fp-ts\/(?:lib|es6)\/|(?:from |import\()["']\.[^"']*(?<!\.js)["']/u);
  }
});

test.each(names)('[EN-01] %s has complete metadata', (name) => {
  const manifest = manifestOf(name);
  expect(manifest).toMatchObject({
    name,
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/u) as string,
    license: 'MIT',
    engines: { node: '>=20' },
    repository: { directory: `packages/${published[name as keyof typeof published]}` },
    bugs: { url: expect.any(String) as string },
    homepage: expect.any(String) as string,
  });
  for (const field of ['private', 'scripts', 'devDependencies']) expect(manifest).not.toHaveProperty(field);
  expect(JSON.stringify(manifest.exports ?? {})).not.toContain('src/');
  expect(readFileSync(join(unpacked(name), 'LICENSE'), 'utf8')).toBe(readFileSync(`${root}LICENSE`, 'utf8'));
  expect(readFileSync(join(unpacked(name), 'CHANGELOG.md'), 'utf8')).toContain(`## ${String(manifest['version'])}\n`);
  const wanted = { ...(manifest['dependencies'] as object), ...(manifest['peerDependencies'] as object) };
  expect(Object.values(wanted).filter((range) => !/^\^\d+\.\d+\.\d+$/u.test(String(range)))).toEqual([]);
});

test('[EN-01] the engine has no dependencies', () => {
  expect(manifestOf('@baguni/domain')).not.toHaveProperty('dependencies');
});

test.each(names)('[EN-01] publint accepts %s', async (name) => {
  const { messages, pkg } = await publint({ pkgDir: unpacked(name), pack: false, level: 'suggestion', strict: true });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});

test.each(libraries)('[EN-01] the types of %s work for ES modules in Node and in bundlers', async (name) => {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarballs[name] ?? '')), {
    includeEntrypoints: Object.keys(manifestOf(name).exports ?? {})
      .filter((way) => way.includes('*'))
      .map((way) => way.replace('*', wildcards[way] ?? '')),
  });
  if (!analysis.types) throw new Error(`${name} has no types`);
  // the packages contain only ES modules, which the two oldest resolutions cannot load
  const isOld = (kind: string) => kind === 'node10' || kind === 'node16-cjs';
  expect(
    analysis.problems.filter((problem) => !('resolutionKind' in problem && isOld(problem.resolutionKind))),
  ).toEqual([]);
  expect(Object.keys(analysis.entrypoints)).toEqual(expect.arrayContaining(['.']));
});

test('[EN-03] the command line is one file below 1 MB, with its documents', () => {
  expect(filesOf('@baguni/cli')).toEqual([...papers, 'dist/baguni.js', 'dist/licenses.md'].toSorted());
  expect(statSync(bundle).size).toBeLessThan(1_000_000);
  expect(readFileSync(bundle, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/u);
});

test('[EN-03] the package contains the licences of the bundled libraries', () => {
  const licences = readFileSync(join(unpacked('@baguni/cli'), 'dist/licenses.md'), 'utf8');
  for (const [name, licence] of [
    ['fp-ts', 'MIT'],
    ['io-ts', 'MIT'],
    ['commander', 'MIT'],
    ['jsonc-parser', 'MIT'],
  ])
    expect(licences).toMatch(new RegExp(`^## ${name} - [\\d.]+ \\(${licence}\\)$`, 'mu'));
  expect(licences.match(/^Permission is hereby granted|^ *Apache License$/gmu)?.length).toBeGreaterThan(3);
});

test('[EN-03] imports only modules of Node, and no network', () => {
  const about = manifestOf('@baguni/cli');
  expect(about).not.toHaveProperty('dependencies');
  expect(about).toMatchObject({ bin: { baguni: './dist/baguni.js' } });
  const text = readFileSync(bundle, 'utf8');
  const imports = [...text.matchAll(/(?:from|import\()\s*["'`]([\w@:/.-]+)["'`]/gu)].map(([, name = '']) => name);
  // commander can start programs; baguni does not
  const modules = ['child_process', 'events', 'fs', 'path', 'process', 'util'];
  expect(imports.toSorted()).toEqual(modules.map((name) => `node:${name}`));
  expect(text).not.toMatch(/\b(?:fetch|WebSocket|XMLHttpRequest)\b|\brequire\(/u);
});

test('[EN-03] each command works in an empty folder', () => {
  writeFileSync(join(empty, 'cart.json'), JSON.stringify({ ...aCart, selected: [] }));
  expect(baguni('price', '--lang', 'en').stdout).toContain('₩15,000  To pay for 2 of 2 units');
  expect(baguni('check', '-')).toMatchObject({ status: 0, stderr: '' });
  expect(baguni('check', 'cart.json', '--lang', 'jp')).toMatchObject({ status: 1, stderr: '' });
  expect(JSON.parse(baguni('best-coupons', '--json').stdout)).toMatchObject({ saving: 0, isProved: true });
  expect(baguni('explain', 'CART-BR7-33', 'max=30', '--lang', 'cn').stdout).toContain('30');
  expect(baguni('--version').stdout).toBe(`${version()}\n`);
  expect(baguni('price', 'gone.json', '--lang', 'en')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'gone.json: no such file\n',
  });
});

test.each([
  ['ja_JP.UTF-8', '注文する商品を選択してください。'],
  ['fr_FR.UTF-8', 'Please select the items to order.'],
])('[EN-03] on a system of %s it prints the message in a known language: %s', (LC_ALL, message) => {
  const { status, stdout } = start(process.execPath, [bundle, 'check'], '{"units":[]}', { LC_ALL });
  expect({ status, message: stdout.includes(message) }).toEqual({ status: 1, message: true });
});

test('[EN-03] a reader that closes the pipe early is no fault', () => {
  const line = `{ "${process.execPath}" "${bundle}" price --json; echo $? >&2; } | head -c 1; echo`;
  const units = Array.from({ length: 500 }, (_, n) => ({ ...aCart.units[0], cartUnitId: n + 1 }));
  expect(start('sh', ['-c', line], JSON.stringify({ ...aCart, units }))).toMatchObject({
    stdout: '{\n',
    stderr: '0\n',
  });
});

test('[EN-03] npx runs the packed file without a network', () => {
  const words = ['exec', '--offline', '--yes', '--silent', '--package', tarballs['@baguni/cli'] ?? '', '--'];
  const { status, stdout, stderr } = start('npm', [...words, 'baguni', '--version']);
  expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: `${version()}\n`, stderr: '' });
});

const read = (path: string): string => readFileSync(root + path, 'utf8');

/** The commands of the documents that install the packages, each once. */
const installCommands = [
  ...new Set(
    globSync(['README.md', 'docs/*.md', 'docs/guides/*.md', '{packages,apps}/*/README.md'], { cwd: root }).flatMap(
      (file) => read(file).match(/npm install [^\n`]*baguni[^\n`]*/gu) ?? [],
    ),
  ),
].toSorted();

/** True if an entry point is code, not data. */
const isCode = (way: string): boolean => !way.endsWith('.json');

/** A file that imports each entry point of the libraries. */
const everyWay = libraries.flatMap((name) => {
  const { exports } = JSON.parse(read(`packages/${name.slice('@baguni/'.length)}/package.json`)) as {
    readonly exports: Readonly<Record<string, unknown>>;
  };
  return Object.keys(exports)
    .filter(isCode)
    .map((way) => name + way.slice(1).replace('*', wildcards[way] ?? ''));
});
const examples = [
  ...examplesOf('guide', read('docs/guides/engine.md')),
  ...examplesOf('tax', read('docs/guides/tax-and-refunds.md')),
  ...examplesOf('readme', read('README.md')),
  ...examplesOf('domain', read('packages/domain/README.md')),
  ...examplesOf('contract', read('packages/contract/README.md')),
  { file: 'ways/all.ts', text: everyWay.map((way, i) => `export * as way${i} from '${way}';\n`).join(''), prints: '' },
];
const readme = blocksOf(read('packages/engine-cli/README.md'));
const cart = readme.find(({ language }) => language === 'json')?.text ?? '';
const consoles = readme.filter(({ language }) => language === 'console');

/** Installs the packages with the documented commands: of npm, or of pnpm into the shop itself. */
const install = async (installer: Installer): Promise<Installation> => {
  const shop = new Installation(join(folder, installer), installer, dependencies);
  const own = (command: string) =>
    installer === 'npm' ? command : command.replace(/npm install(?: --global)?/u, 'pnpm add');
  for (const command of installCommands) await shop.install(own(command));
  shop.write(examples);
  writeFileSync(join(shop.folder, 'cart.json'), cart);
  return shop;
};

/** The installations, one for each installer. */
const shops = new Map<Installer, Promise<Installation>>();
const installed = (installer: Installer): Promise<Installation> => {
  const shop = shops.get(installer) ?? install(installer);
  shops.set(installer, shop);
  return shop;
};

test.each(installCommands)(
  '[EN-01] installs the packed packages into a new folder with the documented command: %s',
  async (command) => {
    const shop = new Installation(mkdtempSync(join(folder, 'shop-')), 'npm', dependencies);
    await shop.install(command);
    const packed = [...command.matchAll(/baguni-(\w+)/gu)].map(([, name = '']) => `@baguni/${name}`);
    const loading = `Promise.all(${JSON.stringify(packed)}.map((name) => import(name))).then(() => console.log('loaded'))`;
    const use = command.includes('--global') ? 'baguni --version' : `node -e "${loading.replaceAll('"', "'")}"`;
    expect(await shop.type(use, process.execPath)).toBe(command.includes('--global') ? `${version()}\n` : 'loaded\n');
  },
  MINUTES,
);

test('[EN-01] the documents install the packages alone, both libraries, and the command line', () => {
  const packed = installCommands.map((command) => [...command.matchAll(/baguni-(\w+)/gu)].map(([, name]) => name));
  expect(packed).toEqual([['cli'], ['domain'], ['domain', 'contract']]);
});

describe.each(['npm', 'pnpm'] as const)('installed by %s into an empty folder', (installer) => {
  const shop = () => installed(installer);

  test.each(['nodenext', 'bundler'] as const)(
    '[EN-01] the examples and all declarations pass strict type checks with %s',
    async (resolution) => expect(await (await shop()).types(resolution)).toBe(''),
    MINUTES,
  );

  test.each([...nodes()])(
    '[EN-01 EN-05] each example prints the documented output on Node %s',
    async (_, node) => {
      expect(examples.length).toBeGreaterThan(10);
      expect(await (await shop()).run(node, examples)).toEqual(examples);
    },
    MINUTES,
  );

  test.each([...nodes()])(
    '[EN-03 EN-05] the command line prints the output of its readme on Node %s',
    async (_, node) => {
      expect(consoles.length).toBeGreaterThan(0);
      for (const block of consoles) {
        const answers: string[] = [];
        for (const line of commandsIn(block)) answers.push(`$ ${line}\n${await (await shop()).type(line, node)}`);
        expect(answers.join('\n')).toBe(block.text);
      }
    },
  );
});

/** Asks each function of the engine, and answers as JSON. */
const program = `
  import { cartDocument, cartOfDocument, documentOf } from '@baguni/contract';
  import { bestOffers, cartUnitId, couponsFor, guest, itemNo, won } from '@baguni/domain';
  import { marketplace } from '@baguni/domain/marketplace';
  import { explainCode } from '@baguni/domain/texts';
  import { changeQuantity } from '@baguni/domain/verbs';
  ${['ko', 'en', 'cn', 'jp'].map((name) => `import { messages as ${name} } from '@baguni/domain/messages/${name}';`).join('\n')}

  const item = { ...marketplace.plain.item, itemNo: itemNo('A-100'), itemName: 'Apples', itemSellPrice: won(12_900) };
  const ends = { expiredDate: '2026-12-31T14:59:59Z' };
  const tenth = { ...marketplace.plain.coupon, policyNo: 'P', discountUnitType: 'Rate', discountValue: 10, ...ends };
  const buyer = { ...guest, isLogin: true, memberType: 'Member' };
  const coupons = { status: 'Known', offered: [tenth] };
  const units = [{ ...marketplace.plain.unit, cartUnitId: cartUnitId(1), quantity: 2, item }];
  const written = cartDocument.encode(documentOf(marketplace.cartOf(units, { buyer, coupons })));
  const cart = cartOfDocument(cartDocument.decode(JSON.parse(JSON.stringify(written))).right);
  const now = Date.parse('2026-11-21T00:00:00Z');
  globalThis.answers = JSON.stringify({
    price: marketplace.priceOfCart(cart, now).price,
    findings: marketplace.checkOrder(cart, now),
    quantity: changeQuantity(marketplace, cart, 1, '3').quantity,
    left: couponsFor(marketplace, cart, 1, now).sections[0].options[0].priceAfter,
    best: bestOffers(marketplace, cart, now).payable,
    texts: Object.entries({ ko, en, cn, jp }).map(
      ([language, messages]) => explainCode(marketplace, 'CART-BR7-33', { max: 30 }, language, messages).text,
    ),
  });
`;

test.each(['browser', 'edge'] as const)(
  '[EN-01] a bundle for the %s works without page, process, network, timers, clock and random numbers',
  async (target) => {
    const script = await bundleOf((await installed('npm')).folder, target, program);
    expect(script).not.toMatch(/["'`]node:|\brequire\(/u);
    const world = bareWorld();
    runInContext(script, world);
    expect(JSON.parse(String(runInContext('answers', world)))).toEqual({
      price: 25_800,
      findings: [],
      quantity: 3,
      left: 23_220,
      best: 23_220,
      texts: Array.from({ length: 4 }, () => expect.stringContaining('30') as string),
    });
  },
  MINUTES,
);

test.each(['corner-shop', 'bookshop'])(
  '[EN-21] a copy of the %s builds with the commands of its readme, from the installed packages only',
  async (name) => {
    const { folder: home } = await installed('npm');
    const shop = new Storefront(home, name);
    const commands = shop.commands();
    expect(commands.filter((line) => installCommands.includes(line))).toHaveLength(1);
    // the packages are packed and installed already, and the development server does not end
    const [pack = '', typecheck = '', testing = '', build = '', ...rest] = commands.filter((line) =>
      /^npm (?:test|run)/u.test(line),
    );
    expect([pack, typecheck, testing, build, rest]).toEqual([
      'npm run pack',
      'npm run typecheck',
      'npm test',
      'npm run build',
      ['npm run dev'],
    ]);
    expect([await shop.type(typecheck), await shop.type(testing)]).toEqual(['', '']);
    expect(await shop.declarations()).toBe('');
    expect(shop.links().filter((link) => !existsSync(join(home, name, link)))).toEqual([]);
    const { modules, document } = await shop.build(build);
    const files = modules.filter((id) => existsSync(id)).map((id) => relative(home, id));
    const from = files.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/u.exec(file)?.[1] ?? dirname(file));
    // dependencies of React and of the packages are allowed
    const known = [...shop.dependencies(), 'scheduler', 'fp-ts', 'io-ts', name, `${name}/src`];
    expect([...new Set(from)].filter((one) => !known.includes(one))).toEqual([]);
    expect(from).toEqual(expect.arrayContaining(['@baguni/domain', 'react-dom', `${name}/src`]));
    expect(document).toMatch(/src="\.\/assets\/[^"]+\.js"/u);
    expect(document).not.toMatch(/(?:src|href)="\//u);
  },
  MINUTES,
);

const importing = (names: string, entry = '@baguni/domain'): string =>
  `import ${names} from '${entry}';\nglobalThis['${entry}'] = Object.values(${names.replace('* as ', '')});\n`;
const everyExport = ['', '/texts', '/verbs']
  .map((path) => importing(`* as all${path.slice(1)}`, `@baguni/domain${path}`))
  .join('');
const [firstExample = '', offersExample = ''] = blocksOf(read('README.md')).flatMap(({ language, text }) =>
  language === 'ts' ? [text] : [],
);

/** The limits of compressed sizes in bytes. */
test.each([
  ['the price of a cart alone', importing('{ priceCart, pricingInput }'), 9_000],
  ['the first example of the readme', firstExample, 25_000],
  ['the search for the best offers', offersExample, 46_000],
  ['every export', everyExport, 60_000],
  ['every export with the marketplace', everyExport + importing('* as own', '@baguni/domain/marketplace'), 67_000],
])('[EN-01] %s is within its size limit', async (_, code, most) => {
  const script = await bundleOf((await installed('npm')).folder, 'browser', code);
  const bytes = gzipSync(script, { level: 9 }).length;
  expect(bytes).toBeLessThanOrEqual(most);
  // detects a bundle without the engine
  expect(bytes).toBeGreaterThan(5000);
  // the guides state the limit
  for (const guide of ['engine', 'comparison']) expect(read(`docs/guides/${guide}.md`)).toContain(`${most / 1000} kB`);
});

/** Returns the CPU time in ms of importing a module, the least of five new processes. */
const importTime = (home: string, name: string): number => {
  const program = `const start = process.cpuUsage();
    await import('${name}');
    const { user, system } = process.cpuUsage(start);
    console.log((user + system) / 1000);`;
  const measure = () =>
    execFileSync(process.execPath, ['--input-type=module', '--eval', program], { cwd: home, encoding: 'utf8' });
  return Math.min(...Array.from({ length: 5 }, () => Number(measure())));
};

test(
  '[EN-01] importing the engine takes 200 ms, or on a slow machine four times as long as fp-ts',
  async () => {
    const { folder: home } = await installed('npm');
    const most = Math.max(200, 4 * importTime(home, 'fp-ts'));
    expect(importTime(home, '@baguni/domain')).toBeLessThanOrEqual(most);
  },
  MINUTES,
);
