import type { LeftPieces, MergedPieces, MergeReport } from '@baguni/domain/internal';
import * as t from 'io-ts';
import { messageKey } from '../finding.ts';
import { cartUnitId, MAX_UNITS, count, pieces, answerText } from '../base/values.ts';
import { additions, itemOptions } from './item.ts';
import { list, namedValues, type Codec } from '../base/codec.ts';

const mergedPieces: Codec<MergedPieces> = t.strict({ cartUnitId, quantity: pieces });

const leftPieces: Codec<LeftPieces> = t.strict({
  itemName: answerText,
  itemImageUrl: answerText,
  options: itemOptions,
  additions,
  quantity: pieces,
  code: messageKey,
  params: namedValues(50),
});

const report = {
  added: list(mergedPieces, MAX_UNITS),
  addedUp: list(mergedPieces, MAX_UNITS),
  left: list(leftPieces, MAX_UNITS),
};

export const mergedParts: Codec<Pick<MergeReport, 'added' | 'addedUp'>> = t.strict({
  added: report.added,
  addedUp: report.addedUp,
});

export const mergeReport: Codec<MergeReport> = t.strict(report);

export const mergeReply = t.strict({ cartVersion: count, ...report });
