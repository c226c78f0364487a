/** Of a window, where the presses of a drawn page are kept until the page listens; none where it came empty. */
export interface KeepingWindow {
  /** Ends the keeping; answers every click and key that was kept, in its order. */
  takePresses?: () => readonly Event[] | undefined;
}

/** The presses that were kept. From now on the page listens itself. */
export const earlyPresses = ({ takePresses }: KeepingWindow): readonly Event[] => takePresses?.() ?? [];
