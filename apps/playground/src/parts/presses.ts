import { createContext, useContext } from 'react';

/** What holds for all that is pressed in a part of the page. */
export interface Presses {
  /** Why nothing can be pressed now; empty where all can. */
  readonly reason: string;
  /** Says it where the press was. */
  readonly onRefused: (reason: string) => void;
}

/** Until somebody says otherwise all can be pressed. */
export const PressesContext = createContext<Presses>({ reason: '', onRefused: () => undefined });

/** What holds for presses here. */
export const usePresses = (): Presses => useContext(PressesContext);
