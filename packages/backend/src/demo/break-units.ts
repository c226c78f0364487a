import type { Answer } from '../dispatch/answer.ts';

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const recordAt = (value: Json, name: string): Json => {
  const part = value[name];
  return isRecord(part) ? part : {};
};

const broken = (unit: Json): Json => ({ ...unit, item: { ...recordAt(unit, 'item'), itemSellPrice: 'free' } });

const broke = (units: readonly unknown[], itemNos: readonly string[]): readonly unknown[] =>
  units.map((unit) =>
    isRecord(unit) && itemNos.includes(String(recordAt(unit, 'item')['itemNo'])) ? broken(unit) : unit,
  );

export const breakUnits = (answer: Answer, itemNos: readonly string[]): Answer => {
  if (itemNos.length === 0 || !isRecord(answer.body)) return answer;
  const data = recordAt(answer.body, 'data');
  const units = data['units'];
  if (!Array.isArray(units)) return answer;
  return { status: answer.status, body: { ...answer.body, data: { ...data, units: broke(units, itemNos) } } };
};
