import { type Answer, handle } from '../dispatch/handle.ts';
import type { CallName, Refusal } from '@baguni/contract';
import { tenants, isObject, objectOf, own, type JsonObject } from '@baguni/domain/internal';
import { itemNoOf, scenarioNames, scenarios, type Scenario } from '@baguni/scenarios';
import type { Scope } from '../store/rows.ts';
import { demoScope } from '../seed/demo-buyer.ts';

const broken = (unit: JsonObject): JsonObject => ({
  ...unit,
  item: { ...objectOf(unit['item']), itemSellPrice: 'free' },
});

const broke = (units: readonly unknown[], itemNos: readonly string[]): readonly unknown[] =>
  units.map((unit) => (isObject(unit) && itemNos.includes(String(own(unit['item'], 'itemNo'))) ? broken(unit) : unit));

const breakUnits = (answer: Answer, itemNos: readonly string[]): Answer => {
  if (itemNos.length === 0 || !isObject(answer.body)) return answer;
  const data = objectOf(answer.body['data']);
  const units = data['units'];
  if (!Array.isArray(units)) return answer;
  return { status: answer.status, body: { ...answer.body, data: { ...data, units: broke(units, itemNos) } } };
};

const keyOf = ({ tenant, owner }: Scope): string => `${tenant} ${owner}`;

const byOwner: ReadonlyMap<string, Scenario> = new Map(
  scenarioNames.flatMap((name) =>
    tenants.map((tenant) => [keyOf(demoScope(scenarios[name], tenant)), scenarios[name]] as const),
  ),
);

const scenarioOf = (scope: Scope): Scenario | null => byOwner.get(keyOf(scope)) ?? null;

const failure: Refusal = {
  resultCode: '9999',
  domain: 'cart-api',
  message: 'this demo buyer’s call fails',
  data: null,
};

const fails = ({ behaviour }: Scenario, call: CallName): boolean => behaviour.fails.some((name) => name === call);

const brokenItems = ({ behaviour, choices }: Scenario): readonly string[] =>
  behaviour.unreadable.flatMap((index) => {
    const choice = choices[index];
    return choice ? [itemNoOf(choice.item)] : [];
  });

/** Answers a call as `answer` does, but misbehaves if the scenario of a demo buyer requires it. Never in production. */
export const misbehaving =
  (answer: typeof handle): typeof handle =>
  async (backend, incoming) => {
    const scenario = scenarioOf(incoming.session.scope);
    if (!scenario) return answer(backend, incoming);
    if (fails(scenario, incoming.call)) return { status: 500, body: failure };
    return breakUnits(await answer(backend, incoming), brokenItems(scenario));
  };

/** Answers a call as `handle` does, but misbehaves if the scenario of a demo buyer requires it. Never in production. */
export const handleDemo = misbehaving(handle);
