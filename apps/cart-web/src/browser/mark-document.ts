import type { Storefront } from '@baguni/domain';
import { htmlLangs } from '@baguni/presentation';

export type RootMarks = Readonly<Record<'lang' | 'data-tenant' | 'data-device', string>>;

export const rootMarks = ({ language, tenant, device }: Storefront): RootMarks => ({
  lang: htmlLangs[language],
  'data-tenant': tenant,
  'data-device': device === 'm' ? 'mobile' : 'pc',
});

export const markDocument = (root: Pick<Element, 'setAttribute'>, storefront: Storefront): void => {
  for (const [name, value] of Object.entries(rootMarks(storefront))) root.setAttribute(name, value);
};
