import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useState } from 'react';
import { type ArticleView, STATUS_LABELS, t } from '@contracts';
import { BlacklistNotice } from '../../../shared/article/blacklist-notice';
import { countDays, daysBetween } from '../../../shared/display/format';
import { Rich } from '../../../shared/language/rich';
import { Facts } from './facts-column';
import { FactsDue } from './facts-due';
import { useMoment, useShownTime } from './past/moment';

const useStyles = makeStyles({
  parts: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  fold: {
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusXLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    '@media print': { display: 'none' },
  },
  summary: {
    padding: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalM}`,
    borderRadius: tokens.borderRadiusXLarge,
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  title: { fontWeight: tokens.fontWeightSemibold, marginInlineEnd: tokens.spacingHorizontalM },
  short: { ...typographyStyles.caption1, color: tokens.colorNeutralForeground2 },
  facts: { padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM} ${tokens.spacingVerticalM}` },
});

/** The facts in one line that can be opened, for screens with their own panel and for narrow windows. */
export function FactsFold({ article }: { article: ArticleView }) {
  const styles = useStyles();
  const [wasOpened, setOpened] = useState(false);
  const now = useShownTime();
  const isPast = useMoment() !== null;
  const days = countDays(Math.max(0, daysBetween(article.statusSince, now)));
  const asked = article.articleReviewer.filter(({ revision }) => revision === article.revision).length;
  return (
    <section aria-label={t('Facts')} className={styles.parts}>
      {!isPast && <BlacklistNotice articleId={article.id} />}
      <details className={styles.fold} onToggle={(event) => event.currentTarget.open && setOpened(true)}>
        <summary className={styles.summary}>
          <span className={styles.title}>{t('Facts')}</span>
          <span className={styles.short}>
            <Rich
              text="Due: <due></due> · {days} in {status} · {asked, plural, =0 {no reviewers} one {# reviewer} other {# reviewers}}"
              values={{ days, status: STATUS_LABELS[article.status].label, asked }}
              tags={{ due: <FactsDue article={article} /> }}
            />
            {article.languageService && ` · ${t('language service wanted')}`}
          </span>
        </summary>
        {/* Folded facts send no request to the server until someone opens them. */}
        <div className={styles.facts}>{wasOpened && <Facts article={article} inColumns />}</div>
      </details>
    </section>
  );
}
