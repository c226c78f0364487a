import { either as E, option as O } from 'fp-ts';
import { optionStock, type CartUnitId, type OfferedOptions } from '@baguni/domain';
import type { Handler } from '../../request/handler.ts';
import { refusal } from '../../request/refusal.ts';
import { offeredItem } from './add/offered-item.ts';

/** Every option of a unit's item, with what is left of each; a unit of another cart is not found (PG-21, AZ-2). */
export const getItemOptions: Handler<{ readonly cartUnitId: CartUnitId }, OfferedOptions> =
  (deps) =>
  async ({ cartUnitId }) => {
    const { tx, session, language } = deps;
    const unit = (await tx.units(session.scope)).find((one) => one.cartUnitId === cartUnitId);
    if (!unit) return refusal(language, 404, 'CART-CHANGED');
    const offered = await offeredItem(deps, unit.itemNo);
    const options = offered?.item.options ?? [];
    const keyOf = (optionNo: string) => optionStock(unit.itemNo, optionNo);
    const left = await tx.stock(
      session.scope.tenant,
      options.map(({ optionNo }) => keyOf(optionNo)),
    );
    return E.right({
      options: options.map((option) => ({ ...option, stock: O.fromNullable(left.get(keyOf(option.optionNo))) })),
      measures: Object.entries(offered?.measures ?? {}).map(([optionNo, terms]) => ({ optionNo, ...terms })),
    });
  };
