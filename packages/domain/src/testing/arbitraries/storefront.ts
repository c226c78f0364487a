import fc, { type Arbitrary } from 'fast-check';
import type { Environment } from '../../storefront/environment.ts';
import {
  devices,
  environmentNames,
  languages,
  tenants,
  type AppInfo,
  type Storefront,
} from '../../storefront/storefront.ts';
import { arbOption, arbWonIn } from './price.ts';

const arbApp: Arbitrary<AppInfo> = fc.record({
  appType: fc.constantFrom('MG', 'IAC'),
  appVersion: fc.constantFrom('8.0.1', '10.2.0'),
  isAndroid: fc.boolean(),
});

export const arbStorefront: Arbitrary<Storefront> = fc.record({
  tenant: fc.constantFrom(...tenants),
  device: fc.constantFrom(...devices),
  language: fc.constantFrom(...languages),
  app: arbOption(arbApp),
});

export const arbEnvironment: Arbitrary<Environment> = fc.record({
  name: fc.constantFrom(...environmentNames),
  freeShippingThresholds: fc.record({
    ordinary: arbWonIn(0, 50_000),
    club: arbWonIn(0, 50_000),
    universeClub: arbWonIn(0, 50_000),
  }),
  showsPageAfter: fc.constantFrom('FirstGroup' as const, 'All' as const),
});
