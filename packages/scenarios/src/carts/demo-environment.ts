import { won, type Environment } from '@baguni/domain/internal';

/** Club members have a lower SmileDelivery free-shipping threshold (SH-06, FG-03). */
export const demoEnvironment: Environment = {
  name: 'local',
  freeShippingThresholds: { ordinary: won(15_000), club: won(12_000), universeClub: won(10_000) },
  showsPageAfter: 'FirstGroup',
};
