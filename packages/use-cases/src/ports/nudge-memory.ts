import type { NudgeType, RememberedNudges } from '@baguni/domain';

/** Browser memory of nudges. Never fails; lost data are ignored (CO-01). */
export interface NudgeMemory {
  readonly recall: () => RememberedNudges;
  /** Keeps a nudge closed until its cookie expires (ND-02). */
  readonly rememberClosed: (nudge: NudgeType) => void;
  /** Stores how often the one-click nudge was shown (ND-06). */
  readonly rememberShowings: (showings: number) => void;
}
