import { type CommentField, type FileView, t } from '@contracts';

/**
 * The comment for parts that the manuscript does not have. Comments are part of the review, which the authors read, so they are in the
 * journal's language.
 */
export const NOT_APPLICABLE = '<p>Not applicable.</p>';

/** The comment if the reviewer has none on a part. Every field is required (spec part 1, section 5, 'Review submit'). */
export const NOTHING_TO_SAY = '<p>No comments.</p>';

/** The comment fields about parts that a manuscript may lack. */
const ABOUT: Partial<Record<CommentField, { words: string; isThere: (file: FileView) => boolean }>> = {
  commentsTables: {
    words: t('No tables were uploaded with this manuscript.'),
    isThere: ({ type }) => type === 'Tables',
  },
  commentsFigures: {
    words: t('No figures were uploaded with this manuscript.'),
    isThere: ({ type }) => type === 'Figure' || type === 'SupplementaryFigures',
  },
};

/** The note that the manuscript has no files of the kind that this field is about; otherwise null. */
export function lacksFilesFor(field: CommentField, files: readonly FileView[]): string | null {
  const about = ABOUT[field];
  return about && !files.some((file) => about.isThere(file)) ? about.words : null;
}
