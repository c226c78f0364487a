import type { OptionServer } from '@baguni/domain';
import { askLate } from './ask-late.ts';
import type { HttpDeps } from './deps.ts';
import type { HttpParts } from './http-parts.ts';

/** Options of units over HTTP (PG-21): by itself, so that no cart's first calls name it. */
export const optionServer = (deps: HttpDeps, parts: HttpParts): OptionServer => {
  const { sendLater } = askLate(deps, parts);
  const calls = {
    getItemOptions: sendLater({ method: 'POST', path: '/cart/getItemOptions' }),
    changeOptions: sendLater({ method: 'POST', path: '/cart/changeOptions' }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each address names the call of these types
  return calls as OptionServer;
};
