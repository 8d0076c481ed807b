import { makeStyles, ToggleButton, tokens } from '@fluentui/react-components';
import { type ArticleView, MAX_REVIEWERS_REQUIRED, type ReviewerPanel, t } from '@contracts';
import { Info } from '../../../../shared/display/info';
import { panelApi } from '../../api/panel-api';

const useStyles = makeStyles({
  row: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalXS },
  count: { minWidth: '32px' },
});
const COUNTS = Array.from({ length: MAX_REVIEWERS_REQUIRED + 1 }, (_none, count) => count);
const MEANING = t(
  'The article is under review once this many reviewers have agreed, and reviewed once this many reviews are complete.',
);

interface Props {
  article: ArticleView;
  panel: ReviewerPanel;
  disabled: boolean;
}

/** Buttons 0 to 4 (spec part 2, section 5). Once that number of reviews is complete, the article counts as reviewed. */
export function RequiredCount({ article, panel, disabled }: Props) {
  const styles = useStyles();
  const [set, { isLoading }] = panelApi.useSetReviewersCountMutation();
  return (
    <div className={styles.row}>
      <span aria-hidden>{t('Required')}</span>
      <div className={styles.row} role="group" aria-label={t('Reviewers required')}>
        {COUNTS.map((count) => (
          <ToggleButton
            key={count}
            size="small"
            className={styles.count}
            checked={panel.reviewerRequired === count}
            disabled={disabled}
            disabledFocusable={isLoading}
            onClick={() => void set({ articleId: article.id, count })}
          >
            {count}
          </ToggleButton>
        ))}
      </div>
      <Info about={t('Reviewers required')} text={MEANING} />
    </div>
  );
}
