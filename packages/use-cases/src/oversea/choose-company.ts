import { concat, defer, filter, from, ignoreElements, mergeMap, of } from 'rxjs';
import type { CartEvent } from '@baguni/domain';
import type { UseCase } from '../deps.ts';
import { ofType } from '../of-type.ts';

/** Has another company carry the parcel, where it serves the country, and remembers it (OV-02, CO-02). */
export const chooseCompany: UseCase =
  ({ state, overseaMemory }) =>
  (commands) =>
    commands.pipe(
      ofType('ChooseCompany'),
      filter(({ company }) => state().oversea.companies.some(({ shippingCompanyType: type }) => type === company)),
      mergeMap(({ company }) =>
        concat(
          of<CartEvent>({ type: 'CompanyChosen', company }),
          defer(() => from(overseaMemory.remember({ company })())).pipe(ignoreElements()),
        ),
      ),
    );
