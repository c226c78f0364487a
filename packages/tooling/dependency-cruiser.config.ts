import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser';
import { floors, rooms, settingsFiles, testFiles, testLibraries, type Floor, type Room } from './rooms.ts';

const anyOf = (names: readonly string[]) => `(${names.join('|')})`;
const inRooms = (names: readonly string[]) => `^${anyOf(names)}/`;
const libraries = (names: readonly string[]) => `(^|/)node_modules/(@types/)?${anyOf(names)}(/|$)`;
const allRooms = String.raw`^(packages|apps)/[^/]+/`;
const shipped = (room: string) => ({ path: `^${room}/`, pathNot: [testFiles, settingsFiles] });

/** The engine of page and server, and where its parts are bound, for a page, for what draws it, for the mock and for a server. */
const engine = '^packages/contract/src/engine/';
const boundAt = String.raw`^apps/(cart-web/src/(browser/search-worker\.ts|(compose|mock|server)/)|cart-server/src/compose/)`;

/** Rooms that tests and stories may import beside `packages/scenarios`, to set up the real thing. */
const testRooms: Readonly<Record<string, readonly string[]>> = {
  'packages/components': ['packages/scenarios', 'packages/use-cases'],
  'packages/adapters': ['packages/scenarios', 'packages/backend'],
  // use cases are tested against the real handlers, over a network that a test controls
  'packages/use-cases': ['packages/scenarios', 'packages/contract', 'packages/backend'],
  // what is measured beside its floor, each part starts what it measures; and chaos, whose tabs are the page's own loop
  'packages/tooling': [
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

/** For each room: no other room than those it knows, and no library than those it uses. */
const rulesOf = ([room, { knows, uses, because }]: [string, Room]): IForbiddenRuleType[] => [
  {
    name: `${room.split('/')[1]}-knows-only-${knows.length === 0 ? 'itself' : 'its-rooms'}`,
    severity: 'error',
    comment: because,
    from: shipped(room),
    to: { path: allRooms, pathNot: inRooms([room, ...knows]) },
  },
  {
    name: `${room.split('/')[1]}-uses-only-its-libraries`,
    severity: 'error',
    comment: `One job a library: here ${uses.join(', ') || 'none'}. ${because}`,
    from: shipped(room),
    to: {
      path: 'node_modules/',
      pathNot: uses.length === 0 ? libraries(['@baguni']) : libraries(['@baguni', ...uses]),
    },
  },
  {
    name: `${room.split('/')[1]}-tests-know-no-room-above`,
    severity: 'error',
    comment: 'A test may build worlds with scenarios and the testing kit, but it is a test of its own room.',
    from: { path: `^${room}/`, pathNot: room === 'apps/cart-web' ? ['/e2e/'] : [] },
    to: { path: allRooms, pathNot: inRooms([room, ...knows, ...(testRooms[room] ?? ['packages/scenarios'])]) },
  },
];

/** Forbids imports from the same floor, from floors above, and from files outside the floors. */
const rulesOfFloors = ([pack, levels]: [string, readonly Floor[]]): IForbiddenRuleType[] =>
  levels.flatMap(({ rooms: here, because }, level) =>
    here.map((room) => {
      const notBelow = levels.slice(level).flatMap((floor) => floor.rooms);
      const others = notBelow.filter((other) => other !== room);
      return {
        name: `${pack.split('/')[1]}-floor-of-${room}`,
        severity: 'error' as const,
        comment: because,
        from: { path: `^${pack}/src/${room}/`, pathNot: [testFiles] },
        to: { path: `^${pack}/src/(?:[^/]+$${others.map((other) => `|${other}/`).join('')})` },
      };
    }),
  );

/** Requires a floor for each folder of a package with floors. */
const roomsWithoutFloor = ([pack, levels]: [string, readonly Floor[]]): IForbiddenRuleType => ({
  name: `${pack.split('/')[1]}-every-room-has-its-floor`,
  severity: 'error',
  comment: 'A room without a floor could be imported from anywhere: say in `floors` where it stands, and why.',
  from: {},
  to: {
    path: `^${pack}/src/[^/]+/`,
    pathNot: [testFiles, `^${pack}/src/${anyOf(levels.flatMap((floor) => floor.rooms))}/`],
  },
});

const general: IForbiddenRuleType[] = [
  {
    name: 'no-cycle',
    severity: 'error',
    comment: 'Two files that need each other are one file, or hide a third; a cycle also makes loading order matter.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'nothing-unresolved',
    severity: 'error',
    comment: 'An import that resolves to nothing is invisible to every other rule.',
    from: {},
    to: { couldNotResolve: true, pathNot: ['^virtual:', String.raw`\?(url|raw|inline)$`] },
  },
  {
    name: 'listed-by-its-own-workspace',
    severity: 'error',
    comment:
      'Shipped code may lean only on what its own package.json lists; the top level’s tools are for tests and builds.',
    // the command line ships as one file with all its dependencies inside
    from: { path: allRooms, pathNot: [testFiles, settingsFiles, '^packages/(tooling|engine-cli)/'] },
    to: {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
      pathNot: libraries(['@baguni']),
    },
  },
  {
    name: 'test-libraries-only-in-tests',
    severity: 'error',
    comment: 'What tests lean on must not reach a shopper or a server.',
    from: { path: allRooms, pathNot: [testFiles, settingsFiles, '^packages/tooling/'] },
    to: { path: libraries(testLibraries) },
  },
  {
    name: 'no-test-imported-by-code',
    severity: 'error',
    comment:
      'Tests lean on code, never the other way round. Scenarios may use the builders, which need no test library.',
    from: { path: allRooms, pathNot: [testFiles, settingsFiles] },
    to: { path: testFiles, pathNot: '^packages/domain/src/testing/build' },
  },
  {
    name: 'no-node-in-shared-rooms',
    severity: 'error',
    comment: 'These rooms run in the browser and on the server alike, so they may lean on neither.',
    from: {
      path: String.raw`^packages/(domain|contract|use-cases|adapters|presentation|components|scenarios|backend)/src/`,
      pathNot: testFiles,
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'components-use-domain-types-only',
    severity: 'error',
    comment: 'A component prints a ready view. If it computed with the domain, the view would not be the whole truth.',
    from: shipped('packages/components'),
    to: { path: '^packages/domain/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'contract-types-only',
    severity: 'error',
    comment: 'Use cases and scenarios need the types of calls; codecs are loaded with the client that sends them.',
    from: { path: '^packages/(use-cases|scenarios)/src/', pathNot: testFiles },
    to: { path: '^packages/contract/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'back-end-in-the-page-only-lazily',
    severity: 'error',
    comment:
      'The mock, the back end and the scenarios reach the page only with mock=true, so they must be loaded lazily.',
    from: { path: '^apps/cart-web/', pathNot: [testFiles, settingsFiles, '/src/mock/'] },
    to: {
      path: '^packages/(backend|scenarios)/|^apps/cart-web/src/mock/',
      dependencyTypesNot: ['dynamic-import', 'type-only'],
    },
  },
  {
    name: 'engine-stands-alone',
    severity: 'error',
    comment:
      'Page and server read the parts of their engine from one folder, which brings nothing but the domain along.',
    from: { path: engine },
    to: { pathNot: '^packages/domain/' },
  },
  {
    name: 'engine-only-where-things-are-bound',
    severity: 'error',
    comment: 'The engine is handed to whoever prices, judges or searches; only what binds and draws names it.',
    from: { pathNot: [boundAt, testFiles] },
    to: { path: engine },
  },
  {
    name: 'workspaces-by-name',
    severity: 'error',
    comment: 'Another room is imported by its package’s name, so that its index decides what is public.',
    from: { path: '^((?:packages|apps)/[^/]+)/' },
    to: { path: allRooms, pathNot: '^$1/', dependencyTypes: ['local'] },
  },
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
