import type { CartEvent } from '../session/event.ts';
import type { Command } from '../session/command.ts';
import { either as E } from 'fp-ts';
import { concat, filter, map, of, type Observable } from 'rxjs';
import { askReported } from '../flow/ask.ts';
import type { Deps, UseCase } from '../flow/deps.ts';
import { sendFirstReqOnly } from '../flow/flow.ts';

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

export const readCountries: UseCase = (deps) => (commands) =>
  commands.pipe(
    filter(isWanted(deps)),
    sendFirstReqOnly(() => read(deps)),
  );
