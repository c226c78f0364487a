import type { IConfiguration, IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';
import { floors, rooms, settingsFiles, testFiles, testLibraries, type Floor, type Room } from './rooms.ts';

const anyOf = (names: readonly string[]) => `(${names.join('|')})`;
const inRooms = (names: readonly string[]) => `^${anyOf(names)}/`;
const libraries = (names: readonly string[]) => `(^|/)node_modules/(@types/)?${anyOf(names)}(/|$)`;
const allRooms = String.raw`^(packages|apps)/[^/]+/`;
const shipped = (room: string) => ({ path: `^${room}/`, pathNot: [testFiles, settingsFiles] });

/** The engine of page and server, and the files that bind its parts for page, HTML rendering, mock and server. */
const engine = '^packages/contract/src/engine/';
const boundAt = String.raw`^apps/(cart-web/src/(browser/search-worker\.ts|(compose|mock|server)/)|cart-server/src/compose/)`;

/** Rooms that tests and stories may import in addition to `packages/scenarios`, to set up the real thing. */
const testRooms: Readonly<Record<string, readonly string[]>> = {
  'packages/components': ['packages/scenarios', 'packages/use-cases'],
  'packages/adapters': ['packages/scenarios', 'packages/backend'],
  // use cases are tested against the real handlers, over a network that a test controls
  'packages/use-cases': ['packages/scenarios', 'packages/contract', 'packages/backend'],
  // each benchmark starts the code that it measures; chaos runs the loop of the page, and the databases of the server's tests
  'packages/tooling': [
    'apps/cart-server',
    'packages/domain',
    'packages/contract',
    'packages/scenarios',
    'packages/backend',
    'packages/adapters',
    'packages/use-cases',
    'packages/presentation',
  ],
  // the law that page, command line and server refuse the same needs all three
  'packages/engine-cli': ['packages/scenarios', 'packages/backend'],
};

type From = IRegularForbiddenRuleType['from'];
type To = IRegularForbiddenRuleType['to'];
const forbid = (name: string, comment: string, from: From, to: To): IForbiddenRuleType => ({
  name,
  severity: 'error',
  comment,
  from,
  to,
});
const nameOf = (path: string): string => path.split('/')[1] ?? '';

/** For each room: no other room than those it knows, and no library than those it uses. */
const rulesOf = ([room, { knows, uses, because }]: [string, Room]): IForbiddenRuleType[] => [
  forbid(`${nameOf(room)}-knows-only-${knows.length === 0 ? 'itself' : 'its-rooms'}`, because, shipped(room), {
    path: allRooms,
    pathNot: inRooms([room, ...knows]),
  }),
  forbid(
    `${nameOf(room)}-uses-only-its-libraries`,
    `One library per purpose: here ${uses.join(', ') || 'none'}. ${because}`,
    shipped(room),
    { path: 'node_modules/', pathNot: libraries(['@baguni', ...uses]) },
  ),
  forbid(
    `${nameOf(room)}-tests-know-no-room-above`,
    'A test may use scenarios and the testing kit, but it tests its own room.',
    { path: `^${room}/`, pathNot: room === 'apps/cart-web' ? ['/e2e/'] : [] },
    { path: allRooms, pathNot: inRooms([room, ...knows, ...(testRooms[room] ?? ['packages/scenarios'])]) },
  ),
];

/** Forbids imports from the same floor, from floors above, and from files outside the floors. */
const rulesOfFloors = ([pack, levels]: [string, readonly Floor[]]): IForbiddenRuleType[] =>
  levels.flatMap(({ rooms: here, because }, level) =>
    here.map((room) => {
      const others = levels.slice(level).flatMap((floor) => floor.rooms.filter((other) => other !== room));
      return forbid(
        `${nameOf(pack)}-floor-of-${room}`,
        because,
        { path: `^${pack}/src/${room}/`, pathNot: [testFiles] },
        { path: `^${pack}/src/(?:[^/]+$${others.map((other) => `|${other}/`).join('')})` },
      );
    }),
  );

/** Requires a floor for each folder of a package with floors. */
const roomsWithoutFloor = ([pack, levels]: [string, readonly Floor[]]): IForbiddenRuleType =>
  forbid(
    `${nameOf(pack)}-every-room-has-its-floor`,
    'Any room could import a room without a floor: add it to `floors` with a reason.',
    {},
    {
      path: `^${pack}/src/[^/]+/`,
      pathNot: [testFiles, `^${pack}/src/${anyOf(levels.flatMap((floor) => floor.rooms))}/`],
    },
  );

const code = { path: allRooms, pathNot: [testFiles, settingsFiles] };
const shared = '^packages/(domain|contract|use-cases|adapters|presentation|components|scenarios|backend)/src/';

const general: IForbiddenRuleType[] = [
  forbid(
    'no-cycle',
    'Two files that need each other are one file, or hide a third; a cycle also makes the loading order matter.',
    {},
    { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  ),
  forbid(
    'nothing-unresolved',
    'No other rule sees an import that cannot be resolved.',
    {},
    { couldNotResolve: true, pathNot: ['^virtual:', String.raw`\?(url|raw|inline)$`] },
  ),
  forbid(
    'listed-by-its-own-workspace',
    'Shipped code may use only what its own package.json lists; the root’s tools are for tests and builds.',
    // the command line ships as one file with all its dependencies inside
    { path: allRooms, pathNot: [testFiles, settingsFiles, '^packages/(tooling|engine-cli)/'] },
    {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
      pathNot: libraries(['@baguni']),
    },
  ),
  forbid(
    'test-libraries-only-in-tests',
    'Test libraries must not reach a shopper or a server.',
    { path: allRooms, pathNot: [testFiles, settingsFiles, '^packages/tooling/'] },
    { path: libraries(testLibraries) },
  ),
  forbid(
    'no-test-imported-by-code',
    'Code does not depend on tests. Scenarios may use the builders, which need no test library.',
    code,
    { path: testFiles, pathNot: '^packages/domain/src/testing/build' },
  ),
  forbid(
    'no-node-in-shared-rooms',
    'These rooms run in the browser and on the server, so they may depend on neither.',
    { path: shared, pathNot: testFiles },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'components-use-domain-types-only',
    'A component prints a ready view. If it computed with the domain, the view would be incomplete.',
    shipped('packages/components'),
    { path: '^packages/domain/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'contract-types-only',
    'Use cases and scenarios need the types of calls; codecs are loaded with the client that sends them.',
    { path: '^packages/(use-cases|scenarios)/src/', pathNot: testFiles },
    { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'back-end-in-the-page-only-lazily',
    'The mock, the back end and the scenarios reach the page only with mock=true, so they must be loaded lazily.',
    { path: '^apps/cart-web/', pathNot: [testFiles, settingsFiles, '/src/mock/'] },
    {
      path: '^packages/(backend|scenarios)/|^apps/cart-web/src/mock/',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  ),
  forbid(
    'engine-stands-alone',
    'Page and server read their engine from one folder, which imports only the domain.',
    { path: engine },
    { pathNot: '^packages/domain/' },
  ),
  forbid(
    'engine-only-where-things-are-bound',
    'The engine is passed to all who price, judge or search; only the composition names it.',
    { pathNot: [boundAt, testFiles] },
    { path: engine },
  ),
  forbid(
    'workspaces-by-name',
    'Another room is imported by its package name, so that its index decides what is public.',
    { path: '^((?:packages|apps)/[^/]+)/' },
    { path: allRooms, pathNot: '^$1/', dependencyTypes: ['local'] },
  ),
];

const settings: IConfiguration = {
  forbidden: [
    ...general,
    ...Object.entries(rooms).flatMap(rulesOf),
    ...Object.entries(floors).flatMap(rulesOfFloors),
    ...Object.entries(floors).map(roomsWithoutFloor),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^(packages|apps)/[^/]+/(dist|\.turbo)/` },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.scss', '.css', '.svg'],
    },
  },
};

export default settings;
