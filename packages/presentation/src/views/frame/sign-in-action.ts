import type { Buyer } from '@baguni/domain';
import { word } from '../../words/word.ts';
import { action } from '../common/action-views.ts';
import type { ActionView } from '../common/common-types.ts';
import type { ViewContext } from '../common/context.ts';

/** Where a guest signs in and what for; undefined for who is signed in. It leads back to where they are (CP-01, RT-12). */
export const signInAction = ({ words }: ViewContext, buyer: Pick<Buyer, 'isLogin'>): ActionView | undefined => {
  if (buyer.isLogin) return undefined;
  const label = word(words, 'signInWhy');
  return action(label, label, { type: 'SignIn' });
};
