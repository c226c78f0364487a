import { MAX_SAVED_UNITS } from '@baguni/contract';
import { either as E } from 'fp-ts';
import { holdCart, readUnitSources, readBuyer } from '../../cart/open-cart.ts';
import { unitOf } from '../../cart/unit-of.ts';
import { clearCouponsOf } from '../../coupon/held-coupons.ts';
import { type HandlerOf, refusal, refusedBy, refusedByRules } from '../../request/handler.ts';
import type { OfferedItem } from '../../store/catalogue.ts';
import type { NewUnit, StoredUnit, UnitDetail } from '../../store/rows.ts';
import { putUnit, against, checkOffered, offeredItem, type Choice } from './new-line.ts';

/** Reads the saved units with current prices, texts and stock, without coupons. */
export const getSavedUnits: HandlerOf<'getSavedUnits'> =
  ({ tx, session: { scope }, language }) =>
  async () => {
    const rows = await tx.savedUnits(scope);
    const { buyer } = await readBuyer(tx, scope);
    const sources = await readUnitSources(tx, scope, rows, { language, buyer, coupons: [] });
    return E.right({ units: rows.map((row) => unitOf(row, sources)) });
  };

/** Moves units to the saved units and releases their coupons. Ignores unknown ids, like a deletion. */
export const saveForLater: HandlerOf<'saveForLater'> =
  (deps) =>
  async ({ cartUnitIds }) => {
    const {
      tx,
      session: { scope },
      now,
      language,
    } = deps;
    const cartVersion = await holdCart(deps);
    const wanted = new Set(cartUnitIds);
    const units = (await tx.units(scope)).filter(({ cartUnitId }) => wanted.has(cartUnitId));
    const savedCartUnitIds = units.map(({ cartUnitId }) => cartUnitId);
    if (units.length === 0) return E.right({ savedCartUnitIds, cartVersion });
    if ((await tx.savedUnits(scope)).length + units.length > MAX_SAVED_UNITS)
      return refusal(language, 422, 'SAVED-FULL', { params: { max: MAX_SAVED_UNITS } });
    await tx.removeUnits(scope, savedCartUnitIds);
    await clearCouponsOf(tx, scope, savedCartUnitIds);
    await tx.saveUnits(scope, units, now);
    return E.right({ savedCartUnitIds, cartVersion });
  };

/** Returns the choice of a saved unit as an addition would request it. */
const choiceOf = ({ options, additions }: UnitDetail, offered: OfferedItem | undefined): Choice => {
  const asked = offered?.item.options.filter(({ optionType }) => optionType !== 'Combination') ?? [];
  const isEntered = (no: string): boolean => asked.some(({ optionNo }) => optionNo === no);
  const entered = options.flatMap(({ optionNo, values, entries }) =>
    isEntered(optionNo) ? [{ optionNo, values: values ?? entries?.ko.map(({ value }) => value) ?? [] }] : [],
  );
  const optionNos = options.map(({ optionNo }) => optionNo).filter((no) => !isEntered(no));
  return { additions, optionNos, ...(entered.length > 0 ? { entered } : {}) };
};

/** Removes the former position, which belongs to the cart that the unit left. */
const lineOf = ({ itemNo, quantity, insertedAt, detail: { place: _, ...detail } }: StoredUnit): NewUnit => ({
  itemNo,
  quantity,
  insertedAt,
  detail,
});

/** Moves a saved unit to the cart, within the same rules and stock as an addition (CM-06, QT-03). */
export const moveToCart: HandlerOf<'moveToCart'> =
  (deps) =>
  async ({ cartUnitId, before }) => {
    const {
      tx,
      session: { scope },
      language,
    } = deps;
    const cartVersion = await holdCart(deps);
    const saved = (await tx.savedUnits(scope)).find((unit) => unit.cartUnitId === cartUnitId);
    if (!saved) return refusal(language, 404, 'CART-CHANGED');
    const offered = await offeredItem(deps, saved.itemNo);
    const checked = checkOffered(offered, choiceOf(saved.detail, offered));
    if (E.isLeft(checked)) return refusedBy(language, checked.left);
    const line = lineOf(saved);
    const mine = await tx.units(scope);
    const reason = await against(deps, line, mine, await readBuyer(tx, scope));
    if (reason) return refusedByRules(deps, reason);
    const put = await putUnit(deps, line, mine, before);
    if (put === null) return refusal(language, 409, 'CART-CHANGED');
    await tx.removeSaved(scope, [cartUnitId]);
    return E.right({ cartUnitId: put, cartVersion });
  };

/** Deletes saved units. A repeat is no error (AZ-2). */
export const removeSavedUnits: HandlerOf<'removeSavedUnits'> =
  (deps) =>
  async ({ cartUnitIds }) => {
    const cartVersion = await holdCart(deps);
    return E.right({ removedCartUnitIds: await deps.tx.removeSaved(deps.session.scope, cartUnitIds), cartVersion });
  };
