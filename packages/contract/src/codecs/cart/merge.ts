import type { LeftPieces, MergedPieces, MergeReport } from '@baguni/domain/internal';
import { messageKey } from '../finding.ts';
import { cartUnitId, MAX_UNITS, count, pieces, answerText, namedValues } from '../base/values.ts';
import { additions, itemOptions } from './item.ts';
import { list, type Codec, strict } from '../base/codec.ts';

const mergedPieces: Codec<MergedPieces> = strict({ cartUnitId, quantity: pieces });

const leftPieces: Codec<LeftPieces> = strict({
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

export const mergedParts: Codec<Pick<MergeReport, 'added' | 'addedUp'>> = strict({
  added: report.added,
  addedUp: report.addedUp,
});

export const mergeReport: Codec<MergeReport> = strict(report);

export const mergeReply = strict({ cartVersion: count, ...report });
