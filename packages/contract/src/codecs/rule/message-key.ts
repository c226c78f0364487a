import type { MessageKey } from '@baguni/domain';
import { plain } from '../base/described.ts';
import type { Codec } from '../base/shape.ts';

// messages are looked up later; an unknown key appears as an unknown code (ER-02)
const isMessageKey = (value: unknown): value is MessageKey =>
  typeof value === 'string' && /^[\w.-]{1,100}$/u.test(value);
export const messageKey: Codec<MessageKey> = plain({ type: 'Text', min: 1, max: 100 }, isMessageKey, (key) => key);
