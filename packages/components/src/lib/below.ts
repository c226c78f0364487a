import { createContext } from 'react';

/** Whether what is in it stands in a card that no window shows before it is scrolled, and that was not near the window yet. */
export const BelowContext = createContext(false);
