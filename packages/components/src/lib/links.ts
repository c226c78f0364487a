import { createContext, use } from 'react';

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
