import { isOverseaCountry, isUnknownOutcome, type ApiError } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import { messageOf, type Reread } from '../session/notices.ts';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, ignoreElements, map, of, switchMap, type Observable } from 'rxjs';
import { handleFailure } from '../flow/handle-failure.ts';
import { alert, askReported } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { ofType, sendFirstReqOnly } from '../flow/flow.ts';
import { remembering } from './memory.ts';

/** Reads the shipping address. After a failure, keeps the known one and marks it as unread. */
const readAddress = ({ server, log }: Deps): Observable<CartEvent> =>
  askReported(log, server.getLatestShippingAddress()).pipe(
    map((read): CartEvent =>
      E.isRight(read) ? { type: 'AddressRead', address: read.right.latestShippingAddress } : { type: 'AddressFailed' },
    ),
  );

/** Reloads the cart with its address if the change is between domestic and overseas. */
const reloadCart = (deps: Deps, changesCart: boolean): Observable<CartEvent> =>
  changesCart ? concat(deps.readAgain.pipe(ignoreElements()), readAddress(deps)) : EMPTY;

const applyCountry = (deps: Deps, countryType: string): Observable<CartEvent> => {
  const changesCart = isOverseaCountry(deps.state().cart.shippingCountry) !== isOverseaCountry(countryType);
  return concat(
    of<CartEvent>({ type: 'CountryChanged', countryType }),
    remembering(deps, { country: countryType }),
    defer(() => reloadCart(deps, changesCart)),
  );
};

const failChange = (deps: Deps, error: ApiError, reread?: Reread): Observable<CartEvent> =>
  concat(of<CartEvent>({ type: 'CountryChangeFailed', error }), handleFailure(deps, error, { reread }));

/** After a lost answer, asks the server for the current country. */
const handleError = (deps: Deps, countryType: string, error: ApiError): Observable<CartEvent> => {
  if (!isUnknownOutcome(error)) return failChange(deps, error);
  return askReported(deps.log, deps.server.getInitialCart()).pipe(
    switchMap((read) => {
      if (E.isLeft(read)) return failChange(deps, error, { unread: read.left });
      return read.right.shippingCountry === countryType
        ? applyCountry(deps, countryType)
        : failChange(deps, error, 'Read');
    }),
  );
};

const change = (deps: Deps, countryType: string): Observable<CartEvent> => {
  // the country is already selected, so the selector only closes (LY-05)
  if (countryType === deps.state().cart.shippingCountry) return of<CartEvent>({ type: 'SideLayerClosed' });
  // the server stores no country for visitors, and overseas shipping requires identity (OV-12)
  if (isOverseaCountry(countryType) && !deps.state().cart.buyer.isLogin)
    return alert(deps.shopper, messageOf('SIGN-IN-FIRST'));
  return concat(
    of<CartEvent>({ type: 'CountryChangeStarted', countryType }),
    askReported(deps.log, deps.server.changeCountry({ countryType })).pipe(
      switchMap((answer) =>
        E.isRight(answer)
          ? applyCountry(deps, answer.right.shippingCountry)
          : handleError(deps, countryType, answer.left),
      ),
    ),
  );
};

export const changeCountry: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ChangeCountry'),
    sendFirstReqOnly(({ countryType }) => change(deps, countryType)),
  );
