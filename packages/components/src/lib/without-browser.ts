import { enableStaticRendering } from 'mobx-react-lite';

/** Renders components once without observation, for servers. */
export const renderWithoutBrowser = (): void => enableStaticRendering(true);
