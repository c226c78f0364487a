/** A page of the reference: what its exports are about. */
export interface Page {
  /** Its file below `docs/reference`, without its ending. */
  readonly name: string;
  readonly title: string;
  /** What a reader finds on it; the index says so too. */
  readonly about: string;
  /** Where to read on, in Markdown. */
  readonly more?: string;
  /** The sources that it tells: how their paths begin, from `packages/`, without `src`. */
  readonly holds: readonly string[];
}

/** For whoever asks the engine about a cart. */
export const enginePages: readonly Page[] = [
  {
    name: 'engine',
    title: 'Questions and changes',
    about:
      'What a cart costs, what blocks its order, which coupons save most, and the changes of a cart: each a pure function.',
    more: 'The [guide](../guides/engine.md) asks them one after the other.',
    holds: ['domain/engine/'],
  },
  {
    name: 'shop',
    title: 'A shop of your own',
    about:
      'An engine by the terms of a shop: its currency, promotions, rules, limits and words. `engineOf` makes it; the same questions are its members.',
    more: 'The [guide](../guides/own-shop.md) builds one step by step.',
    holds: ['domain/shop/'],
  },
  {
    name: 'cart',
    title: 'A cart and its units',
    about:
      'What a cart is made of: `CartState`, its units, what stands in a unit, how units are grouped, selected and merged. A *unit* is one line of the cart: an item with its options and additions.',
    holds: ['domain/entities/cart/', 'domain/state/state.ts'],
  },
  {
    name: 'money',
    title: 'Money and ids',
    about:
      'Amounts and what is done with them, and the ids of things. In a cart an amount is a whole number of its currency’s smallest unit, `Won` in the marketplace; `Money` carries its currency along.',
    holds: ['domain/money/'],
  },
  {
    name: 'prices',
    title: 'Prices and the ledger',
    about:
      'How a price is made: steps take from each unit what their rule takes, and each leaves an entry in the ledger; every total is a sum of entries.',
    more: '[How a price is made](../how-a-price-is-made.md) tells the steps.',
    holds: [
      'domain/price/',
      'domain/selectors/price',
      'domain/selectors/requested-quantities.ts',
      'domain/selectors/total-known.ts',
    ],
  },
  {
    name: 'discounts',
    title: 'Discounts and cashback',
    about:
      'What lowers a price without a coupon, and what is given back later: discounts of items, sellers and bundles, those that somebody else pays for, extra discounts of the whole order, cashback.',
    more: '[Discounts](../discounts.md) explains the kinds.',
    holds: [
      'domain/entities/discount/',
      'domain/price/discount/',
      'domain/entities/cashback/',
      'domain/price/cashback/',
      'domain/selectors/cashback-summary.ts',
      'domain/selectors/total-cashback.ts',
      'domain/selectors/extra-discount-nudge.ts',
      'domain/selectors/ordered-discounts.ts',
    ],
  },
  {
    name: 'coupons',
    title: 'Coupons',
    about:
      'Coupons that a buyer holds or may download, where each may go, what it is worth there, which go together, and the coupon box that shows all of it.',
    more: '[Coupons](../coupons.md) explains the kinds.',
    holds: [
      'domain/entities/coupon/',
      'domain/price/coupon/',
      'domain/coupons/',
      'domain/coupon-box/',
      'domain/rules/coupon/',
      'domain/state/coupon-box.ts',
      'domain/selectors/situation.ts',
    ],
  },
  {
    name: 'best-combination',
    title: 'The best combination of coupons',
    about:
      'The search for the coupons that save most on what is selected, with its proof: how it is watched, limited and stopped.',
    more: 'To ask it of a cart, take `bestCoupons` of [questions and changes](engine.md#bestcoupons).',
    holds: ['domain/best-combination/'],
  },
  {
    name: 'shipping',
    title: 'Shipping',
    about:
      'Terms and fees of parcels, when they arrive, and how far a parcel is from free shipping. A *bundle* is what is sent in one parcel for one fee.',
    holds: [
      'domain/entities/shipping/',
      'domain/price/parcel/',
      'domain/selectors/seller-gauge.ts',
      'domain/selectors/shipping-bundles.ts',
    ],
  },
  {
    name: 'overseas',
    title: 'Shipping overseas',
    about:
      'What changes where a parcel leaves the country: countries, companies and their fees, limits of weight and amount, exchange rates, papers that customs ask for.',
    holds: [
      'domain/entities/overseas/',
      'domain/overseas/',
      'domain/rules/overseas/',
      'domain/orders/usage-of.ts',
      'domain/selectors/oversea',
    ],
  },
  {
    name: 'orders',
    title: 'Rules and orders',
    about:
      'A rule looks at facts and answers a finding: a code, the units that it concerns, and the fixes that remove it. Here are the rules of the marketplace, and the search for the smallest change that makes a blocked order possible.',
    more: '[Codes, rules and messages](../rules.md) lists every code.',
    holds: ['domain/rule/', 'domain/rules/', 'domain/orders/'],
  },
  {
    name: 'buyers',
    title: 'Buyers and the club',
    about: 'Who buys, where parcels go, and what the buyer is to the membership club.',
    holds: ['domain/entities/buyer/', 'domain/entities/club/', 'domain/rules/club/'],
  },
  {
    name: 'messages',
    title: 'Messages',
    about:
      'What a code says in a language. A message travels as its code and its parameters and is worded last, so the words of one language are loaded alone.',
    holds: ['domain/messages/'],
  },
  {
    name: 'cart-json',
    title: 'Reading carts of JSON',
    about: 'Reads a cart of JSON and says at once all that is wrong with it.',
    more: '`@baguni/contract/cart.schema.json` is the schema of such a text; the [guide](../guides/cart-json.md) tells its fields.',
    holds: ['contract/cart-json/'],
  },
  {
    name: 'shop-json',
    title: 'Reading shops of JSON',
    about: 'Reads the terms of a shop of JSON, with promotions of ready-made kinds.',
    more: '`@baguni/contract/shop.schema.json` is the schema of such a text; the [command line](../guides/command-line.md) asks such a shop.',
    holds: ['contract/shop-json/'],
  },
  {
    name: 'testing',
    title: 'The testing kit',
    about: 'For property tests: drawn carts, reports that read well, the laws of a promotion in one call.',
    more: 'The [guide](../guides/testing.md) shows how laws are written. [Builders](testing-builders.md) and [arbitraries](testing-arbitraries.md) of single things have pages of their own.',
    holds: ['domain/testing/carts/', 'domain/testing/law-runs.ts', 'domain/testing/promotions/'],
  },
  {
    name: 'testing-builders',
    title: 'Builders for tests',
    about: 'Each builds one plain thing, and takes what is special about yours.',
    holds: ['domain/testing/builders/'],
  },
  {
    name: 'testing-arbitraries',
    title: 'Arbitraries for tests',
    about: 'Each is a fast-check arbitrary: it draws things of one kind, and shrinks them.',
    holds: ['domain/testing/arbitraries/'],
  },
];

