import type { Answer } from './answer.ts';

/** Rolls back a transaction and carries the refusal. */
export class Rollback extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}
