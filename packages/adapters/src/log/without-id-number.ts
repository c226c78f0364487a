import { changeCart, type CartEvent, type EventLog } from '@baguni/use-cases';
import { isTaiwanIdNumber, STAND_IN_ID_NUMBER, type Cart, type OverseaPapers } from '@baguni/domain';
import { option as O } from 'fp-ts';

/** Returns a placeholder with the same validity, so that the rules decide alike. */
const standIn = (idNumber: string): string => (isTaiwanIdNumber(idNumber) ? STAND_IN_ID_NUMBER : '-');

const masked = <P extends Partial<OverseaPapers>>(papers: P): P =>
  papers.taiwanIdNumber === undefined ? papers : { ...papers, taiwanIdNumber: O.map(standIn)(papers.taiwanIdNumber) };

const maskedCart = (cart: Cart): Cart => ({
  ...cart,
  oversea: { ...cart.oversea, papers: masked(cart.oversea.papers) },
});

const maskedEvent = (event: CartEvent): CartEvent =>
  event.type === 'PapersGiven' ? { ...event, papers: masked(event.papers) } : event;

/** Removes the buyer’s ID number from a log. Only its validity remains. */
export const withoutIdNumber = ({ base, events }: EventLog): EventLog => ({
  base: changeCart(base, maskedCart),
  events: events.map(maskedEvent),
});
