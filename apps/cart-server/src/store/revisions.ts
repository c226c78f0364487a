import type { Scope } from '@baguni/backend';
import type { Tenant } from '@baguni/domain';
import type { Db } from './schema.ts';

/** Records the changes of a transaction, so that caches by version become invalid (SV-06). */
export interface Revisions {
  readonly ofShopper: (scope: Scope) => Promise<void>;
  readonly raised: (scope: Scope) => void;
  readonly ofCatalogue: (tenant: Tenant) => Promise<void>;
}

export const revisionsIn = (db: Db): Revisions => {
  const raised = new Set<string>();
  const isNew = (key: string): boolean => !raised.has(key) && raised.add(key).size > 0;
  const keyOf = ({ tenant, owner }: Scope): string => `${tenant}/${owner}`;
  return {
    raised: (scope) => {
      raised.add(keyOf(scope));
    },
    ofShopper: async (scope) => {
      if (!isNew(keyOf(scope))) return;
      await db
        .insertInto('carts')
        .values({ ...scope, version: 0, revision: 1 })
        .onConflict((conflict) =>
          conflict.columns(['tenant', 'owner']).doUpdateSet((row) => ({ revision: row('carts.revision', '+', 1) })),
        )
        .execute();
    },
    ofCatalogue: async (tenant) => {
      if (!isNew(tenant)) return;
      await db
        .insertInto('catalogue_versions')
        .values({ tenant, version: 1 })
        .onConflict((conflict) =>
          conflict.column('tenant').doUpdateSet((row) => ({ version: row('catalogue_versions.version', '+', 1) })),
        )
        .execute();
    },
  };
};
