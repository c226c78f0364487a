import { option as O } from 'fp-ts';
import type { OverseaPapers } from '../entities/overseas/oversea.ts';

/** Whether a text is formed like a Taiwan ID number: a capital letter, then 1, 2, 8, 9 or A to D, then eight digits (OV-10). */
export const isTaiwanIdNumber = (text: string): boolean => /^[A-Z][1289A-D]\d{8}$/.test(text);

/** Whether a Taiwan ID number was given that can be one. */
export const hasTaiwanId = ({ taiwanIdNumber }: Pick<OverseaPapers, 'taiwanIdNumber'>): boolean =>
  O.exists(isTaiwanIdNumber)(taiwanIdNumber);
