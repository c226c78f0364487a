import { merge } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { changeCountry } from './change-country.ts';
import { chooseCompany } from './choose-company.ts';
import { chooseCurrency } from './choose-currency.ts';
import { giveIdImage } from './give-id-image.ts';
import { givePapers } from './give-papers.ts';
import { readCountries } from './read-countries.ts';
import { retryTerms } from './retry-terms.ts';

export const oversea: UseCase = (deps) => (commands) =>
  merge(
    ...[changeCountry, readCountries, retryTerms, chooseCompany, chooseCurrency, givePapers, giveIdImage].map(
      (useCase) => useCase(deps)(commands),
    ),
  );
