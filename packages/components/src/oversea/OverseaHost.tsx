import type { ReactNode } from 'react';
import { useOverseaParts, type OverseaPage } from './oversea-host.ts';

const nothing = (): void => undefined;

/** The place of overseas shipping on the page; it is there only while the cart ships overseas (OV-14). */
export function OverseaHost({ page }: { readonly page: OverseaPage }): ReactNode {
  const loaded = useOverseaParts(page, nothing);
  if (loaded === undefined) return null;
  const { parts, oversea } = loaded;
  return <parts.Panel oversea={oversea} isTop send={page.send} />;
}
