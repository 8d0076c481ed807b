import { types } from 'node:util';

/** Also true for errors of Node's own modules if these have their own classes, as in the tests. */
const isError = (thrown: unknown): thrown is Error => thrown instanceof Error || types.isNativeError(thrown);

/**
 * Why something failed, never empty for an error. A host with several addresses fails with an AggregateError without a message: then these
 * are the reasons of all addresses.
 */
export function reasonOf(failure: unknown): string {
  if (!isError(failure)) return String(failure);
  if (failure.message.trim() !== '') return failure.message;
  const { errors, code, name }: { errors?: unknown; code?: unknown; name: string } = failure;
  const reasons = Array.isArray(errors) ? [...new Set(errors.map(reasonOf))].join('; ') : '';
  return reasons || (typeof code === 'string' ? code : name);
}
