import { merge } from 'rxjs';
import type { UseCase } from '../flow/deps.ts';
import { ignoringErrors } from '../flow/ask.ts';
import { logItemLinks } from './log-item-links.ts';
import { readBenefits } from './read-benefits.ts';
import { readBsd } from './read-bsd.ts';
import { reportDuplicateIds } from './report-duplicate-ids.ts';
import { checkCheckoutServer, readHashedCguid } from './read-once.ts';

const followers = [readBsd, readBenefits, readHashedCguid, checkCheckoutServer];

/** Independent read-only features. A failure in one does not affect the others. */
export const information: UseCase = (deps) => (commands) =>
  merge(
    logItemLinks(deps)(commands),
    reportDuplicateIds(deps)(commands),
    ...followers.map((follow) => ignoringErrors(deps, follow(deps))),
  );
