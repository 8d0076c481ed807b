import { Button } from '@fluentui/react-components';
import { type ArticleView, type ReviewerCandidate, type ReviewerPanel, t } from '@contracts';
import { useNotify } from '../../../../shared/state/hooks';
import { alternatesApi, chosenIn } from './alternates-api';

interface Props {
  article: ArticleView;
  panel: ReviewerPanel;
  candidates: readonly ReviewerCandidate[];
  onDone(): void;
}

/** Appends the ticked candidates to the alternates, in the order in which they were ticked. */
export function AddAlternates({ article, panel: { alternates }, candidates, onDone }: Props) {
  const [set, { isLoading }] = alternatesApi.useSetAlternatesMutation();
  const notify = useNotify();
  const waiting = chosenIn(alternates).reviewerIds;
  const added = candidates.map(({ id }) => id).filter((id) => !waiting.includes(id));
  const add = async (): Promise<void> => {
    const seen = chosenIn(alternates);
    const answer = await set({ articleId: article.id, ...seen, reviewerIds: [...waiting, ...added], seen });
    if ('error' in answer) return;
    notify.success(
      t('{count, plural, one {# person is now an alternate} other {# people are now alternates}}.', {
        count: added.length,
      }),
    );
    onDone();
  };
  return (
    <Button
      disabled={candidates.length > 0 && added.length === 0}
      disabledFocusable={isLoading}
      onClick={() => void add()}
    >
      {t('Add as alternates')}
    </Button>
  );
}
