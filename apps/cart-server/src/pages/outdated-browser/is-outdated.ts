/** Version numbers, the greater ones first. */
type Version = readonly [major: number, minor: number];

interface Engine {
  /** How it names itself in a user agent, with its version where it has one. */
  readonly token: RegExp;
  /** The oldest version on which the cart runs; none of its versions where it is left out. */
  readonly oldest?: Version;
}

/** The most of a user agent that is read, in UTF-16 units. */
const MAX_LENGTH = 500;

/** Who reads pages for a machine is told nothing. */
const robot = /bot\b|crawl|spider|slurp|headless|lighthouse|preview|externalhit|curl|wget/iu;

/**
 * The oldest versions with all that the page is built for: ES2024 and the methods of sets (PG-11). The first engine whose
 * token stands in a user agent is the one: browsers name those that they are like behind their own.
 */
const engines: readonly Engine[] = [
  // Internet Explorer, and Edge before it was Chromium
  { token: /\bMSIE \d|\bTrident\//u },
  { token: /\bEdge\/\d/u },
  { token: /\bChrom(?:e|ium)\/(\d+)/u, oldest: [122, 0] },
  { token: /\bFirefox\/(\d+)/u, oldest: [127, 0] },
  { token: /\bVersion\/(\d+)(?:\.(\d+))?.*\bSafari\//u, oldest: [17, 4] },
  // other browsers of an iPhone or iPad are as old as its system
  { token: /\bOS (\d+)_(\d+)(?:_\d+)? like Mac OS X/u, oldest: [17, 4] },
];

const isBefore = ([major, minor]: Version, [oldestMajor, oldestMinor]: Version): boolean =>
  major < oldestMajor || (major === oldestMajor && minor < oldestMinor);

/** Whether a browser is known to be too old for the cart (PG-11); one that is not known, or reads for a machine, is not. */
export const isOutdated = (userAgent: string): boolean => {
  const read = userAgent.slice(0, MAX_LENGTH);
  if (robot.test(read)) return false;
  const engine = engines.find(({ token }) => token.test(read));
  if (engine?.oldest === undefined) return engine !== undefined;
  const [, major = '0', minor = '0'] = engine.token.exec(read) ?? [];
  return isBefore([Number(major), Number(minor)], engine.oldest);
};
