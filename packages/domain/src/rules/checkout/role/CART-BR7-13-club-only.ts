import { option as O } from 'fp-ts';
import type { ClubMemberType } from '../../../entities/buyer/buyer.ts';
import type { Rule } from '../../../rule/rule.ts';
import { restrictedFrom } from '../restricted-from.ts';
import type { CheckoutFacts } from '../facts.ts';

const codeOf = {
  Unknown: 'CART-BR7-13',
  Purchase: 'CART-BR7-13',
  Waiting: 'CART-BR7-48',
  Free: 'CART-BR7-48',
  Restricted: 'CART-BR7-49',
  Withdrawal: 'CART-BR7-49',
} as const satisfies Record<ClubMemberType, string>;

/** Rejects club promotions for non-members; the code depends on their club status (CK-12). */
export const clubOnly: Rule<CheckoutFacts> = {
  code: 'CART-BR7-13',
  codes: ['CART-BR7-13', 'CART-BR7-48', 'CART-BR7-49'],
  requirement: 'CK-12',
  source: 'specification 5, Mixing; 8, CART-BR7',
  broken: ({ chosen, buyer }) => {
    if (buyer.isSmileClub) return O.none;
    return restrictedFrom(
      codeOf[buyer.clubMemberType],
      chosen.filter((unit) => unit.item.flags.isClubOnly),
    );
  },
};
