import type { Language } from '../language/languages';

/**
 * The comment if the reviewer has none on a part. Every field is required (spec part 1, section 5, 'Review submit'). Comments are part of
 * the review, which the authors read, so they are in the journal's language.
 */
export const NOTHING_TO_SAY: Record<Language, string> = { en: 'No comments.', nl: 'Geen opmerkingen.' };

/** The comment for parts that the manuscript does not have. */
export const NOT_APPLICABLE: Record<Language, string> = { en: 'Not applicable.', nl: 'Niet van toepassing.' };
