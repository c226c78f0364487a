import { isOverseaCountry, isUnknownOutcome, type ApiError } from '@baguni/domain';
import type { CartEvent } from '../session/event.ts';
import type { Reread } from '../errors/reread.ts';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, ignoreElements, map, of, switchMap, type Observable } from 'rxjs';
import { handleFailure } from '../failure/handle-failure.ts';
import { alert, askReported } from '../flow/ask.ts';
import type { Deps, UseCase } from '../deps/deps.ts';
import { messageOf } from '../flow/errors.ts';
import { sendFirstReqOnly } from '../flow/flow.ts';
import { ofType } from '../flow/of-type.ts';
import { remembering } from './memory.ts';

/** Reads the shipping address; if that fails, the known one stays and is marked as unread (AD-01). */
const readAddress = ({ server, log }: Deps): Observable<CartEvent> =>
  askReported(log, server.getLatestShippingAddress()).pipe(
    map((read): CartEvent =>
      E.isRight(read) ? { type: 'AddressRead', address: read.right.latestShippingAddress } : { type: 'AddressFailed' },
    ),
  );

/** Between domestic and overseas the cart itself differs: it is read again, with its address (OV-01). */
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

/** If the answer was lost, the change may have happened: the server is asked where it ships to. */
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
  // the choice is made already: all that is left of it is to close the selector (LY-05)
  if (countryType === deps.state().cart.shippingCountry) return of<CartEvent>({ type: 'SideLayerClosed' });
  // the server knows no country of a visitor, and overseas shipping asks who they are (OV-12)
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

/** Ships to another country: the server, the cookie, and, where home and abroad change places, the cart (OV-01). */
export const changeCountry: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ChangeCountry'),
    sendFirstReqOnly(({ countryType }) => change(deps, countryType)),
  );
