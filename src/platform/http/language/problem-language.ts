import type { ApiError, Language } from '../../../contracts';
import { dutchOf } from '../../language/dutch/dutch-of';

/**
 * An error in the caller's language: its message and those of its fields. The code stays, and so does English, in which all refusals are
 * written (ADR 67).
 */
export function problemIn(language: Language, problem: ApiError): ApiError {
  if (language !== 'nl') return problem;
  const { message, details } = problem;
  if (!details) return { ...problem, message: dutchOf(message) };
  const fields = Object.entries(details).map(([field, text]) => [field, dutchOf(text)] as const);
  return { ...problem, message: dutchOf(message), details: Object.fromEntries(fields) };
}
