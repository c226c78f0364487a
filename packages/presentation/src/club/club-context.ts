import type { Command, Session } from '@baguni/use-cases';
import {
  CLUB_CASH_WON,
  CLUB_FEE_WON,
  CLUB_TEASER_PERCENT,
  clubEntryOf,
  clubFactsOf,
  won,
  type ClubEntry,
} from '@baguni/domain';
import { option as O } from 'fp-ts';
import { action } from '../common/action-views.ts';
import type { ActionView } from '../common/common-types.ts';
import { money, type ViewContext } from '../common/context.ts';
import { clubWords, type ClubWords } from './club-words.ts';

export const clubText =
  (context: ViewContext) =>
  (key: keyof ClubWords, values: Readonly<Record<string, string>> = {}): string => {
    const known: Readonly<Record<string, string>> = {
      percent: String(CLUB_TEASER_PERCENT),
      cash: money(context, won(CLUB_CASH_WON)),
      fee: money(context, won(CLUB_FEE_WON)),
      ...values,
    };
    return clubWords[context.words.language][key].replace(/\{(\w+)\}/gu, (_, name: string) => known[name] ?? '');
  };

export const clubAction = (label: string, command: Command): ActionView => action(label, label, command);

/** Returns the action of the club button, or `none` while unknown. The server decides if one click can join. */
export const clubEntryIn = (state: Session): ClubEntry => {
  const { club } = state.extras;
  if (club === undefined) return 'None';
  const entry = clubEntryOf(clubFactsOf(state.cart, state.extras.club));
  if (entry !== 'OneClick' && entry !== 'Join') return entry;
  return club.isSmileClubOneClickTarget ? 'OneClick' : 'Join';
};

export const isInApp = ({ storefront }: ViewContext): boolean => O.isSome(storefront.app);
