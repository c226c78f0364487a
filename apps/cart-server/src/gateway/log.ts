import { maskedFields, maskedUrl, type FormField } from '@baguni/domain/internal';
import type { FastifyRequest } from 'fastify';

/**
 * Logs a gateway page or form with its address and fields, without personal data (GW-02). The demo logs warnings only,
 * but gateways as well.
 */
export const logGateway = ({ log, url }: FastifyRequest, fields: readonly FormField[], what: string): void => {
  const said = maskedFields(fields).map(({ name, value }) => `${name}=${value}`);
  const level = log.level === 'silent' ? 'silent' : 'info';
  log.child({}, { level }).info({ url: maskedUrl(url), fields: said }, what);
};
