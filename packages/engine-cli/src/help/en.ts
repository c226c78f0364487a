import type { HelpWords } from './help-words.ts';

/** English. */
export const words: HelpWords = {
  usage: 'usage: ',
  andOptions: ' [options]',
  optionsTitle: 'Options:',
  exampleTitle: 'Example:',
  short: {
    price: 'what the selected units cost, step by step',
    check: 'everything that blocks the order',
    'best-coupons': 'the coupons that save most, and why not others',
    explain: 'what a code says, and which rules answer it',
    replay: 'a saved session again, event by event',
    diff: 'what differs in a second cart, and its cost',
    schema: 'the JSON schema of a cart or of a shop',
    help: 'a command in detail, with an example',
  },
  long: {
    price: [
      'What the selected units cost: each entry of the ledger, where and from what it',
      'comes, and the totals that they add up to.',
    ],
    check: [
      'All reasons that block the order, the units they concern and what removes them.',
      'Several carts are told as a table: the verdict of each, and its first reason.',
      'The exit code is 1 where an order is blocked, 2 where a cart cannot be read.',
    ],
    'best-coupons': [
      'The coupons, and the promotions of a shop, that save most: whether that is',
      'proved, or by how much others could save more; and why each other is left out.',
    ],
    explain: [
      'What a code says, with the values given, and which rules answer it. An amount is',
      'given in the smallest unit of the currency.',
    ],
    replay: [
      'A session that a page has saved: state, totals and what blocks the order after',
      'each event. Sessions count in won, and so does a shop that replays them.',
    ],
    diff: [
      'What differs in the second cart, unit by unit, and what each of it costs. The',
      'amounts add up to the difference of what is paid.',
    ],
    schema: [
      'The JSON schema of a cart, or of a shop for --engine: for an editor that',
      'completes and checks such a file.',
    ],
  },
  option: {
    engine: ['by the rules, promotions and currency of another shop'],
    now: [
      'when coupons and offers are judged: 2026-11-21T09:00:00Z;',
      'otherwise the cart’s own moment, otherwise now',
    ],
    nodes: ['how many parts of the search for coupons are looked at', '(400); fewer answer sooner, perhaps unproved'],
    strict: ['refuses fields that mean nothing, names what was meant'],
    lang: ['the language of the answer; otherwise the cart’s own,', 'otherwise the system’s; also --language'],
    json: ['the answer as JSON'],
  },
  fromInput: 'Without a file, or with -, standard input is read.',
  exitCodes: [
    'Exit codes: 0 fine, 1 the order is blocked, 2 the call or a file cannot be',
    'understood, 3 a fault of baguni itself, or its answer cannot be written.',
  ],
};
