import {
  freeShippingOffers,
  minus,
  nearestParcel,
  pricedOf,
  type Cart,
  type CartUnit,
  type FreeShippingOffer,
  type OrderCheck,
} from '@baguni/domain/internal';
import { orderedCart, type Session } from '@baguni/use-cases';
import { money, type ViewContext } from '../common/context.ts';
import { action, imageView } from '../common/shared-views.ts';
import { fill } from '../common/word.ts';
import { layerFailureView } from '../layers/layer-failure.ts';
import { layerFrame } from '../layers/layer-policy.ts';
import { freeShippingWords, type FreeShippingWords } from './free-shipping-words.ts';

/** True if the order with an item has a reason against it that the cart lacks, e.g. a country limit. */
const isRefusedBy = (judge: OrderCheck['judge'], state: Session) => {
  const before = new Set(judge(orderedCart(state)).findings.map(({ code }) => code));
  return (cart: Cart, { cartUnitId }: CartUnit): boolean =>
    judge(orderedCart({ ...state, cart })).findings.some(
      ({ code, units }) => !before.has(code) || units.includes(cartUnitId),
    );
};

const netText = (context: ViewContext, words: FreeShippingWords, { net }: FreeShippingOffer): string => {
  if (net === 0) return words.same;
  return net > 0
    ? fill(words.more, { amount: money(context, net) })
    : fill(words.less, { amount: money(context, minus(net)) });
};

interface Found {
  readonly isRead: boolean;
  readonly isFree: boolean;
  readonly isSeveral: boolean;
  readonly count: number;
}

const noteOf = (words: FreeShippingWords, { isRead, isFree, isSeveral, count }: Found): string | undefined => {
  if (!isRead) return words.reading;
  if (count === 0) return isFree ? words.reached : words.none;
  return isSeveral ? words.several : undefined;
};

const rowView = (context: ViewContext, words: FreeShippingWords, isAdding: boolean) => (offer: FreeShippingOffer) => {
  const { unit, price, saved, net } = offer;
  const { itemNo, itemName, itemImageUrl } = unit.item;
  const name = unit.quantity === 1 ? itemName : fill(words.pieces, { name: itemName, n: unit.quantity });
  const item = { itemNo, quantity: unit.quantity, optionNos: [], additions: [] };
  return {
    key: itemNo,
    image: imageView(itemImageUrl, false),
    name,
    facts: [
      { label: words.price, value: money(context, price) },
      { label: words.saved, value: money(context, minus(saved)) },
    ],
    net: netText(context, words, offer),
    isCheaper: net <= 0,
    add: {
      ...action(words.add, fill(words.addOf, { name }), { type: 'AddForFreeShipping', item }),
      isEnabled: !isAdding,
    },
  };
};

/** Lists the items of a seller that make a parcel ship free, by their net cost; undefined while closed (FG-01). */
export const freeShippingView = (context: ViewContext, judge: OrderCheck['judge'], state: Session) => {
  const { cart, extras } = state;
  if (!extras.freeShipping || !(state.sideLayer === 'FreeShipping')) return undefined;
  const { sellerGroupKey, units, isAdding, hasFailed = false } = extras.freeShipping;
  const words = freeShippingWords[context.words.language];
  const nearest = nearestParcel(cart, sellerGroupKey);
  const candidates = (units ?? []).filter(({ bundleKey }) => bundleKey === nearest?.bundleKey);
  const offers = nearest ? freeShippingOffers(cart, candidates, isRefusedBy(judge, state)) : [];
  const fee = nearest && pricedOf(cart).bundleFees.get(nearest.bundleKey)?.fee;
  const isSeveral = offers.some(({ unit }) =>
    candidates.every(({ cartUnitId, quantity }) => cartUnitId !== unit.cartUnitId || quantity < unit.quantity),
  );
  const failure =
    hasFailed && nearest
      ? layerFailureView(context, words.failed, { type: 'OpenFreeShipping', sellerGroupKey })
      : undefined;
  return {
    title: words.title,
    lead:
      nearest && fee !== undefined
        ? fill(words.lead, { amount: money(context, nearest.missing), fee: money(context, fee) })
        : undefined,
    text: failure
      ? undefined
      : noteOf(words, {
          isRead: units !== undefined || hasFailed,
          isFree: nearest === undefined,
          isSeveral,
          count: offers.length,
        }),
    failure,
    isReading: units === undefined && !hasFailed,
    rows: offers.map(rowView(context, words, isAdding)),
    isBusy: isAdding,
    ...layerFrame(context),
  };
};

export type FreeShippingView = NonNullable<ReturnType<typeof freeShippingView>>;
