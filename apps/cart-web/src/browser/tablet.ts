export interface TabletWindow {
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;
  readonly document: Pick<Document, 'cookie'>;
  readonly location: Pick<Location, 'reload'>;
}

// The cookie `tablet` of the contract: an import would put all cookies into the first script.
const LINE = 'tablet=Y; Path=/; Max-Age=31536000; SameSite=Lax; Secure';

/** Reports once to the server that this Mac is an iPad, and loads the page for tablets (RT-05). */
export const tellTablet = ({ navigator, document: jar, location }: TabletWindow): void => {
  const isTold = (): boolean => jar.cookie.includes('tablet=Y');
  if (navigator.maxTouchPoints < 2 || !navigator.userAgent.includes('Macintosh') || isTold()) return;
  jar.cookie = LINE;
  // a browser that denies cookies would load the page again and again
  if (isTold()) location.reload();
};
