import type { Answer } from './answer.ts';

/** Leaves a transaction so that nothing of it stands, and carries the refusal out of it. */
export class TakenBack extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}
