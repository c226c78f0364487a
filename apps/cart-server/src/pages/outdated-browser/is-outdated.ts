type Version = readonly [major: number, minor: number];

interface Engine {
  readonly token: RegExp;
  /** The oldest supported version; if missing, no version is supported. */
  readonly oldest?: Version;
}

/** Maximum length of a user agent, in UTF-16 units. */
const MAX_LENGTH = 500;

/** Robots see no notice. */
const robot = /bot\b|crawl|spider|slurp|headless|lighthouse|preview|externalhit|curl|wget/iu;

/**
 * The oldest supported versions: ES2024 and set methods (PG-11). The first match decides, because browsers append the
 * names of similar ones.
 */
const engines: readonly Engine[] = [
  // Internet Explorer and Edge before Chromium
  { token: /\bMSIE \d|\bTrident\//u },
  { token: /\bEdge\/\d/u },
  { token: /\bChrom(?:e|ium)\/(\d+)/u, oldest: [122, 0] },
  { token: /\bFirefox\/(\d+)/u, oldest: [127, 0] },
  { token: /\bVersion\/(\d+)(?:\.(\d+))?.*\bSafari\//u, oldest: [17, 4] },
  // all browsers of an iPhone or iPad use the system’s engine
  { token: /\bOS (\d+)_(\d+)(?:_\d+)? like Mac OS X/u, oldest: [17, 4] },
];

const isBefore = ([major, minor]: Version, [oldestMajor, oldestMinor]: Version): boolean =>
  major < oldestMajor || (major === oldestMajor && minor < oldestMinor);

/** True if the browser is known to be too old (PG-11); unknown browsers and robots are not. */
export const isOutdated = (userAgent: string): boolean => {
  const read = userAgent.slice(0, MAX_LENGTH);
  if (robot.test(read)) return false;
  const engine = engines.find(({ token }) => token.test(read));
  if (engine?.oldest === undefined) return engine !== undefined;
  const [, major = '0', minor = '0'] = engine.token.exec(read) ?? [];
  return isBefore([Number(major), Number(minor)], engine.oldest);
};