/** For whoever reads or extends the page and the server of this project. */
export const productPages: readonly Page[] = [
  {
    name: 'state',
    title: 'Commands, events and the State',
    about:
      'The loop of the page: a command says what the shopper wants, an event what happened, and `evolve` makes the next State of it.',
    holds: ['domain/state/', 'domain/evolve/', 'domain/selectors/'],
  },
  {
    name: 'ports',
    title: 'Ports',
    about: 'What the page needs from outside: the server’s calls, the shopper, the browser, a memory, a clock, a log.',
    holds: ['domain/state/ports/'],
  },
  {
    name: 'storefront',
    title: 'Storefronts',
    about:
      'Where the cart is shown: tenant, device and language, what each has of it, its addresses, how it writes numbers.',
    holds: ['domain/storefront/'],
  },
  {
    name: 'nudges',
    title: 'Nudges and recommendations',
    about: 'What is offered beside the cart: nudges, events, what others bought together, news since the last visit.',
    holds: [
      'domain/nudges/',
      'domain/entities/nudge/',
      'domain/entities/event/',
      'domain/entities/recommendation/',
      'domain/entities/visit/',
      'domain/recommendations/',
      'domain/selectors/card-offers.ts',
    ],
  },
  {
    name: 'failures',
    title: 'Failures',
    about: 'What is done about a call that failed, and what the shopper is told.',
    holds: ['domain/failures/'],
  },
  {
    name: 'gateway',
    title: 'Gateways and lone layers',
    about: 'What travels to pages beside the cart and back: payment gateways, pop-ups, a layer that stands alone.',
    holds: ['domain/gateway/'],
  },
  {
    name: 'estimate',
    title: 'The estimate sheet',
    about: 'What a business buyer prints or saves of a cart.',
    holds: ['domain/estimate/'],
  },
  {
    name: 'calls',
    title: 'Calls',
    about:
      'Every call between page and server: method, path, codecs and time-out of each, what frames an answer, and their description as OpenAPI.',
    holds: ['contract/calls/', 'contract/wire/', 'contract/page/', 'contract/openapi/', 'contract/engine/'],
  },
  {
    name: 'codecs',
    title: 'Codecs and cookies',
    about: 'How values become JSON and are read back, and what the page keeps in cookies and in the browser’s storage.',
    holds: ['contract/codecs/', 'contract/cookies/'],
  },
];

/** Every page, in the order in which the index names them. */
export const pages: readonly Page[] = [...enginePages, ...productPages];

/** The page that tells a source: the one that names it most closely. */
export const pageOf = (path: string): Page | undefined => {
  const lengthIn = ({ holds }: Page): number =>
    Math.max(0, ...holds.filter((start) => path.startsWith(start)).map(({ length }) => length));
  return pages.filter((page) => lengthIn(page) > 0).toSorted((a, b) => lengthIn(b) - lengthIn(a))[0];
};
