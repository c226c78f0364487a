import { useEffect, createContext, use } from 'react';
import { enableStaticRendering } from 'mobx-react-lite';

/** Sets the document title. Has no effect on a server, which writes it into the HTML. */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = title;
  }, [title]);
};

/** Renders components once without observation, for servers. */
export const renderWithoutBrowser = (): void => enableStaticRendering(true);

/** Returns a trusted link unchanged, or undefined. */
export type SafeHref = (href: string | undefined) => string | undefined;

// One slash without a second slash or backslash, which browsers parse as a host. White space is refused, because
// browsers strip tabs and line breaks.
const samePlace = /^\/(?![/\\])[^\s\\]*$/u;

/** Accepts only paths of the same origin. */
export const sameOriginPath: SafeHref = (href) => (href !== undefined && samePlace.test(href) ? href : undefined);

/** The check for links in data. The app provides one for the marketplace's hosts. */
export const LinkContext = createContext<SafeHref>(sameOriginPath);

export const useSafeHref = (): SafeHref => use(LinkContext);
