import type { Late } from '@baguni/domain';
import { firstValueFrom, timer } from 'rxjs';
import { late } from './late.ts';

/** A late part that runs out by a timer of the streams: for who has one anyway. */
export const lateByTimer = <T>(load: () => Promise<T>): Late<T> => late(load, (ms) => firstValueFrom(timer(ms)));
