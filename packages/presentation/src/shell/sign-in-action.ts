import type { Buyer } from '@baguni/domain';
import { wordOf } from '../common/word.ts';
import type { ShellWords } from './shell-words-ko.ts';
import { action } from '../common/action-views.ts';
import type { ActionView } from '../common/common-types.ts';
import type { ViewContext } from '../common/context.ts';

const word = wordOf<ShellWords>();

/** Sign-in link with its reason, for guests; undefined for signed-in buyers. It returns to the current page. */
export const signInAction = ({ words }: ViewContext, buyer: Pick<Buyer, 'isLogin'>): ActionView | undefined => {
  if (buyer.isLogin) return undefined;
  const label = word(words, 'signInWhy');
  return action(label, label, { type: 'SignIn' });
};
