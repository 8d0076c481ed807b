import { AsyncLocalStorage } from 'node:async_hooks';

type Values = Readonly<Record<symbol, unknown>>;

/** Each storage costs one copy per promise of the process, so all values share one storage. */
const storage = new AsyncLocalStorage<Values>();

/** A value that surrounds a piece of work: all code that the work calls, also later, finds it, and no other code does. */
export class Surrounding<Value> {
  private readonly key = Symbol('surrounding');

  /** Runs work with the value, in place of the one that surrounds the caller. */
  run<Result>(value: Value, work: () => Result): Result {
    return storage.run({ ...storage.getStore(), [this.key]: value }, work);
  }

  /** The value around the caller; undefined if there is none. */
  get(): Value | undefined {
    return storage.getStore()?.[this.key] as Value | undefined;
  }
}
