import type { DeliverySlot } from '@baguni/domain';
import { word } from '../../words/word.ts';
import type { ViewContext } from './context.ts';
import { dateFormat } from './date-format.ts';

const ofDay = dateFormat(() => ({ month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' }));

const ofMoment = dateFormat(() => ({
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
}));

/** A day as its language writes it; the day is the marketplace's, so no zone moves it. @param date `YYYY-MM-DD` */
export const dayText = ({ words: { language } }: ViewContext, date: string): string =>
  ofDay(language).format(new Date(`${date}T00:00:00Z`));

/** A moment by the marketplace's clock, day and time. @param moment ISO 8601 */
export const shopTimeText = ({ words: { language } }: ViewContext, moment: string): string =>
  ofMoment(language).format(new Date(moment));

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The hours of a delivery time: a window of the day, or before a morning (LY-09). */
export const hoursText = ({ words }: ViewContext, { service, fromHour, toHour }: DeliverySlot): string =>
  word(words, service === 'Dawn' ? 'slotDawn' : 'slotReserve', { from: hourText(fromHour), to: hourText(toHour) });

/** A delivery time: who brings it, its day and hours (LY-09). */
export const slotText = (context: ViewContext, slot: DeliverySlot): string =>
  `${slot.branchName} · ${dayText(context, slot.day)} ${hoursText(context, slot)}`;
