import { enableStaticRendering } from 'mobx-react-lite';

/** Renders from now on without a browser: components are drawn once and observe nothing, so that nothing of them is kept. */
export const renderWithoutBrowser = (): void => enableStaticRendering(true);
