import { tenantOfHost, type Language, type Tenant } from '@baguni/domain';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from './language.ts';

/** In which words and in whose colours a page of the server's own stands. */
export interface PageLook {
  readonly language: Language;
  readonly tenant: Tenant;
}

/** The look that fits a request. @param language the browser's where left out */
export const pageLook = (request: FastifyRequest, language = preferredLanguage(request)): PageLook => ({
  language,
  tenant: tenantOfHost(request.hostname),
});
