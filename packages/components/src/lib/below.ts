import { createContext } from 'react';

/** True inside a card that has not been near the window yet. */
export const BelowContext = createContext(false);
