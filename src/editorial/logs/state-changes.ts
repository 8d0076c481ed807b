import type { ArticleState } from '../../article';
import { type StateChange, STATUS_LABELS, t } from '../../contracts';
import { authorshipChanges } from './authorship-changes';
import { change, type NameOf } from './changes-in-words';
import { contentChanges } from './content-changes';
import { progressChanges } from './progress-changes';

function statusText(state: ArticleState): string | null {
  if (!state.exists) return null;
  return state.deleted ? t('Deleted') : STATUS_LABELS[state.status].label;
}

/** Another account takes over the article (`AccountReplaced`). Setting the first uploader does not count as a change. */
const uploaderChange = (before: ArticleState, after: ArticleState, nameOf: NameOf): StateChange[] =>
  before.exists && before.uploaderId !== after.uploaderId
    ? change(
        t('Uploaded by'),
        t('{name} (replaced account)', { name: nameOf(before.uploaderId) }),
        nameOf(after.uploaderId),
      )
    : [];

/**
 * The differences between two states of an article, in words of the current language for the office, the status first. Empty when there is no visible difference: a
 * mail does not change the article.
 */
export function stateChanges(before: ArticleState, after: ArticleState, nameOf: NameOf): StateChange[] {
  const revision = (state: ArticleState): string | null => (state.exists ? String(state.revision) : null);
  return [
    ...change(t('Status'), statusText(before), statusText(after)),
    ...change(t('Revision'), revision(before), revision(after)),
    ...uploaderChange(before, after, nameOf),
    ...contentChanges(before, after, nameOf),
    ...authorshipChanges(before, after),
    ...progressChanges(before, after, nameOf),
  ];
}
