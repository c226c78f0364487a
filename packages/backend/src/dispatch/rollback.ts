import type { Answer } from './answer.ts';

/** Thrown inside a transaction to roll it back; carries the refusal to answer with. */
export class Rollback extends Error {
  readonly answer: Answer;
  constructor(answer: Answer) {
    super('refused');
    this.answer = answer;
  }
}
