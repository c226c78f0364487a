import pg from 'pg';
import { DatabaseSync } from 'node:sqlite';

/** One table that a statement reads, and the columns that the index narrows down; empty if it reads all rows. */
export interface TableRead {
  readonly table: string;
  readonly by: string;
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const readsOf = (node: PlanNode): readonly TableRead[] => {
  const below = (node.Plans ?? []).flatMap(readsOf);
  const table = node['Relation Name'] ?? node['Index Name'];
  const isRead = /Seq Scan|Index Scan|Index Only Scan|Bitmap Index Scan/u.test(node['Node Type']);
  return table === undefined || !isRead ? below : [{ table, by: node['Index Cond'] ?? '' }, ...below];
};

/** Explains statements on PostgreSQL as if all tables were large. */
export const explainPostgres = async (url: string, statements: readonly string[]) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set enable_seqscan = off');
    const plans = new Map<string, readonly TableRead[]>();
    for (const statement of statements) {
      const { rows } = await client.query<{ readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
        `explain (generic_plan, format json) ${statement}`,
      );
      plans.set(
        statement,
        rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => readsOf(Plan)),
      );
    }
    return plans;
  } finally {
    await client.end();
  }
};

const searched = /^(?:SEARCH|SCAN) (?!.*CONSTANT ROW|.*-ROW VALUES)(\w+)(?:.*\((.*)\))?/u;

/** Explains statements on SQLite. */
export const explainSqlite = (file: string, statements: readonly string[]) => {
  const db = new DatabaseSync(file);
  const plans = new Map<string, readonly TableRead[]>();
  for (const statement of statements) {
    const steps = db.prepare(`explain query plan ${statement}`).all();
    const reads = steps.flatMap(({ detail }) => {
      const [, table, by = ''] = searched.exec(String(detail)) ?? [];
      return table === undefined ? [] : [{ table, by }];
    });
    plans.set(statement, reads);
  }
  db.close();
  return plans;
};
