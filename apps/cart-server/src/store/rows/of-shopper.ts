import type { Scope } from '@baguni/backend';
import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Scoped, Tables } from '../schema.ts';

type ScopedTable = { [Name in keyof Tables]: Tables[Name] extends Scoped ? Name : never }[keyof Tables];

const row = expressionBuilder<{ readonly row: Scoped }, 'row'>();

/** Condition on the shopper for every query of such rows (AZ-1, AZ-4). */
export const ofShopper =
  ({ tenant, owner }: Scope) =>
  <Name extends ScopedTable>(_: ExpressionBuilder<Tables, Name>): Expression<SqlBool> =>
    row.and({ tenant, owner });
