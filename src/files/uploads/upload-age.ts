const HOUR_MS = 3_600_000;

/** How long an upload may be added to its article. Ends an hour before garbage collection, so that the two never overlap. */
export const ADD_WITHIN_MS = 23 * HOUR_MS;
/** Age at which an upload that was never added is removed. */
export const SWEEP_AFTER_MS = 24 * HOUR_MS;
