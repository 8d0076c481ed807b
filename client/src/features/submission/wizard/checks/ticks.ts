import type { Missing } from './missing';

/** What a step shows: complete, lacking something, or not looked at yet. */
export type Tick = 'done' | 'lacking' | 'open';

/** The steps that lack nothing from the start: one author is there already, and reviewers are optional. */
const COMPLETE_FROM_START = [1, 2];

/** One tick per step. A step that nobody has opened is not ticked only because nothing in it is required. */
export function ticksOf(missing: readonly Missing[], furthest: number): Tick[] {
  return missing.map((lacks, index) => {
    const isLast = index === missing.length - 1;
    if (Object.keys(lacks).length > 0) return isLast && index > furthest ? 'open' : 'lacking';
    return index > furthest && COMPLETE_FROM_START.includes(index) ? 'open' : 'done';
  });
}
