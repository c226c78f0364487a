import {
  type AddCartRequest,
  type CartUnitId,
  chosenUnits,
  MAX_SHARED_UNITS,
  type Notice,
} from '@baguni/domain/internal';
import { either as E } from 'fp-ts';
import { concat, concatMap, defer, EMPTY, from, ignoreElements, Observable, switchMap, takeWhile, toArray } from 'rxjs';
import { alert, confirmed, notify } from '../flow/ask.ts';
import type { SharedLink } from '../ports/page.ts';
import type { LeftItem } from '../ports/shopper.ts';
import type { Deps, FeatureDeps, UseCase } from '../flow/deps.ts';
import { mergeUseCases, onceOpened, sendFor } from '../flow/flow.ts';
import type { CartEvent } from '../session/event.ts';
import { messageOf } from '../session/notices.ts';
import { isRecord, noticeAfter, wordedNoticeOf } from '../session/failure-notices.ts';
import { choiceOf, type NotPutIn, putIn } from './put-in.ts';

/** Sends a link to the selected units. Closing the share sheet of the system needs no message. */
const sharing = sendFor('ShareCart', (deps: FeatureDeps) => {
  const units = chosenUnits(deps.state().cart);
  if (units.length === 0 || units.length > MAX_SHARED_UNITS) return EMPTY;
  return from(deps.sharing.share(units.map(choiceOf))()).pipe(
    switchMap((outcome) => {
      if (outcome === 'Copied') return notify(deps.shopper, messageOf('SHARE-COPIED'));
      return outcome === 'Failed' ? alert(deps.shopper, messageOf('SHARE-FAILED')) : EMPTY;
    }),
  );
});

/** Joins equal choices, so that an added unit proves one request only. */
const joined = (items: readonly AddCartRequest[]): readonly AddCartRequest[] => {
  const byChoice = new Map<string, AddCartRequest>();
  for (const item of items) {
    const key = JSON.stringify({ ...item, quantity: 0 });
    byChoice.set(key, { ...item, quantity: item.quantity + (byChoice.get(key)?.quantity ?? 0) });
  }
  return [...byChoice.values()];
};

type Tried = E.Either<NotPutIn, CartUnitId>;

/** The cart is unknown after this attempt, so further attempts could add twice. */
const isUnread = (tried: Tried): boolean =>
  E.isLeft(tried) && tried.left.reread !== undefined && tried.left.reread !== 'Read';

const reasonOf = ({ error, reread }: NotPutIn): Notice =>
  noticeAfter(reread, error, wordedNoticeOf(error, 'ADD-FAILED'));

const textOf = (data: unknown, field: 'itemName' | 'itemImageUrl'): string =>
  isRecord(data) && typeof data[field] === 'string' ? data[field] : '';

/** Reports the items that were not added. Those after an unknown cart were not tried, for the same reason. */
const report = ({ shopper }: Deps, items: readonly AddCartRequest[], tried: readonly Tried[]): Observable<never> => {
  const failures = tried.flatMap((one) => (E.isLeft(one) ? [one.left] : []));
  const last = failures.at(-1);
  if (!last) return notify(shopper, messageOf('SHARED-ADDED', { n: items.length }));
  const left = items.flatMap(({ itemNo }, i): readonly LeftItem[] => {
    const outcome = tried[i] ?? E.left(last);
    if (E.isRight(outcome)) return [];
    const data = tried[i] && outcome.left.error.data;
    const [itemName, itemImageUrl] = [textOf(data, 'itemName'), textOf(data, 'itemImageUrl')];
    return [{ itemNo, itemName, itemImageUrl, notice: reasonOf(outcome.left) }];
  });
  return alert(shopper, { type: 'AddedShared', added: items.length - left.length, left });
};

/** Adds the items one after another, selects them, and reports why the others were not added. */
const addAll = (deps: Deps, items: readonly AddCartRequest[]): Observable<CartEvent> =>
  from(items).pipe(
    concatMap((item) => putIn(deps, item)),
    takeWhile((tried) => !isUnread(tried), true),
    toArray(),
    switchMap((tried) => {
      const added = tried.flatMap((one) => (E.isRight(one) ? [one.right] : []));
      return concat(
        added.length > 0 ? deps.readAgain.pipe(ignoreElements()) : EMPTY,
        defer(() =>
          added
            .filter((id) => !deps.state().cart.selected.includes(id))
            .map((cartUnitId): CartEvent => ({ type: 'UnitToggled', cartUnitId })),
        ),
        report(deps, items, tried),
      );
    }),
  );

const offer = (deps: Deps, items: readonly AddCartRequest[]): Observable<CartEvent> =>
  confirmed(deps.shopper.confirm({ type: 'AddShared', n: items.length })).pipe(
    switchMap((yes) => (yes ? addAll(deps, items) : EMPTY)),
  );

/** Offers to add the cart of a link. The link leaves the address first: no reload may add its items twice. */
const receiving: UseCase<FeatureDeps> = (deps) => () =>
  onceOpened(deps).pipe(
    switchMap(() => new Observable<SharedLink>((heard) => deps.sharing.links((link) => heard.next(link)))),
    concatMap((link) =>
      link === undefined ? alert(deps.shopper, messageOf('SHARED-UNREADABLE')) : offer(deps, joined(link)),
    ),
  );

/** Shares the selected units by a link, and adds the units of such a link. */
export const shareCart = mergeUseCases([sharing, receiving]);
