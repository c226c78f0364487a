import { checkChoice, finding, type AddCartRequest, type Finding } from '@baguni/domain';
import { either as E, option as O } from 'fp-ts';
import type { OfferedItem } from '../../../store/catalogue.ts';
import type { UnitDetail } from '../../../store/rows.ts';

/** Returns the terms of a choice, or the first reason against it (CM-06). */
export const termsOf = (
  offered: OfferedItem | undefined,
  choice: Pick<AddCartRequest, 'optionNos' | 'additions' | 'entered'>,
): E.Either<Finding, UnitDetail> => {
  const item = offered?.terms ? O.some(offered.item) : O.none;
  const isStopped = (offered?.unable ?? null) !== null;
  const chosen = checkChoice({ item, isStopped, choice, measures: offered?.measures ?? {} });
  return E.chain(() => E.fromNullable(finding('CART-BR1-45', {}))(offered?.terms))(chosen);
};
