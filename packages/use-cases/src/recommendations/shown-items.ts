import { type RecommendedItem, type RecommendedList, unitsOfTab } from '@baguni/domain/internal';
import type { Session } from '../session/session.ts';

const without = (items: readonly RecommendedItem[], others: Iterable<{ readonly itemNo: string }>) => {
  const nos = new Set(Array.from(others, ({ itemNo }) => itemNo));
  return items.filter(({ itemNo }) => !nos.has(itemNo));
};

const itemsIn = ({ cart }: Session) => cart.units.map(({ item }) => item);

/** Returns the viewed items that are not in the cart; none in an empty tab of a cart that has units. */
export const shownViewed = (session: Session): readonly RecommendedItem[] => {
  const { cart, extras } = session;
  const isEmptyTab = cart.units.length > 0 && unitsOfTab(cart.units, cart.tab).length === 0;
  return isEmptyTab ? [] : without(extras.viewed ?? [], itemsIn(session));
};

/**
 * Returns the visible list of recommendations, if any. An empty cart has only items bought before, without those in the
 * list of viewed items.
 */
export const shownList = (session: Session): RecommendedList | undefined => {
  const { cart, extras } = session;
  const { kind, lists = [], at = 0 } = extras.recommendations ?? {};
  const list = lists[at];
  if (kind !== 'BoughtBefore') return cart.units.length === 0 ? undefined : list;
  const items = without(list?.items ?? [], [...shownViewed(session), ...itemsIn(session)]);
  return list && items.length > 0 ? { ...list, items } : undefined;
};
