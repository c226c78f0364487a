/** The memory of one browser tab for the memo of an order. It never fails: what cannot be remembered is forgotten (LY-08). */
export interface MemoMemory {
  /** Empty where there is none, or none that can be read. */
  readonly recall: () => string;
  /** Empty forgets it. */
  readonly remember: (memo: string) => void;
}
