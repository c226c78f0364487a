import { demoBuyers } from '@baguni/backend';
import { calls } from '@baguni/contract';
import type { CartUnit } from '@baguni/domain';
import { either as E } from 'fp-ts';
import { tenantOf } from '../http/tenant.ts';
import type { Visitor } from '../session/visitors.ts';
import { ask, visitorOf, type Asked } from './ask.ts';
import { fontStylesOf } from './font-styles.ts';
import type { ShopPage } from './shop-page.ts';
import type { ShopView } from './views/frame.ts';

/** A page's view with whom it is for, and the units in their cart. */
export interface VisitorView {
  readonly view: ShopView;
  readonly visitor: Visitor | null;
  readonly units: readonly CartUnit[];
}

const accountOf = ({ language }: Asked, visitor: Visitor | null): string | null => {
  const scope = visitor?.session.scope;
  const buyer = scope && demoBuyers(scope.tenant).find(({ session }) => session.scope.owner === scope.owner);
  return buyer?.title[language] ?? null;
};

/** The units in the cart; null where it cannot be read, which hides the badge and nothing else. */
const unitsOf = async (asked: Asked, visitor: Visitor | null): Promise<readonly CartUnit[] | null> => {
  if (visitor === null) return [];
  const sent = { body: { cartUnitIdList: [] }, idempotencyKey: null };
  const answer = await ask(asked, visitor, ['getCart', calls.getCart], sent);
  return E.isRight(answer) ? answer.right.units : null;
};

/** What every page of the shop shows of its visitor. */
export const visitorView = async (asked: Asked, page: ShopPage): Promise<VisitorView> => {
  const { deps, request, language } = asked;
  const visitor = await visitorOf(asked);
  const units = await unitsOf(asked, visitor);
  const view: ShopView = {
    language,
    tenant: tenantOf(request, deps.config),
    page,
    account: accountOf(asked, visitor),
    unitCount: units === null ? null : units.length,
    fontStyles: await fontStylesOf(deps.config.pageFolder, language),
  };
  return { view, visitor, units: units ?? [] };
};
