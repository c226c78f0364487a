import { isObject, own, type JsonObject } from '@baguni/domain/internal';
import type { FastifyInstance } from 'fastify';
import { Refused } from './refused.ts';

export const CSP_REPORTS = '/csp-reports';

const MAX_BYTES = 8 * 1024;
/** Limit of reports per address and minute; a broken page repeats its report. */
const MOST_A_MINUTE = 20;
const MOST_AT_ONCE = 5;
/** Longer path segments may be keys and are not logged (LG-1). */
const MAX_SEGMENT = 16;

/** Parses both report formats of browsers. */
const reportsIn = (body: unknown): readonly JsonObject[] => {
  if (Array.isArray(body))
    return body
      .filter(isObject)
      .flatMap(({ type, body: inner }) => (type === 'csp-violation' && isObject(inner) ? [inner] : []));
  const one = own(body, 'csp-report');
  return isObject(one) ? [one] : [];
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const pageOf = (address: unknown): string =>
  (URL.parse(textOf(address))?.pathname ?? '')
    .split('/')
    .map((segment) => (segment.length > MAX_SEGMENT ? '…' : segment))
    .slice(0, 6)
    .join('/');

/** The origin of the blocked resource, or a keyword such as `inline`. */
const blockedOf = (source: unknown): string => {
  const url = URL.parse(textOf(source));
  if (url && url.origin !== 'null') return url.origin;
  return /^[a-z-]{1,32}/u.exec(textOf(source))?.[0] ?? '';
};

const directiveOf = (directive: unknown): string => /^[a-z-]{1,32}/u.exec(textOf(directive))?.[0] ?? '';

/** Logs policy reports, a few per minute, without personal data (CS-6, LG-1). */
export const addCspReports = async (app: FastifyInstance): Promise<void> => {
  await app.register(async (inner) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_, text, done) => {
        try {
          done(null, JSON.parse(String(text)));
        } catch {
          done(new Refused(400, 'this is no JSON'));
        }
      },
    );
    // a separate group, because processes share counts by their key
    const config = { rateLimit: { max: MOST_A_MINUTE, timeWindow: 60_000, groupId: CSP_REPORTS } };
    inner.post(CSP_REPORTS, { config, bodyLimit: MAX_BYTES }, async ({ body, log }, reply) => {
      const reports = reportsIn(body);
      if (reports.length === 0) throw new Refused(400, 'this is no report of a policy');
      for (const report of reports.slice(0, MOST_AT_ONCE))
        log.warn(
          {
            directive: directiveOf(report['effectiveDirective'] ?? report['effective-directive']),
            blocked: blockedOf(report['blockedURL'] ?? report['blocked-uri']),
            page: pageOf(report['documentURL'] ?? report['document-uri']),
          },
          'a page met its policy',
        );
      return reply.status(204).send();
    });
  });
};
