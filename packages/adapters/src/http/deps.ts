import type { Device, EnvironmentName, Language, Log } from '@baguni/domain';

/** Dependencies of HTTP calls. They use no globals. */
export interface HttpDeps {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly baseUrl: string;
  readonly environmentName: () => EnvironmentName;
  readonly language: Language;
  readonly device?: Device;
  readonly isApp?: boolean;
  readonly newId: () => string;
  readonly log?: Log;
  readonly sleep?: (ms: number) => Promise<void>;
  readonly random?: () => number;
}
