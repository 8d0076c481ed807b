/** Fills all read models from the events again, beside the present ones, and swaps them. Readers never see half of it. */
export interface ReadModelRebuild {
  rebuild(): Promise<void>;
}

/** Dependency injection token. */
export const READ_MODEL_REBUILD = Symbol('READ_MODEL_REBUILD');
