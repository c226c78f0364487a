import type { Order, OrderLine } from '@baguni/domain';
import * as t from 'io-ts';
import { anyCartUnitId, txKey } from '../base/ids.ts';
import { additions, itemOptions } from '../cart/item.ts';
import { ledger } from './ledger.ts';
import { list } from '../base/list.ts';
import { optional } from '../base/optional.ts';
import { pieces, signedAmount, total } from '../base/number.ts';
import type { Codec } from '../base/shape.ts';
import { deliverySlots } from '../shipping/delivery-slots.ts';
import { answerText } from '../base/text.ts';

const orderLine: Codec<OrderLine> = t.strict({
  cartUnitId: anyCartUnitId,
  itemName: answerText,
  options: itemOptions,
  additions,
  itemImageUrl: answerText,
  quantity: pieces,
  price: signedAmount,
});

const fields = t.strict({
  txKey,
  isPaid: t.boolean,
  lines: list(orderLine, 100),
  entries: ledger,
  payable: total,
});

export const order: Codec<Order> = optional(
  optional(optional(fields, 'memo', answerText), 'deliverySlots', deliverySlots),
  'orderNumber',
  answerText,
);
