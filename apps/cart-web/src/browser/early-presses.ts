/** A window with early clicks and keys; without them if the page was not server-rendered. */
export interface KeepingWindow {
  takePresses?: () => readonly Event[] | undefined;
}

export const earlyPresses = ({ takePresses }: KeepingWindow): readonly Event[] => takePresses?.() ?? [];
