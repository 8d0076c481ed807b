import { randomUUID } from 'node:crypto';
import { currentMoment } from './moment';

/** The current time as an injectable; tests set it. */
export interface Clock {
  now(): Date;
}

/** Dependency injection token of the clock. */
export const CLOCK = Symbol('CLOCK');

export const systemClock: Clock = { now: currentMoment };

/** A new UUID, for events, files, mails and the like. */
export const newId = (): string => randomUUID();
