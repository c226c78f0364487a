import type { Storefront } from '@baguni/domain';
import { htmlLangs } from '@baguni/presentation';

/** The attributes of a page's root: which language, tenant and device it is made for; styles and screen readers go by it (WA-19). */
export type RootMarks = Readonly<Record<'lang' | 'data-tenant' | 'data-device', string>>;

/** The attributes of the root of a storefront's page. */
export const rootMarks = ({ language, tenant, device }: Storefront): RootMarks => ({
  lang: htmlLangs[language],
  'data-tenant': tenant,
  'data-device': device === 'm' ? 'mobile' : 'pc',
});

/** Puts them on the root of the document. */
export const markDocument = (root: Pick<Element, 'setAttribute'>, storefront: Storefront): void => {
  for (const [name, value] of Object.entries(rootMarks(storefront))) root.setAttribute(name, value);
};
