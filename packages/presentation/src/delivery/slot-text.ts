import type { DeliverySlot } from '@baguni/domain';
import { word } from '../common/word.ts';
import type { ViewContext } from '../common/context.ts';
import { dateFormat } from '../common/date-format.ts';

const ofDay = dateFormat(() => ({ month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' }));

const ofMoment = dateFormat(() => ({
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
}));

/**
 * Formats a day in the page language, without time zone conversion.
 * @param date `YYYY-MM-DD`
 */
export const dayText = ({ words: { language } }: ViewContext, date: string): string =>
  ofDay(language).format(new Date(`${date}T00:00:00Z`));

/**
 * Formats day and time in the marketplace’s time zone.
 * @param moment ISO 8601
 */
export const shopTimeText = ({ words: { language } }: ViewContext, moment: string): string =>
  ofMoment(language).format(new Date(moment));

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Formats the hours of a delivery slot: a time window, or before a morning. */
export const hoursText = ({ words }: ViewContext, { service, fromHour, toHour }: DeliverySlot): string =>
  word(words, service === 'Dawn' ? 'slotDawn' : 'slotReserve', { from: hourText(fromHour), to: hourText(toHour) });

export const slotText = (context: ViewContext, slot: DeliverySlot): string =>
  `${slot.branchName} · ${dayText(context, slot.day)} ${hoursText(context, slot)}`;
