import { type ApiError, DomainError, type Language } from '../../../contracts';
import { withLanguage } from '../../language/current-language';
import { dutchOf } from '../../language/dutch/dutch-of';

/**
 * Translates the messages of an error and of its fields to the caller's language. The code stays the same. In English nothing changes,
 * because all refusals are written in English (ADR 67). `thrown`: what became this error.
 */
export function problemIn(language: Language, problem: ApiError, thrown?: unknown): ApiError {
  if (language !== 'nl') return problem;
  const { message, details } = problem;
  if (thrown instanceof DomainError && thrown.reword)
    return { ...problem, message: withLanguage(language, thrown.reword) };
  if (!details) return { ...problem, message: dutchOf(message) };
  const fields = Object.entries(details).map(([field, text]) => [field, dutchOf(text)] as const);
  return { ...problem, message: dutchOf(message), details: Object.fromEntries(fields) };
}
