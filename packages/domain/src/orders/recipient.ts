import { oneLine } from '../entities/cart/one-line.ts';
import type { Order, Recipient } from './order.ts';

/** The fields of a recipient, in the order of the form. */
export const recipientFields = ['name', 'phone', 'zipCode', 'address'] as const;
export type RecipientField = (typeof recipientFields)[number];

/** The longest text of each field. */
export const RECIPIENT_LENGTHS: Readonly<Record<RecipientField, number>> = {
  name: 50,
  phone: 20,
  zipCode: 5,
  address: 200,
};

const hasLength = (text: string, min: number, max: number): boolean => text.length >= min && text.length <= max;

const isValid: Readonly<Record<RecipientField, (text: string) => boolean>> = {
  name: (text) => hasLength(text, 1, RECIPIENT_LENGTHS.name),
  // a Korean number has 9 to 11 digits; +82 replaces its first zero
  phone: (text) => hasLength(text, 9, RECIPIENT_LENGTHS.phone) && /^(?:\+82|0)(?:[ -]?\d){8,10}$/u.test(text),
  zipCode: (text) => /^\d{5}$/u.test(text),
  address: (text) => hasLength(text, 5, RECIPIENT_LENGTHS.address),
};

/** Normalizes entered texts: full-width digits become digits, line breaks become spaces, and ends are trimmed. */
export const recipientOf = (entered: Recipient): Recipient => ({
  name: oneLine(entered.name.normalize('NFKC')),
  phone: oneLine(entered.phone.normalize('NFKC')),
  zipCode: oneLine(entered.zipCode.normalize('NFKC')),
  address: oneLine(entered.address.normalize('NFKC')),
});

/** Returns the fields that are missing or invalid, in the order of the form. */
export const invalidFields = (entered: Recipient): readonly RecipientField[] => {
  const recipient = recipientOf(entered);
  return recipientFields.filter((field) => !isValid[field](recipient[field]));
};

/** Returns the language tag of an address or a name: Korean in Hangul, otherwise undefined, because it is unknown. */
export const langOfEntered = (text: string): 'ko' | undefined => (/\p{Script=Hangul}/u.test(text) ? 'ko' : undefined);

/** True if an order cannot be paid before its shopper enters where to deliver it (CK-20). */
export const mustEnterAddress = ({ terms, recipient }: Pick<Order, 'terms' | 'recipient'>): boolean =>
  recipient === undefined && (terms === undefined || terms.address === undefined);
