import { fileURLToPath } from 'node:url';

/** The project's top folder, with a slash at its end. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Where machine-readable results of a run are put; not committed. */
export const reports = `${root}reports/`;
