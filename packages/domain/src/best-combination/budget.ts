/** Default time limit of a search, in ms. */
const TIME_LIMIT = 1000;

/** A time limit and its clock. */
export interface TimeLimit {
  /** ms since any fixed moment, e.g. `() => performance.now()`. */
  readonly now: () => number;
  /** 1,000 ms if missing. */
  readonly ms?: number;
}

/** Upper bound of the work of a search without a clock: about as long as the default time limit. */
const WORK_LIMIT = 10_000_000;

export interface SearchBudget {
  /** Steps of work that may still be done; counts down. */
  left: number;
  /** Clock of `end`; missing without a time limit. */
  readonly now?: () => number;
  readonly end?: number;
}

export const unlimited: SearchBudget = { left: Infinity };

export const isExhausted = ({ left, now, end = Infinity }: SearchBudget): boolean =>
  left <= 0 || (now !== undefined && now() >= end);

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

/** Part of the time limit for the search; the rest explains the result. */
const SEARCH_SHARE = 0.75;

/** Returns the budget of a search: its time, or as much work as the default time allows. */
export const budgetOf = (timeLimit: TimeLimit | undefined): SearchBudget => {
  if (!timeLimit) return { left: WORK_LIMIT };
  const { now, ms = TIME_LIMIT } = timeLimit;
  return { left: Infinity, now, end: now() + ms * SEARCH_SHARE };
};

/** Takes a share of the remaining time and work from a budget, for a search that goes on next to others. */
export const setApart = (budget: SearchBudget, share: number): SearchBudget => {
  const { left, now, end = Infinity } = budget;
  if (left < Infinity) budget.left -= left * share;
  return { left: left * share, ...(now ? { now, end: now() + (end - now()) * share } : {}) };
};

/** Runs a search within a share of the remaining time and work. */
export const sharing = <A>(budget: SearchBudget, share: number, search: (part: SearchBudget) => A): A => {
  const part = setApart(budget, share);
  const found = search(part);
  if (budget.left < Infinity) budget.left += part.left;
  return found;
};
