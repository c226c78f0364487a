import { createContext, use } from 'react';

/** A link that may be used as it is, or none where it leads somewhere that the page does not trust (RD-1). */
export type SafeHref = (href: string | undefined) => string | undefined;

// One slash, then no second one and no backslash: browsers read both as the start of a host. White space is refused
// as well, since they drop tabs and line ends before they read: `/<tab>/host` would lead away.
const samePlace = /^\/(?![/\\])[^\s\\]*$/u;

/** Lets pass only paths of the page's own origin. */
export const sameOriginPath: SafeHref = (href) => (href !== undefined && samePlace.test(href) ? href : undefined);

/** How links from data are checked; the app provides its own check, which knows the marketplace's hosts. */
export const LinkContext = createContext<SafeHref>(sameOriginPath);

/** How the page around a component judges links. */
export const useSafeHref = (): SafeHref => use(LinkContext);
