import { guest, HOME_COUNTRY, type messageParams, type MessageKey } from '@baguni/domain';
import type { Engine, Values } from '@baguni/domain/shop';

/** What a value of a message is: a text, a number, or an amount in the smallest unit of the shop’s currency. */
export type ValueKind = 'Text' | 'Number' | 'Amount';

type ParamName = (typeof messageParams)[MessageKey][number];

/** Of the marketplace’s messages; an engine writes those that are amounts in its currency (EN-08). */
const kinds: Readonly<Record<ParamName, ValueKind>> = {
  added: 'Number',
  addedUp: 'Number',
  all: 'Number',
  before: 'Number',
  code: 'Text',
  count: 'Number',
  country: 'Text',
  coupons: 'Text',
  currency: 'Text',
  left: 'Number',
  lost: 'Number',
  max: 'Number',
  method: 'Text',
  min: 'Number',
  multiple: 'Number',
  n: 'Number',
  out: 'Number',
  payable: 'Number',
  pieces: 'Number',
  product: 'Text',
  products: 'Text',
};

const isParam = (name: string): name is ParamName => Object.hasOwn(kinds, name);

/** What an offer lacks where nothing is bought: of values of its kind, all that is known before a cart is. */
const sampleOf = (engine: Engine<string>, code: string): Values | undefined => {
  const { currency, promotions = [] } = engine.terms;
  return promotions
    .filter((offer) => offer.code === code)
    .map((offer) => offer.lacks([], { currency, buyer: guest, now: 0, country: HOME_COUNTRY })?.params)
    .find((params) => params !== undefined);
};

const kindOf = (value: Values[string] | undefined): ValueKind => {
  if (typeof value === 'object') return 'Amount';
  return typeof value === 'number' ? 'Number' : 'Text';
};

/** What kind of value a code’s message takes under a name. */
export const valueKinds = (engine: Engine<string>, code: string): ((name: string) => ValueKind) => {
  const sample = sampleOf(engine, code);
  return (name) => {
    if (sample && Object.hasOwn(sample, name)) return kindOf(sample[name]);
    return isParam(name) ? kinds[name] : 'Text';
  };
};
