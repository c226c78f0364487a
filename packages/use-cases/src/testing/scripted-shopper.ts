import type { Notice } from '@baguni/domain/internal';
import type { IncomeDutyAnswer, LeaveBoxAnswer, MustSee, OrderFirst, Question, Shopper } from '../ports/shopper.ts';
import { firstValueFrom, Subject, take } from 'rxjs';

/** The scripted reaction to a question. `Later` waits for the test. */
export type Reply = 'Yes' | 'No' | 'Later';

/** A scripted shopper. Answers yes by default; alerts stay open until `closeAlerts`. */
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

  readonly incomeDutyAnswers: IncomeDutyAnswer[] = [];
  readonly incomeDutyQuestions: OrderFirst[] = [];

  readonly chooseIncomeDuty: Shopper['chooseIncomeDuty'] = (question) => () => {
    this.incomeDutyQuestions.push(question);
    return Promise.resolve(this.incomeDutyAnswers.shift());
  };

  /** Answers when a coupon box with unapplied choices is left. By default the box stays open. */
  readonly leaveBoxAnswers: LeaveBoxAnswer[] = [];
  boxesLeft = 0;

  readonly leaveCouponBox: Shopper['leaveCouponBox'] = () => {
    this.boxesLeft += 1;
    return Promise.resolve(this.leaveBoxAnswers.shift());
  };

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
