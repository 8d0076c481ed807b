import { texts } from '../language/texts';
import type { ArticleFields } from './article-views';

/** Names of the wizard's fields, as used within a sentence. */
export const ARTICLE_FIELD_LABELS: Record<keyof ArticleFields, string> = texts({
  articleTitle: 'title',
  runningTitle: 'running title',
  typeId: 'type',
  firstTime: 'first submission',
  previousId: 'previous id',
  coverLetter: 'cover letter',
  keywords: 'keywords',
  abstractText: 'abstract',
  languageService: 'language service',
  reviewerOne: 'first nominated reviewer',
  reviewerTwo: 'second nominated reviewer',
  reviewerRemoved: 'excluded reviewer',
  relationshipOne: 'relationship to the first reviewer',
  relationshipTwo: 'relationship to the second reviewer',
  note: 'note',
});
