import type { OverseaPapers } from '../entities/overseas/oversea.ts';

/** True for the format of a Taiwan ID number: a capital letter, then 1, 2, 8, 9 or A to D, then eight digits. */
export const isTaiwanIdNumber = (text: string): boolean => /^[A-Z][1289A-D]\d{8}$/.test(text);

/** A valid placeholder in place of the buyer’s number, if only the format matters. */
export const STAND_IN_ID_NUMBER = 'A100000000';

/** Replaces the ID number by a placeholder of the same validity, so that the rules decide alike. */
export const maskIdNumber = <P extends Pick<OverseaPapers, 'taiwanIdNumber'>>(papers: P): P => ({
  ...papers,
  ...(papers.taiwanIdNumber === undefined ? {} : { taiwanIdNumber: hasTaiwanId(papers) ? STAND_IN_ID_NUMBER : '-' }),
});

/** True if a well-formed Taiwan ID number was given. */
export const hasTaiwanId = ({ taiwanIdNumber }: Pick<OverseaPapers, 'taiwanIdNumber'>): boolean =>
  taiwanIdNumber !== undefined && isTaiwanIdNumber(taiwanIdNumber);
