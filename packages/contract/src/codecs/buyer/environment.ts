import {
  devices,
  environmentNames,
  languages,
  tenants,
  type AppInfo,
  type Environment,
  type Storefront,
} from '@baguni/domain';
import * as t from 'io-ts';
import { orNull } from '../base/list.ts';
import { amount } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { answerText, choice } from '../base/text.ts';

export const environment: Codec<Environment> = t.strict({
  name: choice(environmentNames),
  freeShippingThresholds: t.strict({ ordinary: amount, club: amount, universeClub: amount }),
  showsPageAfter: choice(['FirstGroup', 'All']),
});

const app: Codec<AppInfo> = t.strict({ appType: answerText, appVersion: answerText, isAndroid: t.boolean });

export const storefront: Codec<Storefront> = t.strict({
  tenant: choice(tenants),
  device: choice(devices),
  language: choice(languages),
  app: orNull(app),
});
