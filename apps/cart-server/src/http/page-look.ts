import { tenantOfHost, type Language, type Tenant } from '@baguni/domain';
import type { FastifyRequest } from 'fastify';
import { preferredLanguage } from './language.ts';

export interface PageLook {
  readonly language: Language;
  readonly tenant: Tenant;
}

export const pageLook = (request: FastifyRequest, language = preferredLanguage(request)): PageLook => ({
  language,
  tenant: tenantOfHost(request.hostname),
});
