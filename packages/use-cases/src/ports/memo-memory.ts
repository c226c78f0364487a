/** Memo of an order in a browser tab. Never fails; unreadable data are ignored (LY-08). */
export interface MemoMemory {
  /** Returns an empty string if no memo is stored or readable. */
  readonly recall: () => string;
  /** An empty string clears it. */
  readonly remember: (memo: string) => void;
}
