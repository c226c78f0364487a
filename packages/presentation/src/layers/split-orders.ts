import {
  listNames,
  sharedKindOf,
  unitsById,
  type CartUnit,
  type SplitKind,
  type SplitOrder,
} from '@baguni/domain/internal';
import type { Question } from '@baguni/use-cases';
import { money, takenOff, dayText } from '../common/context.ts';
import type { Translations } from '../common/translations.ts';
import { messageText, tabWords, translateOf, word, type TranslateOf } from '../common/word.ts';
import type { LayerItemView, LayerListView, LayerView } from './layer-types.ts';
import { splitWords, type SplitWords } from './split-words.ts';

type Offer = Extract<Question, { type: 'SplitOrders' }>;

const kindText = (words: Translations, say: TranslateOf<SplitWords>, kind: SplitKind): string => {
  if (kind === 'DepartmentStore') return say('department');
  return word(words, kind === 'SmileFresh' || kind === 'ExpressShop' ? tabWords[kind] : `label${kind}`);
};

/** Names each order by a kind that all its units share; undefined if they share none or all orders share it. */
const namesOf = (
  words: Translations,
  say: TranslateOf<SplitWords>,
  orders: readonly (readonly CartUnit[])[],
): readonly (string | undefined)[] => {
  const kinds = orders.map(sharedKindOf);
  const isNamed = new Set(kinds).size > 1;
  return kinds.map((kind) => (isNamed && kind ? kindText(words, say, kind) : undefined));
};

const arrivalText = (words: Translations, { arrivalDays }: Offer, units: readonly CartUnit[]): string | undefined => {
  const days = units.flatMap(({ cartUnitId }) => arrivalDays.get(cartUnitId) ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const texts = [...new Set([first, last])].map((day) => dayText({ words }, day));
  return texts.join(' – ');
};

const factsOf = (
  words: Translations,
  say: TranslateOf<SplitWords>,
  { total, shipping, couponSaving }: SplitOrder,
  arrival: string | undefined,
): LayerListView['facts'] => [
  { label: say('total'), value: money({ words }, total) },
  { label: say('shipping'), value: money({ words }, shipping) },
  ...(couponSaving === 0 ? [] : [{ label: say('coupons'), value: takenOff({ words }, couponSaving) }]),
  ...(arrival === undefined ? [] : [{ label: say('arrival'), value: arrival }]),
];

/** Shows each order of a split: its units, amounts and arrival (CK-01). */
export const splitContent = (
  words: Translations,
  offer: Offer,
  itemView: (unit: CartUnit) => LayerItemView,
): Pick<LayerView, 'title' | 'message' | 'lists'> => {
  const say = translateOf<SplitWords>(splitWords[words.language]);
  const { orders, total, isProved, lostCoupons } = offer.split;
  const byId = unitsById(offer.units);
  const unitsOf = orders.map(({ cartUnitIds }) => cartUnitIds.flatMap((id) => byId.get(id) ?? []));
  const kinds = namesOf(words, say, unitsOf);
  const isNamed = kinds.some((kind) => kind !== undefined);
  // several orders without a name all have the same one
  const rest = isNamed && kinds.filter((kind) => kind === undefined).length === 1 ? say('rest') : say('goods');
  const parts = unitsOf.map(({ length: n }, i) => say('part', { name: kinds[i] ?? rest, n }));
  return {
    title: say('title', { n: orders.length }),
    message: [
      say('offer', { parts: listNames(parts, words.language), total: money({ words }, total) }) +
        (isProved ? ` ${say('cheapest')}` : ''),
      say('inTurn'),
      ...(lostCoupons.length > 0 ? [say('lost', { n: lostCoupons.length })] : []),
    ].join('\n'),
    lists: orders.map((order, i) => {
      const units = unitsOf[i] ?? [];
      return {
        heading: say('order', { i: i + 1, part: parts[i] ?? '' }),
        facts: factsOf(words, say, order, arrivalText(words, offer, units)) ?? [],
        notes: [...new Set(order.findings.map(({ code, params }) => messageText(words, code, params)))],
        unfold: say('items', { n: units.length }),
        items: units.map(itemView),
      };
    }),
  };
};
