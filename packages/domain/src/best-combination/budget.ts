export interface SearchBudget {
  /** Steps of work that may still be done; counts down. */
  left: number;
  readonly isLate?: () => boolean;
}

export const unlimited: SearchBudget = { left: Infinity };

export const isExhausted = ({ left, isLate }: SearchBudget): boolean => left <= 0 || (isLate !== undefined && isLate());

/** Ends a calculation whose budget is used up. */
class OutOfBudget extends Error {}

/** Takes steps of work from a budget. Ends the calculation inside `within` if the budget is used up. */
export const spend = (budget: SearchBudget, steps: number): void => {
  budget.left -= steps;
  if (isExhausted(budget)) throw new OutOfBudget();
};

/** Returns the result of a calculation, or undefined if its budget was used up. */
export const within = <A>(work: () => A): A | undefined => {
  try {
    return work();
  } catch (thrown) {
    if (thrown instanceof OutOfBudget) return undefined;
    throw thrown;
  }
};
