import type { Missing } from './missing';

/** The mark of a step: complete, lacking something, or not opened yet. */
export type Tick = 'done' | 'lacking' | 'open';

/** The steps that are complete from the start: one author is already in the list, and reviewers are optional. */
const COMPLETE_FROM_START = [1, 2];

/** One tick per step. A step that was never opened gets no tick for being complete without any input. */
export function ticksOf(missing: readonly Missing[], furthest: number): Tick[] {
  return missing.map((lacks, index) => {
    const isLast = index === missing.length - 1;
    if (Object.keys(lacks).length > 0) return isLast && index > furthest ? 'open' : 'lacking';
    return index > furthest && COMPLETE_FROM_START.includes(index) ? 'open' : 'done';
  });
}
