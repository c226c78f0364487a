import { createContext } from 'react';

/** Whether what is in it stands in a card that no window shows before it is scrolled. */
export const BelowContext = createContext(false);
