import { isOverseaCountry, isUnknownOutcome, type ApiError, type CartEvent, type Reread } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { concat, defer, EMPTY, ignoreElements, map, of, switchMap, type Observable } from 'rxjs';
import { handleFailure } from '../failure/handle-failure.ts';
import { alert, askReported } from '../flow/ask.ts';
import type { Deps, UseCase } from '../deps/deps.ts';
import { messageOf } from '../flow/errors.ts';
import { sendFirstReqOnly } from '../flow/flow.ts';
import { ofType } from '../flow/of-type.ts';
import { remembering } from './memory.ts';

/** Where parcels go now; what cannot be read stays as it is known, and is said to be (AD-01). */
const addressRead = ({ server, log }: Deps): Observable<CartEvent> =>
  askReported(log, server.getLatestShippingAddress()).pipe(
    map((read): CartEvent =>
      E.isRight(read) ? { type: 'AddressRead', address: read.right.latestShippingAddress } : { type: 'AddressFailed' },
    ),
  );

/** From home to abroad or back the cart is another one: it is read again, with its address (OV-01). */
const reloaded = (deps: Deps, isFlip: boolean): Observable<CartEvent> =>
  isFlip ? concat(deps.readAgain.pipe(ignoreElements()), addressRead(deps)) : EMPTY;

const changed = (deps: Deps, countryType: string): Observable<CartEvent> => {
  const isFlip = isOverseaCountry(deps.state().shippingCountry) !== isOverseaCountry(countryType);
  return concat(
    of<CartEvent>({ type: 'CountryChanged', countryType }),
    remembering(deps, { country: countryType }),
    defer(() => reloaded(deps, isFlip)),
  );
};

const failed = (deps: Deps, error: ApiError, reread?: Reread): Observable<CartEvent> =>
  concat(of<CartEvent>({ type: 'CountryChangeFailed', error }), handleFailure(deps, error, { reread }));

/** An answer that was lost may have been a yes: the server is asked where it ships to. */
const notChanged = (deps: Deps, countryType: string, error: ApiError): Observable<CartEvent> => {
  if (!isUnknownOutcome(error)) return failed(deps, error);
  return askReported(deps.log, deps.server.getInitialCart()).pipe(
    switchMap((read) => {
      if (E.isLeft(read)) return failed(deps, error, { unread: read.left });
      return read.right.shippingCountry === countryType ? changed(deps, countryType) : failed(deps, error, 'Read');
    }),
  );
};

const change = (deps: Deps, countryType: string): Observable<CartEvent> => {
  // the choice is made already: all that is left of it is to close the selector (LY-05)
  if (countryType === deps.state().shippingCountry) return of<CartEvent>({ type: 'SideLayerClosed' });
  // the server knows no country of a visitor, and overseas shipping asks who they are (OV-12)
  if (isOverseaCountry(countryType) && !deps.state().buyer.isLogin)
    return alert(deps.shopper, messageOf('SIGN-IN-FIRST'));
  return concat(
    of<CartEvent>({ type: 'CountryChangeStarted', countryType }),
    askReported(deps.log, deps.server.changeCountry({ countryType })).pipe(
      switchMap((answer) =>
        E.isRight(answer) ? changed(deps, answer.right.shippingCountry) : notChanged(deps, countryType, answer.left),
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
