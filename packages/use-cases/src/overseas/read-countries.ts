import type { CartEvent } from '../session/event.ts';
import type { Command } from '../session/command.ts';
import { either as E } from 'fp-ts';
import { concat, filter, map, of, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps, UseCase } from '../deps/deps.ts';
import { sendFirstReqOnly } from '../flow/flow.ts';

/** Whether the list is asked for: by the shopper, or because the selector opens and has none to show. */
const isWanted =
  ({ state }: Deps) =>
  (command: Command): boolean =>
    command.type === 'ReadCountries' ||
    (command.type === 'OpenSideLayer' &&
      command.layer === 'CountrySelector' &&
      state().cart.oversea.countriesStatus !== 'Known');

const read = ({ server, log }: Deps): Observable<CartEvent> =>
  concat(
    of<CartEvent>({ type: 'CountriesAsked' }),
    askReported(log, server.getOverseaShippingCountries()).pipe(
      map(
        E.match(
          (): CartEvent => ({ type: 'CountriesFailed' }),
          ({ countries }): CartEvent => ({ type: 'CountriesRead', countries }),
        ),
      ),
    ),
  );

/** Reads where parcels can be sent for a selector that has nothing to choose from; its opening tries again (CM-16, LY-05). */
export const readCountries: UseCase = (deps) => (commands) =>
  commands.pipe(
    filter(isWanted(deps)),
    sendFirstReqOnly(() => read(deps)),
  );
