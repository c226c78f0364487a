import type { Device } from '@baguni/domain';

/** The device that a browser says it runs on, for an address that names none (RT-01). */
export const deviceOfBrowser = (userAgent: string): Device =>
  /Android|iPhone|iPod|iPad|Mobile/u.test(userAgent) ? 'm' : 'pc';
