import type { Order, OrderLine } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId, txKey } from './ids.ts';
import { additions, itemOptions } from './item.ts';
import { ledger } from './ledger.ts';
import { list } from './list.ts';
import { pieces, signedAmount, total } from './number.ts';
import type { Codec } from './shape.ts';
import { answerText } from './text.ts';

const orderLine: Codec<OrderLine> = t.strict({
  cartUnitId: anyCartUnitId,
  itemName: answerText,
  options: itemOptions,
  additions,
  itemImageUrl: answerText,
  quantity: pieces,
  price: signedAmount,
});

/** What a checkout holds. */
export const order: Codec<Order> = t.strict({
  txKey,
  isPaid: t.boolean,
  lines: list(orderLine, 100),
  entries: ledger,
  payable: total,
});
