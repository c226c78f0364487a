import type { NudgeType, RememberedNudges } from '@baguni/domain';

/** What a browser remembers of nudges. It never fails: what cannot be remembered is forgotten (CO-01). */
export interface NudgeMemory {
  /** An unreadable memory counts as none. */
  readonly recall: () => RememberedNudges;
  /** Keeps a nudge closed for as long as its cookie lasts (ND-02). */
  readonly rememberClosed: (nudge: NudgeType) => void;
  /** Remembers how often the one-click nudge was shown by now (ND-06). */
  readonly rememberShowings: (showings: number) => void;
}
