import { handleDemo, mockShop } from '@baguni/backend';
import type { CallName, PageRequest, RenderedPage } from '@baguni/contract';
import { marketplaceParts, type Report, type Tenant } from '@baguni/domain/internal';
import { testNow } from '@baguni/domain/testing';
import type { ScenarioName } from '@baguni/scenarios';

export interface AskedRequest extends PageRequest {
  readonly calls: CallName[];
  readonly reports: Report[];
}

export interface AskedPlace {
  readonly tenant?: Tenant;
  readonly path?: string;
  readonly userAgent?: string;
  readonly cookie?: string;
}

export const requestOf = async (
  scenario: ScenarioName,
  { tenant = 'marketplace', path = '/ko/pc/cart', userAgent = '', cookie = '' }: AskedPlace = {},
): Promise<AskedRequest> => {
  const { backend, session } = await mockShop({ scenario, tenant, engine: marketplaceParts, now: () => testNow });
  const [calls, reports]: [CallName[], Report[]] = [[], []];
  const language = path.startsWith('/en') ? 'en' : 'ko';
  return {
    url: `http://${tenant === 'outlet' ? 'outlet.localhost' : 'localhost'}:4000${path}`,
    userAgent,
    cookie,
    overseasStyles: '<style>/* overseas */</style>',
    now: testNow,
    calls,
    reports,
    log: { report: (report) => void reports.push(report) },
    read: (call, body) => {
      calls.push(call);
      const from = { language, device: 'pc', isApp: false } as const;
      return handleDemo(backend, { call, session, idempotencyKey: null, body, now: testNow, ...from });
    },
  };
};

export const bodyOf = async ({ body }: RenderedPage): Promise<string> => (await body).join('');
