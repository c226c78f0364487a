import type { Storefront } from '@baguni/domain';
import { htmlLangs } from '@baguni/presentation';

/** Says on the root of the page which language, tenant and device it is made for: styles and readers go by it (WA-19). */
export const markDocument = (root: HTMLElement, { language, tenant, device }: Storefront): void => {
  root.lang = htmlLangs[language];
  root.dataset['tenant'] = tenant;
  root.dataset['device'] = device === 'm' ? 'mobile' : 'pc';
};
