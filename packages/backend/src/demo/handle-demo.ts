import type { CallName, Refusal } from '@baguni/contract';
import { tenants } from '@baguni/domain';
import { itemNoOf, scenarioNames, scenarios, type Scenario } from '@baguni/scenarios';
import type { Answer } from '../dispatch/answer.ts';
import type { Backend, Incoming } from '../dispatch/backend.ts';
import { handle } from '../dispatch/handle.ts';
import type { Scope } from '../store/owner.ts';
import { breakUnits } from './break-units.ts';
import { demoScope } from '../seed/demo-buyer.ts';

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

type Handle<A> = (backend: Backend, incoming: Incoming) => Promise<A>;

/**
 * Answers a call as `answer` does, and for demo buyers misbehaves as their scenario
 * says. Never in production.
 */
export const misbehaving =
  <A extends Answer | null>(answer: Handle<A>): Handle<A | Answer> =>
  async (backend, incoming) => {
    const scenario = scenarioOf(incoming.session.scope);
    if (!scenario) return answer(backend, incoming);
    if (fails(scenario, incoming.call)) return { status: 500, body: failure };
    const answered = await answer(backend, incoming);
    return answered && breakUnits(answered, brokenItems(scenario));
  };

/** Answers a call as `handle` does, and for demo buyers misbehaves as their scenario says. Never in production. */
export const handleDemo = misbehaving(handle);
