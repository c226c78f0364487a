/** A press before the page listened: of a button, or of a key in a field. */
export interface EarlyPress {
  readonly target: HTMLElement;
  /** A button was clicked where it is left out. */
  readonly key?: string;
}

/** Keeps presses until the page listens. */
export interface PressKeeper {
  /** Ends the keeping; answers what was kept, in its order. */
  readonly stop: () => readonly EarlyPress[];
}

/** Of a window, where the presses of a drawn page are kept; none where it came empty. */
export interface KeepingWindow {
  pressKeeper?: PressKeeper;
}

/** The presses that were kept. From now on the page listens itself. */
export const earlyPresses = ({ pressKeeper }: KeepingWindow): readonly EarlyPress[] => pressKeeper?.stop() ?? [];
