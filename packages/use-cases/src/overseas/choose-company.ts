import type { CartEvent } from '../session/event.ts';
import { concat, filter, mergeMap, of } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ofType } from '../flow/flow.ts';
import { remembering } from './memory.ts';

export const chooseCompany: UseCase = (deps) => (commands) =>
  commands.pipe(
    ofType('ChooseCompany'),
    filter(({ company }) =>
      deps.state().cart.oversea.companies.some(({ shippingCompanyType: type }) => type === company),
    ),
    mergeMap(({ company }) =>
      concat(of<CartEvent>({ type: 'CompanyChosen', company }), remembering(deps, { company })),
    ),
  );
