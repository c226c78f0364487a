import type { Notice } from '@baguni/domain';
import type { IncomeDutyAnswer, LeaveBoxAnswer, MustSee, OrderFirst, Question, Shopper } from '../ports/shopper.ts';
import { option as O } from 'fp-ts';
import { firstValueFrom, Subject, take } from 'rxjs';

/** What the shopper does with a question: `Later` answers when the test says so, or never. */
export type Reply = 'Yes' | 'No' | 'Later';

/** A shopper who answers by a script; without one, yes. Alerts stay open until `closeAlerts`: nobody may wait for that. */
export class ScriptedShopper implements Shopper {
  readonly questions: Question[] = [];
  readonly alerts: MustSee[] = [];
  readonly notices: Notice[] = [];
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

  /** What is done with choices that were not applied when the coupon box is left; without one, the box stays. */
  readonly leaveBoxAnswers: LeaveBoxAnswer[] = [];
  boxesLeft = 0;

  readonly leaveCouponBox: Shopper['leaveCouponBox'] = () => {
    this.boxesLeft += 1;
    return Promise.resolve(O.fromNullable(this.leaveBoxAnswers.shift()));
  };

  /** Closes every alert that is open. */
  closeAlerts: () => void = () => undefined;

  readonly alert: Shopper['alert'] = (notice) => () => {
    this.alerts.push(notice);
    const before = this.closeAlerts;
    return new Promise((resolve) => {
      this.closeAlerts = () => {
        before();
        resolve();
      };
    });
  };

  readonly notify = (notice: Notice): void => void this.notices.push(notice);
}
