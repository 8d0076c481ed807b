import { type CommentField, type FileView, NOT_APPLICABLE, NOTHING_TO_SAY, t } from '@contracts';
import { usePublicSettings } from '../../../../shared/api/public-api';

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

/** The rich text that a button offers in place of a comment, in the journal's language. */
export function useStandardComment(lacksFiles: boolean): string {
  const { defaultLanguage } = usePublicSettings();
  return `<p>${(lacksFiles ? NOT_APPLICABLE : NOTHING_TO_SAY)[defaultLanguage]}</p>`;
}
