import { priceRules, type EntryKind, type EntryPlace, type LedgerEntry } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId, bundleKey } from './ids.ts';
import { list, namedValues } from './list.ts';
import { signedAmount } from './number.ts';
import type { Codec } from './shape.ts';
import { answerText, choice } from './text.ts';

const kind: Codec<EntryKind> = choice(['Item', 'Discount', 'Coupon', 'Shipping', 'OverseaShipping']);

const place: Codec<EntryPlace> = t.union([
  t.strict({ type: t.literal('Unit'), cartUnitId: anyCartUnitId }),
  t.strict({ type: t.literal('Bundle'), bundleKey }),
  t.strict({ type: t.literal('Oversea'), cartUnitId: anyCartUnitId }),
]);

const ledgerEntry: Codec<LedgerEntry> = t.strict({
  rule: choice(priceRules),
  kind,
  sellerGroupKey: answerText,
  place,
  amount: signedAmount,
  inputs: namedValues(50),
});

/** A ledger: its entries add up to the total exactly (PR-08). */
export const ledger: Codec<readonly LedgerEntry[]> = list(ledgerEntry, 8_000);
