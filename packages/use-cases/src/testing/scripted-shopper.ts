import type { IncomeDutyAnswer, Notice, OrderFirst, Question, Shopper } from '@baguni/domain';
import { option as O } from 'fp-ts';
import { firstValueFrom, Subject, take } from 'rxjs';

/** What the shopper does with a question: `Later` answers when the test says so, or never. */
export type Reply = 'Yes' | 'No' | 'Later';

/** A shopper who answers by a script; without one, yes. Alerts are never closed: nobody may wait for that. */
export class ScriptedShopper implements Shopper {
  readonly questions: Question[] = [];
  readonly alerts: Notice[] = [];
  readonly tells: Notice[] = [];
  readonly replies: Reply[] = [];
  readonly later: ((yes: boolean) => void)[] = [];

  readonly confirm: Shopper['confirm'] = (question) => () => {
    this.questions.push(question);
    const reply = this.replies.shift() ?? 'Yes';
    if (reply !== 'Later') return Promise.resolve(reply === 'Yes');
    const answer = new Subject<boolean>();
    this.later.push((yes) => answer.next(yes));
    return firstValueFrom(answer.pipe(take(1)));
  };

  /** What is answered to the questions on income-duty items, in their order; without one, none. */
  readonly incomeDutyAnswers: IncomeDutyAnswer[] = [];
  readonly incomeDutyQuestions: OrderFirst[] = [];

  readonly chooseIncomeDuty: Shopper['chooseIncomeDuty'] = (question) => () => {
    this.incomeDutyQuestions.push(question);
    return Promise.resolve(O.fromNullable(this.incomeDutyAnswers.shift()));
  };

  readonly alert: Shopper['alert'] = (notice) => () => {
    this.alerts.push(notice);
    return new Promise(() => undefined);
  };

  readonly tell = (notice: Notice): void => void this.tells.push(notice);
}
