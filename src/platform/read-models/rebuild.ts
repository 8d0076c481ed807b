/** Fills new copies of all read models from the events, and then swaps them with the current ones. Readers never see a half-filled read model. */
export interface ReadModelRebuild {
  rebuild(): Promise<void>;
}

/** Dependency injection token. */
export const READ_MODEL_REBUILD = Symbol('READ_MODEL_REBUILD');
